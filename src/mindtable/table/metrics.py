"""What is measured of a table, for whoever runs it: how many, how long, how often something fails.

No figure is about one game or one visitor. Without prometheus_client (the extra `metrics`) nothing is measured, and
nothing else is different. The processes of one machine write into files of one folder, so that whichever of them is
asked tells of all.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from .measured_together import FOLDER
from .thoughts import Lane

try:
    import prometheus_client
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
except ModuleNotFoundError:
    is_possible = False
else:
    is_possible = True

PACKAGE: Final = "prometheus_client"
_EVERY: Final = 1.0  # seconds between two looks at what is open
# Seconds; 0.06 and 0.15 are what 95 and 99 of a hundred are to stay under.
_STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.06, 0.15, 0.5, 1.0, 2.5, 10.0, 30.0)


class _Meters:
    def __init__(self) -> None:
        prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        self.processes = self._now("processes", "Processes that serve the table.")
        self.games = self._now("games_open", "Games in memory, in each process that has them open.")
        self.viewers = self._now("viewers", "Lines of events that are open: pages of games that somebody looks at.")
        self.waiting = self._now("thoughts_waiting", "Thoughts of bots that are wanted and not there yet.", "lane")
        self.lag = self._long("lag_seconds", "How late a process came to what was due: it had too much to do.")
        self.requests = self._often("requests", "Requests answered.", "page", "status")
        self.answered = self._long("request_seconds", "From a request to the end of its answer.", "page")
        self.written = self._long("written_seconds", "Until an entry of a game was on disk.")
        self.moves = self._often("moves", "Entries of games written down: moves, and what else is decided.", "kind")
        self.drawn = self._long("drawn_seconds", "Drawing the content of a page of a game.")
        self.told = self._long("told_seconds", "From when a game had changed until a viewer's new page was sent.")
        self.thought = self._long("thought_seconds", "From when a thought was wanted until it was there.", "lane")
        self.errors = self._often("errors", "Errors in the log, by the part of the program.", "part")

    def _now(self, name: str, about: str, *labels: str) -> Gauge:
        """A figure that rises and falls; those of processes that have ended are left out."""
        return Gauge(f"mindtable_{name}", about, labels, registry=self.registry, multiprocess_mode="livesum")

    def _often(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"mindtable_{name}", about, labels, registry=self.registry)

    def _long(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(f"mindtable_{name}", about, labels, registry=self.registry, buckets=_STEPS)


@cache
def _meters() -> _Meters | None:
    """Made when something is first measured: processes that only think or read have none."""
    return _Meters() if is_possible else None


# --- what is measured ------------------------------------------------------------------------------


def answered(page: str, status: int, seconds: float | None) -> None:
    """A request was answered in so many seconds; None for a line of events, which lasts as long as somebody looks."""
    if meters := _meters():
        meters.requests.labels(page, str(status)).inc()
        if seconds is not None:
            meters.answered.labels(page).observe(seconds)


@contextmanager
def writing(kind: str) -> Iterator[None]:
    """An entry of a game is written meanwhile; it counts unless that fails."""
    begun = time.perf_counter()
    yield
    if meters := _meters():
        meters.moves.labels(kind).inc()
        meters.written.observe(time.perf_counter() - begun)


def drawn(begun: float) -> None:
    """A page of a game is drawn, which was begun at a moment, by the clock for performance."""
    if meters := _meters():
        meters.drawn.observe(time.perf_counter() - begun)


@contextmanager
def viewing() -> Iterator[None]:
    """Somebody looks at a page of a game meanwhile."""
    meters = _meters()
    if meters:
        meters.viewers.inc()
    try:
        yield
    finally:
        if meters:
            meters.viewers.dec()


def sent(changed: float | None) -> None:
    """A viewer was sent what had changed at a moment, by the monotonic clock; None: what they have asked for."""
    if changed is not None and (meters := _meters()):
        meters.told.observe(time.monotonic() - changed)


@contextmanager
def thinking(lane: Lane) -> Iterator[None]:
    """A thought is waited for meanwhile."""
    begun = time.perf_counter()
    meters = _meters()
    if meters:
        meters.waiting.labels(lane.value).inc()
    try:
        yield
    finally:
        if meters:
            meters.waiting.labels(lane.value).dec()
            meters.thought.labels(lane.value).observe(time.perf_counter() - begun)


class Errors(logging.Handler):
    """Counts the errors that are logged, by the part of the program that logs them."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error."""
        if meters := _meters():
            meters.errors.labels(record.name.removeprefix("mindtable.")).inc()


async def keep_looking(games: Callable[[], int]) -> None:
    """Look again and again how many games are open here, and how late the process comes to do so."""
    meters = _meters()
    if meters is None:
        return
    meters.processes.set(1)
    while True:
        meters.games.set(games())
        due = time.monotonic() + _EVERY
        await asyncio.sleep(_EVERY)
        meters.lag.observe(max(0.0, time.monotonic() - due))


# --- all together ----------------------------------------------------------------------------------


def exposition() -> bytes:
    """Everything that was measured on this machine, as Prometheus reads it. Raises ModuleNotFoundError."""
    meters = _meters()
    if meters is None:
        raise ModuleNotFoundError(PACKAGE, name=PACKAGE)
    registry = meters.registry
    if FOLDER in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
