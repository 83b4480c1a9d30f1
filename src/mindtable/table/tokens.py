"""Tokens, by which programs are known: given out once, kept as hashes, and worth nothing once they are revoked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from .. import store
from ..store import PROGRAM, REVOKED, Token, moment, new_id
from .calls import Ear
from .declined import Declined
from .disk import Disk
from .switchboard import Switchboard

MOST: Final = 20  # of one owner
_BEGINS: Final = "mindtable_"  # so that whoever finds one where it should not be knows what it is
_LONGEST: Final = 100
_SHORT: Final = 16  # digits of a hash that tell one token of an owner from another


Introduce = Callable[[str, str], Awaitable[object]]  # lets a player be called by a name; raises Declined


class Tokens:
    """Gives out tokens, knows them again, and ends the lines of those that are revoked."""

    def __init__(self, kept: store.Tokens, on_disk: Disk, news: Switchboard, introduce: Introduce) -> None:
        self._kept = kept
        self._on_disk = on_disk
        self._introduce = introduce
        self._lines: defaultdict[str, set[Ear]] = defaultdict(set)
        news.hear(REVOKED, lambda heard: self._end(heard.text))

    async def make(self, owner: str, label: str, *, is_program: bool) -> str:
        """A new token, which is told once. Raises Declined if its owner has as many as they may, or somebody is called
        like the program."""
        text = f"{_BEGINS}{token_urlsafe(24)}"
        player = f"{PROGRAM}{new_id()}" if is_program else owner
        made = Token(_hash(text), owner, player, label, moment())
        if not await self._on_disk(lambda: self._kept.keep(made, MOST)):
            raise Declined(409, "tokens-too-many", most=MOST)
        if is_program:
            try:
                await self._introduce(player, label)
            except Declined:
                await self._on_disk(lambda: self._kept.revoke(made))
                raise
        return text

    async def known(self, text: str) -> Token:
        """The token of a text. Raises Declined if it does not count."""
        found = await self.live(_hash(text)) if len(text) <= _LONGEST else None
        if found is None:
            raise Declined(401, "api-no-token")
        return found

    async def live(self, hash: str) -> Token | None:
        """The token of a hash, if it still counts."""
        found: Token | None = await self._on_disk(lambda: self._kept.token(hash))
        return found

    async def of(self, owner: str | None) -> list[Token]:
        """All that somebody has made."""
        found: list[Token] = await self._on_disk(lambda: self._kept.of(owner)) if owner else []
        return found

    async def revoke(self, owner: str | None, short: str) -> None:
        """Let a token of an owner count no more. Raises Declined if there is none such."""
        found = next((token for token in await self.of(owner) if short_name(token) == short), None)
        if found is None:
            raise Declined(404, "tokens-no-such")
        await self._on_disk(lambda: self._kept.revoke(found))
        self._end(found.hash)

    @contextmanager
    def line(self, token: Token, ear: Ear) -> Iterator[None]:
        """A line that was opened with a token, and ends when it is revoked."""
        self._lines[token.hash].add(ear)
        try:
            yield
        finally:
            self._lines[token.hash].discard(ear)
            if not self._lines[token.hash]:
                del self._lines[token.hash]

    def _end(self, hash: str) -> None:
        for ear in self._lines.get(hash, ()):
            ear.ring_out()


def short_name(token: Token) -> str:
    """What tells a token from others of its owner; nobody gets in by it."""
    return token.hash[:_SHORT]


def _hash(text: str) -> str:
    return sha256(text.encode(errors="replace")).hexdigest()
