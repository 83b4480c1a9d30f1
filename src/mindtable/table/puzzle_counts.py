"""How often puzzles were tried and solved by all players: read and counted where all else is kept."""

from __future__ import annotations

from typing import Final

from .. import store
from .disk import Disk

_FEWEST: Final = 20  # tries: a share of fewer says little


class PuzzleCounts:
    """The counts of all puzzles."""

    def __init__(self, kept: store.PuzzleCounts, on_disk: Disk) -> None:
        self._kept = kept
        self._on_disk = on_disk

    async def percentage(self, puzzle: str) -> int | None:
        """How many of a hundred players solve a puzzle at the first try; None until enough have tried it. Raises
        NotKept."""
        found: store.PuzzleCount = await self._on_disk(lambda: self._kept.of(puzzle))
        return None if found.tries < _FEWEST else round(100 * found.solved / found.tries)

    async def add(self, puzzle: str, *, is_solved: bool) -> None:
        """Count the first try of somebody. Raises NotKept."""
        await self._on_disk(lambda: self._kept.add(puzzle, is_solved=is_solved))
