"""Deals that can be checked: a table binds itself to a secret before the game, and what is dealt and rolled follows
from that secret and from what every browser added to it.

1. The table draws a secret and shows its *commitment*: the SHA-256 of the secret and the terms of the game. It cannot
   choose another secret any more, and nobody can compute the secret from it.
2. Then every browser adds random *bits* of its own. They cannot be chosen to some purpose: the secret is not known.
3. The *seed* of the sealed dice is the SHA-256 of secret, terms and bits together.

When the game is over its record has all of it, and anybody can do the same sums: the texts below are what is hashed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from .chance import SEALED_SIZE
from .contract import Position, Seat

Bits = tuple[tuple[Seat, bytes], ...]  # what browsers added, by the seats they sit at

FROM_DEAL: Final = "deal"
_NONE: Final = "none"
_SECRET: Final = re.compile(rf"[0-9a-f]{{{2 * SEALED_SIZE}}}")


@dataclass(frozen=True)
class Terms:
    """What a commitment covers besides the secret: what is played, with which cards, and from which position on."""

    game: str
    rules: str
    sets: Sequence[str]
    options: Mapping[str, str]  # a deck of one's own is among them
    start: str = FROM_DEAL  # or the digest of what came before

    def text(self) -> str:
        """The terms as they are hashed: plain text, a line for each."""
        options = " ".join(f"{key}={value}" for key, value in self.options.items())
        return (
            f"game: {self.game}\n"
            f"rules: {self.rules}\n"
            f"sets: {' '.join(self.sets) or _NONE}\n"
            f"options: {options or _NONE}\n"
            f"start: {self.start}\n"
        )


@dataclass(frozen=True)
class Commitment:
    """A commitment as a game that is over shows it: opened."""

    shown: str  # what the table showed before, 64 hexadecimal digits
    secret: bytes
    bits: Bits = ()


def without_dice(position: Position) -> Position:
    """A position as it is but for its dice, which are such as everybody knows."""
    other = position.copy()
    other.take_dice(0)
    return other


def digest_of(text: str) -> str:
    """What tells a text from others, as terms name what a game goes on from."""
    return _hashed(text).hex()


def read_secret(text: str) -> bytes | None:
    """What 64 hexadecimal digits mean, of a secret, a seed or bits; None if a text is something else."""
    return bytes.fromhex(text) if _SECRET.fullmatch(text) else None


def commitment_to(secret: bytes, terms: Terms) -> str:
    """What is shown before bits are added; it tells nothing about the secret."""
    return _hashed(f"Mindtable commitment 1\n{terms.text()}secret: {secret.hex()}\n").hex()


def seed_from(secret: bytes, bits: Bits, terms: Terms) -> bytes:
    """The seed of the sealed dice."""
    added = "".join(f"bits {seat}: {theirs.hex()}\n" for seat, theirs in sorted(bits))
    return _hashed(f"Mindtable seed 1\n{terms.text()}secret: {secret.hex()}\n{added}")


def _hashed(text: str) -> bytes:
    return sha256(text.encode()).digest()
