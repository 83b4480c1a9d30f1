"""How a level plays a game, as a file of its family says: strengths are data, to be measured and set anew."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Setting:
    """How much a level thinks in a game, how freely it picks, and what it overlooks: each thing one time in so many."""

    iterations: int
    blur: float
    overlooks: Mapping[str, int]


def read_settings(file: Path) -> Mapping[str, Mapping[str, Setting]]:
    """The settings of a file, by game and by level."""
    known = json.loads(file.read_text(encoding="utf-8"))
    return {game: {level: Setting(**one) for level, one in levels.items()} for game, levels in known.items()}
