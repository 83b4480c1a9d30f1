"""Who meets whom in the next round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .groups import grouped
from .round_robin import berger_round, rounds_of
from .swiss import Contender, paired
from .tournament import Tournament

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
SYSTEMS: Final = (ROUND_ROBIN, SWISS)


@dataclass(frozen=True)
class Plan:
    """How a tournament is to be played."""

    system: str
    rounds: int  # wished for; there are never more than make sense (`rounds_for`)
    sides: int = 2  # that meet at a table, at most
    fewest: int = 2  # at least


def rounds_for(plan: Plan, entrants: int) -> int:
    """How many rounds there are: of a round robin as many as it takes, of a Swiss tournament of two sides no more than
    can be paired whatever happens. While everybody has met less than half of the others (the bye is one of them), there
    are pairs for all of whom none have met (Dirac's theorem)."""
    if plan.system == ROUND_ROBIN:
        return rounds_of(entrants)
    return min(plan.rounds, (entrants + 1) // 2) if plan.sides == 2 else plan.rounds


def next_round(plan: Plan, tournament: Tournament) -> list[tuple[int, ...]]:
    """The tables of the next round, with the entrants at each; none if there is no other round."""
    playing = tournament.playing
    number = len(tournament.rounds) + 1
    if number > rounds_for(plan, len(tournament.entrants)) or len(playing) < plan.fewest:
        return []
    if plan.system == ROUND_ROBIN:
        return _by_table(tournament, number)
    if plan.sides > 2:
        return grouped(tournament, plan.fewest, plan.sides)
    return paired([_contender(tournament, entrant) for entrant in playing])


def _by_table(tournament: Tournament, number: int) -> list[tuple[int, ...]]:
    """A round of Berger's tables; who would meet somebody who has withdrawn has a bye."""
    entrants = tournament.entrants
    playing = set(tournament.playing)
    named = (
        [entrants[one - 1] for one in pair if one <= len(entrants)] for pair in berger_round(len(entrants), number)
    )
    tables = [tuple(one for one in pair if one in playing) for pair in named]
    return [table for table in tables if table]


def _contender(tournament: Tournament, entrant: int) -> Contender:
    boards = list(tournament.boards_of(entrant))
    return Contender(
        entrant=entrant,
        points=tournament.points(entrant),
        met=frozenset(other for board in boards if board.is_played for other in board.opponents(entrant)),
        had_bye=tournament.had_bye(entrant),
        floats=tuple(_float(tournament, entrant, number) for number in range(len(tournament.rounds))),
    )


def _float(tournament: Tournament, entrant: int, number: int) -> int:
    """Whether somebody met a lower (-1), a higher (1) or an equal (0) opponent in a round that is counted from 0 on. A
    whole point without a game is a float down."""
    board = next((board for board in tournament.rounds[number] if entrant in board.entrants), None)
    if board is None:
        return 0
    if not board.is_played:
        return -1 if board.points(entrant) else 0
    mine = tournament.points(entrant, number)
    theirs = tournament.points(board.opponents(entrant)[0], number)
    return (theirs > mine) - (theirs < mine)
