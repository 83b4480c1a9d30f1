"""What players have done besides their games: read and kept where all else is, never on the time of other requests."""

from __future__ import annotations

from typing import Any

from .. import store
from .disk import Disk


class Progress:
    """What is kept of the progress of all players, by topic."""

    def __init__(self, kept: store.Progress, on_disk: Disk) -> None:
        self._kept = kept
        self._on_disk = on_disk

    async def read(self, player: str | None, topic: str) -> dict[str, Any]:
        """What is kept of a player about a topic; empty where there is nothing yet, or nobody. Raises NotKept."""
        if player is None:
            return {}
        found: dict[str, Any] = await self._on_disk(lambda: self._kept.read(player, topic))
        return found

    async def all(self, player: str) -> dict[str, Any]:
        """All that is kept of a player, by topic. Raises NotKept."""
        found: dict[str, Any] = await self._on_disk(lambda: self._kept.all(player))
        return found

    async def write(self, player: str, topic: str, document: dict[str, Any]) -> None:
        """Keep a document in the place of the one before. Raises NotKept."""
        await self._on_disk(lambda: self._kept.write(player, topic, document))

    async def put_away_old(self, keeping: store.Keeping) -> None:
        """Keep no longer what nobody goes on with. Raises NotKept."""
        await self._on_disk(lambda: self._kept.put_away_old(keeping))
