"""A clock that a test moves: whoever waits for a moment to come has it at once, and nobody waits for real."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

_T = TypeVar("_T")


class Clock(asyncio.SelectorEventLoop):
    """An event loop whose time stands still while there is something to do, and then leaps to what comes next."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(_Leaping(self))

    def time(self) -> float:
        return self.now


class _Leaping(selectors.SelectSelector):
    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "nothing will ever happen again"
        found = super().select(0)
        if not found:
            self._clock.now += max(timeout, 0)
        return found


def run(doing: Coroutine[Any, Any, _T]) -> _T:
    """Do something on a clock of its own, which begins at 0."""
    with asyncio.Runner(loop_factory=Clock) as runner:
        return runner.run(doing)


def now() -> float:
    """What the clock says, without what adding up leaves behind the last digit."""
    return round(asyncio.get_running_loop().time(), 6)


async def until(moment: float) -> None:
    """Wait for a moment."""
    await asyncio.sleep(moment - asyncio.get_running_loop().time())
