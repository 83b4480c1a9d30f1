"""The dice, in three kinds; their state is part of a value.

The *quick dice* are a linear congruential generator whose state is one number: for search, playouts, studies, and
wherever a person gives a seed. Modulo 2**62, wrapped 64-bit arithmetic and Python's unlimited integers agree; only the
upper 32 bits are used, the lower ones of such a generator being weak. Whoever sees a few throws can compute the others.

The *sealed dice* are for tables: throw number n is HMAC-SHA-256 of n, keyed with 256 secret bits. Without these nobody
can compute a throw, whatever they have seen; with them everybody can check all.

The *laid dice* show what somebody has laid down, so that every outcome can be looked at. Their state is below 0, too,
but they have no secret: it is all that they will show, in one number.
"""

import hmac
from typing import Final

from mypy_extensions import i64

Seed = int | bytes  # any number for quick dice, 32 secret bytes for sealed ones
SEALED_SIZE: Final = 32

_STATES: Final = 0x3FFFFFFFFFFFFFFF


def seed_text(seed: Seed) -> str:
    """A seed as it is written down: a number, or hexadecimal digits for the secret of sealed dice."""
    return str(seed) if isinstance(seed, int) else seed.hex()


def first_state(seed: Seed) -> i64:
    """The first state of the dice of a seed. That of quick dice is never negative, that of sealed ones always: -1, and
    one less with every throw."""
    return seeded(seed) if isinstance(seed, int) else -1


def secret_of(seed: Seed) -> bytes:
    """The secret of the dice of a seed; quick ones have none."""
    if isinstance(seed, int):
        return b""
    if len(seed) != SEALED_SIZE:
        raise ValueError(f"sealed dice need {SEALED_SIZE} secret bytes, not {len(seed)}")
    return seed


def seeded(seed: int) -> i64:
    """The first state for any integer seed, near seeds giving unrelated games."""
    state: int = 0x2545F4914F6CDD1D & _STATES
    number = seed if seed >= 0 else ~seed * 2 + 1  # negative seeds are seeds of their own
    while True:
        state = ((state ^ (number & 0xFFFFFFFF)) * 3935559000370003845 + 2691343689449507681) & _STATES
        state ^= state >> 31
        number >>= 32
        if not number:
            break
    return step(step(i64(state)))


def step(state: i64) -> i64:
    """The state after one throw."""
    return (state * 2862933555777941757 + 3037000493) & _STATES


def below(state: i64, limit: i64) -> i64:
    """What a state shows: a number from 0 to limit - 1."""
    return ((state >> 30) * limit) >> 32


def sealed(secret: bytes, number: int, limit: int) -> int:
    """What the throw of a number shows with sealed dice: from 0 to limit - 1, none more likely than another by as much
    as one in 2**240."""
    digest = hmac.digest(secret, number.to_bytes(8, "big"), "sha256")
    return int.from_bytes(digest, "big") % limit


def laid(state: i64, sides: i64) -> i64:
    """What laid dice show next, of so many sides."""
    return (-1 - state) % sides


def laid_after(state: i64, sides: i64) -> i64:
    """The state of laid dice after that."""
    return -1 - (-1 - state) // sides


def laid_as(throws: list[tuple[int, int]]) -> i64:
    """The state of dice that show these things, each of so many, and from then on the first one."""
    number: i64 = 0
    place = len(throws)
    while place:
        place -= 1
        shown, sides = throws[place]
        number = number * sides + shown
    return -1 - number


def mixed(mark: i64, number: i64) -> i64:
    """A mark that also depends on a further number, for fingerprints of games."""
    mark = step(mark ^ number & _STATES)
    return mark ^ mark >> 31
