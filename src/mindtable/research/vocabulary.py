"""What happens in a game, as rows of numbers: the kinds of events, and every word that stands in one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Final

from ..game.contract import Event, Seat

ACT: Final = 1  # the first number of the row of an act; those of events follow


@dataclass(frozen=True)
class Vocabulary:
    """How events of a game are told in numbers. Rows are as long as the longest needs, with zeros behind the others."""

    seats: tuple[Seat, ...]
    kinds: tuple[type[Event], ...]
    words: tuple[str, ...]  # all that a text in an event can be, but for seats
    width: int
    left_out: tuple[str, ...] = ()  # fields that follow from what was told before

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {word: number for number, word in enumerate(self.words, 1)}

    @cached_property
    def _kinds(self) -> dict[type[Event], int]:
        return {kind: number for number, kind in enumerate(self.kinds, ACT + 1)}

    @cached_property
    def _fields(self) -> dict[type[Event], list[str]]:
        return {
            kind: [field.name for field in fields(kind) if not field.kw_only and field.name not in self.left_out]
            for kind in self.kinds
        }

    def act(self, act: int, who: Seat, own: Seat) -> list[int]:
        """The row of an act as a seat knows it: who acted, and what it was if it was the seat itself."""
        return self._filled([ACT, self._place(who, own), act + 1 if who == own else 0])

    def event(self, event: Event, own: Seat) -> list[int]:
        """The row of an event as a seat was told of it."""
        told = event.told_to(own)
        row = [self._kinds[type(told)], self._knowing(told.seen_by, own)]
        for name in self.fields_of(type(told)):
            row += self._told(getattr(told, name), own)
        return self._filled(row)

    def meanings(self) -> list[str]:
        """What the numbers of every kind of row are, the kinds by their first numbers."""
        acts = "act: who, which act (0: of another seat; else its number and 1)"
        events = [f"{kind.kind}: {', '.join(['who knows it', *self.fields_of(kind)])}" for kind in self.kinds]
        return ["nothing", acts, *events]

    def fields_of(self, kind: type[Event]) -> list[str]:
        """The fields of a kind of event that stand in its row, in their order."""
        return self._fields[kind]

    def _told(self, value: Any, own: Seat) -> Iterator[int]:
        """A field in numbers: a text that is no word is several of them, and a list as many as it has."""
        if value is None:
            yield 0
        elif isinstance(value, int):
            yield int(value)
        elif isinstance(value, tuple):
            yield from value
        elif value in self.seats:
            yield self._place(value, own)
        elif value in self._numbers:
            yield self._numbers[value]
        else:
            yield from (self._numbers[word] for word in value.split())

    def _knowing(self, seats: Sequence[Seat] | None, own: Seat) -> int:
        """Who knows what is secret of an event: 0 where nothing is, else 1, with 2 for oneself, 4 for the next one …"""
        return 0 if seats is None else 1 + sum(1 << self._place(seat, own) for seat in seats)

    def _place(self, seat: Seat, own: Seat) -> int:
        """Where a seat sits as seen from another one: 1 is that one itself, then to the left."""
        return (self.seats.index(seat) - self.seats.index(own)) % len(self.seats) + 1

    def _filled(self, row: list[int]) -> list[int]:
        return [*row, *[0] * (self.width - len(row))]
