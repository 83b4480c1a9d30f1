"""What a seat was told, made again from the rows of its memory and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, get_args, get_type_hints

from mindtable.game.contract import Event, Seat
from mindtable.research.vocabulary import ACT, Vocabulary


@dataclass(frozen=True)
class Rebuilt:
    """The rows of a seat."""

    words: Vocabulary
    own: Seat

    def rows(self, rows: Sequence[Sequence[int]]) -> list[tuple[Any, ...]]:
        """Acts as who acted and which act it was, if that is known; events as their class and the fields in the row."""
        return [self._act(row) if row[0] == ACT else self._event(row) for row in rows if row[0]]

    def _act(self, row: Sequence[int]) -> tuple[Any, ...]:
        return self._seat(row[1]), row[2] - 1 if row[2] else None

    def _event(self, row: Sequence[int]) -> tuple[Any, ...]:
        kind = self.words.kinds[row[0] - ACT - 1]
        hints, numbers = get_type_hints(kind), iter(row[2:])
        fields = {name: self._field(name, hints[name], numbers) for name in self.words.fields_of(kind)}
        assert not any(numbers), "nothing is left over"
        return kind, self._knowing(row[1]), fields

    def _field(self, name: str, hint: Any, numbers: Iterator[int]) -> Any:
        if hint == tuple[int, ...]:
            return tuple(number for number in numbers if number)
        if name == "move":  # of one word or of two
            return " ".join(self.words.words[number - 1] for number in numbers if number) or None
        number = next(numbers)
        kinds = {*get_args(hint)} - {type(None)} or {hint}
        if kinds & {int, bool}:
            return bool(number) if bool in kinds else number
        if not number:
            return None
        (kind,) = kinds
        if kind is Seat:
            return self._seat(number)
        word = self.words.words[number - 1]
        return kind(word) if isinstance(kind, type) and issubclass(kind, Enum) else word

    def _knowing(self, number: int) -> set[Seat] | None:
        places = range(1, len(self.words.seats) + 1)
        return {self._seat(place) for place in places if number >> place & 1} if number else None

    def _seat(self, place: int) -> Seat:
        seats = self.words.seats
        return seats[(seats.index(self.own) + place - 1) % len(seats)]


def told(event: Event, words: Vocabulary, seat: Seat) -> tuple[Any, ...]:
    """The same of an event that a seat was told of."""
    known = event.told_to(seat)
    seen_by = None if known.seen_by is None else {*known.seen_by}
    return type(known), seen_by, {name: getattr(known, name) for name in words.fields_of(type(known))}
