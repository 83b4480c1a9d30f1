"""Puzzles of Mindbug: positions of games with the piles put away, so that nothing is drawn, and what is proved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from ...game.contract import Move, MoveError, Position, Seat, View
from ...games import game_named
from ...mindbug.game import duel, tag_team
from ...mindbug.position import Position as MindbugPosition
from ...mindbug.view import View as MindbugView
from ..family import Deal, Found, Refutation, Scenario
from ..puzzle import Goal, Line, Puzzle, laid, told_in, with_moves
from .hidden import hidden_anew, losing_world, only_safe_move, with_hands, worlds_of
from .proving import Unproved, is_certain_after, is_reached, searched, side_of
from .themes import THEMES, Told, themes_in

_TURN: Final = "turn"
_FEWEST_MOVES: Final = 3  # of a turn: with fewer there is little to find
_MOST_HIDDEN: Final = 2  # cards of a hand: with three there are thousands of worlds
_LONGEST_STORY: Final = 9  # moves after the one that is asked for
_OF_A_TURN: Final = (Goal.WIN_THIS_TURN, Goal.WIN_IN_TWO_TURNS, Goal.SURVIVE)
_OF_A_QUESTION: Final = (Goal.ONLY_ANSWER, Goal.SURVIVE)


class MindbugPuzzles:
    """What puzzles know of Mindbug."""

    themes: Final = tuple(THEMES)

    def deals(self) -> Sequence[Deal]:
        """What is dealt: each set, each pair of sets, all of them, and teams."""
        names = [*duel.sets]
        others = [
            *((name,) for name in names if name not in duel.default_sets),
            *combinations(names, 2),
            tuple(names),
        ]
        basic, teams = Deal(duel.name, duel.default_sets), Deal(tag_team.name, tag_team.default_sets)
        return [deal for sets in others for deal in (basic, Deal(duel.name, sets), teams)]

    def begins(self, position: Position) -> bool:
        """Whether a turn action is to be chosen."""
        return position.question == _TURN

    def found_in(self, position: Position, since: Line, sets: Sequence[str]) -> Iterator[Found]:
        """Puzzles at a moment of a game: at the beginning of a turn, and what was played since."""
        document = _without_piles(game_named(position.game).write_position(position))
        scenario = with_moves(document, since)
        try:
            start = laid(scenario)
        except MoveError:  # it depended on what was drawn
            return
        if len(start.to_decide) != 1 or len(start.moves()) < (2 if since else _FEWEST_MOVES):
            return
        for goal in _OF_A_QUESTION if since else _OF_A_TURN:
            if solution := _only_solution(start, goal):
                yield Found(scenario, goal, start.to_decide[0], solution)
                break
        # With more cards, or with those that throw dice, worlds are so many that nothing is proved in time.
        if not since and start.game == duel.name and tuple(sets) == duel.default_sets:
            yield from _hidden(document, start, tuple(sets))

    def themes_of(self, found: Found) -> tuple[str, ...]:
        """What its solution is about."""
        start = laid(found.scenario)
        told = told_in(start.copy(), found.solution)
        return themes_in(
            Told(
                events=[event for events in told for event in events],
                first=told[0],
                side=side_of(start, found.seat),
                seat=found.seat,
                deciding=frozenset(seat for seat, _ in found.solution),
            )
        )

    def is_proved(self, puzzle: Puzzle) -> bool:
        """Whether its answer, and no other move, reaches its goal."""
        start = laid(puzzle.scenario)
        if start.to_decide != (puzzle.seat,):
            return False
        try:
            if puzzle.goal.hides_hands:
                return only_safe_move(start, puzzle.seat, worlds_of(start, puzzle.seat)) == puzzle.answer
            return _certain_moves(start, puzzle.goal) == [puzzle.answer]
        except Unproved:
            return False

    def view(self, position: Position, goal: Goal, seat: Seat) -> View:
        """All cards; but where hands are hidden, what the seat would know."""
        assert isinstance(position, MindbugPosition)
        return position.view(seat) if goal.hides_hands else MindbugView.with_open_cards(position, seat)

    def is_reached(self, position: Position, goal: Goal, seat: Seat) -> bool:
        """Whether the goal is reached."""
        return is_reached(position, goal, side_of(position, seat))

    def holds(self, puzzle: Puzzle, line: Line) -> bool:
        """Whether the goal is still certain after the last move of a line."""
        if len(line) == 1:
            return line[0][1] == puzzle.answer
        position = laid(with_moves(puzzle.scenario, line[:-1]))
        try:
            return is_certain_after(position, line[-1][1], puzzle.goal, side_of(position, puzzle.seat))
        except Unproved:
            return False

    def reply(self, puzzle: Puzzle, line: Line) -> tuple[Seat, Move]:
        """The best that whoever decides next can do."""
        position = laid(with_moves(puzzle.scenario, line))
        shown = searched(position, puzzle.goal, side_of(position, puzzle.seat)).line()
        seat, move = shown[0] if shown else (position.to_decide[0], str(position.moves()[0]))
        return seat, Move(str(move))

    def refutation(self, puzzle: Puzzle, line: Line) -> Refutation:
        """How others keep the last move of a line from the goal."""
        scenario = puzzle.scenario
        start = laid(scenario)
        side = side_of(start, puzzle.seat)
        if puzzle.goal.hides_hands:
            world = losing_world(worlds_of(start, puzzle.seat), line[-1][1], side)
            if world is not None:
                scenario = with_hands(scenario, world, puzzle.seat)
        after = laid(with_moves(scenario, line))
        return Refutation(scenario, _resisted(after, puzzle.goal, side))


def _without_piles(document: Mapping[str, Any]) -> dict[str, Any]:
    """A scenario in which there is nothing to be drawn."""
    seats = {
        name: {zone: cards for zone, cards in fields.items() if zone != "draw"}
        for name, fields in document.items()
        if isinstance(fields, Mapping)
    }
    return {**{name: value for name, value in document.items() if name != "unused"}, **seats}


def _only_solution(start: Position, goal: Goal) -> Line:
    """The way to a goal, if one move alone leads there; else nothing."""
    side = side_of(start, start.to_decide[0])
    try:
        if not searched(start, goal, side).proved:
            return ()
        certain = _certain_moves(start, goal)
        return _line_after(start, certain[0], goal) if len(certain) == 1 else ()
    except Unproved:
        return ()


def _certain_moves(start: Position, goal: Goal) -> list[Move]:
    """The moves that reach a goal for certain. Raises Unproved."""
    side = side_of(start, start.to_decide[0])
    return [move for move in start.moves() if is_certain_after(start, move, goal, side)]


def _line_after(start: Position, move: Move, goal: Goal) -> Line:
    """A move and what follows it, up to the goal; nothing if more than a move is asked for and dice would decide.
    Raises Unproved."""
    seat = start.to_decide[0]
    side = side_of(start, seat)
    after = start.after(move)
    rest = _resisted(after, goal, side)[: _LONGEST_STORY if goal.is_one_move else None]
    told_in(after, rest)
    return ((seat, move), *rest) if goal.is_one_move or is_reached(after, goal, side) else ()


def _resisted(position: Position, goal: Goal, side: tuple[Seat, ...]) -> Line:
    """The best that both sides can do from a position on, until it is clear whether the goal is reached."""
    if position.winners or is_reached(position, goal, side):
        return ()
    return tuple((seat, Move(move)) for seat, move in searched(position, goal, side).line())


def _hidden(document: Scenario, start: Position, sets: tuple[str, ...]) -> Iterator[Found]:
    """The same position with hidden hands, if a move wins whatever they are: of as many cards as it does with."""
    seat = start.to_decide[0]
    held = sum(len(document[one]["hand"]) for one in start.seats if one != seat)
    for number in range(min(held, _MOST_HIDDEN), 0, -1):
        scenario = hidden_anew(document, seat, sets, number)
        try:
            solution = _safe_solution(laid(scenario), seat)
        except Unproved:
            continue
        if solution:
            yield Found(scenario, Goal.WHATEVER_THEY_HOLD, seat, solution)
            return


def _safe_solution(position: Position, seat: Seat) -> Line:
    """The way to win with the one move that wins whatever others hold; nothing if there is none. Raises Unproved."""
    side = side_of(position, seat)
    if searched(position, Goal.WIN_THIS_TURN, side).proved:  # hands do not matter
        return ()
    if not searched(position, Goal.WHATEVER_THEY_HOLD, side).proved:
        return ()
    move = only_safe_move(position, seat, worlds_of(position, seat))
    return () if move is None else _line_after(position, move, Goal.WHATEVER_THEY_HOLD)


family: Final = MindbugPuzzles()
