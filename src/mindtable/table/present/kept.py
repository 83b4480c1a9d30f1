"""What the last page of a viewer was made of, for the next one: most of it stays as it is from move to move."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Kept:
    """What was made for a viewer, by name. It reads along with what they are told (`Told.reader`), and goes with it."""

    def __init__(self, _viewer: Hashable) -> None:
        self._made: dict[Hashable, tuple[Any, Any]] = {}

    def of(self, name: Hashable, values: tuple[Any, ...], make: Callable[[], T]) -> T:
        """What is made of some values, all that it depends on; if they are those of the last time, it is the same."""
        before = self._made.get(name)
        if before is None or before[0] != values:
            before = self._made[name] = (values, make())
        made: T = before[1]
        return made
