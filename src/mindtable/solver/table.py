"""What a search has found out about positions, in a table of bounded memory.

What is found is one number: the work that was done, what a proof still takes, what a disproof still takes. So the one
with more work is the larger one.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

NOTHING_FOUND: Final = 0
ENDLESS: Final = 0x3FFFFF  # no proof, or no disproof, is possible any more
_NUMBER_BITS: Final = 22
_MOST_WORK: Final = 0x3FFFF
_PLACES: Final = 4  # of a row
_SHELF: Final = 2048  # rows, which the processor can keep at hand


def proof_of(found: i64) -> i64:
    """What a proof still takes."""
    return found >> _NUMBER_BITS & ENDLESS


def disproof_of(found: i64) -> i64:
    """What a disproof still takes."""
    return found & ENDLESS


def work_of(found: i64) -> i64:
    """How many positions were looked at, as far as they are counted."""
    return found >> 2 * _NUMBER_BITS


@mypyc_attr(acyclic=True)  # a million rows are nothing that Python's collector should look through
class Row:
    """Places for the positions whose keys end alike, side by side in memory, which is the slowest part of a search."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0
        self.fourth: i64 = 0
        self.found_first: i64 = NOTHING_FOUND
        self.found_second: i64 = NOTHING_FOUND
        self.found_third: i64 = NOTHING_FOUND
        self.found_fourth: i64 = NOTHING_FOUND

    def keep(self, key: i64, found: i64) -> None:
        """Keep what is known of a position: in its place, or in that of what took least work."""
        place = self._place_for(key)
        if place == 0:
            self.first = key
            self.found_first = found
        elif place == 1:
            self.second = key
            self.found_second = found
        elif place == 2:
            self.third = key
            self.found_third = found
        else:
            self.fourth = key
            self.found_fourth = found

    def _place_for(self, key: i64) -> i64:
        if self.first == key:
            return 0
        if self.second == key:
            return 1
        if self.third == key:
            return 2
        if self.fourth == key:
            return 3
        least = min(self.found_first, self.found_second)  # of two at a time, which is compiled to a comparison
        least = min(least, self.found_third)
        least = min(least, self.found_fourth)
        if self.found_first == least:
            return 0
        if self.found_second == least:
            return 1
        return 2 if self.found_third == least else 3


class Table:
    """What is known of positions, by their keys. Where there is no room left, what took least work is forgotten.

    Rows stand in shelves, and a position says on which it is looked for: if those that are met one after the other are
    mostly on one shelf, its rows are in fast memory already.
    """

    def __init__(self, size: int) -> None:
        """A table for about so many positions: the next power of two."""
        rows = 1 << max(-(-size // _PLACES) - 1, 1).bit_length()
        self._on_shelf: i64 = min(rows, _SHELF) - 1
        self._shelves: i64 = rows - 1 - self._on_shelf
        self._empty: Final = Row()
        self._rows: list[Row] = [self._empty] * rows

    def find(self, key: i64, shelf: i64) -> i64:
        """What is known of a position; NOTHING_FOUND, if that is nothing. Any number tells a shelf.

        The row is only looked at, never held: counting who holds it would write to memory that is far away.
        """
        rows = self._rows
        place = key & self._on_shelf | shelf & self._shelves
        if rows[place].first == key:
            return rows[place].found_first
        if rows[place].second == key:
            return rows[place].found_second
        if rows[place].third == key:
            return rows[place].found_third
        if rows[place].fourth == key:
            return rows[place].found_fourth
        return NOTHING_FOUND

    def keep(self, key: i64, shelf: i64, proof: i64, disproof: i64, work: i64) -> None:
        """Keep what is known of a position, and how much more work was done for it."""
        place = key & self._on_shelf | shelf & self._shelves
        row = self._rows[place]
        if row is self._empty:
            row = Row()
            self._rows[place] = row
        work = min(work + work_of(self.find(key, shelf)), _MOST_WORK)
        row.keep(key, (work << _NUMBER_BITS | proof) << _NUMBER_BITS | disproof)
