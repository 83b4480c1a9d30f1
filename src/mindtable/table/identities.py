"""Who asks, and what they are called: accounts of browsers, names and faces, as all servers know them."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

from starlette.requests import Request

from ..store import Known, News, Person, Store
from ..store.belongings import CHANGED
from .authority import Authority
from .declined import Declined
from .disk import Disk
from .names import check_name, remembered_name, similar_names
from .pictures import face_address
from .switchboard import Switchboard

_REMEMBERED: Final = 50_000  # browsers, of which most are signed in to nothing
# Seconds after which that is read again: where there are news of every change, and where a host may change it unheard.
_TRUSTED_BY_NEWS: Final = 3600.0
_TRUSTED: Final = 60.0
_OFFERED: Final = 3  # names, where one is taken


class Identities:
    """Knows who browsers are, and lets people say who they are. When that changes, whatever was known of them here is
    forgotten, their lines of events end, and the games they sit in are read anew; at other servers by news."""

    def __init__(
        self,
        store: Store,
        on_disk: Disk,
        news: Switchboard,
        open_games: Mapping[str, Authority],
        catch_up: Callable[[Authority], Awaitable[object]],
        *,
        others_changed: Callable[[Collection[str]], None],
    ) -> None:
        """`others_changed` is told of players, for what belongs to no game: lines of theirs, and lists of people."""
        self.people = store.people()
        self.accounts = store.accounts()
        self.own_rows = store.own_rows()
        self.on_disk = on_disk
        self._open_games = open_games
        self._catch_up = catch_up
        self._others_changed = others_changed
        self._signed_in: OrderedDict[str, tuple[str | None, float]] = OrderedDict()  # browsers, to what, until when
        self._browsers: dict[str, set[str]] = {}  # among them, those of each account: they are few
        self._blocked: OrderedDict[str, frozenset[str]] = OrderedDict()  # whom those at tables do not want to meet
        self._trusted = _TRUSTED_BY_NEWS if news.hears_programs else _TRUSTED
        self._changes = 0  # how often something had to be forgotten
        self._tasks: set[asyncio.Task[None]] = set()
        news.hear(CHANGED, self._heard)
        news.hear_of_breaks(lambda: self._forget(None))

    async def account_of(self, browser: str) -> str | None:
        """The account that a browser is signed in to. Raises NotKept."""
        known, until = self._signed_in.get(browser, (None, 0.0))
        now = time.monotonic()
        if now < until:
            self._signed_in.move_to_end(browser)
            return known
        before = self._changes
        account: str | None = await self.on_disk(lambda: self.accounts.account_of(browser))
        if self._changes == before:  # else it may have been signed out while that was read
            self._signed_in[browser] = account, now + self._trusted
            if account is not None:
                self._browsers.setdefault(account, set()).add(browser)
            if len(self._signed_in) > _REMEMBERED:
                self._forget_browser(next(iter(self._signed_in)))
        return account

    async def look_up_blocked(self, player: str | None) -> None:
        """Have at hand whom a player does not want to meet. Raises NotKept."""
        while player is not None and player not in self._blocked:
            before = self._changes
            blocked = await self.on_disk(lambda: self.people.blocked_by(player))
            if self._changes == before:
                self._blocked[player] = blocked
            if len(self._blocked) > _REMEMBERED:
                self._blocked.popitem(last=False)

    def blocked_by(self, player: str | None) -> frozenset[str]:
        """Whom a player does not want to meet, as far as that was looked up since it changed last."""
        return self._blocked.get(player, frozenset()) if player else frozenset()

    async def block(self, player: str, other: str) -> None:
        """Let a player not meet another any more. Raises NotKept."""
        await self.on_disk(lambda: self.people.block(player, other))
        await self.changed(player)

    async def unblock(self, player: str, other: str) -> None:
        """Let a player meet another again. Raises NotKept."""
        await self.on_disk(lambda: self.people.unblock(player, other))
        await self.changed(player)

    async def is_host(self, account: str) -> bool:
        """Whether an account is one of those who run the table. Raises NotKept."""
        found: bool = await self.on_disk(lambda: self.accounts.is_host(account))
        return found

    async def person(self, player: str | None) -> Person:
        """Who a player is. Raises NotKept."""
        if player is None:
            return Person()
        found: Person = await self.on_disk(lambda: self.people.person(player))
        return found

    async def persons(self, players: Collection[str]) -> Mapping[str, Person]:
        """Who some players are, as far as they have said. Raises NotKept."""
        found: Mapping[str, Person] = await self.on_disk(lambda: self.people.persons(players))
        return found

    async def called(self, folded: str) -> Known | None:
        """Who has a name. Raises NotKept."""
        found: Known | None = await self.on_disk(lambda: self.people.called(folded))
        return found

    async def myself(self, request: Request, player: str | None) -> Person:
        """Who somebody is who asks for a page. What a browser of before has kept that they are called is their name
        from now on, if nobody else has it. Raises NotKept."""
        person = await self.person(player)
        if player and not person.name and (name := remembered_name(request)):
            with suppress(Declined):
                return await self.introduce(player, name)
        return person

    async def introduce(self, player: str, name: str) -> Person:
        """Let a player be called by a name from now on; without one they are a guest this time. Raises Declined if
        nobody may be called so, or somebody else is: then with some names that are free."""
        person = await self.person(player)
        if not name:
            return replace(person, name="")
        folded = check_name(name)
        if not await self.on_disk(lambda: self.people.call(player, name, folded)):
            raise await self._taken(name)
        if person.name not in ("", name):
            await self.changed(player)
        return replace(person, name=name)

    async def show(self, player: str, face: str) -> None:
        """Let a player show a face, or for "" none. Raises Declined if there is none such."""
        if face and not face_address(face):
            raise Declined(422, "table-bad-request")
        await self.on_disk(lambda: self.people.show(player, face))
        await self.changed(player)

    async def _taken(self, name: str) -> Declined:
        """That a name is somebody else's, with some that are not."""
        similar = {check_name(one): one for one in similar_names(name)}
        taken = await self.on_disk(lambda: self.people.taken(similar.keys()))
        free = [one for folded, one in similar.items() if folded not in taken][:_OFFERED]
        return Declined(409, "people-name-taken", name=name, free=", ".join(free), count=len(free))

    # --- when it changes ---------------------------------------------------------------------------

    async def changed(self, *players: str) -> None:
        """Who these players are was changed here."""
        self._forget(players)
        for table in self._tables_of(players):
            with suppress(Declined):  # it is not kept any more, or cannot be read now
                await self._catch_up(table)

    def _heard(self, news: News) -> None:
        task = asyncio.create_task(self.changed(*news.text.split()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _forget(self, players: Collection[str] | None) -> None:
        """Forget to which accounts browsers are signed in: all, or those that have to do with some players."""
        self._changes += 1
        if players is None:
            self._signed_in.clear()
            self._browsers.clear()
            self._blocked.clear()
            return
        for player in players:
            for browser in (player, *self._browsers.pop(player, ())):
                self._forget_browser(browser)
            self._blocked.pop(player, None)
        for table in list(self._open_games.values()):
            table.hang_up_on(players)
        self._others_changed(players)

    def _forget_browser(self, browser: str) -> None:
        account, _ = self._signed_in.pop(browser, (None, 0.0))
        if account is not None and (others := self._browsers.get(account)):
            others.discard(browser)
            if not others:
                del self._browsers[account]

    def _tables_of(self, players: Collection[str]) -> list[Authority]:
        return [table for table in self._open_games.values() if any(map(table.is_known, players))]
