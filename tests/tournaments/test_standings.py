"""How everybody stands, worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mindtable.tournaments import ROUND_ROBIN, SWISS, Happening, Tournament, standings


def after(entrants: int, *rounds: list[tuple[tuple[int, ...], tuple[int | None, ...]]]) -> Tournament:
    """A tournament with the boards of its rounds, and the places of those at each."""
    tournament = Tournament([Happening("begin", {"entrants": list(range(1, entrants + 1))})])
    for number, boards in enumerate(rounds, 1):
        tournament.take_in(Happening("round", {"boards": [entrants for entrants, _ in boards]}))
        for board, (_, places) in enumerate(boards, 1):
            if places:
                tournament.take_in(Happening("result", {"round": number, "board": board, "places": places}))
    return tournament


SWISS_ROUNDS = after(
    4,
    [((1, 3), (1, 2)), ((2, 4), (1, 2))],
    [((1, 2), (1, 2)), ((3, 4), (1, 2))],
)


def test_buchholz_is_what_opponents_have() -> None:
    found = {one.entrant: one for one in standings(SWISS_ROUNDS, SWISS)}
    assert [found[one].points for one in (1, 2, 3, 4)] == [2, 1, 1, 0]
    assert [found[one].buchholz for one in (1, 2, 3, 4)] == [2, 2, 2, 2]


def test_sonneborn_berger_is_what_the_beaten_have() -> None:
    found = {one.entrant: one for one in standings(SWISS_ROUNDS, SWISS)}
    assert [found[one].sonneborn_berger for one in (1, 2, 3, 4)] == [2, 0, 0, 0]
    assert [(one.entrant, one.place) for one in standings(SWISS_ROUNDS, SWISS)] == [(1, 1), (2, 2), (3, 2), (4, 4)]


def test_the_direct_meeting_decides_a_round_robin() -> None:
    played = after(
        4,
        [((1, 4), (1, 2)), ((2, 3), (2, 1))],
        [((4, 3), (1, 2)), ((1, 2), (2, 1))],
        [((2, 4), (1, 2)), ((3, 1), (2, 1))],
    )
    found = [(one.entrant, int(one.points), int(one.direct)) for one in standings(played, ROUND_ROBIN)]
    assert found == [(2, 2, 1), (1, 2, 0), (4, 1, 1), (3, 1, 0)]


def test_the_direct_meeting_decides_between_those_who_are_still_level() -> None:
    """Four have a point. By Buchholz they are two and two, and each of those two have met: 2 has beaten 3, and 1 has
    beaten 4 (FIDE's Tie-Break Regulations, C.07, article 6)."""
    played = after(
        6,
        [((5, 6), (1, 2)), ((1, 4), (1, 2)), ((2, 3), (1, 2))],
        [((1, 3), (2, 1)), ((4, 6), (2, 1)), ((2, 5), (2, 1))],
        [((1, 6), (2, 1)), ((3, 5), (2, 1)), ((2, 4), (2, 1))],
    )
    found = standings(played, SWISS)
    assert [(one.entrant, int(one.points), int(one.buchholz), int(one.direct)) for one in found[2:]] == [
        (2, 1, 5, 1),
        (3, 1, 5, 0),
        (1, 1, 4, 1),
        (4, 1, 4, 0),
    ]
    assert [one.place for one in found] == [1, 2, 3, 4, 5, 6]


def test_a_bye_is_a_point_against_somebody_like_oneself() -> None:
    tournament = after(3, [((1, 2), (1, 2)), ((3,), ())])
    found = {one.entrant: one for one in standings(tournament, SWISS)}
    assert found[3].points == 1
    assert found[3].buchholz == 1  # their own
    assert found[1].buchholz == 0
    assert (found[1].wins, found[3].wins) == (1, 0)


def test_who_does_not_come_has_lost() -> None:
    tournament = after(4, [((1, 2), (1, None)), ((3, 4), (None, None))])
    assert [tournament.points(one) for one in (1, 2, 3, 4)] == [1, 0, 0, 0]
    assert [tournament.had_bye(one) for one in (1, 2, 3, 4)] == [True, False, False, False]
    assert standings(tournament, SWISS)[0].wins == 0


def test_at_a_table_of_several_everybody_beaten_is_a_part_of_a_point() -> None:
    tournament = after(4, [((1, 2, 3, 4), (2, 1, 2, 4))])
    assert [tournament.points(one) for one in (1, 2, 3, 4)] == [Fraction(1, 2), 1, Fraction(1, 2), 0]


def test_what_happened_is_read_as_it_was_written() -> None:
    happening = Happening("result", {"round": 1, "board": 2, "places": [1, None]})
    assert Happening.read(happening.kind, happening.text) == happening
    with pytest.raises(ValueError, match="no happening"):
        Tournament([Happening("parade")])
    with pytest.raises(ValueError, match="what happened"):
        Happening.read("end", "[]")
