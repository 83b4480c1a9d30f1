"""Results and ratings, read where all else is, never on the time of other requests."""

from __future__ import annotations

from .. import store
from ..store import Played, Ranked
from .disk import Disk


class Results:
    """What came of the rated games of a store. All methods raise NotKept."""

    def __init__(self, kept: store.Results, on_disk: Disk) -> None:
        self._kept = kept
        self._on_disk = on_disk

    async def ladder(self, game: str, count: int) -> list[Ranked]:
        """The strongest at a game, the best first."""
        found: list[Ranked] = await self._on_disk(lambda: self._kept.ladder(game, count))
        return found

    async def rating(self, player: str, game: str) -> Ranked:
        """How strong somebody is at a game."""
        found: Ranked = await self._on_disk(lambda: self._kept.rating(player, game))
        return found

    async def of(self, player: str, game: str, count: int) -> list[Played]:
        """The last results of somebody at a game, the newest first."""
        found: list[Played] = await self._on_disk(lambda: self._kept.of(player, game, count))
        return found

    async def against(self, player: str, other: str, game: str) -> tuple[int, int]:
        """How many games somebody has won against another, and lost."""
        found: tuple[int, int] = await self._on_disk(lambda: self._kept.against(player, other, game))
        return found
