"""What four players know of each other's hands: cards that change hands unseen, and the unused pile."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from mindtable.game.contract import Seat
from mindtable.games import game_named
from mindtable.mindbug.position import Position
from mindtable.mindbug.sight import UnusedPile

A, B, C, D = (Seat(letter) for letter in "ABCD")
TAG_TEAM = game_named("tag-team")
SAMPLES = 3000


def after(document: dict[str, Any], *moves: str) -> Position:
    position = TAG_TEAM.read_position({"game": "tag-team", "turn": "A", **document})
    assert isinstance(position, Position)
    for move in moves:
        position.play(move)
    return position


def known_hand(position: Position, of: Seat, to: Seat | None) -> list[str | None]:
    return list(position.view(to).sight.player(of).hand)


def sightings(position: Position, to: Seat | None) -> list[tuple[str, list[str]]]:
    return [(one.card, list(one.places)) for one in position.view(to).sight.sightings]


# --- hands -----------------------------------------------------------------------------------------


def test_nobody_sees_the_hand_of_the_teammate() -> None:
    """T2.5."""
    position = after({"A": {"hand": ["gorillion"]}, "C": {"hand": ["bee-bear", "luchataur"]}})
    assert known_hand(position, C, A) == [None, None]
    assert sorted(map(str, known_hand(position, C, C))) == ["bee-bear", "luchataur"]


NONE_LEFT: dict[str, Any] = {"mindbugs": 0, "mindfrogs": 0}
BARREL: dict[str, Any] = {
    "A": {"hand": ["buddy-barrel", "brain-fly"], **NONE_LEFT},
    "B": {"hand": ["rhino-turtle"], **NONE_LEFT},
    "C": {"hand": ["killer-bee", "luchataur"], **NONE_LEFT},
    "D": {"hand": ["shark-dog", "plated-scorpion"], **NONE_LEFT},
}


def test_a_card_given_is_known_to_the_two_concerned_alone() -> None:
    """T5.3: Buddy Barrel."""
    position = after(BARREL, "play buddy-barrel", "choose killer-bee", "no")
    assert sorted(map(str, known_hand(position, A, A))) == ["brain-fly", "killer-bee"]
    assert known_hand(position, A, C) == ["killer-bee", None]
    for stranger in (B, D, None):
        assert known_hand(position, A, stranger) == [None, None]
        assert known_hand(position, C, stranger) == [None]


@pytest.mark.parametrize("given", ["killer-bee", "luchataur"])
def test_a_card_that_may_have_been_given_away_is_known_to_be_in_one_of_two_hands(given: str) -> None:
    """Everybody has seen Luchataur go to C's hand; then C gives A a card."""
    position = after(
        {**BARREL, "C": {"hand": ["killer-bee", "giraffodile"], "discard": ["luchataur"], **NONE_LEFT}, "turn": "C"},
        "play giraffodile",
        "play shark-dog",
        "play buddy-barrel",
        f"choose {given}",
        "no",
    )
    for stranger in (B, D, None):
        assert known_hand(position, A, stranger) == [None, None]
        assert known_hand(position, C, stranger) == [None]
        assert sightings(position, stranger) == [("luchataur", ["hand A", "hand C"])]
    assert sightings(position, A) == sightings(position, C) == []
    assert known_hand(position, C, A) == (["luchataur"] if given == "killer-bee" else [None])


def test_worlds_keep_a_card_lost_sight_of_in_one_of_its_places_and_draw_them_fairly() -> None:
    """One unknown card in C's hand, two in A's: Luchataur is as likely each of the three."""
    position = after(
        {
            **BARREL,
            "C": {"hand": ["killer-bee", "giraffodile"], "discard": ["luchataur"], **NONE_LEFT},
            "turn": "C",
            "unused": ["elephantopus", "spider-owl", "compost-dragon", "deathweaver"],
        },
        "play giraffodile",
        "play shark-dog",
        "play buddy-barrel",
        "choose killer-bee",
        "no",
    )
    view = position.view(B)
    dice = Random(1)
    holders: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for _ in range(SAMPLES):
        world = view.world(dice)
        assert world.view(B) == view
        written = TAG_TEAM.write_position(world)
        holders.update(seat for seat in "ABCD" if "luchataur" in written[seat]["hand"])
        others.update(card for seat in "AC" for card in written[seat]["hand"] if card != "luchataur")
    assert set(holders) == {A, C}
    assert 0.62 < holders["A"] / SAMPLES < 0.71
    assert len(others) == 7  # what is in no place that B knows
    assert max(others.values()) < 1.2 * min(others.values())


def test_a_card_lost_sight_of_is_recognised_when_it_is_played() -> None:
    position = after(
        {**BARREL, "C": {"hand": ["killer-bee", "giraffodile"], "discard": ["luchataur"], **NONE_LEFT}, "turn": "C"},
        "play giraffodile",
        "play shark-dog",
        "play buddy-barrel",
        "choose luchataur",
        "yes",
    )
    assert sightings(position, B) == []
    assert "luchataur" in [creature.card for creature in position.view(B).sight.player(A).creatures]


def test_the_last_card_of_a_hand_can_only_have_gone_the_way_everybody_saw() -> None:
    """C has one card, which everybody knows, and gives it away."""
    position = after(
        {**BARREL, "C": {"hand": ["giraffodile"], "discard": ["luchataur"], **NONE_LEFT}, "turn": "C"},
        "play giraffodile",
        "play shark-dog",
        "play buddy-barrel",
        "no",
    )
    for seat in (A, B, C, D, None):
        assert "luchataur" in known_hand(position, A, seat)
        assert sightings(position, seat) == []


