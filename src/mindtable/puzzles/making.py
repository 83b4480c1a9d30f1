"""Puzzles from games of a strong search against itself: what is found in them is proved, and weak bots miss it.

A game is dealt by its number, so each can be played again, and any number of processes share the work.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from ..bots import bot_named
from ..game.contract import Move, Position
from ..games import families, game_named
from .difficulty import difficulty_of, is_obvious
from .family import Deal, FamilyPuzzles, Found, family_of
from .puzzle import Goal, Line, Puzzle, laid, told_in

STRONG: Final = "classic@300"
FIRST_SEED: Final = 22_000_000  # far from those that studies and tests deal


@dataclass(frozen=True)
class Moment:
    """A decision of a game: the beginning of its turn, and what was played since."""

    position: Position
    since: Line


def deals() -> list[Deal]:
    """What is dealt, one after the other and again from the first."""
    return [deal for family in families().values() for deal in _deals_of(family.part_if_any("puzzles"))]


def _deals_of(family: FamilyPuzzles | None) -> Iterator[Deal]:
    yield from family.deals() if family is not None else ()


def puzzles_in(number: int) -> Iterator[Puzzle]:
    """The puzzles of the game of a number."""
    planned = deals()
    deal = planned[number % len(planned)]
    family = family_of(deal.game)
    moments = list(_moments(deal, FIRST_SEED + number))
    late = moments[len(moments) // 3 :]  # before that nobody is near a goal
    met: set[tuple[Goal, Move]] = set()
    for moment in chain(late, *(_after_others(family, moment) for moment in late)):
        for found in family.found_in(moment.position, moment.since, deal.sets):
            answer = found.solution[0][1]
            if (found.goal, answer) in met:  # it is nearly the same once more
                continue
            met.add((found.goal, answer))
            view = family.view(laid(found.scenario), found.goal, found.seat)
            if not is_obvious(view, answer):
                yield _puzzle(found, deal, difficulty_of(view, answer))


def _after_others(family: FamilyPuzzles, moment: Moment) -> Iterator[Moment]:
    """What could have followed: the decisions after each move that was possible, of one who decides alone."""
    position = moment.position.copy()
    told_in(position, moment.since)
    if len(position.to_decide) > 1:
        return
    seat = position.to_decide[0]
    for move in position.moves():
        after = position.after(move)
        if after.to_decide:
            yield Moment(after, ()) if family.begins(after) else Moment(moment.position, (*moment.since, (seat, move)))


def _puzzle(found: Found, deal: Deal, difficulty: int) -> Puzzle:
    return Puzzle(
        game=deal.game,
        sets=tuple(deal.sets),
        goal=found.goal,
        seat=found.seat,
        difficulty=difficulty,
        themes=family_of(deal.game).themes_of(found),
        scenario=found.scenario,
        solution=found.solution,
    )


def _moments(deal: Deal, seed: int) -> Iterator[Moment]:
    """The decisions of a game that a strong search plays against itself."""
    game = game_named(deal.game)
    position, _ = game.deal(seed=seed, sets=deal.sets, options=deal.options)
    bots = {seat: bot_named(STRONG, seed + place) for place, seat in enumerate(position.seats)}
    family = family_of(deal.game)
    begun: Position = position.copy()
    since: Line = ()
    while position.to_decide:
        if family.begins(position):
            begun, since = position.copy(), ()
        yield Moment(begun, since)
        for seat in position.to_decide:
            move = bots[seat].choose(position.view(seat))
            position.play(move, seat)
            since = (*since, (seat, move))
