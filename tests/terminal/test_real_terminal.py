"""The program at a terminal of the operating system, as a person sees it."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

import mindtable


def test_a_real_terminal_tells_when_its_size_changes_and_nothing_typed_is_lost(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(mindtable.__path__[0]).parent),
        "XDG_STATE_HOME": str(tmp_path),
        "TERM": "xterm",
    }
    environment = {name: value for name, value in environment.items() if name not in ("COLUMNS", "LINES")}
    child, terminal = pty.fork()
    if not child:
        os.execve(sys.executable, [sys.executable, "-m", "mindtable", "play", "--hot-seat"], environment)
    try:
        _set_size(terminal, 24, 80)
        _read_until(terminal, "press Enter")
        os.write(terminal, b"\n")
        _read_until(terminal, "> ")
        os.write(terminal, b"lo")
        _read_until(terminal, "lo")
        _set_size(terminal, 20, 60)
        redrawn = _read_until(terminal, "> lo")
        assert "\x1b[2J" in redrawn
        assert "Your hand" in redrawn or "hand" in redrawn
        os.write(terminal, b"g\n")
        assert "•" in _read_until(terminal, "> ")
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(terminal)


def _set_size(terminal: int, lines: int, columns: int) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


def _read_until(terminal: int, text: str, patience: float = 20.0) -> str:
    """What is printed until it ends in some text, or has it anywhere if nothing more comes."""
    printed = b""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        ready, _, _ = select.select([terminal], [], [], 0.1)
        if ready:
            printed += os.read(terminal, 1 << 16)
        elif text in printed.decode(errors="replace"):
            return printed.decode()
    raise AssertionError(f"no “{text}” in {printed.decode(errors='replace')!r}")
