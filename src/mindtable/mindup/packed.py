"""The numbers of up to five columns side by side in one, from left to right: put together and taken apart here.

A row of values has the worth of each column; an order of colours has each colour + 1, and 0 where there is no column.
"""

from typing import Final

from mypy_extensions import i64

_BITS: Final = 3
_NUMBER: Final = 7

MOST_IN_A_COLUMN: Final = _NUMBER


def number_at(columns: i64, place: i64) -> i64:
    """The number of a column, columns counted from 0."""
    return columns >> (_BITS * place) & _NUMBER


def with_number(columns: i64, place: i64, number: i64) -> i64:
    """The columns with a number where there was none."""
    return columns | number << (_BITS * place)


def from_place(columns: i64, place: i64) -> i64:
    """The columns from a place on."""
    return columns >> (_BITS * place)


def length(columns: i64) -> i64:
    """How many columns have a number."""
    number: i64 = 0
    while columns:
        columns >>= _BITS
        number += 1
    return number
