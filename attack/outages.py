"""Machines that share a database fail, one after the other: no move may be lost, and no viewer be told wrong."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event
from typing import Final

from tests.postgres import programs

from .checks import KEPT_ALL, Checks
from .machines import Serving, Thinking
from .regulars import Wish, moves, rounds
from .standby import Pair
from .tally import Tally
from .viewers import Viewers
from .ways import Loop, Way

PART: Final = "outages"
BACK: Final = "machines come back"
_A_STRETCH: Final = 60  # outages until all is checked
_LONGEST_PAUSE: Final = 1.5  # seconds from one to the next
_LONGEST_SILENCE: Final = 4.0  # seconds
_LATEST: Final = 2.5  # seconds; news that come later are not waited for
_THOUGHT: Final = 0.2  # seconds that people take for a move

WISHES: Final[Sequence[Wish]] = (
    (1, {"game": "duel", "bot": "medium"}),
    (2, {"game": "duel", "company": "friends", "sets": "beyond-eternity"}),
    (4, {"game": "tag-team", "company": "friends"}),
    (1, {"game": "mind-up", "bot": "medium"}),
    (3, {"game": "mind-up", "company": "friends", "other-1": "friend", "other-2": "friend", "other-3": "rule"}),
)


def fail(tally: Tally, seconds: float, seed: int) -> None:
    """Let machines fail for some seconds."""
    if not programs():
        tally.tried(PART, "PostgreSQL", 0)
        tally.note(PART, "PostgreSQL", "it is not installed here")
        return
    with TemporaryDirectory() as folder, closing(Outages(tally, Path(folder), Random(f"{seed} {PART}"))) as outages:
        outages.until(time.monotonic() + seconds)


class Outages:
    """Two machines with a database, two that serve, one that thinks, and people at all of them."""

    def __init__(self, tally: Tally, folder: Path, dice: Random, wishes: Sequence[Wish] = WISHES) -> None:
        self._tally = tally
        self._dice = dice
        self._checks = Checks(tally, PART, "PostgreSQL")
        with ExitStack() as held:
            self._loop = held.enter_context(closing(Loop()))
            self._pair = held.enter_context(closing(Pair()))
            ways = [held.enter_context(closing(Way(self._loop, self._pair.doors))) for _ in range(3)]
            self._thinking = held.enter_context(closing(Thinking(ways[2], folder / "thinking")))
            self._serving = [
                held.enter_context(closing(Serving(way, folder / f"serving-{workers}", workers)))
                for workers, way in enumerate(ways[:2], 1)
            ]
            doors = [machine.address for machine in self._serving]
            self._viewers = held.enter_context(closing(Viewers(self._loop, doors, dice)))
            self._playing = rounds(doors, dice, wishes)
            for one in self._playing:
                one.go_on()
            self._held = held.pop_all()

    @property
    def _machines(self) -> list[Serving | Thinking]:
        return [*self._serving, self._thinking]

    def until(self, end: float, outages: int = _A_STRETCH) -> None:
        """Play while machines fail until a moment has come; all is checked after so many outages."""
        while True:
            before = moves(self._playing)
            self._play(outages)
            self._checks.kept(self._pair.url, self._playing)
            self._tally.tried(PART, KEPT_ALL, moves(self._playing) - before)
            self._checks.pages(self._playing)
            self._checks.go_on(self._playing)
            self._viewers.follow(self._playing)
            self._viewers.compare(self._tally, PART, self._playing)
            if time.monotonic() > end:
                break
        self._checks.deals(self._pair.url, self._playing)
        for machine in self._machines:
            self._checks.silent(machine.complaints)

    def close(self) -> None:
        for one in self._playing:
            one.close()
        self._held.close()

    def _play(self, outages: int) -> None:
        ended = Event()
        with ThreadPoolExecutor(len(self._playing)) as threads:
            for one in self._playing:
                threads.submit(self._checks.play, one, ended, _THOUGHT)
            try:
                for _ in range(outages):
                    time.sleep(self._dice.uniform(0, _LONGEST_PAUSE))
                    self._viewers.follow(self._playing)
                    self._tally.tried(PART, self._outage())
                self._recover()
            finally:
                ended.set()

    def _recover(self) -> None:
        """Wait until all that has failed is there again."""
        for one in (self._pair, *self._machines, *(machine.way for machine in self._machines)):
            self._tally.tried(PART, BACK)
            try:
                one.wait()
            except AssertionError as problem:
                self._tally.failed(PART, BACK, repr(problem))

    # --- what fails --------------------------------------------------------------------------------

    def _outage(self) -> str:
        """Let something fail that is there; what it was."""
        while True:
            fails, share = self._dice.choice(self._outages)
            if self._dice.random() < share and (what := fails()):
                return what

    @property
    def _outages(self) -> Sequence[tuple[Callable[[], str], float]]:
        """All that can fail, and how readily it does."""
        return (
            (self._kill_worker, 1.0),
            (self._kill_server, 0.4),
            (self._kill_thinker, 0.5),
            (self._kill_database, 0.5),
            (self._kill_standby, 0.3),
            (self._take_over, 0.4),
            (self._cut, 0.6),
            (self._silence, 0.6),
            (self._delay, 0.6),
        )

    def _kill_worker(self) -> str:
        machine = self._dice.choice(self._serving)
        return "a worker is killed" if machine.is_there and machine.kill_worker(self._dice) else ""

    def _kill_server(self) -> str:
        machine = self._dice.choice(self._serving)
        if not all(one.is_there for one in self._serving):
            return ""
        machine.kill()
        return "a server is killed, with all its workers"

    def _kill_thinker(self) -> str:
        if not self._thinking.is_there:
            return ""
        self._thinking.kill()
        return "a thinker is killed"

    def _kill_database(self) -> str:
        if not self._pair.is_whole:
            return ""
        self._pair.kill(self._dice.uniform(0, 0.5))
        return "the database is killed"

    def _kill_standby(self) -> str:
        if not self._pair.is_whole:
            return ""
        self._pair.kill_standby(self._dice.uniform(0, 0.5))
        return "the standby is killed"

    def _take_over(self) -> str:
        if not self._pair.is_whole:
            return ""
        self._pair.take_over()
        return "the database is killed, and the standby takes over"

    def _cut(self) -> str:
        self._way.cut()
        return "the connections of a machine are cut"

    def _silence(self) -> str:
        self._way.cut(self._dice.uniform(0.2, _LONGEST_SILENCE))
        return "the connections of a machine are silent for seconds, and cut"

    def _delay(self) -> str:
        self._way.bring_news_late(self._dice.uniform(0.1, _LATEST), self._dice.uniform(0.5, _LONGEST_SILENCE))
        return "news come late"

    @property
    def _way(self) -> Way:
        return self._dice.choice(self._machines).way
