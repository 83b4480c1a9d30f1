"""A server that is a process of its own, to be asked over the network and to be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path

_ADDRESS = re.compile(r"http://\S+")


class Server:
    """`mindtable serve` with its games in a folder."""

    def __init__(
        self,
        folder: Path,
        *,
        port: int = 0,
        more: Sequence[str] = (),
        files: int = 0,
        variables: Mapping[str, str] | None = None,
        log: Path | None = None,
        wait: bool = True,
    ) -> None:
        """`files` is how many it may have open, 0: as usual; `variables` are of its environment. What it complains
        about goes to `log`; without one, `stop` tells it. If we `wait` the server is there, else it is about to
        begin."""
        environment = {**os.environ, "MINDTABLE_LANG": "en", "PYTHONUNBUFFERED": "1", **(variables or {})}
        command = [
            sys.executable,
            "-m",
            "mindtable",
            "serve",
            "--port",
            str(port),
            "--data",
            str(folder),
            "--no-browser",
            *more,
        ]
        if files:
            command = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', str(files), *command]
        with log.open("ab") if log else nullcontext(subprocess.PIPE) as complaints:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env=environment,
                start_new_session=True,  # so that all its processes can be killed
            )
        self.pid = self._process.pid
        self.address = self._begun() if wait else ""

    def _begun(self) -> str:
        assert self._process.stdout is not None
        found = _ADDRESS.search(self._process.stdout.readline())
        if not found:
            self._process.communicate()
        assert found, "the server has not said where it is"
        return found[0].rstrip("/")

    @property
    def workers(self) -> set[int]:
        """The processes it has started, without the one that only cleans up after them."""
        started = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return {int(pid) for pid in started if "spawn_main" in command_of(int(pid))}

    def send(self, sign: signal.Signals) -> None:
        self._process.send_signal(sign)

    def kill(self) -> str:
        """Kill its first process; what it complained about, as soon as those that it has started have ended, too."""
        return self._end(signal.SIGKILL)

    def kill_all(self) -> str:
        """Kill all its processes, as a power cut would; what it complained about until then."""
        os.killpg(self.pid, signal.SIGKILL)
        return self._process.communicate()[1] or ""

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> str:
        """End it as it should be ended; what it complained about."""
        return self._end(sign)

    def _end(self, sign: signal.Signals) -> str:
        self._process.send_signal(sign)
        return self._process.communicate(timeout=20)[1] or ""


def command_of(pid: int) -> str:
    """What a list of processes shows; nothing of one that has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
