"""What is told of a game."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from ..game.contract import Event

A = TypeVar("A", bound=Hashable)
R = TypeVar("R")


@dataclass(frozen=True, eq=False)
class Tidings:
    """What a viewer was told of a move. A page tells much that the page before has told, and recognises it at once: a
    tidings is only the same as itself."""

    events: tuple[Event, ...]


class Told:
    """All that a viewer was told of a game, of the deal and of each move. It only grows: its readers go on from where
    they were when there is more."""

    def __init__(self, tidings: Iterable[Tidings] = ()) -> None:
        self.events: list[Event] = []  # of all tidings
        self._tidings: list[Tidings] = []
        self._ends: list[int] = []  # of each tidings, among the events
        self._readers: dict[tuple[Callable[..., Any], Hashable], Any] = {}
        for one in tidings:
            self.add(one)

    def add(self, tidings: Tidings) -> None:
        """One more move is told."""
        self._tidings.append(tidings)
        self.events += tidings.events
        self._ends.append(len(self.events))

    def __len__(self) -> int:
        return len(self._tidings)

    def __iter__(self) -> Iterator[Tidings]:
        return iter(self._tidings)

    def __getitem__(self, number: int) -> Tidings:
        return self._tidings[number]

    def reader(self, kind: Callable[[A], R], about: A) -> R:
        """Who reads it for a purpose, always the same: `about` is all that what they make of it depends on besides."""
        if (found := self._readers.get((kind, about))) is None:
            found = self._readers[kind, about] = kind(about)
        reader: R = found
        return reader

    def let_go(self, kind: Callable[..., Any]) -> None:
        """Let go of the readers for a purpose: the next ones begin anew."""
        self._readers = {key: reader for key, reader in self._readers.items() if key[0] is not kind}

    def until(self, number: int) -> Told:
        """What was told before the tidings of a number."""
        return Told(self._tidings[:number])

    def since(self, number: int) -> list[Event]:
        """The events from the tidings of a number on."""
        return self.events[self.start(number) :]

    def start(self, number: int) -> int:
        """Where the events of the tidings of a number begin."""
        return self._ends[number - 1] if number else 0

    def number_at(self, place: int) -> int:
        """The number of the tidings that an event belongs to."""
        return bisect_right(self._ends, place)
