"""Rows of small numbers that programs share with numpy: written here, one by one, and read there, all at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

_MOST_NOTED: Final = 240  # usual are about 90; with more, the whole row is emptied
LARGEST: Final = 255


class Cells:
    """Rows of cells, all 0 at first. What was written into a row is noted, so that emptying it takes no longer than
    writing it did."""

    def __init__(self, rows: i64, width: i64) -> None:
        self.rows: Final[i64] = rows
        self.width: Final[i64] = width
        self.data: vec[u8] = vec[u8](bytes(rows * width))
        self._noted: vec[i32] = vec[i32]([0] * (rows * _MOST_NOTED))  # places in their rows
        self._counts: vec[i64] = vec[i64]([0] * rows)
        self._row: i64 = 0
        self._first: i64 = 0  # cell of the row
        self._note: i64 = 0  # the first of the row
        self._count: i64 = 0

    def begin(self, row: i64) -> None:
        """Empty a row, which is the one written from now on."""
        data = self.data
        noted = self._noted
        first = row * self.width
        number = self._counts[row]
        place: i64 = 0
        self._note = row * _MOST_NOTED
        if number > _MOST_NOTED:
            while place < self.width:
                data[first + place] = 0
                place += 1
        else:
            while place < number:
                data[first + i64(noted[self._note + place])] = 0
                place += 1
        self._row = row
        self._first = first
        self._count = 0

    def put(self, place: i64, number: i64) -> None:
        """Write a number into a cell of the row; one that is too large as the largest there is."""
        number = min(number, LARGEST)
        self.data[self._first + place] = u8(number)
        noted = self._count
        if noted < _MOST_NOTED:
            self._noted[self._note + noted] = i32(place)
        self._count = noted + 1

    def put_large(self, place: i64, number: i64) -> None:
        """Write a number that may be larger into two cells: what is over 256, and how many times that."""
        if number & LARGEST:
            self.put(place, number & LARGEST)
        if number > LARGEST:
            self.put(place + 1, number >> 8)

    def end(self) -> None:
        """The row is written."""
        self._counts[self._row] = self._count

    def row(self, row: i64) -> bytes:
        """A row as bytes."""
        return bytes(memoryview(self.data)[row * self.width : (row + 1) * self.width])
