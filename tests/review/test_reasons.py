"""Reasons: what differs between what is expected after two moves, and a sentence for each in every language."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from mindtable.bots.limit import ENDLESS, Limit
from mindtable.bots.mindbug import family as bots_of_mindbug
from mindtable.bots.mindbug.search import MindbugSearch
from mindtable.bots.search_bot import classic_search_of
from mindtable.game.contract import SEATS, Move, View
from mindtable.games import duel, families, game_named
from mindtable.mindbug.view import View as MindbugView
from mindtable.review import Reason, assess
from mindtable.review.family import family_of
from mindtable.review.mindbug import comparing
from mindtable.review.mindbug import reasons as of_mindbug
from mindtable.review.mindbug.facts import by_effect, certain
from mindtable.review.mindup.reasons import OtherCardTaken
from mindtable.review.reasons import reason_from_json
from mindtable.wording import LANGUAGES, Wording

A, B = SEATS[:2]


def reason_of(move: str, document: dict[str, Any], *before: str) -> Reason | None:
    position = duel.read_position({"game": "duel", "turn": "A", **document})
    for made in before:
        position.play(made)
    return reason_at(position.view(position.to_decide[0]), move)


def reason_at(view: View, move: str) -> Reason | None:
    """Why a move of a view is worse than the best one, however much worse it is."""
    search = classic_search_of(view, 1)
    search.run(300, ENDLESS, fair=True)
    chances, place = search.chances(), view.moves().index(Move(move))
    best = chances.index(max(chances))
    return family_of(view.sight.game).reasons(view, search, best, [place]).get(place)


def certain_of(view: View, best: str, made: str) -> Reason | None:
    """Why a move is worse than another, by what is certain."""
    assert isinstance(view, MindbugView)
    return certain(view, [view.world(Random(number)) for number in range(3)], Move(best), Move(made))


FACING_GORILLION = {"life": 2, "mindbugs": 0, "play": ["gorillion"], "hand": ["bee-bear"]}


def test_an_attacker_that_can_be_blocked_and_falls_is_a_reason() -> None:
    """Whether anybody is expected to block does not matter."""
    mine = {"life": 2, "mindbugs": 1, "play": ["bee-bear"], "hand": ["gorillion"]}
    found = reason_of("attack bee-bear", {"A": mine, "B": FACING_GORILLION})
    assert found == of_mindbug.AttackerAtRisk("bee-bear", "gorillion")
    position = duel.read_position({"A": mine | {"play": ["bee-bear", "spider-owl"]}, "B": FACING_GORILLION})
    view = position.view(A)
    assert certain_of(view, "play gorillion", "attack bee-bear") == found
    assert certain_of(view, "attack spider-owl", "attack bee-bear") == of_mindbug.HitMissed()  # it is sneaky
    assert certain_of(view, "attack bee-bear", "attack spider-owl") is None


def test_two_creatures_that_fall_together_are_a_matter_of_what_is_expected() -> None:
    mine = {"life": 2, "mindbugs": 1, "play": ["gorillion"], "hand": ["bee-bear"]}
    position = duel.read_position({"A": mine, "B": FACING_GORILLION})
    assert certain_of(position.view(A), "play bee-bear", "attack gorillion") is None


def test_what_follows_at_once_is_a_reason_and_needs_no_search() -> None:
    """The blockers, and what their blocks do, are for all to see."""
    mine = {"life": 2, "mindbugs": 0, "play": ["bee-bear", "spider-owl", "luchataur"]}
    theirs = {"life": 2, "mindbugs": 0, "play": ["gorillion", "tiger-squirrel"], "hand": ["killer-bee"]}
    position = duel.read_position({"turn": "B", "A": mine, "B": theirs})
    position.play("attack gorillion")
    view = position.view(A)
    assert certain_of(view, "block bee-bear", "block luchataur") == of_mindbug.OtherFalls("luchataur", "bee-bear")
    assert certain_of(view, "no block", "block bee-bear") == of_mindbug.CreatureFalls("bee-bear")
    assert certain_of(view, "block bee-bear", "no block") == of_mindbug.LifeLost()
    assert certain_of(view, "block spider-owl", "block bee-bear") == of_mindbug.OtherFalls("bee-bear", "spider-owl")


def test_a_creature_that_could_have_been_defeated_in_place_of_another_is_a_reason() -> None:
    mine = {"life": 2, "mindbugs": 0, "play": ["shark-dog"], "hand": ["bee-bear"]}
    theirs = {"life": 2, "mindbugs": 0, "play": ["snail-hydra", "spider-owl", "bee-bear"], "hand": ["killer-bee"]}
    position = duel.read_position({"A": mine, "B": theirs})
    assert position.play("attack shark-dog")
    found = certain_of(position.view(A), *map(str, position.moves()[:2]))
    assert found == of_mindbug.OtherDefeated("snail-hydra", "bee-bear")


def effect_of(document: dict[str, Any], best: str, made: str) -> Reason | None:
    """Why a move of A is worse than another, by the effects that they set off."""
    view = duel.read_position({"game": "duel", "turn": "A", **document}).view(A)
    return by_effect([view.world(Random(number)) for number in range(3)], Move(best), Move(made))


def test_an_effect_that_does_nothing_and_one_that_does_something_are_reasons() -> None:
    """Brain Fly takes control of a creature of power 6 or more, and Luchataur has no effect."""
    mine = {"life": 2, "mindbugs": 0, "hand": ["brain-fly", "luchataur", "axolotl-healer"]}
    alone = {"A": mine, "B": {"life": 2, "mindbugs": 1, "hand": ["killer-bee"]}}
    facing = {"A": mine, "B": FACING_GORILLION}
    assert effect_of(alone, "play luchataur", "play brain-fly") == of_mindbug.EffectWasted("brain-fly")
    assert effect_of(alone, "play axolotl-healer", "play luchataur") == of_mindbug.EffectMissed("axolotl-healer")
    assert effect_of(facing, "play brain-fly", "play luchataur") == of_mindbug.EffectMissed("brain-fly")
    assert effect_of(facing, "play luchataur", "play brain-fly") is None
    assert effect_of(facing, "play axolotl-healer", "play brain-fly") is None


COVETED = {
    "A": {"life": 3, "mindbugs": 0, "play": ["bee-bear"], "hand": ["gorillion", "luchataur"]},
    "B": {"life": 3, "mindbugs": 2, "hand": ["luchataur", "spider-owl"]},
}


def test_a_card_that_would_be_taken_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as nothing is certain: that Bee Bear is not blocked is, and would be said first."""
    monkeypatch.setattr(comparing, "certain", lambda *_: None)
    assert reason_of("play gorillion", COVETED) == of_mindbug.CardTaken("gorillion", B)


