"""Bots at the table: they think beside the server and answer at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final

from ..bots import bot_named
from ..game.contract import Seat
from ..games import game_named
from .authority import Authority
from .beside import beside_the_server
from .declined import Declined
from .keys import Keys

_log: Final = logging.getLogger(__name__)
_QUICK: Final = frozenset({"random", "rule"})  # need no process of their own


@dataclass(frozen=True)
class Pace:
    """How many seconds pass before a bot answers: alone, or where all choose at the same time."""

    alone: float
    together: float


UNHURRIED: Final = Pace(alone=0.9, together=0.35)
AT_ONCE: Final = Pace(alone=0, together=0)


class Thinking:
    """Lets the bots of games answer, each game in a task of its own while bots are asked in it."""

    def __init__(self, keys: Keys, pace: Pace) -> None:
        self._keys = keys
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._quick = ThreadPoolExecutor(1, "bots")
        self._deep: Executor | None = None

    def wake(self, table: Authority) -> None:
        """Let bots answer in a game until a person is asked."""
        for bot in {chair.bot for chair in table.chairs.values() if chair.bot and not table.is_over}:
            self._executor(bot)
        if table.id not in self._tasks and _bot_to_decide(table) is not None:
            task = asyncio.create_task(self._play(table))
            self._tasks[table.id] = task
            task.add_done_callback(partial(self._ended, table.id))

    def is_thinking(self, game: str) -> bool:
        return game in self._tasks

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        self._quick.shutdown(wait=False, cancel_futures=True)
        if self._deep is not None:
            self._deep.shutdown(wait=False, cancel_futures=True)

    async def choice(self, table: Authority, seat: Seat, bot: str) -> str:
        """The move that a bot would make now."""
        dice = self._keys.dice(table.id, seat, table.moment)
        loop = asyncio.get_running_loop()
        # The position as text: a process of its own can take nothing else. There, too, a bot is given a view.
        work = partial(chosen, table.game.name, table.position.dump(), seat, bot, dice)
        try:
            return await loop.run_in_executor(self._executor(bot), work)
        except BrokenExecutor:  # its process was ended from outside; a new one takes its place
            self._deep = None
            return await loop.run_in_executor(self._executor(bot), work)

    async def _play(self, table: Authority) -> None:
        while (seat := _bot_to_decide(table)) is not None:
            together = len(table.position.to_decide) > 1
            await asyncio.sleep(self._pace.together if together else self._pace.alone)
            if table.position.to_decide and _bot_to_decide(table) == seat:
                mark = table.mark()
                move = await self.choice(table, seat, table.chairs[seat].bot)
                try:
                    await table.answer(seat, move, mark, None)
                except Declined:
                    if table.chairs[seat].bot and not table.is_over and mark == table.mark():
                        raise

    def _ended(self, game: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(game, None)
        if not task.cancelled() and (problem := task.exception()):
            _log.error("a bot in the game %s has failed", game, exc_info=problem)

    def _executor(self, bot: str) -> Executor:
        if bot in _QUICK:
            return self._quick
        if self._deep is None:
            fresh = multiprocessing.get_context("spawn")  # a copy of a running server would copy its locks
            self._deep = ProcessPoolExecutor(max(1, (os.cpu_count() or 2) - 1), fresh, initializer=beside_the_server)
            self._deep.submit(awake)  # it takes a moment to begin: better before somebody waits
        return self._deep


def awake() -> None:
    """Nothing but that a process has begun and knows the bots."""


def chosen(game: str, dump: str, seat: Seat, bot: str, dice: int) -> str:
    """What a bot chooses from what its seat may know."""
    view = game_named(game).load(dump).view(seat)
    return bot_named(bot, dice).choose(view).text


def _bot_to_decide(table: Authority) -> Seat | None:
    return next((seat for seat in table.to_decide if table.chairs[seat].bot), None)
