"""Running scenarios: a position, moves, and what must hold (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from .contract import SEATS, AmbiguousMove, Event, Game, IllegalMove, MoveError, Position, Seat, SetupError

FindGame = Callable[[Any], Game[Any]]


class Unreadable(Exception):
    """A file or a document that is not a scenario; the message says what and where."""


@dataclass(frozen=True)
class Outcome:
    """How a scenario went: no problem, what failed, or what could not even be read."""

    file: str
    name: str
    failure: str | None = None
    unreadable: bool = False

    def line(self) -> str:
        return f"{self.file}: {self.name}: {self.failure}"


class _Failed(Exception):
    """A step that did not go as the scenario says."""


def documents(path: Path) -> list[dict[str, Any]]:
    """The documents of a file. Raises Unreadable."""
    try:
        found = list(yaml.safe_load_all(path.read_text(encoding="utf-8")))
    except OSError as problem:
        raise Unreadable(f"{path}: cannot be read: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise Unreadable(f"{path}: is not UTF-8 text") from problem
    except ValueError as problem:  # a date that is none, for example
        raise Unreadable(f"{path}: not YAML: {problem}") from problem
    except yaml.YAMLError as problem:
        mark = getattr(problem, "problem_mark", None)
        line = f"line {mark.line + 1}: " if mark else ""
        what = getattr(problem, "problem", None) or "it cannot be read"
        raise Unreadable(f"{path}: {line}not YAML: {what}") from problem
    scenarios = [document for document in found if document is not None]
    for number, document in enumerate(scenarios, 1):
        if not isinstance(document, dict):
            raise Unreadable(f"{path}: document {number} is not a scenario")
    return scenarios


def run_file(path: Path, find_game: FindGame) -> Iterator[Outcome]:
    """Run every scenario of a file. Raises Unreadable if it is none."""
    for number, document in enumerate(documents(path), 1):
        name = " ".join(str(document.get("name", f"document {number}")).split())
        try:
            run(document, find_game)
        except _Failed as failure:
            yield Outcome(str(path), name, str(failure))
        except Unreadable as problem:
            yield Outcome(str(path), name, str(problem), unreadable=True)
        else:
            yield Outcome(str(path), name)


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
        raise Unreadable(str(problem)) from problem
    steps = document.get("moves") or []
    if not isinstance(steps, list):
        raise Unreadable("moves is not a list")
    runner = _Runner(game, position)
    for number, step in enumerate(steps, 1):
        told = runner.take(f"step {number}", step)
        yield Moment(position.copy(), told, "expect" in step)
    if document.get("then"):
        runner.expect("then", document["then"])
    yield Moment(position.copy(), (), is_expected=True)


class _Runner:
    """Carries a scenario from step to step."""

    def __init__(self, game: Game[Any], position: Position) -> None:
        self.game = game
        self.position = position
        # Decisions with a single answer that were taken without asking; a scenario may write them all the same.
        self.forced: list[tuple[Seat, str]] = []

    def take(self, where: str, step: Any) -> list[Event]:
        """Take a step; what was told, if it was a move."""
        if not isinstance(step, Mapping) or not step:
            raise Unreadable(f"{where}: “{step}” is not a step")
        if len(step) > 1 and {"expect", "legal", "refuse"} & set(step):
            raise Unreadable(f"{where}: a step is either moves, or expect, legal or refuse alone")
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

    def _by_seat(self, where: str, step: Any) -> list[tuple[Seat, Any]]:
        if not isinstance(step, Mapping):
            raise Unreadable(f"{where}: “{step}” is not a map of seats")
        for seat in step:
            if seat not in SEATS:
                raise Unreadable(f"{where}: “{seat}” is neither a seat nor expect, legal or refuse")
        return [(Seat(seat), value) for seat, value in step.items()]

    def play(self, where: str, seat: Seat, move: str) -> list[Event]:
        try:
            events = self.position.play(move, seat)
        except AmbiguousMove as problem:
            raise _Failed(f"{where}: expected a clear move, found an ambiguous one: {problem}") from problem
        except IllegalMove as problem:
            if not self._was_forced(seat, move):
                raise _Failed(f"{where}: expected {seat}: {move} to be legal, found: {problem}") from problem
            return []
        except MoveError as problem:
            raise Unreadable(f"{where}: {problem}") from problem
        self.forced = [_forced(event) for event in events if event.kind == "move forced"]
        return events

    def _was_forced(self, seat: Seat, move: str) -> bool:
        answer = (seat, _bare(move))
        if answer not in self.forced:
            return False
        self.forced.remove(answer)
        return True

    def legal(self, where: str, seat: Seat, moves: Any) -> None:
        if not isinstance(moves, list):
            raise Unreadable(f"{where}: legal wants a list of moves")
        found = self.position.moves(seat)
        wanted = [_words(move) for move in moves]
        try:
            same = {self.position.read(move, seat) for move in wanted} == set(found)
        except (IllegalMove, AmbiguousMove):
            same = False
        except MoveError as problem:
            raise Unreadable(f"{where}: {problem}") from problem
        if not same:
            listed = ", ".join(str(move) for move in found)
            raise _Failed(f"{where}: expected {seat} to have the moves [{', '.join(wanted)}], found [{listed}]")

    def refuse(self, where: str, seat: Seat, move: str) -> None:
        try:
            self.position.read(move, seat)
        except IllegalMove:
            return
        except AmbiguousMove as problem:
            raise _Failed(f"{where}: expected a clear move, found an ambiguous one: {problem}") from problem
        except MoveError as problem:
            raise Unreadable(f"{where}: {problem}") from problem
        raise _Failed(f"{where}: expected {seat}: {move} to be refused, found it legal")

    def expect(self, where: str, expected: Any) -> None:
        if not isinstance(expected, Mapping):
            raise Unreadable(f"{where}: “{expected}” is not a map")
        try:
            found = self.game.differences(self.position, expected)
        except SetupError as problem:
            raise Unreadable(f"{where}: {problem}") from problem
        if found:
            raise _Failed(f"{where}: {'; '.join(found)}")


def _words(move: Any) -> str:
    """YAML reads a bare yes or no as a truth value."""
    if isinstance(move, bool):
        return "yes" if move else "no"
    return str(move)


def _forced(event: Event) -> tuple[Seat, str]:
    if event.seat is None or event.word is None:
        raise ValueError("a forced move names its seat and its words")
    return event.seat, event.word


def _bare(move: str) -> str:
    """A move without what tells equal cards apart."""
    return move.strip().split("@")[0].split("#")[0]
