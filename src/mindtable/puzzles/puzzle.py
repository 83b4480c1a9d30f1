"""A puzzle: a position with one answer, which is proved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Any, Final

from ..game.contract import Event, Move, Position, Seat
from ..games import game_named

Line = tuple[tuple[Seat, Move], ...]
_LETTERS_OF_ID: Final = 8


class Goal(StrEnum):
    """What is asked for."""

    WIN_THIS_TURN = "win-this-turn"
    WIN_IN_TWO_TURNS = "win-in-two-turns"  # this turn and the next two, of whoever
    SURVIVE = "survive"  # this turn and the next two
    ONLY_ANSWER = "only-answer"  # the one answer to a question with which the game is won
    WHATEVER_THEY_HOLD = "whatever-they-hold"  # win in two turns with every hand the others may have
    BEST_CARD = "best-card"  # the one that scores at least as much as any other whatever the others choose

    @property
    def is_one_move(self) -> bool:
        """Whether one move is asked for, and what follows it is told; else it is to be played."""
        return self in (Goal.ONLY_ANSWER, Goal.WHATEVER_THEY_HOLD, Goal.BEST_CARD)

    @property
    def hides_hands(self) -> bool:
        """Whether the hands of others are hidden."""
        return self is Goal.WHATEVER_THEY_HOLD


@dataclass(frozen=True)
class Puzzle:
    """A position that somebody is to find the answer of."""

    game: str
    sets: tuple[str, ...]  # that its cards are from; nothing where there is no choice
    goal: Goal
    seat: Seat  # who is to find it
    difficulty: int  # a rating: what somebody has who finds it every second time
    themes: tuple[str, ...]
    scenario: Mapping[str, Any]  # a position at the beginning of a turn, and what was played from there
    solution: Line  # the answer, the best that others can do, and so on to the goal

    @property
    def id(self) -> str:
        """By which it is found: it follows from the position and the goal alone."""
        return id_of(self.scenario, self.goal)

    @property
    def begun(self) -> int:
        """How many moves were played in its scenario before it begins."""
        return len(self.scenario.get("moves", ()))

    @property
    def answer(self) -> Move:
        """The only first move that reaches the goal."""
        return self.solution[0][1]

    def is_lost(self, winners: Sequence[Seat]) -> bool:
        """Whether others have won, where winning the game is what it is about."""
        return bool(winners) and self.seat not in winners and self.goal is not Goal.BEST_CARD

    def facts(self) -> dict[str, Any]:
        """The same in the shape of JSON."""
        return {
            "id": self.id,
            "game": self.game,
            "sets": list(self.sets),
            "goal": str(self.goal),
            "seat": self.seat,
            "difficulty": self.difficulty,
            "themes": list(self.themes),
            "position": dict(self.scenario),
            "solution": [{"seat": seat, "move": str(move)} for seat, move in self.solution],
        }


def puzzle_of(facts: Mapping[str, Any]) -> Puzzle:
    """The puzzle that facts in the shape of JSON are of."""
    return Puzzle(
        game=facts["game"],
        sets=tuple(facts["sets"]),
        goal=Goal(facts["goal"]),
        seat=Seat(facts["seat"]),
        difficulty=facts["difficulty"],
        themes=tuple(facts["themes"]),
        scenario=facts["position"],
        solution=tuple((Seat(step["seat"]), Move(step["move"])) for step in facts["solution"]),
    )


def id_of(scenario: Mapping[str, Any], goal: Goal) -> str:
    """The id of a puzzle, the same wherever and whenever it is made."""
    return sha256(f"{goal} {_sorted(scenario)}".encode()).hexdigest()[:_LETTERS_OF_ID]


def _sorted(value: Any) -> str:
    """A document as text in which the order of its fields does not matter."""
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{name}:{_sorted(value[name])}" for name in sorted(value)) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(_sorted, value)) + "]"
    return str(value)


def laid(scenario: Mapping[str, Any]) -> Position:
    """The position of a scenario after what was played in it."""
    position: Position = game_named(scenario["game"]).read_position(
        {name: value for name, value in scenario.items() if name != "moves"}
    )
    for step in scenario.get("moves", ()):
        for seat, move in step.items():
            position.play(move, Seat(seat))
    return position


def with_moves(scenario: Mapping[str, Any], line: Line) -> dict[str, Any]:
    """A scenario in which more was played."""
    moves = [*scenario.get("moves", ()), *({str(seat): str(move)} for seat, move in line)]
    return {**scenario, **({"moves": moves} if moves else {})}


def told_in(position: Position, line: Line) -> list[Sequence[Event]]:
    """What is told of each move of a line, which the position is changed by."""
    return [position.play(move, seat) for seat, move in line]