def test_a_win_that_is_missed_and_a_game_that_is_lost_are_reasons() -> None:
    mine = {"life": 1, "mindbugs": 0, "play": ["spider-owl", "bee-bear"]}
    theirs = {"life": 1, "mindbugs": 0, "play": ["gorillion"], "hand": ["luchataur"]}
    assert reason_of("attack bee-bear", {"A": mine, "B": theirs}) == of_mindbug.WinMissed()
    assert reason_of("no block", {"A": mine, "B": theirs}, "attack bee-bear") == of_mindbug.GameLost()


class Clueless:
    """A search that never tries anything."""

    def __init__(self, view: MindbugView, dice: int) -> None:
        self._search = MindbugSearch(view, dice)
        self.chances = self._search.chances
        self.likely_line = self._search.likely_line

    def run(self, iterations: int, seconds: float, fair: bool) -> None:
        assert (iterations, seconds, fair) == (4500, 2.0, True)


def test_what_a_second_search_does_not_expect_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "certain", lambda *_: None)
    monkeypatch.setattr(bots_of_mindbug, "search", Clueless)
    assert reason_of("play gorillion", COVETED) is None


def test_a_choice_that_takes_another_card_of_the_row_says_which() -> None:
    """The hands of all are known."""
    hands = {"A": {"hand": [1, 29, 49]}, "B": {"hand": [11, 12, 13]}, "C": {"hand": [57, 58, 59]}}
    rules = game_named("mind-up")
    position = rules.read_position({"game": "mind-up", "columns": [5, 1, 2, 4, 3], "row": [10, 30, 50], **hands})
    position.board.open |= position.board.hand
    assert reason_at(position.view(A), "pick 49") == OtherCardTaken("30", "10")


def test_moves_that_are_much_worse_have_their_reason_in_an_assessment() -> None:
    mine = {"life": 1, "mindbugs": 0, "play": ["spider-owl", "bee-bear"]}
    position = duel.read_position({"A": mine, "B": FACING_GORILLION | {"life": 1}})
    best, worse = assess(position.view(A), Limit(iterations=200), 1).options
    assert (best.reason, worse.reason) == (None, of_mindbug.WinMissed())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_reason_has_a_sentence_and_can_be_written_down(language: str) -> None:
    wording = Wording(language)
    names = {A: "Rosa", B: "Otto"}
    given = {"mindbug": "luchataur", "mindup": "16"}
    for name, family in families().items():
        for kind in family.part("review").kinds_of_reasons.values():
            values = [
                2 if field.type == "int" else B if field.name == "seat" else given[name] for field in fields(kind)
            ]
            reason = kind(*values)
            said = wording.reason(reason, names)
            assert said.endswith(".")
            assert said[0].isupper()
            assert ("Otto" in said) == (B in values)
            assert reason_from_json(reason.to_json()) == reason
