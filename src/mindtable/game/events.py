"""What a move has told, as a sequence that is made when somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, overload

from .contract import Event


class Events(Sequence[Event]):
    """Events in the order in which they happened. They cannot change, and are equal to a list of equal events.

    The engine notes what happens as numbers; most of it nobody ever reads, so it is put into words only then.
    """

    __slots__ = ("_events", "_read", "_told")

    def __init__(self, told: Sequence[Any], read: Callable[[Any], Event]) -> None:
        self._told = told
        self._read = read
        self._events: list[Event] | None = None

    def _whole(self) -> list[Event]:
        if self._events is None:
            self._events = [self._read(one) for one in self._told]
        return self._events

    def __len__(self) -> int:
        return len(self._told)

    def __iter__(self) -> Iterator[Event]:
        return iter(self._whole())

    @overload
    def __getitem__(self, place: int) -> Event: ...

    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...

    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self._whole()[place]

    def __add__(self, others: Sequence[Event]) -> list[Event]:
        return [*self._whole(), *others]

    def __radd__(self, others: Sequence[Event]) -> list[Event]:
        return [*others, *self._whole()]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Events):
            return self._whole() == other._whole()
        return isinstance(other, Sequence) and self._whole() == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self._whole()))

    def __repr__(self) -> str:
        return repr(self._whole())

    def __reduce__(self) -> tuple[object, ...]:
        return (list, (self._whole(),))
