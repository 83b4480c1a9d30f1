"""Puzzles of Mind Up!: hands open, the last turns of a round, and one card that is best whatever the others choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ...game.contract import Move, Position, Seat, View
from ...mindup.game import mind_up
from ...mindup.position import Position as MindUpPosition
from ...mindup.view import View as MindUpView
from ..family import Deal, Found, Refutation
from ..puzzle import Goal, Line, Puzzle, laid
from .enumeration import Choices, after, best_card, ranges_of, telling_choices

_LAST_ROUND: Final = 3
_HAND: Final = (2, 3)  # cards: one turn or two until the round is over
_PLAYERS: Final = ("3", "4")
_OBJECTIVES: Final = ("0", "2", "4")


class MindUpPuzzles:
    """What puzzles know of Mind Up!"""

    themes: Final = ("columns", "signs", "objectives", "two-turns")

    def deals(self) -> Sequence[Deal]:
        """What is dealt: three or four players, with and without objectives."""
        return [
            Deal(mind_up.name, (), {"players": players, "objectives": objectives})
            for players in _PLAYERS
            for objectives in _OBJECTIVES
        ]

    def begins(self, position: Position) -> bool:
        """Whether nobody has chosen yet."""
        return position.to_decide == position.seats

    def found_in(self, position: Position, since: Line, sets: Sequence[str]) -> Iterator[Found]:  # noqa: ARG002
        """Puzzles at a moment of a game, for every seat."""
        document = mind_up.write_position(_mind_up(position))
        if len(document["A"]["hand"]) not in _HAND:
            return
        scenario = _as_last_round(document)
        start = _mind_up(laid(scenario))
        for seat in start.seats:
            move = best_card(start, seat)
            if move is not None:
                yield Found(scenario, Goal.BEST_CARD, seat, _solution(start, seat, move))

    def themes_of(self, found: Found) -> tuple[str, ...]:
        """What its solution is about: what counts more on the score sheet than with the next best card."""
        start = _mind_up(laid(found.scenario))
        answer = found.solution[0][1]
        other = _next_best(start, found.seat, answer)
        choices = telling_choices(start, found.seat, answer, other)
        good, poor = (_end(start, found.seat, move, choices).sheet(found.seat) for move in (answer, other))
        themes = {
            "columns": [line.points for line in good.columns] != [line.points for line in poor.columns],
            "signs": (good.bonuses, good.maluses) != (poor.bonuses, poor.maluses),
            "objectives": good.objectives != poor.objectives,
            "two-turns": len(start.moves(found.seat)) > min(_HAND),
        }
        return tuple(theme for theme, is_there in themes.items() if is_there)

    def is_proved(self, puzzle: Puzzle) -> bool:
        """Whether its answer, and no other card, is the best whatever the others choose."""
        return best_card(_mind_up(laid(puzzle.scenario)), puzzle.seat) == puzzle.answer

    def view(self, position: Position, goal: Goal, seat: Seat) -> View:  # noqa: ARG002
        """All cards."""
        return MindUpView.with_open_cards(_mind_up(position), seat)

    def is_reached(self, position: Position, goal: Goal, seat: Seat) -> bool:  # noqa: ARG002
        """Whether the round is over."""
        return bool(position.winners)

    def holds(self, puzzle: Puzzle, line: Line) -> bool:
        """Whether the best card was chosen."""
        return line[0][1] == puzzle.answer

    def reply(self, puzzle: Puzzle, line: Line) -> tuple[Seat, Move]:
        """What another player chooses in the solution."""
        return puzzle.solution[len(line)]

    def refutation(self, puzzle: Puzzle, line: Line) -> Refutation:
        """What the others choose where the answer scores more than the card that was chosen."""
        start = _mind_up(laid(puzzle.scenario))
        chosen = line[0][1]
        choices = telling_choices(start, puzzle.seat, puzzle.answer, chosen)
        return Refutation(puzzle.scenario, (*choices, *_rest(after(start, (line[0], *choices)), puzzle.seat)))


def _mind_up(position: Position) -> MindUpPosition:
    assert isinstance(position, MindUpPosition)
    return position


def _as_last_round(document: dict[str, Any]) -> dict[str, Any]:
    """A scenario of any round as one of the last, so that its end is to be seen; what was scored before is left out."""
    seats = {
        name: {zone: cards for zone, cards in fields.items() if zone != "scores"}
        for name, fields in document.items()
        if isinstance(fields, dict)
    }
    kept = {name: value for name, value in document.items() if name != "deck"}
    return {**kept, "round": _LAST_ROUND, **seats}


def _solution(start: MindUpPosition, seat: Seat, move: Move) -> Line:
    """The best card, and what the others choose where it scores the most more than the next best."""
    choices = telling_choices(start, seat, move, _next_best(start, seat, move))
    everybody = ((seat, move), *choices)
    return (*everybody, *_rest(after(start, everybody), seat))


def _next_best(start: MindUpPosition, seat: Seat, answer: Move) -> Move:
    """The card that scores most on average, but for the best."""
    ranges = ranges_of(start, seat)
    others = [move for move in ranges if move != answer]
    return max(others, key=lambda move: sum(one.least + one.most for one in ranges[move].values()))


def _end(start: MindUpPosition, seat: Seat, move: Move, choices: Choices) -> MindUpPosition:
    """The end of the round after a card and what the others choose."""
    position = after(start, ((seat, move), *choices))
    for one, following in _rest(position.copy(), seat):
        position.play(following, one)
    return position


def _rest(position: MindUpPosition, seat: Seat) -> Line:
    """The last turn of a round: the card of a seat that scores most at least, and the lowest card of each other."""
    if position.winners:
        return ()
    ranges = ranges_of(position, seat)
    best = max(ranges, key=lambda move: min(one.least for one in ranges[move].values()))
    others = ((one, position.moves(one)[0]) for one in position.seats if one != seat)
    return ((seat, best), *others)


family: Final = MindUpPuzzles()
