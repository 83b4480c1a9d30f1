"""How often puzzles were tried and solved, as it is kept."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from mindtable.store import PuzzleCount, Store


def test_first_tries_are_counted_also_those_at_the_same_time(database: str) -> None:
    store = Store(database)
    counts = store.puzzle_counts()
    assert counts.of("one") == PuzzleCount(0, 0)
    with ThreadPoolExecutor(4) as together:
        list(together.map(lambda number: counts.add("one", is_solved=number % 3 == 0), range(12)))
    counts.add("two", is_solved=True)
    assert counts.of("one") == PuzzleCount(tries=12, solved=4)
    assert counts.of("two") == PuzzleCount(1, 1)
    store.close()
