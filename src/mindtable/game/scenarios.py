"""Running scenarios: a position, moves, and what must hold (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .contract import (
    SEATS,
    AmbiguousMove,
    Event,
    Game,
    IllegalMove,
    Move,
    MoveError,
    MoveForced,
    Position,
    Seat,
    SetupError,
    flaw_of_move,
)
from .flaws import Flaw, Flawed, Place, all_of, flaw, flaw_of_file, in_field, in_file, written
from .plain_yaml import LONGEST_TEXT, Unreadable, in_yaml

FindGame = Callable[[Any], Game[Any]]


@dataclass(frozen=True)
class Outcome:
    """How a scenario went: as it says, what failed, or what could not even be read."""

    file: str
    name: str  # "" if it has none
    number: int  # in its file
    failure: Flaw | None = None
    flaw: Flaw | None = None

    @property
    def passed(self) -> bool:
        """Whether all went as the scenario says."""
        return self.failure is None and self.flaw is None

    def line(self) -> str:
        """What went wrong, in one line: file, name, and what was expected and found."""
        return f"{self.file}: {self.name or f'document {self.number}'}: {self.failure or self.flaw}"


class _Failed(Flawed):
    """A step that did not go as the scenario says."""


def documents(path: Path) -> list[dict[str, Any]]:
    """The documents of a file. Raises Unreadable."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST_TEXT + 1)
        scenarios = [document for document in in_yaml(text) if document is not None]
        for number, document in enumerate(scenarios, 1):
            if not isinstance(document, dict):
                raise Unreadable(flaw("not-a-scenario", number=number))
    except (OSError, UnicodeDecodeError) as problem:
        raise Unreadable(flaw_of_file(path, problem)) from problem
    except Unreadable as problem:
        raise Unreadable(problem.flaw.within(in_file(path))) from problem
    return scenarios


def run_file(path: Path, find_game: FindGame) -> Iterator[Outcome]:
    """Run every scenario of a file. Raises Unreadable if it is none."""
    for number, document in enumerate(documents(path), 1):
        name = " ".join(str(document.get("name", "")).split())
        try:
            run(document, find_game)
        except _Failed as failed:
            yield Outcome(str(path), name, number, failure=failed.flaw)
        except Unreadable as problem:
            yield Outcome(str(path), name, number, flaw=problem.flaw)
        else:
            yield Outcome(str(path), name, number)


@dataclass(frozen=True)
class Moment:
    """Where a scenario stands after a step, and what was told on the way; the last one is looked at by `then`."""

    position: Position
    told: Sequence[Event]
    is_expected: bool  # whether the scenario says what holds here


def run(document: Mapping[str, Any], find_game: FindGame) -> Position:
    """Run one scenario and return where it ends."""
    return list(moments(document, find_game))[-1].position


def moments(document: Mapping[str, Any], find_game: FindGame) -> Iterator[Moment]:
    """Run one scenario, step by step; where it begins is not among the moments."""
    try:
        game = find_game(document.get("game"))
        position = game.read_position(document)
    except SetupError as problem:
        raise Unreadable(problem.flaw) from problem
    steps = document.get("moves") or []
    if not isinstance(steps, list):
        raise Unreadable(flaw("not-a-list", place=in_field("moves")))
    runner = _Runner(game, position)
    for number, step in enumerate(steps, 1):
        told = runner.take(Place("step", {"number": str(number)}), step)
        yield Moment(position.copy(), told, "expect" in step)
    if document.get("then"):
        runner.expect(in_field("then"), document["then"])
    yield Moment(position.copy(), (), is_expected=True)


