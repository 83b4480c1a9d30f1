"""What a line of events waits for."""

from __future__ import annotations

import asyncio
import time


class Bell(asyncio.Event):
    """Rings when a game has changed, and knows since when."""

    def __init__(self) -> None:
        super().__init__()
        self.since: float | None = None  # when it began to ring last
        self.is_last = False  # whether it rings no more after this time

    def ring_out(self) -> None:
        """Ring for the last time."""
        self.is_last = True
        self.set()

    def set(self) -> None:
        """Ring; one that rings already has done so since its first stroke."""
        if not self.is_set():
            self.since = time.monotonic()
        super().set()
