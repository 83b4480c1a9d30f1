"""Thinkers that all servers of a database share: what is wanted here is thought by whoever is free, on any machine."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Mapping, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeVar

from ..bots import BotFailure
from ..store import News, StoreProblem
from ..store.thoughts import Account, Outcome, Thoughts, Want
from .fair_queue import Limits
from .keys import Keys
from .once import Once
from .thinkers import ThinkersHere
from .thoughts import FOR_EVER, Lane, Wanted, Whose

_log: Final = logging.getLogger(__name__)
_LOOK: Final = 1.0  # seconds after which somebody looks, though nothing was heard
_T = TypeVar("_T")


@dataclass(frozen=True)
class _Waiting:
    wanted: Wanted
    answer: asyncio.Future[str]


class SharedThinkers:
    """Wants thoughts in the database, and waits until it hears that they are thought, or sees it.

    One task speaks with the database for all who wait, so that what comes together is done together. While the database
    is away they go on waiting. What is answered at once is thought here.
    """

    def __init__(self, thoughts: Thoughts, keys: Keys, limits: Limits) -> None:
        self._thoughts = thoughts
        self._keys = keys
        self._limits = limits
        self._here = ThinkersHere()  # of whom only those come to be who answer at once
        self._once = Once()
        self._disk = ThreadPoolExecutor(1, "thoughts")
        self._speaking: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._waiting: dict[str, _Waiting] = {}
        self._missing: set[str] = set()  # of these, what is not in the database, as far as is known
        self._heard: set[str] = set()  # of these, what has come to its end, by hearsay
        self._dropped: set[str] = set()
        self._next_look = 0.0  # when all are looked for
        self._is_away = False  # the database

    def prepare(self, weight: float) -> None:
        """Those elsewhere are awake."""
        if Lane.of(weight) is Lane.AT_ONCE:
            self._here.prepare(weight)

    async def has_room(self, lane: Lane, whose: Whose) -> bool:
        """Whether bots may think in one game more, by what all servers want."""
        if lane is Lane.AT_ONCE:
            return True
        account = self._account(lane, whose)
        try:
            return await self._in_thread(lambda: self._thoughts.has_room(account, self._limits))
        except StoreProblem:  # whatever is done with the answer will meet the same
            return True

    async def think(self, wanted: Wanted) -> str:
        """What comes of a thought, in its time. Raises BotFailure if nothing does."""
        if wanted.lane is Lane.AT_ONCE:
            return await self._here.think(wanted)
        async with wanted.in_time():
            return await self._once.done(wanted.name, lambda: self._answered(wanted))

    def heard(self, news: News) -> None:
        """Take in what another server or a thinker tells."""
        if news.about == "thought" and news.text in self._waiting:
            self._heard.add(news.text)
            self._news.set()

    def missed(self) -> None:
        """Something may not have been heard."""
        self._next_look = 0.0
        self._news.set()

    def close(self) -> None:
        """Wait no more. What was wanted stays wanted: another server may have the game now."""
        if self._speaking is not None:
            self._speaking.cancel()
        self._here.close()
        self._disk.shutdown(wait=False, cancel_futures=True)

    # --- waiting -----------------------------------------------------------------------------------

    async def _answered(self, wanted: Wanted) -> str:
        waiting = _Waiting(wanted, asyncio.get_running_loop().create_future())
        self._waiting[wanted.name] = waiting
        self._missing.add(wanted.name)
        self._dropped.discard(wanted.name)
        self._news.set()
        if self._speaking is None:
            self._speaking = asyncio.create_task(self._speak())
        try:
            return await waiting.answer
        finally:
            del self._waiting[wanted.name]
            self._missing.discard(wanted.name)
            self._heard.discard(wanted.name)
            if waiting.answer.cancelled():
                self._dropped.add(wanted.name)
                self._news.set()

    # --- speaking with the database ----------------------------------------------------------------

    async def _speak(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK):
                    await self._news.wait()
            self._news.clear()
            try:
                await self._exchange()
            except Exception as problem:  # whatever it is, it must not silence all bots for ever
                if not self._is_away:
                    _log.error("thoughts wait for the database", exc_info=problem)
                self._is_away = True
                await asyncio.sleep(_LOOK)

    async def _exchange(self) -> None:
        """Say what is wanted and what is not any more, and hear what has come of what was."""
        now = time.monotonic()
        is_time = now >= self._next_look
        names = set(self._waiting) if is_time else self._heard | self._missing
        wants = [self._want(self._waiting[name].wanted) for name in self._missing]
        dropped = frozenset(self._dropped)
        if not names and not dropped:
            return
        self._heard.clear()
        self._next_look = now + _LOOK if is_time else self._next_look
        try:
            outcomes = await self._in_thread(lambda: self._exchanged(dropped, wants, names))
        except BaseException:
            self._next_look = 0.0
            raise
        self._is_away = False
        self._dropped -= dropped
        self._take_in(names, outcomes)

    def _exchanged(self, dropped: Collection[str], wants: Collection[Want], names: Set[str]) -> Mapping[str, Outcome]:
        if dropped:
            self._thoughts.drop(dropped)
        found = self._thoughts.want(wants, self._limits)
        others = names - {want.name for want in wants}
        return {**found, **self._thoughts.outcomes(others)} if others else found

    def _take_in(self, names: Collection[str], outcomes: Mapping[str, Outcome]) -> None:
        for name in names:
            waiting = self._waiting.get(name)
            if waiting is None or waiting.answer.done():
                continue
            outcome = outcomes.get(name)
            if outcome is None:  # there was no room, or others have dropped it, or the database was restarted
                self._missing.add(name)
                continue
            self._missing.discard(name)
            if outcome.answer is not None:
                waiting.answer.set_result(outcome.answer)
            elif outcome.problem is not None:
                waiting.answer.set_exception(BotFailure(waiting.wanted.seat, outcome.problem))

    def _want(self, wanted: Wanted) -> Want:
        seconds = None if wanted.until == FOR_EVER else wanted.until - time.time()
        return Want(wanted.name, wanted.written(), self._account(wanted.lane, wanted.whose), seconds)

    def _account(self, lane: Lane, whose: Whose) -> Account:
        address = self._keys.connection("", whose.address) if whose.address else ""
        return Account(lane.value, address, whose.player)

    async def _in_thread(self, work: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._disk, work)
