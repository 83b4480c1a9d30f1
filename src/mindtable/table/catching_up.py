"""Games that are open here go on as other servers of the same games tell that they do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import Final

from ..store import Entry, News, Standing
from .authority import Authority
from .declined import Declined
from .switchboard import Switchboard

_ALL: Final = ""  # in place of a game's id


class CatchingUp:
    """Hears of games, and has those that are open catch up, one reading at a time for each."""

    def __init__(
        self,
        news: Switchboard,
        open_games: Mapping[str, Authority],
        catch_up: Callable[[Authority], Awaitable[object]],
        gone_on: Callable[[Authority], None],
        standing: Callable[[Collection[str]], Awaitable[Mapping[str, Standing]]],
    ) -> None:
        """Games are read until that succeeds. Catching up raises Declined if there is no such game any more."""
        self._open_games = open_games
        self._catch_up = catch_up
        self._gone_on = gone_on
        self._standing = standing
        self._behind: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        news.hear("entry", self._heard_of_entry)
        news.hear("chairs", lambda heard: self._soon(heard.game))
        news.hear("look", lambda heard: self._soon(heard.game))
        news.hear_of_breaks(lambda: self._begin(_ALL, self._find_missed))

    def close(self) -> None:
        """Leave it."""
        for task in list(self._tasks.values()):
            task.cancel()

    def _heard_of_entry(self, news: News) -> None:
        """Mostly it is the next one, and then there is nothing to be read."""
        table = self._open_games.get(news.game)
        if table is None:
            return
        try:
            entry = Entry.heard(news.text)
        except ValueError:  # a server of before, which is about to be replaced, tells only its number
            self._soon(news.game)
            return
        if news.game not in self._tasks and table.hear(entry):
            self._gone_on(table)
        elif entry.number > table.course.entries:
            self._soon(news.game)

    def _soon(self, game: str) -> None:
        """Have a game catch up, if it is open; if it does already, once more."""
        if game in self._open_games:
            self._behind.add(game)
            self._begin(game, partial(self._until_caught_up, game))

    def _begin(self, about: str, work: Callable[[], Awaitable[None]]) -> None:
        if about not in self._tasks:
            self._tasks[about] = asyncio.create_task(self._doing(about, work))

    async def _doing(self, about: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        finally:  # at once: what is heard from now on begins anew
            del self._tasks[about]

    async def _until_caught_up(self, game: str) -> None:
        with suppress(Declined):
            while game in self._behind and game in self._open_games:
                self._behind.discard(game)
                await self._catch_up(self._open_games[game])
        self._behind.discard(game)

    async def _find_missed(self) -> None:
        """Look which of the open games have gone on unheard."""
        found = await self._standing(list(self._open_games))
        for game, table in list(self._open_games.items()):
            if found.get(game) != table.standing:
                self._soon(game)