def test_of_two_equal_cards_of_which_two_players_know_one_each_nothing_is_known_of_the_one_that_stays() -> None:
    """B has given A one Luchataur, D another; A plays one, and neither can tell which of the two it was."""
    table = {
        "A": {"hand": ["hungry-hungry-hamster", "hungry-hungry-hamster"], **NONE_LEFT},
        "B": {"hand": ["luchataur", "gorillion"], **NONE_LEFT},
        "C": {"hand": ["bee-bear", "spider-owl"], **NONE_LEFT},
        "D": {"hand": ["luchataur", "plated-scorpion", "rhino-turtle"], **NONE_LEFT},
    }
    first = ("play hungry-hungry-hamster", "choose B", "choose luchataur", "no")
    second = ("play hungry-hungry-hamster", "choose D", "choose luchataur", "no")
    position = after(table, *first, "play gorillion", "play bee-bear", "play plated-scorpion", *second)
    assert known_hand(position, A, B) == known_hand(position, A, D) == ["luchataur", None]
    for move in ("attack gorillion", "no block", "no block", "play spider-owl", "play rhino-turtle", "play luchataur"):
        position.play(move)
    assert known_hand(position, A, B) == known_hand(position, A, D) == [None]
    assert known_hand(position, A, A) == ["luchataur"]


# --- the unused pile -------------------------------------------------------------------------------

UNUSED = ["gorillion", "luchataur", "bee-bear", "spider-owl", "killer-bee", "elephantopus"]
TRIO = {
    "A": {"hand": ["undead-trio", "brain-fly"]},
    "B": {"hand": ["rhino-turtle"], "mindbugs": 0},
    "C": {"hand": ["shark-dog"], "mindfrogs": 0},
    "D": {"hand": ["plated-scorpion"], "mindbugs": 0},
    "unused": UNUSED,
}


def test_only_the_player_of_undead_trio_sees_the_top_of_the_unused_pile() -> None:
    position = after(TRIO, "play undead-trio")
    assert sorted(str(move) for move in position.view(A).moves()) == [
        "choose bee-bear",
        "choose gorillion",
        "choose luchataur",
    ]
    assert sorted(position.view(A).sight.unused.known) == ["bee-bear", "gorillion", "luchataur"]
    for stranger in (B, C, D, None):
        assert position.view(stranger).sight.unused == UnusedPile(count=6, known=(), looked_at=(None, None, None))
        assert position.view(stranger).world(Random(1)).view(stranger) == position.view(stranger)


def test_what_was_looked_at_and_shuffled_back_is_known_to_be_unused() -> None:
    position = after(TRIO, "play undead-trio", "choose luchataur")
    assert sorted(sightings(position, A)) == [("bee-bear", ["unused"]), ("gorillion", ["unused"])]
    assert "luchataur" in known_hand(position, C, A)
    assert "luchataur" in known_hand(position, C, C)
    for stranger in (B, D, None):
        assert known_hand(position, C, stranger) == [None, None]
        assert sightings(position, stranger) == []
    for seed in range(50):
        world = TAG_TEAM.write_position(position.view(A).world(Random(seed)))
        assert {"bee-bear", "gorillion"} <= set(world["unused"])


def test_the_unused_pile_is_shuffled_whole_also_where_it_is_deep() -> None:
    """80 cards, 60 of which have slots: after a shuffle any of the others may be on top."""
    tops = set()
    for seed in range(200):
        position, _ = TAG_TEAM.deal(seed=seed)
        pile = TAG_TEAM.write_position(position)["unused"]
        table = {**TRIO, "unused": UNUSED[:3] + pile[3:]}
        tops.add(TAG_TEAM.write_position(after(table, "play undead-trio", "choose gorillion"))["unused"][0])
    assert len(tops) > 25


def test_a_card_revealed_for_the_first_turn_may_be_the_one_that_undead_trio_gave_away() -> None:
    """M1.4: Gorillion was revealed at the start and is known to be unused; afterwards it may be in C's hand."""
    position = after(TRIO)
    position.board.open |= position.board.unused & (1 << position.board.order[0])
    assert position.view(B).sight.unused.known == ("gorillion",)
    position.play("play undead-trio")
    position.play("choose luchataur")
    for stranger in (B, D, None):
        assert sightings(position, stranger) == [("gorillion", ["hand C", "unused"])]
    assert ("gorillion", ["unused"]) in sightings(position, A)
    assert sightings(position, C) == [("gorillion", ["unused"])]


# --- who is asked ------------------------------------------------------------------------------------


def asking(position: Position, to: Seat | None) -> list[tuple[str, str, bool]]:
    return [(one.seat, one.question, one.able) for one in position.view(to).sight.asking]


@pytest.mark.parametrize("seat", [A, B, C, D, None])
def test_everybody_knows_who_is_asked_and_who_is_unable(seat: Seat | None) -> None:
    """T3.1, T4.1: Mindbugs and creatures lie open, and so does what Bazoocarrot has forbidden."""
    table: dict[str, Any] = {
        "A": {"hand": ["shark-dog"], "play": ["bazoocarrot"]},
        "B": {"hand": ["rhino-turtle"], "play": ["bee-bear"]},
        "C": {"hand": ["killer-bee"]},
        "D": {"hand": ["luchataur"], "play": ["snail-hydra"], "mindbugs": 0},
    }
    assert asking(after(table), seat) == []
    taken = [("B", "mindbug", True), ("C", "mindfrog", True), ("D", "mindbug", False)]
    assert asking(after(table, "play shark-dog"), seat) == taken
    assert asking(after(table, "play shark-dog", "pass"), seat) == taken
    attacked = after(table, "attack bazoocarrot", "choose B")
    assert asking(attacked, seat) == [("B", "block", False), ("D", "block", True)]
