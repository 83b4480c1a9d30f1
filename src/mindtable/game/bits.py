"""Sets of card slots as the bits of one 64-bit integer.

Slot n is bit n; slots run from 0 to 59. Bit 60 is free for "none of these" (`board.DECLINE`); the two
above stay empty, so that a set is never negative and fits mypyc's short integers.
"""

from typing import Final

from mypy_extensions import i64

SLOTS: Final = 60

# Multiplying a single bit by this constant moves a different six-bit number into the top bits for each
# of the 64 places; the table turns that number back into the place.
_DE_BRUIJN: Final = 0x03F79D71B4CB0A89
_PLACE: Final = bytes(
    {(((1 << place) * 0x03F79D71B4CB0A89) >> 58) & 63: place for place in range(64)}[number] for number in range(64)
)


def bit(slot: i64) -> i64:
    """The set of one slot.

    Shifting a large constant down, because mypyc computes `1 << n` in 32 bits.
    """
    return 0x1000000000000000 >> (60 - slot)


def lowest(slots: i64) -> i64:
    """The lowest slot of a set that is not empty."""
    return _PLACE[(((slots & -slots) * _DE_BRUIJN) >> 58) & 63]


def count(slots: i64) -> i64:
    """How many slots a set has: counted for pairs, then for fours and bytes, which a product adds up."""
    slots -= slots >> 1 & 0x1555555555555555
    slots = (slots & 0x3333333333333333) + (slots >> 2 & 0x3333333333333333)
    slots = slots + (slots >> 4) & 0x0F0F0F0F0F0F0F0F
    return slots * 0x0101010101010101 >> 56 & 127


def nth(slots: i64, number: i64) -> i64:
    """The slot of a set with `number` lower ones before it."""
    while number:
        slots &= slots - 1
        number -= 1
    return lowest(slots)


def slots_of(slots: i64) -> list[int]:
    """The slots of a set in ascending order."""
    found: list[int] = []
    while slots:
        found.append(lowest(slots))
        slots &= slots - 1
    return found
