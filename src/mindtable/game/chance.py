"""The dice: a linear congruential generator whose state is one number, so that it is part of a value.

Modulo 2**62, wrapped 64-bit arithmetic and Python's unlimited integers agree; only the upper 32 bits are
used, the lower ones of such a generator being weak.
"""

from typing import Final

from mypy_extensions import i64

_STATES: Final = 0x3FFFFFFFFFFFFFFF


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


def mixed(mark: i64, number: i64) -> i64:
    """A mark that also depends on a further number, for fingerprints of games."""
    mark = step(mark ^ number & _STATES)
    return mark ^ mark >> 31
