"""Tokens and marks: what lets a browser sit down, and what tells a moment of a game from another.

All follow from one key that only the server has, so that nothing in the store lets anybody in.
"""

from __future__ import annotations

import hmac
import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes, token_urlsafe
from typing import Final

from ..game.contract import Seat
from ..store import Store

KEY_FILE: Final = "mindtable.key"
KEY_SIZE: Final = 32
_LONGEST_TOKEN: Final = 100
_FOR_ITS_OWNER: Final = 0o600
_OTHERS: Final = 0o077
_SEALED: Final = "."  # between a token and its seal


class BadKey(Exception):
    """The key of a table is not one: whoever could guess it could make invitations and tokens. It is never replaced
    unasked, since all that were given out would be worth nothing."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


class NoKeyFile(Exception):
    """The file in which a host keeps the key cannot be read. It is never made: other servers would have another."""

    def __init__(self, file: Path, why: OSError) -> None:
        super().__init__(str(file))
        self.file = file
        self.why = why


class OtherKey(Exception):
    """The other servers of the same games have another key: what one gives out would be worth nothing at the next."""


class Keys:
    """Makes tokens and marks, always the same for the same thing."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @staticmethod
    def in_folder(folder: Path) -> Keys:
        """The key of a table, made when it is first needed. Raises BadKey."""
        path = folder / KEY_FILE
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(".new")
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, _FOR_ITS_OWNER), "wb") as file:
                file.write(token_bytes(KEY_SIZE))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        return Keys(_read(path))

    @staticmethod
    def in_file(path: Path) -> Keys:
        """The key in a file that is there. Raises BadKey or NoKeyFile."""
        try:
            return Keys(_read(path))
        except OSError as problem:
            raise NoKeyFile(path, problem) from problem

    @staticmethod
    def shared(store: Store, folder: Path) -> Keys:
        """The key of all servers of a store, which keeps it. The first of them makes it, or brings the one that its
        folder has from before, so that what was given out stays valid. Raises BadKey."""
        path = folder / KEY_FILE
        return Keys(store.secret("key", lambda: _read(path) if path.exists() else token_bytes(KEY_SIZE)))

    def check_shared(self, store: Store) -> None:
        """Make sure that all servers of a store have the same key. Raises OtherKey."""
        mark = bytes.fromhex(self._made("key"))
        if store.secret("mark of the key", lambda: mark) != mark:
            raise OtherKey

    def new_token(self) -> str:
        """A token for a browser, by which it is known again, with a seal that shows that we made it."""
        return self.sealed(token_urlsafe(24))

    def is_ours(self, token: str) -> bool:
        """Whether we made a token. Those of before had no seal."""
        bare, _, seal = token.partition(_SEALED)
        return hmac.compare_digest(seal.encode(), self._seal(bare).encode())

    def sealed(self, token: str) -> str:
        """A token that is known from before, as we would make it now."""
        bare = token.partition(_SEALED)[0]
        return f"{bare}{_SEALED}{self._seal(bare)}"

    def invitation(self, game: str, seat: Seat) -> str:
        """What lets a browser sit down at a free chair."""
        return self._made("invitation", game, seat)[:32]

    def invites(self, token: str, game: str, seat: Seat) -> bool:
        """Whether a token is the invitation to a seat of a game."""
        return hmac.compare_digest(token.encode(), self.invitation(game, seat).encode())

    def mark(self, game: str, moment: int) -> str:
        """A name for a moment of a game that tells nothing about it."""
        return self._made("moment", game, str(moment))[:16]

    def dice(self, game: str, seat: Seat, moment: int) -> int:
        """The seed of a bot's dice: the same each time the game is taken up again at that moment."""
        return int(self._made("dice", game, seat, str(moment))[:15], 16)

    def connection(self, game: str, address: str) -> str:
        """A mark of the connection somebody sits down from: the same for the same address in one game, and nothing that
        an address could be found by."""
        return self._made("connection", game, address)[:16]

    def session(self, browser: str) -> str:
        """A name for a browser that is signed in, by which its account can tell it from others, and nobody find it."""
        return self._made("session", browser)[:16]

    def _seal(self, token: str) -> str:
        return self._made("browser", token)[:32]

    def _made(self, *about: str) -> str:
        return hmac.digest(self._key, "\n".join(about).encode(), "sha256").hex()


def _read(path: Path) -> bytes:
    key = path.read_bytes()
    if len(key) != KEY_SIZE:
        raise BadKey(path)
    if os.name == "posix" and path.stat().st_mode & _OTHERS:
        with suppress(OSError):  # some file systems know no owners
            path.chmod(_FOR_ITS_OWNER)
    return key


def copy_key(folder: Path, to: Path) -> None:
    """Copy the key of a table, if it has one yet; nobody else may read the copy, either."""
    path = folder / KEY_FILE
    if path.exists():
        with os.fdopen(os.open(to / KEY_FILE, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(path.read_bytes())


def kept_as(token: str) -> str:
    """How a browser's token is kept: without its seal."""
    return sha256(token.partition(_SEALED)[0][:_LONGEST_TOKEN].encode()).hexdigest()
