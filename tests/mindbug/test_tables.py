"""The tables that the engine reads: what cards are written in may change, these may not.

Dumped positions have the numbers of faces and steps in them. `python -m tests.mindbug.test_tables` writes the golden
file anew; do so only where cards were added or changed, and read the difference before you commit it.
"""

from __future__ import annotations

from hashlib import sha256

from mindtable.mindbug import tables
from mindtable.mindbug.cards import CARDS
from tests import GOLDEN

FILE = GOLDEN / "tables.txt"


def golden_text() -> str:
    """A line for each table: its name, its length and a digest of all that is in it."""
    found = {name: table for name, table in vars(tables).items() if isinstance(table, bytes | list) and name.isupper()}
    found["CARDS"] = [card.id for card in CARDS]
    return "".join(f"{name} {len(table)} {_digest(table)}\n" for name, table in sorted(found.items()))


def _digest(table: bytes | list[object]) -> str:
    return sha256(repr(list(table)).encode()).hexdigest()


def test_the_tables_are_those_in_the_golden_file() -> None:
    assert golden_text().splitlines() == FILE.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    FILE.write_text(golden_text(), encoding="utf-8")
