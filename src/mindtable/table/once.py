"""What several wait for is done once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any


@dataclass
class _Doing:
    task: asyncio.Task[str]
    waiting: int = 0


class Once:
    """Lets all who want the same at the same time wait for the same, until the last of them waits no more."""

    def __init__(self) -> None:
        self._doing: dict[str, _Doing] = {}

    async def done(self, name: str, work: Callable[[], Coroutine[Any, Any, str]]) -> str:
        """What comes of the work of a name, which is begun unless it is being done."""
        doing = self._doing.get(name) or self._begun(name, work)
        doing.waiting += 1
        try:
            return await asyncio.shield(doing.task)
        finally:
            doing.waiting -= 1
            if not doing.waiting:
                self._forget(name, doing)
                doing.task.cancel()

    def _begun(self, name: str, work: Callable[[], Coroutine[Any, Any, str]]) -> _Doing:
        doing = _Doing(asyncio.create_task(work()))
        self._doing[name] = doing
        doing.task.add_done_callback(lambda _: self._forget(name, doing))
        return doing

    def _forget(self, name: str, doing: _Doing) -> None:
        """Who wants it from now on begins anew."""
        if self._doing.get(name) is doing:
            del self._doing[name]
