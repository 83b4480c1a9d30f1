"""News by PostgreSQL: `LISTEN` and `NOTIFY`."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Mapping
from random import uniform
from typing import Any, Final, TypeVar

from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier
from sqlalchemy import Engine

from .bus import CHANNEL, Heard, Missed, News

_SIGN_OF_LIFE: Final = 2.0  # seconds from one to the next that is asked for
_UNHEARD: Final = 3.0  # seconds after which a connection that does not answer is given up
_FIRST_PAUSE: Final = 0.1  # seconds before somebody connects again
_LONGEST_PAUSE: Final = 2.0
_FAILURES: Final = (Error, OSError)
_log: Final = logging.getLogger(__name__)
_T = TypeVar("_T")


class BusInDatabase:
    """News by PostgreSQL, over two connections of its own: one that hears, one that tells."""

    hears_programs = True

    def __init__(self, engine: Engine, server: str) -> None:
        self._address: Mapping[str, Any] = engine.dialect.create_connect_args(engine.url)[1]
        self._server = server
        self._listening: set[asyncio.Task[None]] = set()
        self._telling: AsyncConnection[Any] | None = None
        self._turn = asyncio.Lock()

    async def listen(self, heard: Heard, missed: Missed) -> None:
        """Hear what others tell; after a break, connect again."""
        task = asyncio.ensure_future(self._listen(heard, missed))
        self._listening.add(task)
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()
            self._listening.discard(task)
        if not task.cancelled():
            task.result()

    async def tell(self, news: News) -> None:
        """Tell all others."""
        line = news.told_by(self._server)
        async with self._turn:
            try:
                if self._telling is None:
                    self._telling = await self._connected()
                await _answered(self._telling, self._telling.execute(f"SELECT pg_notify({CHANNEL}, %s)", [line]))
            except _FAILURES as problem:
                _log.warning("news could not be told: %s", problem)
                await self._stop_telling()

    async def close(self) -> None:
        """Let go of the database."""
        for task in list(self._listening):
            task.cancel()
        async with self._turn:
            await self._stop_telling()

    async def _listen(self, heard: Heard, missed: Missed) -> None:
        pause, is_failing = _FIRST_PAUSE, False
        while True:
            try:
                connection = await self._connected()
                try:
                    await self._begin(connection)
                    missed()
                    pause, is_failing = _FIRST_PAUSE, False
                    await self._hear(connection, heard)
                finally:
                    await connection.close()
            except _FAILURES as problem:
                if not is_failing:
                    _log.warning("news are not heard for the moment: %s", problem)
                is_failing = True
            await asyncio.sleep(uniform(0.5, 1) * pause)  # not all at the same moment
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _begin(self, connection: AsyncConnection[Any]) -> None:
        asked = await _answered(connection, connection.execute(f"SELECT {CHANNEL}"))
        row = await asked.fetchone()
        assert row is not None
        await _answered(connection, connection.execute(SQL("LISTEN {}").format(Identifier(row[0]))))

    async def _hear(self, connection: AsyncConnection[Any], heard: Heard) -> None:
        """Hear until the connection fails: now and then it has to show that it is alive."""
        while True:
            async for notice in connection.notifies(timeout=_SIGN_OF_LIFE):
                server, *news = notice.payload.split("\n", 3)
                if server != self._server and len(news) == 3:
                    heard(News(*news))
            await _answered(connection, connection.execute("SELECT 1"))

    async def _connected(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(**self._address, autocommit=True)

    async def _stop_telling(self) -> None:
        connection, self._telling = self._telling, None
        if connection is not None:
            await connection.close()


async def _answered(connection: AsyncConnection[Any], asked: Awaitable[_T]) -> _T:
    """The answer to something; a connection that says nothing for too long is cut. Psycopg would wait on, until the
    other end has heard that it need not answer."""
    asking = asyncio.ensure_future(asked)
    try:
        await asyncio.wait({asking}, timeout=_UNHEARD)
    finally:
        if not asking.done():
            asking.add_done_callback(lambda ended: ended.cancelled() or ended.exception())  # nobody may want to know
            with socket.socket(fileno=os.dup(connection.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)
    return await asking
