"""The ways of programs to their database: they can be cut, fall silent, or be slow to bring news."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, Final, TypeVar

_MOST: Final = 1 << 16  # bytes
_LISTENS: Final = b"LISTEN "  # by this connection, news come
_T = TypeVar("_T")


class Loop:
    """Things that happen at the same time, in a thread of their own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def do(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Do something there, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something there."""
        asyncio.run_coroutine_threadsafe(work, self._loop)

    def close(self) -> None:
        self.do(_end_all())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


async def _end_all() -> None:
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.wait(others, timeout=5.0) if others else None


class Way:
    """All connections of one program to the machines of a database, each of which has a door."""

    def __init__(self, loop: Loop, doors: Sequence[Path]) -> None:
        self._loop = loop
        self._lines: set[asyncio.StreamWriter] = set()
        self._is_open = asyncio.Event()
        self._is_open.set()
        self._lateness = 0.0
        self._turn = asyncio.Lock()  # one trouble after the other
        self._servers = loop.do(self._begin(doors))

    @property
    def url(self) -> str:
        """The address of the database by this way, as docs/hosting.md has it for two machines."""
        ports = [server.sockets[0].getsockname()[1] for server in self._servers]
        hosts = "&".join(f"host=127.0.0.1:{port}" for port in ports)
        return f"postgresql+psycopg://postgres@/games?{hosts}&target_session_attrs=read-write"

    def cut(self, seconds: float = 0.0) -> None:
        """From now on nothing comes through, and after some seconds all connections are cut."""
        self._loop.begin(self._cut(seconds))

    def bring_news_late(self, by: float, seconds: float) -> None:
        """From now on and for some seconds, what comes to those who listen comes late."""
        self._loop.begin(self._delay(by, seconds))

    def wait(self) -> None:
        """Wait until it is as good as ever."""
        self._loop.do(self._wait())

    def close(self) -> None:
        self.cut()
        self._loop.do(self._end())

    async def _begin(self, doors: Sequence[Path]) -> list[asyncio.Server]:
        return [
            await asyncio.start_server(lambda *line, door=door: self._connect(door, *line), "127.0.0.1")
            for door in doors
        ]

    async def _end(self) -> None:
        await self._wait()
        for server in self._servers:
            server.close()

    async def _cut(self, seconds: float) -> None:
        async with self._turn:
            self._is_open.clear()
            await asyncio.sleep(seconds)
            for line in list(self._lines):
                line.transport.abort()
            self._is_open.set()

    async def _delay(self, by: float, seconds: float) -> None:
        async with self._turn:
            self._lateness = by
            await asyncio.sleep(seconds)
            self._lateness = 0.0

    async def _wait(self) -> None:
        async with self._turn:
            pass

    async def _connect(self, door: Path, inward: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self._lines.add(back)
        try:
            await self._is_open.wait()
            answers, outward = await asyncio.open_unix_connection(str(door))
            self._lines.add(outward)
            try:
                await self._carry(inward, outward, answers, back)
            finally:
                self._lines.discard(outward)
                outward.close()
        except OSError:
            pass  # nobody is at that door
        finally:
            self._lines.discard(back)
            back.close()

    async def _carry(
        self,
        inward: asyncio.StreamReader,
        outward: asyncio.StreamWriter,
        answers: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        """Carry on what is said on both sides, until one of them ends."""
        listens = asyncio.Event()

        async def ask() -> None:
            while said := await inward.read(_MOST):
                if _LISTENS in said:
                    listens.set()
                await self._is_open.wait()
                outward.write(said)
                await outward.drain()

        async def answer() -> None:
            while said := await answers.read(_MOST):
                if listens.is_set():
                    await asyncio.sleep(self._lateness)
                await self._is_open.wait()
                back.write(said)
                await back.drain()

        both = [asyncio.ensure_future(ask()), asyncio.ensure_future(answer())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in both:
                one.cancel()
            with suppress(OSError):
                await asyncio.gather(*both, return_exceptions=True)
