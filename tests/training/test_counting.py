"""What the search likes to do is counted in its practice."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from mindtable.bots.search_bot import classic_search_of
from mindtable.bots.spreading import processes
from mindtable.game.contract import View
from mindtable.games import game_named
from mindtable.lab.habits import Occasion, read_habits, shipped
from mindtable.lab.keeping import LINES, Kept
from mindtable.training.counting import count_habits, main
from mindtable.training.family import family_named
from mindtable.training.practice import Practice, practised
from mindtable.training.rounds import Plan

MINE: Final = {
    "life": 2,
    "mindbugs": 1,
    "play": ["luchataur"],
    "hand": ["gorillion", "bee-bear"],
    "draw": ["turbo-bug"],
}
THEIRS: Final = {"life": 5, "mindbugs": 2, "play": ["spider-owl"], "hand": ["harpy-mother"]}
SEEN: Final = {"life": "2", "their-life": "4+", "mindbugs": "1", "their-mindbugs": "2+", "left": "3"}


def view_of(document: dict[str, Any], *before: str) -> View:
    position = game_named("duel").read_position({"game": "duel", "turn": "A", **document})
    for move in before:
        position.play(move)
    view: View = position.view(position.to_decide[0])
    return view


def occasions(view: View, liked: str) -> set[Occasion]:
    place = [move.text for move in view.moves()].index(liked)
    found = list(family_named("mindbug").occasions(view, place))
    assert len(found) == len(set(found))
    return set(found)


def test_a_turn_is_an_occasion_to_play_every_card_and_to_attack() -> None:
    found = occasions(view_of({"A": MINE, "B": THEIRS}), "play bee-bear")
    assert found == {
        Occasion("play", "card", "bee-bear", True),
        Occasion("play", "card", "gorillion", False),
        Occasion("attack", "card", "luchataur", False),
        *(Occasion("play", by, SEEN[by], True) for by in ("their-mindbugs", "left")),
        *(Occasion("attack", by, SEEN[by], False) for by in ("life", "their-life")),
    }


@pytest.mark.parametrize(("liked", "done"), [("mindbug", True), ("pass", False)])
def test_a_card_is_an_occasion_for_a_mindbug(liked: str, done: bool) -> None:
    found = occasions(view_of({"A": THEIRS, "B": MINE}, "play harpy-mother"), liked)
    assert found == {
        Occasion("take", "card", "harpy-mother", done),
        *(Occasion("take", by, value, done) for by, value in SEEN.items()),
    }


def test_an_attack_is_an_occasion_for_everybody_who_may_block() -> None:
    found = occasions(
        view_of({"A": {"play": ["gorillion"], "hand": ["bee-bear"]}, "B": MINE}, "attack gorillion"), "no block"
    )
    assert Occasion("block", "card", "luchataur", False) in found
    assert Occasion("block", "life", "2", False) in found


@pytest.mark.slow
def test_the_practice_of_a_folder_is_counted(tmp_path: Path) -> None:
    plan = Plan("mindbug", tmp_path, games=21, iterations=4, seed=4)
    with processes(1) as crew:
        assert sum(plan.practise(1, crew, lambda: True)) == 21
    assert main([str(tmp_path), "--output", str(tmp_path / "habits.json")]) == 0
    first, *others = read_habits((tmp_path / "habits.json").read_text(encoding="utf-8"))
    assert {one.name for one in (first, *others)} == {"duel-first", "duel-all", "tag-team"}
    assert sum(one.games for one in (first, *others)) == 21
    for one in (first, *others):
        assert set(one.counted) <= {"take", "play", "attack", "block"}
        for seen in one.counted.values():
            assert all(0 <= often.done <= often.times <= one.decisions for values in seen.values() for often in values)


def test_games_are_counted_with_the_options_they_were_dealt_with(tmp_path: Path) -> None:
    practice = Practice("mind-up", (), deals=1, iterations=1, search="classic", seed=1, options=(("players", "3"),))
    line = practised(practice, classic_search_of, 0)
    Kept.of(practice, tmp_path, LINES).keep(range(1), [line])
    found = count_habits(family_named("mindup"), "three", [tmp_path])
    assert (found.games, found.decisions) == (1, len(line["made"]))


def test_nothing_is_written_for_a_family_in_which_nothing_is_counted(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path), "--family", "mindup", "--output", str(tmp_path / "habits.json")])
    assert not (tmp_path / "habits.json").exists()


def test_the_habits_of_the_package_are_of_many_games() -> None:
    found = shipped()
    assert all(one.games >= 40 for one in found)
    assert any(one.counted["take"]["card"] for one in found)