class _Runner:
    """Carries a scenario from step to step."""

    def __init__(self, game: Game[Any], position: Position) -> None:
        self.game = game
        self.position = position
        # Decisions with a single answer that were taken without asking; a scenario may write them all the same. Where
        # such a one is asked, for form's sake, it may leave the answer out.
        self.forced: list[tuple[Seat, str]] = []

    def take(self, where: Place, step: Any) -> list[Event]:
        """Take a step; what was told, if it was a move."""
        if not isinstance(step, Mapping) or not step:
            raise Unreadable(flaw("not-a-step", where, text=written(step)))
        if len(step) > 1 and {"expect", "legal", "refuse"} & set(step):
            raise Unreadable(flaw("mixed-step", where))
        if "expect" in step:
            self.expect(where, step["expect"])
        elif "legal" in step:
            for seat, moves in self._by_seat(where, step["legal"]):
                self.legal(where, seat, moves)
        elif "refuse" in step:
            for seat, move in self._by_seat(where, step["refuse"]):
                self.refuse(where, seat, _words(move))
        else:
            return [
                event for seat, move in self._by_seat(where, step) for event in self.play(where, seat, _words(move))
            ]
        return []

    def _by_seat(self, where: Place, step: Any) -> list[tuple[Seat, Any]]:
        if not isinstance(step, Mapping):
            raise Unreadable(flaw("not-a-map", where, place=_quoted(step)))
        for seat in step:
            if seat not in SEATS:
                raise Unreadable(flaw("not-of-a-step", where, name=written(seat)))
        return [(Seat(seat), value) for seat, value in step.items()]

    def play(self, where: Place, seat: Seat, move: str) -> list[Event]:
        try:
            events = [*self._settled(seat, move), *self.position.play(move, seat)]
        except AmbiguousMove as problem:
            raise _Failed(flaw("expected-clear", where, move=move, why=str(problem))) from problem
        except IllegalMove as problem:
            if not self._was_forced(seat, move):
                why = problem.refusal
                raise _Failed(flaw("expected-legal", where, seat=seat, move=move, why=why)) from problem
            return []
        except MoveError as problem:
            raise Unreadable(flaw_of_move(move, problem).within(where)) from problem
        self.forced = [_forced(event) for event in events if isinstance(event, MoveForced)]
        return events

    def _settled(self, seat: Seat, move: str) -> list[Event]:
        """Answer what is asked for form's sake, as far as a move does not; what was told of it."""
        told: list[Event] = []
        while self.position.is_formality and not self._is_legal(seat, move):
            told += self._settle()
        return told

    def _settle(self) -> Sequence[Event]:
        (answer,) = self.position.moves()
        return self.position.play(answer)

    def _settle_for(self, seat: Seat) -> None:
        """Answer what others than a seat are asked for form's sake."""
        while self.position.is_formality and seat not in self.position.to_decide:
            self._settle()

    def _is_legal(self, seat: Seat, move: str) -> bool:
        try:
            return self.position.why_not(move, seat) is None
        except MoveError:
            return False

    def _was_forced(self, seat: Seat, move: str) -> bool:
        answer = (seat, _bare(move))
        if answer not in self.forced:
            return False
        self.forced.remove(answer)
        return True

    def legal(self, where: Place, seat: Seat, moves: Any) -> None:
        if not isinstance(moves, list):
            raise Unreadable(flaw("not-a-list", where, place=in_field("legal")))
        self._settle_for(seat)
        found = self.position.moves(seat)
        wanted = [_words(move) for move in moves]
        try:
            same = {self._read(where, seat, move) for move in wanted} == set(found)
        except (IllegalMove, AmbiguousMove):
            same = False
        if not same:
            listed = {"wanted": ", ".join(wanted), "found": ", ".join(map(str, found))}
            raise _Failed(flaw("expected-moves", where, seat=seat, **listed))

    def _read(self, where: Place, seat: Seat, move: str) -> Move:
        """The legal move that a text means. Raises an IllegalMove or an AmbiguousMove if it is none."""
        try:
            return self.position.read(move, seat)
        except (IllegalMove, AmbiguousMove):
            raise
        except MoveError as problem:
            raise Unreadable(flaw_of_move(move, problem).within(where)) from problem

    def refuse(self, where: Place, seat: Seat, move: str) -> None:
        self._settle_for(seat)
        try:
            self._read(where, seat, move)
        except IllegalMove:
            return
        except AmbiguousMove as problem:
            raise _Failed(flaw("expected-clear", where, move=move, why=str(problem))) from problem
        raise _Failed(flaw("expected-refused", where, seat=seat, move=move))

    def expect(self, where: Place, expected: Any) -> None:
        if not isinstance(expected, Mapping):
            raise Unreadable(flaw("not-a-map", where, place=_quoted(expected)))
        try:
            found = self.game.differences(self.position, expected)
            while found and self.position.is_formality:
                self._settle()
                found = self.game.differences(self.position, expected)
        except SetupError as problem:
            raise Unreadable(problem.flaw.within(where)) from problem
        if found:
            raise _Failed(all_of(*found).within(where))


def _quoted(text: object) -> Place:
    return Place("quoted", {"text": written(text)})


def _words(move: Any) -> str:
    """YAML reads a bare yes or no as a truth value."""
    if isinstance(move, bool):
        return "yes" if move else "no"
    return str(move)


def _forced(event: MoveForced) -> tuple[Seat, str]:
    if event.move is None:
        raise ValueError("a forced move tells of the move")
    return event.seat, event.move


def _bare(move: str) -> str:
    """A move without what tells equal cards apart."""
    return move.strip().split("@")[0].split("#")[0]
