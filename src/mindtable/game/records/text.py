"""Records as text: written, and read line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from ..chance import SEALED_SIZE, Seed, seed_text
from ..commitments import Commitment, read_secret
from ..contract import Move, Roll, Seat
from ..flaws import Flaw, Place, flaw, in_field, in_line, written
from .record import (
    BEFORE_COMMITMENTS,
    FORMATS,
    HIGHEST_SEED,
    LOWEST_SEED,
    NONE,
    QUICK,
    SEALED,
    NewDice,
    Record,
    RecordError,
    dice_of,
)

UNFINISHED: Final = "unfinished"
WON_BY: Final = "won by "

# What is read at most. A game has about a hundred moves; the unused pile of the largest deck is one line.
LONGEST_RECORD: Final = 250_000  # characters
LONGEST_LINE: Final = 32_000
MOST_MOVES: Final = 2_000
_MOST_DEALT: Final = 100  # lines of the deal

_TITLE: Final = "Mindtable record "
_DEAL: Final = "deal:"
_START: Final = "start:"
_SEED: Final = re.compile(r"-?[0-9]+")
_SEAT: Final = re.compile(r"seat ([A-F]): (\S.*)")
_BITS: Final = re.compile(r"bits ([A-F]): (\S.*)")
_NEW_DICE: Final = re.compile(r"dice after (0|[1-9][0-9]{0,5}): (\S.*)")
_NEW_RULES: Final = re.compile(r"rules after (0|[1-9][0-9]{0,5}): (\S{1,32})")
_MOVE: Final = re.compile(r"  ([1-9][0-9]*)\. ([A-F]): (\S.*)")
_ROLLS: Final = re.compile(r"  ([1-9][0-9]{0,5})\. (\S.*)")
_ROLL: Final = re.compile(r"(0|[1-9][0-9]{0,5}) of ([1-9][0-9]{0,5})")

# Where things stand in a record, counted from 1.
GAME_LINE: Final = 2
RULES_LINE: Final = 3
SETS_LINE: Final = 4
OPTIONS_LINE: Final = 5
FIRST_SEAT_LINE: Final = 6


def first_deal_line(record: Record) -> int:
    """The number of the line in which the deal begins."""
    return len(_headers(record)) + 3


def first_move_line(record: Record) -> int:
    """The number of the line of the first move."""
    return first_deal_line(record) + len(_beginning(record)) + 2


def rolls_line(record: Record, place: int) -> int:
    """Where the rolls of a place in their list stand."""
    return first_move_line(record) + len(record.moves) + 2 + place


def result_line(record: Record) -> int:
    """The number of the line with the result, the last one."""
    return (
        rolls_line(record, len(record.rolls) + 1) if record.rolls else first_move_line(record) + len(record.moves) + 1
    )


# --- writing ---------------------------------------------------------------------------------------


def write_out(record: Record) -> str:
    """A record as text."""
    lines = [
        *_headers(record),
        "",
        _START if record.start else _DEAL,
        *(f"  {line}" for line in _beginning(record)),
        "",
        "moves:",
        *(f"  {number}. {seat}: {move}" for number, (seat, move) in enumerate(record.moves, 1)),
        "",
    ]
    if record.rolls:
        lines += ["rolls:", *(f"  {number}. {_rolls_text(rolls)}" for number, rolls in record.rolls), ""]
    lines.append(f"result: {WON_BY + ' '.join(record.winners) if record.winners else UNFINISHED}")
    return "\n".join(lines) + "\n"


def _beginning(record: Record) -> tuple[str, ...]:
    return (record.start,) if record.start else record.deal


def _headers(record: Record) -> list[str]:
    options = [f"{key}={value}" for key, value in record.options]
    lines = [
        f"{_TITLE}{record.format}",
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"sets: {' '.join(record.sets) or NONE}",
        f"options: {' '.join(options) or NONE}",
        *(f"seat {seat}: {who}" for seat, who in record.seats),
    ]
    if record.format == BEFORE_COMMITMENTS:
        return [*lines, f"seed: {seed_text(record.seed)}"]
    lines += _dice_lines("dice", record.seed, record.commitment)
    for new in record.new_dice:
        lines += _dice_lines(f"dice after {new.after}", new.seed, new.commitment)
    return lines + [f"rules after {after}: {rules}" for after, rules in record.new_rules]


def _dice_lines(header: str, seed: Seed, opened: Commitment | None) -> list[str]:
    lines = [f"{header}: {dice_of(seed)}", f"seed: {seed_text(seed)}"]
    if opened is not None:
        lines += [f"commitment: {opened.shown}", f"secret: {opened.secret.hex()}"]
        lines += [f"bits {seat}: {bits.hex()}" for seat, bits in opened.bits]
    return lines


def _rolls_text(rolls: tuple[Roll, ...]) -> str:
    return ", ".join(f"{shown} of {sides}" for shown, sides in rolls)


# --- reading ---------------------------------------------------------------------------------------


def parse(text: str) -> Record:
    """The record that a text is. Raises RecordError."""
    if len(text) > LONGEST_RECORD:
        raise RecordError(flaw("too-long", most=LONGEST_RECORD))
    return _Reader(text).record()


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        self._lines = text.removesuffix("\n").split("\n")
        self._read = 0
        for number, line in enumerate(self._lines, 1):
            if len(line) > LONGEST_LINE:
                raise at_line(number, flaw("too-long", most=LONGEST_LINE))

    def record(self) -> Record:
        format = self._format()
        game = self._word("game")
        rules = self._word("rules")
        sets = self._words("sets")
        options = tuple(self._option(word) for word in self._words("options"))
        seats = tuple(self._seats())
        known = {seat for seat, _ in seats}
        seed, commitment = self._dice(known, QUICK if format == BEFORE_COMMITMENTS else self._value("dice"))
        new_dice = tuple(self._new_dice(known))
        new_rules = tuple(self._new_rules())
        self._expect("")
        start = self._start() if format != BEFORE_COMMITMENTS else ""
        deal = () if start else self._deal()
        self._expect("")
        self._expect("moves:")
        moves = tuple(self._moves(known))
        if new_dice and new_dice[-1].after > len(moves):
            raise self._error(flaw("move-number", wanted=str(new_dice[-1].after), found=str(len(moves))))
        self._expect("")
        rolls = tuple(self._rolls(len(moves)))
        winners = self._result(known)
        if self._read < len(self._lines):
            raise at_line(self._read + 1, flaw("after-result"))
        return Record(
            game=game,
            rules=rules,
            sets=sets,
            options=options,
            seats=seats,
            seed=seed,
            deal=deal,
            moves=moves,
            winners=winners,
            commitment=commitment,
            new_dice=new_dice,
            new_rules=new_rules,
            start=start,
            rolls=rolls,
            format=format,
        )

    # --- one part after the other ------------------------------------------------------------------

    def _format(self) -> str:
        line = self._next()
        if not line.startswith(_TITLE):
            raise at_line(1, flaw("not-a-record"))
        format = line.removeprefix(_TITLE)
        if format not in FORMATS:
            raise at_line(1, flaw("record-format", found=written(format), known=", ".join(FORMATS)))
        return format

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

    def _dice(self, seats: set[Seat], name: str) -> tuple[Seed, Commitment | None]:
        """The dice of a name: their seed, and the commitment to it, opened."""
        if name not in (QUICK, SEALED):
            either = {"wanted": f"dice: {QUICK}", "other": f"dice: {SEALED}"}
            raise self._error(flaw("expected-either", **either, found=written(f"dice: {name}")))
        if name == QUICK:
            return self._quick_seed(), None
        seed = self._secret("seed")
        if not self._peek().startswith("commitment:"):
            return seed, None
        shown, secret = self._secret("commitment").hex(), self._secret("secret")
        return seed, Commitment(shown, secret, tuple(self._bits(seats)))

    def _new_dice(self, seats: set[Seat]) -> Iterator[NewDice]:
        last = -1
        while match := _NEW_DICE.fullmatch(self._peek()):
            self._read += 1
            if int(match[1]) <= last:
                raise self._error(flaw("move-number", wanted=str(last + 1), found=match[1]))
            last = int(match[1])
            yield NewDice(int(match[1]), *self._dice(seats, match[2].strip()))

    def _new_rules(self) -> Iterator[tuple[int, str]]:
        while match := _NEW_RULES.fullmatch(self._peek()):
            self._read += 1
            yield int(match[1]), match[2]

    def _bits(self, seats: set[Seat]) -> Iterator[tuple[Seat, bytes]]:
        taken: set[str] = set()
        while match := _BITS.fullmatch(self._peek()):
            seat = Seat(match[1])
            bits = self._secret(f"bits {seat}")
            if seat not in seats:
                raise self._error(flaw("no-seat", seat=seat))
            if seat in taken:
                raise self._error(flaw("seat-twice", seat=seat))
            taken.add(seat)
            yield seat, bits

    def _quick_seed(self) -> int:
        text = self._value("seed")
        if not _SEED.fullmatch(text):
            raise self._error(flaw("not-a-number", value=written(text)))
        if len(text) > len(str(LOWEST_SEED)) or not LOWEST_SEED <= int(text) <= HIGHEST_SEED:
            limits = {"least": str(LOWEST_SEED), "most": str(HIGHEST_SEED)}
            raise self._error(flaw("out-of-range", value=written(text), **limits))
        return int(text)

    def _secret(self, header: str) -> bytes:
        text = self._value(header)
        secret = read_secret(text)
        if secret is None:
            raise self._error(flaw("not-hexadecimal", value=written(text), count=2 * SEALED_SIZE))
        return secret

    def _start(self) -> str:
        """The position a game begins with, if it begins with one."""
        if self._peek().rstrip() != _START:
            return ""
        self._read += 1
        start = tuple(self._indented())
        if len(start) != 1:
            raise self._unexpected("  {…}", self._next())
        return start[0]

    def _deal(self) -> tuple[str, ...]:
        self._expect(_DEAL)
        return tuple(self._indented())

    def _indented(self) -> Iterator[str]:
        first = self._read
        while self._peek().startswith("  ") and self._peek().strip():
            self._read += 1
            if self._read > first + _MOST_DEALT:
                raise self._error(flaw("too-many", place=in_field("deal"), most=_MOST_DEALT))
            yield self._lines[self._read - 1].strip()

    def _moves(self, seats: set[Seat]) -> Iterator[tuple[Seat, Move]]:
        number = 1
        while match := _MOVE.fullmatch(self._peek()):
            self._read += 1
            if number > MOST_MOVES:
                raise self._error(flaw("too-many", place=in_field("moves"), most=MOST_MOVES))
            if match[1] != str(number):
                raise self._error(flaw("move-number", wanted=str(number), found=written(match[1])))
            if match[2] not in seats:
                raise self._error(flaw("no-seat", seat=match[2]))
            number += 1
            yield Seat(match[2]), Move(match[3].strip())

    def _rolls(self, moves: int) -> Iterator[tuple[int, tuple[Roll, ...]]]:
        """What was rolled in moves, if there is anything."""
        if self._peek().rstrip() != "rolls:":
            return
        self._read += 1
        last = 0
        while match := _ROLLS.fullmatch(self._peek()):
            self._read += 1
            number = int(match[1])
            if not last < number <= moves:
                raise self._error(flaw("move-number", wanted=f"{last + 1}–{moves}", found=written(match[1])))
            last = number
            yield number, tuple(self._roll(text) for text in match[2].strip().split(", "))
        if not last:
            raise self._unexpected("  1. … of …", self._next())
        self._expect("")

    def _roll(self, text: str) -> Roll:
        match = _ROLL.fullmatch(text)
        if not match:
            raise self._unexpected("… of …", text)
        return int(match[1]), int(match[2])

    def _result(self, seats: set[Seat]) -> tuple[Seat, ...]:
        text = self._value("result")
        if text == UNFINISHED:
            return ()
        winners = tuple(Seat(word) for word in text.removeprefix(WON_BY).split())
        if not text.startswith(WON_BY) or not winners or not set(winners) <= seats:
            either = {"wanted": f"result: {UNFINISHED}", "other": f"result: {WON_BY}{min(seats)}"}
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
        if words == [NONE]:
            return ()
        if NONE in words:
            raise self._unexpected(f"{header}: {NONE}", self._lines[self._read - 1])
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
        return at_line(self._read, what)


def at_line(line: int, what: Flaw) -> RecordError:
    """What is wrong in a line of a record, as an error."""
    return RecordError(what.within(in_line(line)))
