"""Bots at the table: they are asked to think, and answer at a pace that people can follow.

Whatever fails while a game stands at a question for a bot is tried again, for as long as it stands there.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, TypeVar

from ..bots import effort, stand_in
from ..game.commitments import without_dice
from ..game.contract import Seat
from ..review import Assessment
from . import metrics
from .authority import Authority
from .declined import Declined, NotKept
from .fair_queue import USUAL_LIMITS, Limits, Shares
from .keys import Keys
from .pace import Pace, pauses
from .thinkers import ThinkersHere
from .thoughts import Lane, Thinkers, Wanted, Whose

Sleep = Callable[[float], Coroutine[Any, Any, None]]
Open = Callable[[str], Awaitable[Authority]]  # the game of an id; raises Declined

_log: Final = logging.getLogger(__name__)
_SUBSTITUTE: Final = "rule"  # answers for a bot that cannot
_HINT_WANTED: Final = 20.0  # seconds; nobody looks at the page longer for it
_HINT_WEIGHT: Final = 0.1  # seconds: it is assessed with care
_TAKEN_OVER: Final = 2.0  # seconds that another server has before bots are let go on here, in its place
_T = TypeVar("_T")


class Question(NamedTuple):
    """What a seat is asked, by the mark of the question."""

    seat: Seat
    mark: str

    def is_open(self, table: Authority) -> bool:
        """Whether it is still asked."""
        return self.seat in table.to_decide and self.mark == table.mark()


class Passed(Exception):
    """A question is no longer open."""


@dataclass
class _Run:
    """Bots answering in a game until a person is asked."""

    game: str
    whose: Whose
    lane: Lane
    table: Authority | None = None  # as far as it could be opened
    thought: tuple[Question, str] | None = None  # what was thought last: it need not be thought again
    pauses: Iterator[float] = field(default_factory=pauses)
    is_failing: bool = False


class Thinking:
    """Lets the bots of games answer, each game in a task of its own while bots are asked in it.

    Only so many games of one browser and of one address think at the same time. Of the others nothing is kept but their
    ids, until it is their turn: they may be closed meanwhile.
    """

    def __init__(
        self,
        keys: Keys,
        pace: Pace,
        opened: Open,
        limits: Limits = USUAL_LIMITS,
        *,
        thinkers: Thinkers | None = None,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._keys = keys
        self._pace = pace
        self._opened = opened
        self._shares = Shares(limits)
        self._thinkers = thinkers or ThinkersHere()
        self._sleep = sleep
        self.wanted = 0  # thoughts that are waited for
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._parked: dict[str, _Run] = {}  # games that wait until others of theirs have been thought about
        self._doing: dict[str, dict[asyncio.Future[Any], Question]] = {}  # in each game, what is done for a question

    def wake(self, table: Authority) -> None:
        """Let bots answer in a game until a person is asked, and let nobody think about what has been decided."""
        for doing, question in self._doing.get(table.id, {}).items():
            if not question.is_open(table):
                doing.cancel()
        if not table.is_over:
            for weight in {effort(bot) for bot in _bots(table)}:
                self._thinkers.prepare(weight)
        if _asked(table) is None:
            self._parked.pop(table.id, None)
        elif table.id not in self._tasks:
            self._begin_or_park(_Run(table.id, table.whose, _lane(_bots(table))))

    def is_thinking(self, game: str) -> bool:
        """Whether bots are at work in a game."""
        return game in self._tasks

    async def check_room(self, whose: Whose, bots: Iterable[str]) -> None:
        """Raises Declined where bots are slow, and already think in as many games of somebody as they may. Quick ones
        have soon thought, and wait instead."""
        if _lane(bots) is Lane.SLOW:
            await self._check_share(Lane.SLOW, whose)

    async def hint(self, table: Authority, seat: Seat) -> Assessment:
        """What a search thinks of what a seat is asked, while somebody waits for it. Raises Declined if they wait in
        vain."""
        question = Question(seat, table.mark())
        wanted = self._hint_wanted(table, seat)
        async with self.sharing(wanted.lane, table.whose):
            if not question.is_open(table):
                raise Declined(409, "table-already-decided")
            try:
                return await self._while_open(question, table, self.assessed(wanted))
            except Passed:
                raise Declined(409, "table-already-decided") from None
            except TimeoutError:
                raise Declined(503, "table-hint-late") from None

    async def assessed(self, wanted: Wanted) -> Assessment:
        """What a search thinks of all moves. Raises TimeoutError when it is too late, and whatever the search has
        raised."""
        return Assessment.from_json(json.loads(await self._thought(wanted)))

    async def solved(self, wanted: Wanted) -> Mapping[str, Any]:
        """Who wins with open cards, in the shape of JSON (`solver.Solution`). Raises the same."""
        solution: Mapping[str, Any] = json.loads(await self._thought(wanted))
        return solution

    def prepare(self, weight: float) -> None:
        """Thoughts of that weight will be wanted soon."""
        self._thinkers.prepare(weight)

    @asynccontextmanager
    async def sharing(self, lane: Lane, whose: Whose) -> AsyncIterator[None]:
        """Something is thought on somebody's account. Raises Declined where as much is already as may be."""
        await self._check_share(lane, whose)
        self._shares.add(lane, whose)
        try:
            yield
        finally:
            self._shares.remove(lane, whose)

    async def close(self) -> None:
        """Think no more."""
        self._parked.clear()
        for task in list(self._tasks.values()):
            task.cancel()
        self._thinkers.close()

    # --- games ------------------------------------------------------------------------------------

    def _begin_or_park(self, run: _Run) -> None:
        if not self._shares.has_room(run.lane, run.whose):
            self._parked[run.game] = run  # if it is there already, it keeps its place
            return
        self._parked.pop(run.game, None)
        self._shares.add(run.lane, run.whose)
        self._tasks[run.game] = asyncio.create_task(self._run(run))

    async def _run(self, run: _Run) -> None:
        try:
            await self._play(run)
        finally:  # at once: who wakes the game from now on begins anew
            del self._tasks[run.game]
            self._shares.remove(run.lane, run.whose)
            for other in list(self._parked.values()):
                self._begin_or_park(other)

    async def _play(self, run: _Run) -> None:
        """Let bots answer until a person is asked. After a fault of the store or of a bot: again, and again."""
        while True:
            try:
                if not await self._answered(run):
                    return
            except Passed:
                continue
            except Exception as problem:  # whatever it is, it must not silence a game for ever
                await self._rest(run, problem)

    async def _answered(self, run: _Run) -> bool:
        """Have the next bot answer; false if none is asked."""
        try:
            run.table = table = await self._opened(run.game)
        except NotKept:
            raise
        except Declined:  # there is no such game any more
            return False
        question = _asked(table)
        if question is not None:
            if run.thought is None or run.thought[0] != question:
                run.thought = question, await self._move(table, question, run.whose)
            try:
                await table.answer(question.seat, run.thought[1], question.mark, None)
            except Declined:
                if _asked(table) == question:
                    raise
        table.hold_up(False)
        run.is_failing, run.pauses = False, pauses()
        return question is not None

    async def _rest(self, run: _Run, problem: Exception) -> None:
        """Wait a while after a fault, but no longer than the question is open."""
        if not run.is_failing and not isinstance(problem, Declined):
            _log.error("a bot in the game %s has failed; it tries again", run.game, exc_info=problem)
        run.is_failing = True
        resting = self._sleep(next(run.pauses))
        question = _asked(run.table) if run.table else None
        if run.table is None or question is None:
            await resting
            return
        run.table.hold_up(isinstance(problem, NotKept))
        with suppress(Passed):
            await self._while_open(question, run.table, resting)

    # --- thoughts ---------------------------------------------------------------------------------

    async def _move(self, table: Authority, question: Question, whose: Whose) -> str:
        """What a bot answers, not too fast; where it cannot, another one does."""
        await self._sleep(self._pace.before(table))
        if not table.is_led_here:
            await self._while_open(question, table, self._sleep(_TAKEN_OVER))
        if _asked(table) != question:
            raise Passed
        seat, bot = question.seat, table.chairs[question.seat].bot
        try:
            wanted = self._wanted(table, seat, bot, whose)
            return await self._while_open(question, table, self._thought(wanted))
        except Passed:
            raise
        except Exception:  # whatever it is, the others want to play on
            other = stand_in(_SUBSTITUTE, table.game.name)
            if bot == other:
                raise
            _log.exception("the bot %s has failed in the game %s; %s answers for it", bot, table.id, other)
            wanted = self._wanted(table, seat, other, whose)
            return await self._while_open(question, table, self._thought(wanted))

    async def _thought(self, wanted: Wanted) -> str:
        self.wanted += 1
        try:
            with metrics.thinking(wanted.lane):
                return await self._thinkers.think(wanted)
        finally:
            self.wanted -= 1

    def _wanted(self, table: Authority, seat: Seat, bot: str, whose: Whose) -> Wanted:
        return Wanted(
            name=f"{table.id} {table.moment} {seat} {bot} answer",
            game=table.game.name,
            position=without_dice(table.position).dump(),
            seat=seat,
            bot=bot,
            dice=self._keys.dice(table.id, seat, table.moment),
            whose=whose,
            weight=effort(bot),
        )

    def _hint_wanted(self, table: Authority, seat: Seat) -> Wanted:
        """The same for who asks what they could answer: it is given up when it is late."""
        until = time.time() + _HINT_WANTED
        wanted = self._wanted(table, seat, "", table.whose)
        name = f"{table.id} {table.moment} {seat} hint"
        return replace(wanted, name=name, weight=_HINT_WEIGHT, until=until, task="assessment", care="fine")

    async def _while_open(self, question: Question, table: Authority, work: Coroutine[Any, Any, _T]) -> _T:
        """Something that is done for a question. Raises Passed as soon as the question is no longer open."""
        doing = asyncio.ensure_future(work)
        all_doing = self._doing.setdefault(table.id, {})
        all_doing[doing] = question
        try:
            await asyncio.wait({doing})
        finally:
            doing.cancel()
            del all_doing[doing]
            if not all_doing:
                self._doing.pop(table.id, None)
        if doing.cancelled():
            raise Passed
        return doing.result()

    async def _check_share(self, lane: Lane, whose: Whose) -> None:
        if not self._shares.has_room(lane, whose) or not await self._thinkers.has_room(lane, whose):
            raise Declined(429, "table-too-much-thinking")


def _asked(table: Authority) -> Question | None:
    """What a bot is asked now."""
    seat = next((seat for seat in table.to_decide if table.chairs[seat].bot), None)
    return None if seat is None else Question(seat, table.mark())


def _bots(table: Authority) -> set[str]:
    return {chair.bot for chair in table.chairs.values() if chair.bot}


def _lane(bots: Iterable[str]) -> Lane:
    """Where the slowest of some bots thinks."""
    return Lane.of(max(map(effort, bots), default=0.0))
