"""Records: a game as text that a person can read and a program replays.

A record is headers, the deal written out, the moves, and the result. There is one way to write it, so
`parse` and `write_out` are inverse and every line has its place; a record without its last line, the
result, was cut off.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final

from .contract import SEATS, Event, Game, Move, MoveError, Position, Seat, SetupError, flaw_of_move
from .earlier import read_on
from .flaws import Flaw, Flawed, Place, flaw, flaw_of_file, in_file, in_line, written

_TITLE: Final = "Mindtable record "
_FORMAT: Final = "1"
_NONE: Final = "none"
_UNFINISHED: Final = "unfinished"
_WON_BY: Final = "won by "
_SEED: Final = re.compile(r"-?[0-9]+")
_SEAT: Final = re.compile(r"seat ([A-F]): (\S.*)")
_MOVE: Final = re.compile(r"  ([1-9][0-9]*)\. ([A-F]): (\S.*)")

# Where things stand in a record, counted from 1.
_GAME_LINE: Final = 2
_RULES_LINE: Final = 3
_SETS_LINE: Final = 4
_OPTIONS_LINE: Final = 5
_FIRST_SEAT_LINE: Final = 6


class RecordError(Flawed):
    """A record that cannot be read or replayed."""


@dataclass(frozen=True)
class Record:
    """A game from its deal to its result, or to where it stands."""

    game: str
    rules: str
    sets: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seats: tuple[tuple[Seat, str], ...]  # who sits where
    seed: int
    deal: tuple[str, ...]
    moves: tuple[tuple[Seat, Move], ...] = ()
    winners: tuple[Seat, ...] = ()  # empty while the game goes on

    def __post_init__(self) -> None:
        """Refuse what could not be read back."""
        words = [self.game, self.rules, *self.sets, *(word for option in self.options for word in option)]
        lines = [*(who for _, who in self.seats), *self.deal, *(move.text for _, move in self.moves)]
        seats = [seat for seat, _ in self.seats]
        named = [*(seat for seat, _ in self.moves), *self.winners]
        if (
            any(word.split() != [word] for word in words)
            or any("=" in key for key, _ in self.options)
            or _NONE in self.sets
            or any(not line or line != line.strip() or "\n" in line or "\r" in line for line in lines)
            or not seats
            or len(set(seats)) < len(seats)
            or not set(named) <= set(seats) <= set(SEATS)
        ):
            raise ValueError("this cannot be written as a record")

    @staticmethod
    def of_deal(
        game: Game[Any],
        dealt: Position,
        *,
        seed: int,
        sets: Sequence[str],
        options: Mapping[str, str],
        seats: Mapping[Seat, str],
    ) -> Record:
        """The record of a game that was just dealt, with who sits where."""
        return Record(
            game=game.name,
            rules=game.rules,
            sets=tuple(sets),
            options=tuple(options.items()),
            seats=tuple((seat, seats[seat]) for seat in dealt.seats),
            seed=seed,
            deal=tuple(game.deal_text(dealt)),
        )

    def with_move(self, seat: Seat, move: Move, winners: tuple[Seat, ...]) -> Record:
        """The record with one more move, and who has won by it."""
        return replace(self, moves=(*self.moves, (seat, move)), winners=winners)

    def before_move(self, number: int) -> Record:
        """The record as it was before the move of a number (the first is 1)."""
        return replace(self, moves=self.moves[: number - 1], winners=())

    def same_game(self, other: Record) -> bool:
        """Whether both are of one and the same game, each at whatever point, by whatever rules."""
        return self.before_move(1) == replace(other.before_move(1), rules=self.rules)


# --- writing ---------------------------------------------------------------------------------------


def write_out(record: Record) -> str:
    """A record as text."""
    options = [f"{key}={value}" for key, value in record.options]
    lines = [
        f"{_TITLE}{_FORMAT}",
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"sets: {' '.join(record.sets) or _NONE}",
        f"options: {' '.join(options) or _NONE}",
        *(f"seat {seat}: {who}" for seat, who in record.seats),
        f"seed: {record.seed}",
        "",
        "deal:",
        *(f"  {line}" for line in record.deal),
        "",
        "moves:",
        *(f"  {number}. {seat}: {move}" for number, (seat, move) in enumerate(record.moves, 1)),
        "",
        f"result: {_WON_BY + ' '.join(record.winners) if record.winners else _UNFINISHED}",
    ]
    return "\n".join(lines) + "\n"


def save(record: Record, path: Path) -> None:
    """Write a record to disk so that at every moment there is the old file or the new one, never half of one."""
    with NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as file:
        try:
            file.write(write_out(record))
            file.flush()
            os.fsync(file.fileno())
            file.close()
            Path(file.name).replace(path)
        except BaseException:
            with suppress(OSError):
                Path(file.name).unlink()
            raise
    if os.name == "posix":  # the new name is on disk once its folder is
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


# --- reading ---------------------------------------------------------------------------------------


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise RecordError(flaw_of_file(path, problem)) from problem
    except RecordError as problem:
        raise RecordError(problem.flaw.within(in_file(path))) from problem


def parse(text: str) -> Record:
    """The record that a text is."""
    return _Reader(text).record()


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        self._lines = text.removesuffix("\n").split("\n")
        self._read = 0

    def record(self) -> Record:
        self._title()
        game = self._word("game")
        rules = self._word("rules")
        sets = self._words("sets")
        options = tuple(self._option(word) for word in self._words("options"))
        seats = tuple(self._seats())
        seed = self._seed()
        self._expect("")
        self._expect("deal:")
        deal = tuple(self._indented())
        self._expect("")
        self._expect("moves:")
        moves = tuple(self._moves({seat for seat, _ in seats}))
        self._expect("")
        winners = self._result({seat for seat, _ in seats})
        if self._read < len(self._lines):
            raise _at(self._read + 1, flaw("after-result"))
        return Record(game, rules, sets, options, seats, seed, deal, moves, winners)

    # --- one part after the other ------------------------------------------------------------------

    def _title(self) -> None:
        line = self._next()
        if not line.startswith(_TITLE):
            raise _at(1, flaw("not-a-record"))
        if line != _TITLE + _FORMAT:
            found = written(line.removeprefix(_TITLE))
            raise _at(1, flaw("record-format", found=found, known=_FORMAT))

    def _seats(self) -> Iterator[tuple[Seat, str]]:
        taken: set[str] = set()
        while match := _SEAT.fullmatch(self._peek()):
            self._read += 1
            if match[1] in taken:
                raise self._error(flaw("seat-twice", seat=match[1]))
            taken.add(match[1])
            yield Seat(match[1]), match[2].strip()
        if not taken:
            raise self._unexpected("seat A: …", self._next())

    def _seed(self) -> int:
        text = self._value("seed")
        try:
            if _SEED.fullmatch(text):
                return int(text)
        except ValueError:  # more digits than Python reads
            pass
        raise self._error(flaw("not-a-number", value=written(text)))

    def _indented(self) -> Iterator[str]:
        while self._peek().startswith("  ") and self._peek().strip():
            self._read += 1
            yield self._lines[self._read - 1].strip()

    def _moves(self, seats: set[Seat]) -> Iterator[tuple[Seat, Move]]:
        number = 1
        while match := _MOVE.fullmatch(self._peek()):
            self._read += 1
            if match[1] != str(number):
                raise self._error(flaw("move-number", wanted=str(number), found=written(match[1])))
            if match[2] not in seats:
                raise self._error(flaw("no-seat", seat=match[2]))
            number += 1
            yield Seat(match[2]), Move(match[3].strip())

    def _result(self, seats: set[Seat]) -> tuple[Seat, ...]:
        text = self._value("result")
        if text == _UNFINISHED:
            return ()
        winners = tuple(Seat(word) for word in text.removeprefix(_WON_BY).split())
        if not text.startswith(_WON_BY) or not winners or not set(winners) <= seats:
            either = {"wanted": f"result: {_UNFINISHED}", "other": f"result: {_WON_BY}{min(seats)}"}
            raise self._error(flaw("expected-either", **either, found=written(f"result: {text}")))
        return winners

    # --- lines -------------------------------------------------------------------------------------

    def _peek(self) -> str:
        return self._lines[self._read] if self._read < len(self._lines) else ""

    def _next(self) -> str:
        if self._read == len(self._lines):
            raise self._error(flaw("cut-off"))
        self._read += 1
        return self._lines[self._read - 1].rstrip()

    def _expect(self, wanted: str) -> None:
        line = self._next()
        if line != wanted:
            raise self._unexpected(wanted, line)

    def _value(self, header: str) -> str:
        line = self._next()
        name, colon, value = line.partition(":")
        if name != header or not colon or not value.strip():
            raise self._unexpected(f"{header}: …", line)
        return value.strip()

    def _words(self, header: str) -> tuple[str, ...]:
        words = self._value(header).split()
        if words == [_NONE]:
            return ()
        if _NONE in words:
            raise self._unexpected(f"{header}: {_NONE}", self._lines[self._read - 1])
        return tuple(words)

    def _word(self, header: str) -> str:
        words = self._value(header).split()
        if len(words) != 1:
            raise self._unexpected(f"{header}: …", self._lines[self._read - 1])
        return words[0]

    def _option(self, word: str) -> tuple[str, str]:
        key, _, value = word.partition("=")
        if not key or not value:
            raise self._unexpected("key=value", word)
        return key, value

    def _unexpected(self, wanted: str, found: str) -> RecordError:
        if not wanted:
            return self._error(flaw("expected-empty", found=written(found)))
        return self._error(flaw("expected", wanted=wanted, found=written(found)))

    def _error(self, what: Flaw) -> RecordError:
        """Something wrong in the line just read; if it is the last one, it was cut off in the middle."""
        if self._read == len(self._lines):
            return RecordError(what.within(Place("last-line", {"number": str(self._read)})))
        return _at(self._read, what)


# --- replaying -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """A moment of a replayed game: after the deal (number 0, nobody's move) or after a move. One that is passed over,
    since only earlier rules asked for it, is nobody's, either."""

    number: int
    seat: Seat | None
    move: Move | None
    position: Position
    events: tuple[Event, ...]
    filled_in: tuple[tuple[Seat, Move], ...] = ()  # answers after it that were not written down

    @property
    def made(self) -> tuple[tuple[Seat, Move], ...]:
        """The moves that were made."""
        return ((self.seat, self.move), *self.filled_in) if self.seat and self.move else ()

    def then(self, seat: Seat, move: Move, *, is_earlier: bool = False) -> Step:
        """The step after this one: a move, or one that was written down by earlier rules. Raises a MoveError."""
        position = self.position.copy()
        if not is_earlier:
            return Step(self.number + 1, seat, move, position, tuple(position.play(move, seat)))
        events, made = read_on(position, seat, move, self.events)
        if not made:
            return Step(self.number + 1, None, None, position, tuple(events))
        return Step(self.number + 1, seat, move, position, tuple(events), tuple(made[1:]))


def game_of(record: Record, find_game: Callable[[Any], Game[Any]]) -> Game[Any]:
    """The game a record is of."""
    try:
        return find_game(record.game)
    except SetupError as problem:
        raise _at(_GAME_LINE, problem.flaw) from problem


def replay(record: Record, game: Game[Any], to: int | None = None) -> Iterator[Step]:
    """Play a record again, to its end or to the move of a number. It is dealt anew from the seed."""
    position, events = _dealt(record, game)
    step = Step(0, None, None, position, tuple(events))
    yield step
    for seat, move in record.moves[:to]:
        try:
            step = step.then(seat, move, is_earlier=record.rules != game.rules)
        except MoveError as problem:
            line = _first_move_line(record) + step.number
            raise _at(line, flaw_of_move(f"{seat}: {move}", problem)) from problem
        yield step
    winners = step.position.winners
    if (to is None or to >= len(record.moves)) and winners != record.winners:
        won = f"{_WON_BY}{' '.join(winners)}" if winners else _UNFINISHED
        raise _at(_first_move_line(record) + len(record.moves) + 1, flaw("other-result", result=won))


def up_to_date(record: Record, game: Game[Any]) -> Record:
    """A record as the rules of today would have written it. Raises RecordError if it cannot be replayed."""
    if record.rules == game.rules:
        return record
    moves = tuple(move for step in replay(record, game) for move in step.made)
    return replace(record, rules=game.rules, moves=moves)


def _dealt(record: Record, game: Game[Any]) -> tuple[Position, list[Event]]:
    if record.game != game.name:
        raise _at(_GAME_LINE, flaw("other-game", found=written(record.game), wanted=game.name))
    if record.rules not in (game.rules, *game.earlier_rules):
        raise _at(_RULES_LINE, flaw("other-rules", found=written(record.rules), known=game.rules))
    try:
        position, events = game.deal(seed=record.seed, sets=record.sets, options=dict(record.options))
    except SetupError as problem:
        what = problem.flaw  # a deck is one word here, so its own lines mean nothing
        what = replace(what, where=tuple(place for place in what.where if place.kind != "line"))
        raise _at(_OPTIONS_LINE if record.options else _SETS_LINE, what) from problem
    if position.seats != tuple(seat for seat, _ in record.seats):
        raise _at(_FIRST_SEAT_LINE, flaw("other-seats", game=game.name, seats=" ".join(position.seats)))
    deal = game.deal_text(position)
    for place in range(max(len(deal), len(record.deal))):
        if deal[place : place + 1] != list(record.deal[place : place + 1]):
            raise _at(_first_deal_line(record) + place, flaw("other-deal"))
    return position, events


def _first_deal_line(record: Record) -> int:
    return _FIRST_SEAT_LINE + len(record.seats) + 3


def _first_move_line(record: Record) -> int:
    return _first_deal_line(record) + len(record.deal) + 2


def _at(line: int, what: Flaw) -> RecordError:
    return RecordError(what.within(in_line(line)))
