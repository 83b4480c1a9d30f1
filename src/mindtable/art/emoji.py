"""The emoji that creatures are made of: Fluent Emoji Flat, only those in use, each as a list of filled paths."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class FilledPath:
    """A path of an emoji, its colour, how opaque it is, and how its inside is told from its outside."""

    d: str
    fill: str
    opacity: float = 1
    rule: str = "nonzero"


@cache
def all_emoji() -> dict[str, tuple[FilledPath, ...]]:
    """Every emoji there is, by name (`tools/vendor_art.py` brings in more)."""
    lines = (files(__package__) / "data" / "emoji.jsonl").read_text("utf-8").splitlines()
    return {name: tuple(FilledPath(*shape) for shape in shapes) for name, shapes in map(json.loads, lines)}


def emoji(name: str) -> tuple[FilledPath, ...]:
    """The paths of an emoji, the hindmost first."""
    found = all_emoji().get(name)
    if found is None:
        raise KeyError(f"there is no emoji “{name}” in the data: run tools/vendor_art.py")
    return found
