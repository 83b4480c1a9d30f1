"""A bar that shows how far something is, and how it is ended."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def new_bar() -> Progress:
    """A bar on the error output, so that the table alone can be kept; none where nobody would see it move."""
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def ended_like_interrupted() -> Iterator[None]:
    """While games are played, a request to end works like Ctrl-C: the other processes end too."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
