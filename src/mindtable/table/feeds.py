"""Feeds: what a program may read of the games that wait for somebody, by an address that only they know."""

from __future__ import annotations

from datetime import UTC, datetime
from secrets import token_urlsafe
from typing import Final

from .. import store
from ..store import Feed
from .disk import Disk
from .keys import kept_as

_TOKEN_SIZE: Final = 24  # bytes


class Feeds:
    """Made on wish, one for each player; a token is known to whom it was made for and is not kept."""

    def __init__(self, kept: store.Feeds, on_disk: Disk) -> None:
        self._kept = kept
        self._on_disk = on_disk

    async def make(self, player: str, language: str) -> str:
        """A new feed of a player, in a language; the one before is worth nothing from now on. Its token. Raises
        NotKept."""
        token = token_urlsafe(_TOKEN_SIZE)
        feed = Feed(player, language, datetime.now(UTC).replace(microsecond=0))
        await self._on_disk(lambda: self._kept.make(feed, kept_as(token)))
        return token

    async def revoke(self, player: str) -> None:
        """Let nobody read the feed of a player any more. Raises NotKept."""
        await self._on_disk(lambda: self._kept.revoke(player))

    async def of_token(self, token: str) -> Feed | None:
        """The feed that is read by a token; None if there is none. Raises NotKept."""
        found: Feed | None = await self._on_disk(lambda: self._kept.of_token(kept_as(token)))
        return found

    async def has(self, player: str) -> bool:
        """Whether a player has a feed. Raises NotKept."""
        is_there: bool = await self._on_disk(lambda: self._kept.has(player))
        return is_there
