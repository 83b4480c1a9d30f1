"""People who hold lines of events open, wherever they get one, and compare what they are told."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from random import Random
from typing import Final

import httpx2

from .regulars import TOKEN, Round, own_address
from .stories_told import Reader, told
from .tally import Tally
from .ways import Loop

LINES: Final = "lines of events do not go back, or tell anything twice"
SAME: Final = "viewers of the same standing saw the same"
_SPECTATORS: Final = 2  # of each game
_PATIENCE: Final = 25.0  # seconds until all know the same
_BETWEEN, _AS_BEFORE = "\x1e", "\x1f"  # parts of a page; before the place of one in the page before
_PAUSE: Final = 0.2  # seconds until somebody whose line has ended opens another


class Viewer:
    """Somebody who looks on, as a spectator or with the cookie of a player."""

    def __init__(self, doors: Sequence[str], game: str, token: str, dice: Random) -> None:
        self.game = game
        self.token = token
        self.reader = Reader()
        self.wrong: list[str] = []
        self.events = 0
        self._doors = doors
        self._dice = dice
        self._last = ""
        self._client = httpx2.AsyncClient(
            transport=httpx2.AsyncHTTPTransport(local_address=own_address(dice)),
            cookies={TOKEN: token} if token else None,
            timeout=60,  # signs of life come more often
        )
        self._looking = asyncio.ensure_future(self._look_on())

    async def _look_on(self) -> None:
        while True:
            try:
                url = f"{self._dice.choice(self._doors)}/games/{self.game}/live?parts"
                async with self._client.stream("GET", url, headers={"Last-Event-ID": self._last}) as line:
                    if line.status_code == httpx2.codes.OK:
                        await self._read(line.aiter_text())
            except httpx2.TransportError:
                pass
            await asyncio.sleep(self._dice.uniform(0, _PAUSE))

    async def _read(self, texts: AsyncIterator[str]) -> None:
        """Read events, as `parts.js` does: a part of a page may be one of the page before."""
        parts: list[str] = []
        rest = ""
        async for text in texts:
            *events, rest = (rest + text).split("\n\n")
            for event in events:
                fields = [line.partition(": ") for line in event.split("\n")]
                data = "\n".join(value for name, _, value in fields if name == "data")
                if not data:
                    continue  # a sign of life
                parts = [parts[int(one[1:])] if one.startswith(_AS_BEFORE) else one for one in data.split(_BETWEEN)]
                self._last = next(value for name, _, value in fields if name == "id")
                self.events += 1
                if wrong := self.reader.read("".join(parts)):
                    self.wrong.append(wrong)

    async def pages(self) -> set[str]:
        """The page of the game, as it is at each door."""
        return {(await self._client.get(f"{door}/games/{self.game}")).text for door in self._doors}

    async def close(self) -> None:
        self._looking.cancel()
        await asyncio.wait({self._looking})
        await self._client.aclose()


class Viewers:
    """All who look on."""

    def __init__(self, loop: Loop, doors: Sequence[str], dice: Random) -> None:
        self._loop = loop
        self._doors = doors
        self._dice = dice
        self._viewers: list[Viewer] = []

    def follow(self, playing: Sequence[Round]) -> None:
        """Look on at all games that were begun."""
        self._loop.do(self._follow(playing))

    def compare(self, tally: Tally, part: str, playing: Sequence[Round]) -> None:
        """All of the same standing know the same, and what pages say; those of games that are left go."""
        self._loop.do(self._compare(tally, part))
        self._loop.do(self._leave({one.game for one in playing}))

    def close(self) -> None:
        self._loop.do(self._leave(set()))

    async def _follow(self, playing: Sequence[Round]) -> None:
        known = {viewer.game for viewer in self._viewers}
        for one in playing:
            if one.is_complete and (game := one.game) not in known:
                tokens = [""] * _SPECTATORS + ([] if one.is_shared else [one.people[0].token])
                dice = (Random(self._dice.random()) for _ in tokens)
                self._viewers += [Viewer(self._doors, game, *them) for them in zip(tokens, dice, strict=True)]

    async def _compare(self, tally: Tally, part: str) -> None:
        together: dict[tuple[str, str], list[Viewer]] = defaultdict(list)
        for viewer in self._viewers:
            together[viewer.game, viewer.token].append(viewer)
        for found in await asyncio.gather(*map(_differences, together.values())):
            tally.tried(part, SAME)
            if found:
                tally.failed(part, SAME, found)
        for viewer in self._viewers:
            tally.tried(part, LINES, viewer.events)
            viewer.events = 0
            for wrong in viewer.wrong:
                tally.failed(part, LINES, f"{viewer.game} {viewer.token and 'a player'}: {wrong}")
            viewer.wrong.clear()

    async def _leave(self, games: set[str]) -> None:
        """Only look on at some games."""
        for viewer in [viewer for viewer in self._viewers if viewer.game not in games]:
            await viewer.close()
            self._viewers.remove(viewer)


async def _differences(viewers: Sequence[Viewer]) -> str:
    """How viewers of the same standing differ in the end from each other, or from the pages of the game; or ""."""
    end = time.monotonic() + _PATIENCE
    while True:
        known = {viewer.reader.story for viewer in viewers}
        try:
            shown = {told(page) for page in await viewers[0].pages()}
        except httpx2.TransportError:
            shown = set()
        if len(known | shown) == 1:
            return ""
        if time.monotonic() > end:
            return f"{viewers[0].game}: lines told {known}, pages {shown}"
        await asyncio.sleep(0.2)
