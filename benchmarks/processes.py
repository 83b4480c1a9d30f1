"""What the system says of processes: how long they worked, and how much memory they have."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

_GONE = (FileNotFoundError, ProcessLookupError)  # a process may end while it is looked at


def at_work(process: int) -> float:
    """How many milliseconds a process has used a core."""
    user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return 1000 * (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def family(process: int) -> list[int]:
    """A process with all that it has started, and they have."""
    found = [process]
    for one in found:
        with suppress(*_GONE):
            found += [
                int(child)
                for children in Path(f"/proc/{one}/task").glob("*/children")
                for child in children.read_text().split()
            ]
    return found


def all_at_work(processes: Iterable[int]) -> float:
    """The same of several together, as far as they are still there."""
    total = 0.0
    for process in processes:
        with suppress(*_GONE):
            total += at_work(process)
    return total


def memory(processes: Iterable[int]) -> float:
    """How many MB several processes have together; what they share is counted once (the sum of their PSS)."""
    total = 0
    for process in processes:
        with suppress(*_GONE):
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024
