"""Who is put together, of those who look for others."""

from __future__ import annotations

from datetime import datetime

import pytest

from mindtable.store import PROGRAM, Seek, Seeking, Sought
from mindtable.table.lobby.pairing import gathered

DUEL = Sought("duel", 2, ("first-contact",), {}, "600+5")


def seek(player: str, sought: Sought = DUEL, *, rating: int | None = None, waited: float = 0) -> Seek:
    return Seek(player, Seeking(player, sought, rating=rating), datetime(2026, 11, 1), waited)


def together(*seeks: Seek, apart: tuple[frozenset[str], ...] = ()) -> list[str]:
    """Who waits or sits with whom."""
    return ["".join(one.id for one in gathering.seeks) for gathering in gathered(seeks, apart)]


def test_who_came_first_is_served_first() -> None:
    assert together(*map(seek, "abcde")) == ["ab", "cd", "e"]


@pytest.mark.parametrize(
    "other",
    [
        Sought("mind-up", 2, ("first-contact",), {}, "600+5"),
        Sought("duel", 2, ("promos",), {}, "600+5"),
        Sought("duel", 2, ("first-contact",), {"epic": "yes"}, "600+5"),
        Sought("duel", 2, ("first-contact",), {}, "180+5"),
        Sought("duel", 2, ("first-contact",), {}, ""),
        Sought("duel", 2, ("first-contact",), {}, "600+5", rated=True),
    ],
)
def test_wishes_have_to_fit(other: Sought) -> None:
    assert together(seek("a"), seek("b", other)) == ["a", "b"]


def test_who_takes_any_clock_plays_by_that_of_the_others() -> None:
    anybody = Sought("duel", 2, ("first-contact",))
    (found,) = gathered([seek("a", anybody), seek("b")])
    assert found.is_full
    assert found.sought.clock == "600+5"
    (found,) = gathered([seek("a", anybody), seek("b", anybody)])
    assert found.sought.clock is None


def test_two_clocks_do_not_meet_through_somebody_who_takes_any() -> None:
    four = Sought("tag-team", 4)
    quick, slow = Sought("tag-team", 4, clock="180+5"), Sought("tag-team", 4, clock="3d")
    assert together(seek("a", four), seek("b", quick), seek("c", slow), seek("d", quick)) == ["abd", "c"]


def test_as_many_sit_together_as_a_game_needs() -> None:
    assert together(*(seek(one, Sought("tag-team", 4)) for one in "abcdef")) == ["abcd", "ef"]


def test_nobody_has_two_seats_or_meets_whom_they_do_not_want() -> None:
    assert together(seek("a"), seek("a")) == ["a", "a"]
    assert together(seek("a"), seek("b"), seek("c"), apart=(frozenset("ab"),)) == ["ac", "b"]


def test_nobody_plays_against_a_program_without_having_said_so() -> None:
    person, program, another = seek("a"), seek(f"{PROGRAM}b"), seek(f"{PROGRAM}c")
    assert [len(one.seeks) for one in gathered([person, program])] == [1, 1]
    assert [len(one.seeks) for one in gathered([person, program, another])] == [1, 2]


def test_how_good_somebody_is_counts_less_the_longer_both_wait() -> None:
    assert together(seek("a", rating=1500), seek("b", rating=1580)) == ["ab"]
    assert together(seek("a", rating=1500, waited=60), seek("b", rating=1800)) == ["a", "b"]
    assert together(seek("a", rating=1500, waited=60), seek("b", rating=1800, waited=40)) == ["ab"]
    assert together(seek("a", rating=1500), seek("b")) == ["ab"], "nobody knows how good the other one is"
