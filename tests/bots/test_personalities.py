"""Personalities: about as strong as each other, and they like different moves."""

from __future__ import annotations

from typing import Any, Final

import pytest

from mindtable.bots import bot_named, bots_of, stand_in
from mindtable.bots.limit import Limit
from mindtable.bots.mindbug.leaning import LEANINGS, weights_of
from mindtable.bots.mindbug.learnt import learnt_judgement, learnt_weights, search_with
from mindtable.bots.mindbug.patterns import LAYOUT
from mindtable.bots.personalities import PERSONALITIES
from mindtable.game.contract import SetupError, View
from mindtable.games import game_named
from mindtable.mindbug.view import View as MindbugView

NAMES: Final = ["attacker", "trapper", "miser"]
FEW: Final = 40  # iterations, with which leanings still tell


def view_of(document: dict[str, Any], *before: str) -> MindbugView:
    position = game_named("duel").read_position({"game": "duel", "turn": "A", **document})
    for move in before:
        position.play(move)
    view = position.view(position.to_decide[0])
    assert isinstance(view, MindbugView)
    return view


def tried(view: MindbugView, personality: str, verb: str) -> int:
    """How often moves of a verb are tried, by somebody with other dice in each of several searches."""
    weights = weights_of(personality) if personality else learnt_weights()
    found = 0
    for dice in range(10):
        search = search_with(weights, learnt_judgement(), view, dice)
        search.run(FEW, float("inf"))
        made = zip(view.moves(), search.visits(), strict=True)
        found += sum(visits for move, visits in made if move.text.startswith(verb))
    return found


def test_they_play_where_the_family_knows_them() -> None:
    assert [one.name for one in PERSONALITIES] == NAMES == list(LEANINGS)
    assert set(NAMES) <= set(bots_of("duel")) & set(bots_of("tag-team"))
    assert not set(NAMES) & set(bots_of("mind-up"))
    assert stand_in("miser", "mind-up") == "expert"
    view: View = game_named("mind-up").deal(seed=1)[0].view("A")
    with pytest.raises(SetupError, match="does not play mind-up"):
        bot_named("miser", 1, Limit()).choose(view)


@pytest.mark.parametrize("game", ["duel", "tag-team"])
@pytest.mark.parametrize("name", NAMES)
def test_they_make_legal_moves_and_the_same_with_the_same_dice(game: str, name: str) -> None:
    position, _ = game_named(game).deal(seed=4)
    view = position.view(position.to_decide[0])
    first, again = (bot_named(name, 3, Limit()).choose(view) for _ in range(2))
    assert first == again
    assert first in view.moves()


@pytest.mark.parametrize("name", NAMES)
def test_only_what_a_personality_likes_is_changed(name: str) -> None:
    tables = {patterns.partition(" | ")[0] for patterns in LEANINGS[name]}
    learnt, own = learnt_weights(), weights_of(name)
    for table, (begin, cells) in LAYOUT.tables.items():
        assert (learnt[begin : begin + cells] == own[begin : begin + cells]) == (table not in tables), table


def test_an_attacker_tries_attacks_and_a_trapper_does_not() -> None:
    document = {
        "A": {"play": ["luchataur", "bee-bear"], "hand": ["gorillion", "harpy-mother"]},
        "B": {"play": ["giraffodile", "spider-owl"], "hand": ["gorillion", "strange-barrel"]},
    }
    view = view_of(document)
    assert tried(view, "attacker", "attack") > tried(view, "", "attack") > tried(view, "trapper", "attack")


def test_a_trapper_blocks() -> None:
    document = {
        "A": {"play": ["luchataur"], "hand": ["gorillion"]},
        "B": {"play": ["giraffodile"], "hand": ["bee-bear"]},
    }
    view = view_of(document, "attack luchataur")
    assert tried(view, "trapper", "block") > tried(view, "", "block") > tried(view, "miser", "block")


def test_a_miser_keeps_mindbugs_and_good_cards() -> None:
    hand = {"hand": ["gorillion", "turbo-bug", "bee-bear"], "play": ["strange-barrel"]}
    view = view_of({"A": hand, "B": hand}, "play bee-bear")
    assert tried(view, "miser", "mindbug") < tried(view, "", "mindbug")
