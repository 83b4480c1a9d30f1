"""A server that is a process of its own, to be asked over the network and to be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

_ADDRESS = re.compile(r"http://\S+")


class Server:
    """`mindtable serve` with its games in a folder."""

    def __init__(self, folder: Path, *, port: int = 0) -> None:
        environment = {**os.environ, "MINDTABLE_LANG": "en", "PYTHONUNBUFFERED": "1"}
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
        ]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        found = _ADDRESS.search(self._process.stdout.readline())
        assert found, "the server has not said where it is"
        self.address = found[0].rstrip("/")

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> None:
        self._process.send_signal(sign)
        self._process.wait(timeout=20)
        if self._process.stdout:
            self._process.stdout.close()
