"""What a view foresees of attacks is what happens when they are played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from mindtable.game.contract import Event, Seat
from mindtable.games import game_named
from mindtable.mindbug.events import (
    CreatureBlocked,
    CreatureDefeated,
    CreatureEvolved,
    CreatureExhausted,
    CreatureHunted,
)
from mindtable.mindbug.position import Position
from mindtable.mindbug.sight import Combat, CreatureSight, Fate
from mindtable.mindbug.view import View
from tests.mindbug.random_games import ALL_SETS, positions

A, B = Seat("A"), Seat("B")
FATES = {
    CreatureDefeated: Fate.FALLS,
    CreatureExhausted: Fate.EXHAUSTED,
    CreatureEvolved: Fate.EVOLVES,
}


def positions_asking(question: str, games: int) -> Iterable[tuple[Position, View]]:
    for number in range(games):
        for game in ("duel", "tag-team"):
            for position in positions(number, ALL_SETS, game):
                if position.question == question:
                    yield position, position.view(position.to_decide[0])


def named(creatures: Iterable[CreatureSight]) -> set[str]:
    return {creature.card for creature in creatures}


def struck(events: Sequence[Event]) -> Counter[tuple[str, Fate]]:
    """What became of creatures in the combat itself, which comes right after the block and before all effects."""
    found: Counter[tuple[str, Fate]] = Counter()
    began = next(place for place, event in enumerate(events) if isinstance(event, CreatureBlocked | CreatureHunted))
    for event in events[began + 1 :]:
        if not isinstance(event, CreatureDefeated | CreatureExhausted | CreatureEvolved):
            break
        found[event.card, FATES[type(event)]] += 1
    return found


def test_a_combat_does_what_was_foreseen() -> None:
    met: Counter[Combat] = Counter()
    for position, view in positions_asking("block", games=25):
        attacker = view.sight.attacker
        assert attacker is not None
        for move in view.moves():
            card, _, _ = move.text.removeprefix("block ").partition("@")
            mine = view.sight.player(view.sight.to_decide[0]).creatures
            fitting = [creature for creature in mine if creature.card == card]
            if len(fitting) != 1:
                continue  # "no block", or one of several equal creatures
            foreseen = view.combat(attacker, fitting[0])
            met[foreseen] += 1
            expected = Counter(
                (creature.card, fate)
                for creature, fate in ((attacker, foreseen.attacker), (fitting[0], foreseen.blocker))
                if fate in (Fate.FALLS, Fate.EXHAUSTED)
            )
            happened = struck(position.copy().play(move))
            assert Counter({one: happened[one] for one in happened if one[1] is not Fate.EVOLVES}) == expected
            evolved = sum(number for (_, fate), number in happened.items() if fate is Fate.EVOLVES)
            assert evolved == [foreseen.attacker, foreseen.blocker].count(Fate.EVOLVES)
    assert {fate for combat in met for fate in (combat.attacker, combat.blocker)} == set(Fate)


def test_those_able_to_block_are_those_that_may_be_named() -> None:
    for _, view in positions_asking("block", games=15):
        sight = view.sight
        assert sight.attacker is not None
        able = view.blockers(sight.attacker)
        mine = [creature for creature in able if creature.seat == sight.to_decide[0]]
        words = {move.removeprefix("block ").split("@")[0].split("#")[0] for move in sight.moves} - {"no block"}
        assert named(mine) == words
        assert {one.seat for one in sight.asking if one.able} == {creature.seat for creature in able}
        for creature in sight.player(sight.to_decide[0]).creatures:
            refusal = view.why_no_block(sight.attacker, creature)
            assert (refusal is None) == (creature in able)
            assert refusal is None or refusal.reason in ("not-sneaky", "cannot-block")


def test_prey_are_those_that_may_be_hunted() -> None:
    met = 0
    for _, view in positions_asking("hunt", games=25):
        sight = view.sight
        assert sight.attacker is not None
        words = {move.removeprefix("hunt ").split("@")[0].split("#")[0] for move in sight.moves} - {"no hunt"}
        if "no hunt" in sight.moves:  # else only those that have to be hunted may be named
            assert named(view.prey(sight.attacker)) == words
            met += 1
    assert met > 20


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("gorillion", "luchataur", Combat(Fate.STANDS, Fate.FALLS)),
        ("luchataur", "luchataur", Combat(Fate.FALLS, Fate.FALLS)),
        ("killer-bee", "gorillion", Combat(Fate.FALLS, Fate.STANDS)),
        ("spider-owl", "gorillion", Combat(Fate.FALLS, Fate.FALLS)),  # poisonous
        ("gorillion", "rhino-turtle", Combat(Fate.STANDS, Fate.EXHAUSTED)),  # tough
    ],
)
def test_foreseen_before_anybody_attacks(mine: str, theirs: str, expected: Combat) -> None:
    document = {"game": "duel", "turn": "A", "A": {"play": [mine]}, "B": {"play": [theirs]}}
    for seat in (A, B, None):
        view = game_named("duel").read_position(document).view(seat)
        assert isinstance(view, View)
        (attacker,), (blocker,) = (player.creatures for player in view.sight.players)
        assert view.combat(attacker, blocker) == expected
