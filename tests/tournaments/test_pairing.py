"""Who meets whom: the published tables, the rules of the Dutch system, and what holds however games end."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from mindtable.tournaments import ROUND_ROBIN, SWISS, Happening, Plan, Tournament, next_round, rounds_for
from mindtable.tournaments.groups import sizes
from mindtable.tournaments.round_robin import berger_round
from mindtable.tournaments.swiss import Contender, paired

NOTHING, ONE, TWO, THREE = map(Fraction, range(4))


def begun(entrants: int) -> Tournament:
    return Tournament([Happening("begin", {"entrants": list(range(1, entrants + 1))})])


def play_round(tournament: Tournament, boards: list[tuple[int, ...]], dice: Random) -> None:
    """Let everybody at all tables of a round come in by lot."""
    tournament.take_in(Happening("round", {"boards": boards}))
    for number, board in enumerate(boards, 1):
        if len(board) > 1:
            places = dice.sample(range(1, len(board) + 1), len(board))
            about = {"round": len(tournament.rounds), "board": number, "places": places}
            tournament.take_in(Happening("result", about))


def test_berger_tables_are_the_published_ones() -> None:
    assert [berger_round(8, number) for number in (1, 2, 3, 7)] == [
        [(1, 8), (2, 7), (3, 6), (4, 5)],
        [(8, 5), (6, 4), (7, 3), (1, 2)],
        [(2, 8), (3, 1), (4, 7), (5, 6)],
        [(4, 8), (5, 3), (6, 2), (7, 1)],
    ]


@pytest.mark.parametrize("entrants", [2, 5, 8])
def test_all_meet_once_in_a_round_robin(entrants: int) -> None:
    tournament, plan = begun(entrants), Plan(ROUND_ROBIN, 0)
    while boards := next_round(plan, tournament):
        play_round(tournament, boards, Random(1))
    everybody = tournament.entrants
    assert all(
        tournament.times_met(one, other) == (one != other) for one in everybody for other in everybody if one != other
    )
    assert all(tournament.had_bye(one) == (entrants % 2 == 1) for one in everybody)


def test_the_upper_half_meets_the_lower_half() -> None:
    assert paired([Contender(one, ONE) for one in range(1, 8)]) == [(1, 4), (2, 5), (3, 6), (7,)]


def test_the_lower_half_changes_its_order_first() -> None:
    """1 has met 4, so that the first transposition of the lower half that can be is taken: 5, 4, 6."""
    met = {1: {4}, 4: {1}}
    contenders = [Contender(one, ONE, frozenset(met.get(one, ()))) for one in range(1, 7)]
    assert paired(contenders) == [(1, 5), (2, 4), (3, 6)]


def test_halves_exchange_as_few_as_can_be() -> None:
    """3 has met all of the lower half: it changes places with 4, the smallest exchange there is."""
    met = {3: {4, 5, 6}, 4: {3}, 5: {3}, 6: {3}}
    contenders = [Contender(one, ONE, frozenset(met.get(one, ()))) for one in range(1, 7)]
    assert paired(contenders) == [(1, 3), (2, 5), (4, 6)]


def test_one_exchange_is_rather_made_than_two_smaller_ones() -> None:
    """Of eight only those may meet who do so in one of two ways: by one exchange of 2 and 7, or by those of 3 and 4
    with 5 and 6, which are nearer to each other."""
    may_meet = {(1, 2), (7, 8), (3, 5), (4, 6), (1, 3), (2, 4), (5, 7), (6, 8)}
    everybody = range(1, 9)
    contenders = [
        Contender(
            one, ONE, frozenset(other for other in everybody if (min(one, other), max(one, other)) not in may_meet)
        )
        for one in everybody
    ]
    assert paired(contenders) == [(1, 2), (3, 5), (4, 6), (7, 8)]


def test_who_floats_leaves_a_pair_for_those_below() -> None:
    """3, the last of its bracket, has met 4: so 2 floats, who can meet them."""
    contenders = [Contender(1, TWO), Contender(2, TWO), Contender(3, TWO, frozenset({4}))]
    contenders += [Contender(4, ONE, frozenset({3})), Contender(5, NOTHING), Contender(6, NOTHING)]
    assert paired(contenders) == [(1, 3), (2, 4), (5, 6)]


def test_the_bye_is_the_lowest_ones_even_if_others_have_to_float() -> None:
    contenders = [Contender(1, THREE), Contender(2, THREE), Contender(3, TWO, frozenset({4}))]
    contenders += [Contender(4, ONE, frozenset({3})), Contender(5, NOTHING)]
    assert paired(contenders) == [(1, 3), (2, 4), (5,)]


def test_the_last_of_an_odd_bracket_floats_to_the_first_of_the_next() -> None:
    contenders = [Contender(1, TWO), Contender(2, TWO), Contender(3, TWO), *(Contender(one, ONE) for one in (4, 5, 6))]
    assert paired(contenders) == [(1, 2), (3, 4), (5, 6)]


def test_nobody_floats_down_twice_running() -> None:
    contenders = [Contender(1, TWO), Contender(2, TWO), Contender(3, TWO, floats=(-1,))]
    contenders += [Contender(4, ONE, floats=(1,)), Contender(5, ONE), Contender(6, ONE)]
    assert paired(contenders) == [(1, 3), (2, 5), (4, 6)]


def test_who_is_above_floats_only_if_those_below_can_be_paired() -> None:
    """1 and 2 could meet, but then 3 and 4 would have to, who have met."""
    contenders = [Contender(1, TWO), Contender(2, TWO)]
    contenders += [Contender(3, ONE, frozenset({4})), Contender(4, ONE, frozenset({3}))]
    assert paired(contenders) == [(1, 3), (2, 4)]


def test_the_bye_goes_to_the_lowest_who_had_none() -> None:
    contenders = [
        Contender(1, TWO),
        Contender(2, TWO),
        Contender(3, ONE),
        Contender(4, ONE),
        Contender(5, ONE, had_bye=True),
    ]
    assert paired(contenders) == [(1, 2), (3, 5), (4,)]


@pytest.mark.parametrize(("entrants", "rounds"), [(5, 9), (8, 9), (15, 5)])
def test_in_a_swiss_tournament_nobody_meets_twice_or_has_two_byes(entrants: int, rounds: int) -> None:
    dice = Random(entrants)
    plan = Plan(SWISS, rounds)
    for _ in range(3):
        tournament = begun(entrants)
        while boards := next_round(plan, tournament):
            assert sorted(one for board in boards for one in board) == list(tournament.entrants)
            assert not any(tournament.times_met(*board) for board in boards if len(board) == 2)
            assert not any(tournament.had_bye(*board) for board in boards if len(board) == 1)
            play_round(tournament, boards, dice)
        assert len(tournament.rounds) == rounds_for(plan, entrants) == min(rounds, (entrants + 1) // 2)


def test_who_withdraws_is_not_paired_any_more() -> None:
    for system in (SWISS, ROUND_ROBIN):
        tournament = begun(6)
        play_round(tournament, next_round(Plan(system, 3), tournament), Random(1))
        tournament.take_in(Happening("withdraw", {"entrant": 2}))
        boards = next_round(Plan(system, 3), tournament)
        assert sorted(one for board in boards for one in board) == [1, 3, 4, 5, 6]


def test_people_meet_again_where_nothing_else_is_left() -> None:
    tournament = begun(4)
    for _ in range(2):
        play_round(tournament, next_round(Plan(SWISS, 2), tournament), Random(2))
    assert next_round(Plan(SWISS, 2), tournament) == []
    assert paired([Contender(1, ONE, frozenset({2})), Contender(2, ONE, frozenset({1}))]) == [(1, 2)]


def test_tables_are_even_and_as_few_as_can_be() -> None:
    assert [sizes(players, 3, 6) for players in (3, 7, 13)] == [[3], [4, 3], [5, 4, 4]]
    assert [sizes(players, 3, 3) for players in (4, 5, 9)] == [[4], [5], [3, 3, 3]]


def test_tables_of_several_bring_few_together_twice() -> None:
    tournament, plan = begun(12), Plan(SWISS, 3, sides=4, fewest=3)
    while boards := next_round(plan, tournament):
        assert sorted(one for board in boards for one in board) == list(tournament.entrants)
        play_round(tournament, boards, Random(3))
    met = [
        tournament.times_met(one, other) for one in tournament.entrants for other in tournament.entrants if one < other
    ]
    assert len(tournament.rounds) == 3
    assert max(met) <= 2
    assert sum(times > 1 for times in met) <= 9  # of 66: three in each round cannot be helped
