"""Reviews of games that are over: thought decision by decision, in the fair queue, first roughly and then with care.

What is done is kept, and told to the other servers. What is being worked out is nowhere but here: after a restart
whoever asks next begins anew, and what two servers want at the same time is thought once, by its name.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Literal, NamedTuple

from ..bots import SEARCH, bots_of
from ..game.commitments import without_dice
from ..game.records import Record
from ..review import Assessment, Posed, Review, assessed_positions, put_together
from ..review.assessing import version_for
from ..store import KeptReview, News
from ..store import Reviews as KeptReviews
from .authority import Authority
from .declined import Declined
from .disk import Disk
from .switchboard import Switchboard
from .thinking import Thinking
from .thoughts import Care, Lane, Wanted, Whose

Kind = Literal["known", "open"]  # by what the players knew, or with all cards open

CARES: Final[tuple[Care, ...]] = ("rough", "fine")
_WEIGHTS: Final[Mapping[Care, float]] = {"rough": 0.05, "fine": 0.2}  # seconds: those for a first look are quick
_AT_ONCE: Final = 4  # thoughts of a review: bots of who asked have room beside them
_WANTED: Final = 600.0  # seconds; what nobody has thought by then is to be asked for anew
_REMEMBERED: Final = 500  # reviews that were looked at last

_log: Final = logging.getLogger(__name__)


@dataclass
class Found:
    """What there is of a review, and how far more is worked out."""

    review: Review | None = None
    care: Care | None = None  # with which it was made
    done: int = 0
    count: int = 0
    has_failed: bool = False
    working: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def is_working(self) -> bool:
        """Whether there is more to come."""
        return self.working is not None

    def is_older(self, game: str) -> bool:
        """Whether it, being of such a game, would be another one today."""
        return self.review is not None and self.review.version != version_for(game)

    def missing(self, wanted: Care) -> Sequence[Care]:
        """With which care it is still to be made, up to what is wanted."""
        made = 0 if self.care is None else CARES.index(self.care) + 1
        return CARES[made : CARES.index(wanted) + 1]


class _Job(NamedTuple):
    """A review to be worked out."""

    table: Authority
    kind: Kind
    whose: Whose
    record: Record


class Reviews:
    """Has games reviewed, each once for all who want it."""

    def __init__(
        self,
        kept: KeptReviews,
        on_disk: Disk,
        thinking: Thinking,
        news: Switchboard,
        open_game: Callable[[str], Authority | None],
    ) -> None:
        """Reviews that are kept somewhere, of which other servers are told."""
        self._kept = kept
        self._on_disk = on_disk
        self._thinking = thinking
        self._news = news
        self._open_game = open_game
        self._found: OrderedDict[tuple[str, Kind], Found] = OrderedDict()
        self._reading: set[asyncio.Task[None]] = set()  # what others have made
        news.hear("review", self._heard)

    def close(self) -> None:
        """Work out nothing more."""
        for task in [*self._reading, *(found.working for found in self._found.values() if found.working)]:
            task.cancel()

    def at_hand(self, game: str) -> Review | None:
        """The review of a game by what its players knew, if it was looked at here."""
        found = self._found.get((game, "known"))
        return found.review if found else None

    async def texts(self, game: str) -> list[KeptReview]:
        """All that is kept of a game, as it is kept. Raises NotKept."""
        found: list[KeptReview] = await self._on_disk(partial(self._kept.of, game))
        return found

    async def look(self, table: Authority, kind: Kind, whose: Whose, wanted: Care = "fine") -> Found:
        """What there is of a review. What is missing is worked out on the account of who asks, unless that has failed
        just now. Raises Declined where there cannot be one, or not now."""
        found = await self.kept(table.id, kind)
        if found.missing(wanted) and not (found.has_failed or found.is_working):
            await self._begin(found, table, kind, whose, found.missing(wanted))
        return found

    async def again(self, table: Authority, kind: Kind, whose: Whose) -> None:
        """Work a review out anew."""
        await self._begin(await self.kept(table.id, kind), table, kind, whose, CARES)

    async def kept(self, game: str, kind: Kind = "known") -> Found:
        """What there is of a review, and nothing more is done about it."""
        key = (game, kind)
        if key not in self._found:
            rows: list[KeptReview] = await self._on_disk(partial(self._kept.of, game))
            self._found.setdefault(key, _found_in(rows, kind))
            self._forget_some()
        self._found.move_to_end(key)
        return self._found[key]

    def _heard(self, news: News) -> None:
        """Another server has made a review: those who look at the end of that game here are shown it."""
        for key in [key for key, found in self._found.items() if key[0] == news.game and not found.is_working]:
            del self._found[key]
        if table := self._open_game(news.game):
            task = asyncio.create_task(self._read(table))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read(self, table: Authority) -> None:
        with suppress(Declined):
            await self.kept(table.id)
            table.tell()

    def _forget_some(self) -> None:
        for key in [key for key, found in self._found.items() if not found.is_working]:
            if len(self._found) <= _REMEMBERED:
                break
            del self._found[key]

    # --- working one out ---------------------------------------------------------------------------

    async def _begin(self, found: Found, table: Authority, kind: Kind, whose: Whose, cares: Sequence[Care]) -> None:
        job = _Job(table, kind, whose, _recorded(table))
        async with AsyncExitStack() as sharing:
            await sharing.enter_async_context(self._thinking.sharing(Lane.of(_WEIGHTS[cares[-1]]), whose))
            if not found.is_working:
                found.has_failed = False
                found.done = found.count = 0
                found.working = asyncio.create_task(self._work(found, job, cares, sharing.pop_all()))

    async def _work(self, found: Found, job: _Job, cares: Sequence[Care], sharing: AsyncExitStack) -> None:
        async with sharing:
            for care in cares:
                self._thinking.prepare(_WEIGHTS[care])
            try:
                for care in cares:
                    await self._make(found, job, care)
            except Exception:  # whatever it is, whoever asks next may have more luck
                _log.exception("a review of the game %s has failed", job.table.id)
                found.has_failed = True
            finally:
                found.working = None
                job.table.tell()

    async def _make(self, found: Found, job: _Job, care: Care) -> None:
        posed = await _beside(assessed_positions, job.record)
        found.done, found.count = 0, len(posed)
        gate = asyncio.Semaphore(_AT_ONCE)

        async def assessed(one: Posed) -> Assessment:
            async with gate:
                assessment = await self._thinking.assessed(_wanted(job, one, care))
            found.done += 1
            return assessment

        tasks = [asyncio.create_task(assessed(one)) for one in posed]
        try:
            assessments = await asyncio.gather(*tasks)
        finally:  # where one has failed, the others are of no use
            for task in tasks:
                task.cancel()
        is_open = job.kind == "open"
        found.review = await _beside(put_together, job.record, assessments, winners=job.table.winners, is_open=is_open)
        found.care = care
        job.table.tell()
        await self._keep(job, found.review, care)
        self._news.tell(News("review", job.table.id))

    async def _keep(self, job: _Job, review: Review, care: Care) -> None:
        kept = KeptReview(job.kind, care, review.version, json.dumps(review.to_json()))
        try:
            await self._on_disk(partial(self._kept.keep, job.table.id, kept))
        except Declined:  # it is at hand all the same, and can be made again
            _log.warning("a review of the game %s could not be kept", job.table.id)


def _recorded(table: Authority) -> Record:
    """What can be reviewed of a game that is over. Raises Declined where that is nothing."""
    if why := why_not(table):
        raise Declined(409, why)
    return table.record(lambda chair: chair.seat)


def why_not(table: Authority) -> str:
    """The message that says why a game cannot be reviewed; "" if it can be."""
    if not table.is_over:
        return "table-review-not-over"
    if SEARCH not in bots_of(table.game.name):
        return "table-hint-none"
    if not table.course.has_record:
        return "table-review-no-record"
    return "" if len(table.steps) > 1 else "table-review-too-short"


def _wanted(job: _Job, posed: Posed, care: Care) -> Wanted:
    return Wanted(
        name=f"{job.table.id} {posed.number} review {job.kind} {care}",
        game=job.record.game,
        position=without_dice(posed.position).dump(),
        seat=posed.seat,
        bot="",
        dice=posed.number,
        whose=job.whose,
        weight=_WEIGHTS[care],
        until=time.time() + _WANTED,
        task="assessment",
        care=care,
        is_open=job.kind == "open",
    )


def _found_in(rows: Sequence[KeptReview], kind: Kind) -> Found:
    """The best of what is kept. What cannot be read was written by another version, and is made again."""
    of_kind = {row.care: row for row in rows if row.kind == kind}
    for care in reversed(CARES):
        if care in of_kind:
            try:
                return Found(Review.from_json(json.loads(of_kind[care].text)), care)
            except (ValueError, KeyError, TypeError):
                _log.warning("a review that is kept cannot be read")
    return Found()


async def _beside(work: Callable[..., Any], *about: Any, **more: Any) -> Any:
    """Something that takes a moment, beside what is served."""
    return await asyncio.get_running_loop().run_in_executor(None, partial(work, *about, **more))
