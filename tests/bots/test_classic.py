"""The classic search is a yardstick: it plays for ever as it did when it was made."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Final

import pytest

from mindtable.bots import bot_named
from mindtable.bots.limit import ENDLESS, Limit
from mindtable.bots.search_bot import classic_search_of
from mindtable.games import game_named

# Of whole games, with all that was tried at every decision: by game and sets. They are never to be written anew, for
# everything that is measured by the classic search would mean something else.
FINGERPRINTS: Final = {
    "duel first-contact": "31084dd6842aba71",
    "duel new-servants": "b0d9f9cc53fc723c",
    "duel beyond-evolution beyond-eternity promos": "2d6239b25092693a",
    "tag-team first-contact": "414e91564d10c13b",
    "tag-team new-servants beyond-evolution beyond-eternity": "274678f5fe5e2238",
    "mind-up": "a1becd3e500c1bb7",
}
ITERATIONS: Final = 40


def fingerprint(game: str, sets: tuple[str, ...]) -> str:
    """Of a game of the classic search against itself: every decision, and how often each move was tried."""
    position, _ = game_named(game).deal(seed=25, sets=sets)
    dice = Random(25)
    seen = sha256()
    while position.to_decide:
        seat = position.to_decide[0]
        moves = position.moves(seat)
        search = classic_search_of(position.view(seat), dice.getrandbits(60))
        search.run(ITERATIONS, ENDLESS)
        visits = search.visits()
        chosen = moves[visits.index(max(visits))]
        seen.update(f"{seat} {chosen} {visits}\n".encode())
        position.play(chosen, seat)
    return seen.hexdigest()[:16]


@pytest.mark.slow
@pytest.mark.parametrize("played", FINGERPRINTS)
def test_it_plays_as_it_did_when_it_was_made(played: str) -> None:
    game, *sets = played.split()
    assert fingerprint(game, tuple(sets)) == FINGERPRINTS[played]


@pytest.mark.parametrize("name", ["classic", "classic@40"])
def test_it_is_a_bot_with_a_limit_of_its_own(name: str) -> None:
    position, _ = game_named("duel").deal(seed=1)
    bot = bot_named(name, 1, Limit(iterations=40))
    assert bot.name == name
    assert bot.choose(position.view(position.to_decide[0])) in position.moves()
