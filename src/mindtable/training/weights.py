"""Weights in a file: a list for each table of patterns, and beside them how they were made."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..lab.keeping import replace_file
from .family import Tabled


def write_weights(file: Path, weights: Sequence[int], made: Mapping[str, Any], tabled: Tabled) -> None:
    """Write weights down, whole or not at all: a table a line."""
    lines = [
        f"{json.dumps(name)}: {json.dumps(list(weights[first : first + cells]), separators=(',', ':'))}"
        for name, (first, cells) in tabled.tables.items()
    ]
    tables = ",\n".join(lines)
    text = f'{{"made": {json.dumps(made)},\n"weights": {{\n{tables}\n}}}}\n'
    replace_file(file, text.encode())


def read_weights(file: Path, tabled: Tabled) -> list[int]:
    """The weights of a file, by cell."""
    tables = json.loads(file.read_text(encoding="utf-8"))["weights"]
    return [weight for name in tabled.tables for weight in tables[name]]


def how_made(file: Path) -> dict[str, Any]:
    """How the weights of a file were made."""
    made: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))["made"]
    return made


def name_of(*weights: Sequence[int] | None) -> str:
    """A name for a search that uses weights, which others do not have."""
    used = [list(some) for some in weights if some is not None]
    return sha256(json.dumps(used).encode()).hexdigest()[:12] if used else "classic"
