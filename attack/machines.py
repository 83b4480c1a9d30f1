"""Machines that serve or think, each with a way to the database of its own; one that is killed begins again at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import httpx2
from tests.table.serving import Server

from .ways import Way

_A_WHILE: Final = 90.0  # seconds
_AGAIN: Final = 0.2  # seconds


class Machine:
    """A program that is killed and begins again."""

    def __init__(self, way: Way, folder: Path) -> None:
        self.way = way
        self._folder = folder
        self._folder.mkdir()
        self._thread = ThreadPoolExecutor(1)
        self._beginning: Future[None] = self._thread.submit(self._begin)

    @property
    def is_there(self) -> bool:
        """Whether it has begun."""
        return self._beginning.done()

    def wait(self) -> None:
        """Wait until it has begun."""
        self._beginning.result()

    def kill(self) -> None:
        """Kill all of it; it begins again."""
        self._kill()
        self._beginning = self._thread.submit(self._begin)

    def close(self) -> None:
        with suppress(Exception):  # what has failed to begin was told
            self.wait()
            self._kill()
        self._thread.shutdown()

    @property
    def complaints(self) -> str:
        """All that it has complained about."""
        return self._log.read_text(errors="replace") if self._log.exists() else ""

    @property
    def _log(self) -> Path:
        return self._folder / "log"

    def _begin(self) -> None:
        """Begin, as soon as the database is there."""
        end = time.monotonic() + _A_WHILE
        while True:
            try:
                self._start()
                return
            except AssertionError:
                if time.monotonic() > end:
                    raise
                time.sleep(_AGAIN)

    def _start(self) -> None:
        raise NotImplementedError

    def _kill(self) -> None:
        raise NotImplementedError


class Serving(Machine):
    """`mindtable serve` with some workers."""

    def __init__(self, way: Way, folder: Path, workers: int) -> None:
        self._workers = workers
        self._port = 0
        super().__init__(way, folder)

    @property
    def address(self) -> str:
        """Where browsers find it."""
        self.wait()
        return self._server.address

    def kill_worker(self, dice: Random) -> bool:
        """Kill a worker, which is replaced; false if there is none at the moment."""
        workers = sorted(self._server.workers)
        if workers:
            with suppress(ProcessLookupError):
                os.kill(dice.choice(workers), signal.SIGKILL)
        return bool(workers)

    def wait(self) -> None:
        super().wait()
        end = time.monotonic() + _A_WHILE
        while not self._is_ready():
            assert time.monotonic() < end, f"{self._server.address} is not ready"
            time.sleep(_AGAIN)

    def _is_ready(self) -> bool:
        with suppress(httpx2.TransportError):
            return httpx2.get(f"{self._server.address}/readyz").status_code == httpx2.codes.OK
        return False

    def _start(self) -> None:
        more = ["--database", self.way.url, "--workers", str(self._workers), "--thinkers", "0"]
        self._server = Server(self._folder / "data", port=self._port, more=more, log=self._log)
        self._port = int(self._server.address.rsplit(":", 1)[1])

    def _kill(self) -> None:
        self._server.kill_all()


class Thinking(Machine):
    """`mindtable think`."""

    def _start(self) -> None:
        command = [sys.executable, "-m", "mindtable", "think", "--database", self.way.url, "--processes", "1"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        assert self._process.stdout
        if not self._process.stdout.readline():
            self._process.communicate()
            raise AssertionError("the thinker has not begun")

    def _kill(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)  # with the processes that it has started
        self._process.communicate()
