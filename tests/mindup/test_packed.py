"""Numbers of columns that stand side by side in one: what is put in comes out, up to the ends of their ranges."""

from __future__ import annotations

from itertools import permutations

from mindtable.mindup.board import COLUMNS
from mindtable.mindup.packed import MOST_IN_A_COLUMN, from_place, length, number_at, with_number
from mindtable.mindup.tables import COLOUR_NAMES


def test_every_column_has_its_number() -> None:
    for values in permutations(range(1, COLUMNS + 1)):
        columns = 0
        for place, value in enumerate(values):
            assert length(columns) == place
            columns = with_number(columns, place, value)
        assert tuple(number_at(columns, place) for place in range(COLUMNS)) == values
        assert number_at(from_place(columns, 2), 0) == values[2]
        assert from_place(columns, COLUMNS) == 0


def test_all_values_and_all_colours_fit() -> None:
    assert max(COLUMNS, len(COLOUR_NAMES)) <= MOST_IN_A_COLUMN
    assert number_at(with_number(0, COLUMNS - 1, MOST_IN_A_COLUMN), COLUMNS - 1) == MOST_IN_A_COLUMN
