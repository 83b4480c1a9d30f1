"""Passwords and codes: hashed beside the loop, a few at a time, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from secrets import token_hex
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from .declined import Declined

LEAST: Final = 8  # signs of a password
MOST: Final = 200
CODES: Final = 8  # that somebody gets
_DIGITS: Final = 16  # of a code: 64 bits that nobody guesses, so a plain hash of it will do
_TOGETHER: Final = 4  # digits that are written together
_AT_ONCE: Final = 2  # that are hashed
_WAITING: Final = 20  # that are hashed or wait for it

_T = TypeVar("_T")


@dataclass(frozen=True)
class Effort:
    """How much work it is to try a password."""

    passes: int
    kibibytes: int
    lanes: int = 1


USUAL_EFFORT: Final = Effort(passes=2, kibibytes=19 * 1024)  # as OWASP asks for at least


class Passwords:
    """Hashes passwords and compares them."""

    def __init__(self, effort: Effort = USUAL_EFFORT) -> None:
        self._hasher = PasswordHasher(effort.passes, effort.kibibytes, effort.lanes)
        self._threads = ThreadPoolExecutor(_AT_ONCE, "passwords")
        self._here = 0

    def close(self) -> None:
        """Hash no more."""
        self._threads.shutdown(wait=True)

    async def hashed(self, password: str) -> str:
        """A password as it is kept. Raises Declined if it is too short or too long, or too many want one hashed."""
        if not LEAST <= len(password) <= MOST:
            raise Declined(422, "people-password-length", least=LEAST, most=MOST)
        return await self._work(lambda: self._hasher.hash(_typed(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one that is kept; for None it is none, which takes as long to find out. Raises
        Declined if too many want to know."""

        def fitting() -> bool:
            try:
                return self._hasher.verify(kept or self._of_nobody, _typed(password[:MOST])) and kept is not None
            except (VerificationError, InvalidHashError):
                return False

        return await self._work(fitting)

    @cached_property
    def _of_nobody(self) -> str:
        return self._hasher.hash(token_hex())

    async def _work(self, work: Callable[[], _T]) -> _T:
        if self._here >= _WAITING:
            raise Declined(503, "people-busy")
        self._here += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._here -= 1


def new_codes() -> list[str]:
    """Codes that let a password be chosen anew, as somebody writes them down."""
    made = [token_hex(_DIGITS // 2) for _ in range(CODES)]
    return ["-".join(code[at : at + _TOGETHER] for at in range(0, _DIGITS, _TOGETHER)) for code in made]


def code_as_kept(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return sha256("".join(letter for letter in code.lower()[:MOST] if letter.isalnum()).encode()).hexdigest()


def _typed(password: str) -> str:
    """The same, whatever keyboard it is typed on."""
    return unicodedata.normalize("NFKC", password)
