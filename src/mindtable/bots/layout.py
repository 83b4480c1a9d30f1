"""Tables of patterns, and the weights that a search has learnt for their cells."""

from __future__ import annotations

import json
from pathlib import Path


class Layout:
    """The tables of patterns one after the other, each with its name and how many cells it has."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[int, int]] = {}  # by name: where it begins, and its cells
        self.cells = 0

    def table(self, name: str, cells: int) -> int:
        """Lay out one more table; where it begins."""
        begin = self.cells
        self.tables[name] = (begin, cells)
        self.cells += cells
        return begin

    def weights_in(self, file: Path) -> list[int]:
        """The weights of a file, by cell."""
        tables: dict[str, list[int]] = json.loads(file.read_text(encoding="utf-8"))["weights"]
        return [weight for name in self.tables for weight in tables[name]]
