"""Tokens and marks: what lets a browser sit down, and what tells a moment of a game from another.

All follow from one key that only the server has, so that nothing in the store lets anybody in.
"""

from __future__ import annotations

import hmac
import os
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes, token_urlsafe
from typing import Final

from ..game.contract import Seat

_FILE: Final = "mindtable.key"
_SIZE: Final = 32
_LONGEST_TOKEN: Final = 100


class Keys:
    """Makes tokens and marks, always the same for the same thing."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @staticmethod
    def in_folder(folder: Path) -> Keys:
        """The key of a table, made when it is first needed."""
        path = folder / _FILE
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(".new")
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(token_bytes(_SIZE))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        return Keys(path.read_bytes())

    def invitation(self, game: str, seat: Seat) -> str:
        """What lets a browser sit down at a free chair."""
        return self._made("invitation", game, seat)[:32]

    def invites(self, token: str, game: str, seat: Seat) -> bool:
        return hmac.compare_digest(token.encode(), self.invitation(game, seat).encode())

    def mark(self, game: str, moment: int) -> str:
        """A name for a moment of a game that tells nothing about it."""
        return self._made("moment", game, str(moment))[:16]

    def dice(self, game: str, seat: Seat, moment: int) -> int:
        """The seed of a bot's dice: the same each time the game is taken up again at that moment."""
        return int(self._made("dice", game, seat, str(moment))[:15], 16)

    def _made(self, *about: str) -> str:
        return hmac.new(self._key, "\n".join(about).encode(), sha256).hexdigest()


def copy_key(folder: Path, to: Path) -> None:
    """Copy the key of a table, if it has one yet; nobody else may read the copy, either."""
    path = folder / _FILE
    if path.exists():
        with os.fdopen(os.open(to / _FILE, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(path.read_bytes())


def new_token() -> str:
    """A token for a browser, by which it is known again."""
    return token_urlsafe(24)


def kept_as(token: str) -> str:
    """How a browser's token is kept."""
    return sha256(token[:_LONGEST_TOKEN].encode()).hexdigest()
