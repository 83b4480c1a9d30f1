"""A table finds what it has kept, and forgets what took least work."""

from __future__ import annotations

from mindtable.solver.table import ENDLESS, NOTHING_FOUND, Table, disproof_of, proof_of, work_of


def test_what_was_kept_is_found() -> None:
    table = Table(1_000)
    for key in range(1, 200):
        table.keep(key, key, key + 3, ENDLESS - key, 1)
    for key in range(1, 200):
        found = table.find(key, key)
        assert (proof_of(found), disproof_of(found), work_of(found)) == (key + 3, ENDLESS - key, 1)
    assert table.find(200, 200) == NOTHING_FOUND


def test_work_adds_up_and_the_last_numbers_count() -> None:
    table = Table(1_000)
    table.keep(7, 0, 1, 2, 30)
    table.keep(7, 0, ENDLESS, 0, 12)
    found = table.find(7, 0)
    assert (proof_of(found), disproof_of(found), work_of(found)) == (ENDLESS, 0, 42)
    table.keep(7, 0, 5, 6, 10**9)
    assert proof_of(table.find(7, 0)) == 5
    assert work_of(table.find(7, 0)) > 42


def test_what_took_least_work_gives_way() -> None:
    table = Table(8)
    works = [5, 9, 2, 7, 8, 6, 1, 4]
    for number, work in enumerate(works):
        table.keep(16 * number + 1, 0, 1, 1, work)  # their keys end alike
    known = [work for number, work in enumerate(works) if table.find(16 * number + 1, 0) != NOTHING_FOUND]
    assert known == [9, 7, 8, 4]  # the last one always stays


def test_a_large_table_has_shelves() -> None:
    """What is on one shelf is not looked for on another; a small table is one shelf."""
    for size, shelves in ((1 << 10, 1), (1 << 15, 4)):
        table = Table(size)
        rows = 2048
        for shelf in range(shelves):
            table.keep(9, shelf * rows, shelf + 1, 1, 1)
        assert [proof_of(table.find(9, shelf * rows)) for shelf in range(shelves)] == [*range(1, shelves + 1)]
        assert table.find(9, shelves * rows) == table.find(9, 0)
