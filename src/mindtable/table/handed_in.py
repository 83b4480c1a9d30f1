"""What visitors hand in, read: records, and positions in the notation of scenarios, with what was played from there.

All of this is done in the reading room, so little is imported here: its process is to begin quickly and stay small.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..game.contract import SEATS, Event, Position, SetupError
from ..game.flaws import Flaw, Flawed
from ..game.plain_yaml import in_yaml
from ..game.records import Record, Step, game_of, parse, replay
from ..game.scenarios import moments
from ..games import game_named

_RECORD: Final = "Mindtable record"
_NOT_LAID: Final = ("name", "rules", "moves", "then")  # of a scenario; the rest is its position


@dataclass(frozen=True)
class Laid:
    """A position that was laid out, and what was played from there, as far as both are possible."""

    document: Mapping[str, Any]  # the scenario that lays it out, without moves
    moves: tuple[Mapping[str, str], ...] = ()  # by the letters of seats
    first: Position | None = None  # None: there can be no such position
    position: Position | None = None  # after the moves
    told: tuple[Sequence[Event], ...] = ()  # of each move
    flaw: Flaw | None = None  # why it is impossible, or why it goes no further

    @property
    def scenario(self) -> dict[str, Any]:
        """Both as one scenario."""
        return {**self.document, **({"moves": list(self.moves)} if self.moves else {})}


def read_game(text: str) -> Record | tuple[Mapping[str, Any], Position] | None:
    """A record that can be replayed, or the first scenario in a text with its position; None if it is neither. Raises
    RecordError, Unreadable or SetupError."""
    if text.lstrip().startswith(_RECORD):
        record = parse(text)
        for _ in replay(record, game_of(record, game_named)):
            pass
        return record
    document = next(in_yaml(text), None)
    if not isinstance(document, Mapping) or "game" not in document:
        return None
    position: Position = game_named(document["game"]).read_position(document)
    return document, position


def read_laid(text: str) -> Laid | None:
    """The first scenario in a text, laid out and played as far as it can be; None if it is none, as in a record. Raises
    Unreadable."""
    document = None if text.lstrip().startswith(_RECORD) else next(in_yaml(text), None)
    if not isinstance(document, Mapping) or "game" not in document:
        return None
    return laid_out(document)


def laid_out(document: Mapping[str, Any]) -> Laid:
    """A scenario laid out and played as far as it can be."""
    position_alone = {field: value for field, value in document.items() if field not in _NOT_LAID}
    try:
        first: Position = game_named(document["game"]).read_position(position_alone)
    except SetupError as problem:
        return Laid(position_alone, flaw=problem.flaw)
    moves = tuple(_moves_of(document.get("moves")))
    told: list[Sequence[Event]] = []
    position, problem_found = first.copy(), None
    try:
        for number, moment in enumerate(moments({**position_alone, "moves": list(moves)}, game_named)):
            if number < len(moves):
                position = moment.position
                told.append(moment.told)
    except Flawed as problem:
        problem_found = problem.flaw
    return Laid(position_alone, moves[: len(told)], first, position, tuple(told), problem_found)


def _moves_of(steps: Any) -> list[Mapping[str, str]]:
    """What is played in a scenario; what it expects is left out."""
    if not isinstance(steps, list):
        return []
    return [step for step in steps if isinstance(step, Mapping) and step and all(seat in SEATS for seat in step)]


def laid_by_game(steps: Sequence[Step], number: int) -> Laid | None:
    """The moment of a game after so many of its moves: the beginning of a turn, and what was played from there. The
    dice of a board are its own, so it ends earlier where they show something else. None if no turn has begun."""
    for step in reversed(steps[: number + 1]):
        document = written_down(step.position)
        if document is not None:
            since = steps[step.number + 1 : number + 1]
            moves = [{str(one.seat): str(one.move)} for one in since if one.seat is not None]
            return laid_out({**document, "moves": moves})
    return None


def written_down(position: Position) -> Mapping[str, Any] | None:
    """A position as a scenario; None in the middle of a turn, which scenarios have no words for."""
    try:
        document: Mapping[str, Any] = game_named(position.game).write_position(position)
    except ValueError:
        return None
    return document
