"""Symbols of keywords and states, from game-icons, and where each comes from."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final


@dataclass(frozen=True)
class Symbol:
    """An icon of game-icons.net and its author, who has to be named."""

    icon: str
    author: str


SYMBOLS: Final[dict[str, Symbol]] = {
    "frenzy": Symbol("claw-slashes", "Lorc"),
    "hunter": Symbol("bullseye", "Skoll"),
    "poisonous": Symbol("poison-bottle", "Lorc"),
    "sneaky": Symbol("domino-mask", "Lorc"),
    "tough": Symbol("shield", "Sbed"),
    "tough-used": Symbol("cracked-shield", "Lorc"),
    "boost": Symbol("up-card", "Delapouite"),
    "hand": Symbol("poker-hand", "Lorc"),
    "scores": Symbol("trophy", "Lorc"),
    "log": Symbol("scroll-unfurled", "Lorc"),
}


@cache
def _paths() -> dict[str, list[str]]:
    lines = (files(__package__) / "data" / "symbols.jsonl").read_text("utf-8").splitlines()
    return {name: [d for d, *_ in shapes] for name, shapes in map(json.loads, lines)}


def symbol_path(name: str) -> str:
    """The path of a symbol on its field of 512 × 512 units, to be filled with one colour."""
    return "".join(_paths()[SYMBOLS[name].icon])
