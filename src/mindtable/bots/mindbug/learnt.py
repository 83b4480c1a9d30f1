"""The search with what it has learnt. The weights are read when somebody first thinks with them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from ...mindbug.view import View
from .patterns import LAYOUT
from .prior import Prior
from .search import EXPLORATION_BY_PRIOR, EXPLORATION_BY_PRIOR_BEYOND, MindbugSearch

WEIGHTS: Final = Path(__file__).with_name("prior.json")


@cache
def learnt_weights() -> list[int]:
    """The weights of the package, by cell."""
    tables: dict[str, list[int]] = json.loads(WEIGHTS.read_text(encoding="utf-8"))["weights"]
    return [weight for name in LAYOUT.tables for weight in tables[name]]


def search_with(weights: list[int], view: View, dice: int) -> MindbugSearch:
    """The search of a view's decision by a prior of some weights."""
    return MindbugSearch(
        view, dice, exploration=EXPLORATION_BY_PRIOR, beyond=EXPLORATION_BY_PRIOR_BEYOND, prior=Prior(weights)
    )
