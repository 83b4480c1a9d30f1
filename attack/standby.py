"""PostgreSQL on two machines, as far as one can tell: a primary, and a standby that has all that is confirmed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final

from tests.postgres import PostgreSQL

_NAME: Final = "games"
# A process that is killed takes nothing with it that was handed to the system; a standby comes back soon.
_SETTINGS: Final = ("fsync=off", "wal_retrieve_retry_interval=200ms", "max_connections=100")


class Pair:
    """Two servers of a database. The standby can take over, and then gets one of its own."""

    def __init__(self) -> None:
        self._primary = PostgreSQL(*_SETTINGS)
        self._primary.url(_NAME)
        self._standby = PostgreSQL(*_SETTINGS, follows=self._primary)
        self._both = (self._primary, self._standby)
        self._primary.wait_for_standby()
        self._thread = ThreadPoolExecutor(1)
        self._mending: Future[None] = self._thread.submit(lambda: None)

    @property
    def doors(self) -> Sequence[Path]:
        """The files through which the two are reached, whichever of them is the primary."""
        return [one.door for one in self._both]

    @property
    def url(self) -> str:
        """The address of the games as they are now."""
        return self._primary.address(_NAME)

    @property
    def is_whole(self) -> bool:
        """Whether all that was confirmed is on both."""
        return self._mending.done()

    def wait(self) -> None:
        """Wait until it is whole."""
        self._mending.result()

    def kill(self, pause: float) -> None:
        """Kill the primary; it begins again after some seconds. What it then has is on both only when the standby has
        come back."""
        self._primary.kill()
        time.sleep(pause)
        self._primary.restart()
        self._mending = self._thread.submit(self._primary.wait_for_standby)

    def kill_standby(self, pause: float) -> None:
        """Kill the standby, for which the primary waits, until it begins again after some seconds."""
        self._standby.kill()
        time.sleep(pause)
        self._standby.restart()
        self._mending = self._thread.submit(self._primary.wait_for_standby)

    def take_over(self) -> None:
        """Kill the primary, for good. The standby takes over, and gets a standby of its own as soon as it can."""
        self._primary.kill()
        self._primary, self._standby = self._standby, self._primary
        self._primary.promote()
        self._mending = self._thread.submit(self._mend)

    def _mend(self) -> None:
        self._standby.follow(self._primary)
        self._primary.wait_for_standby()

    def close(self) -> None:
        self._thread.shutdown(wait=True)
        for one in self._both:
            one.close()
