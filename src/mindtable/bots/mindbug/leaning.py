"""Personalities at Mindbug: what is added to the weights that were learnt, so that other moves are tried first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

from ...mindbug.cards import CARDS
from ...mindbug.view import View
from ...mindbug.words import Keyword
from .estimates import RANK
from .learnt import learnt_judgement, learnt_weights, search_with
from .patterns import LAYOUT
from .policy import GOOD_CARD
from .search import MindbugSearch

# By personality: tables of patterns, or those of their cells that are of some cards, and what is added to each cell.
LEANINGS: Final[Mapping[str, Mapping[str, int]]] = {
    "attacker": {"attack: creature": 160, "hunt: prey": 60, "block: creature": -60},
    "trapper": {
        "attack: creature": -90,
        "block: creature": 140,
        "play: card | good": -60,
        "play: card | poisonous": 120,
        "play: card | tough": 80,
    },
    "miser": {"take: card": -160, "play: card | good": -130, "play: card | poor": 60, "block: creature": -60},
}
_OF_CARDS: Final = " | "
_WHICH: Final[Mapping[str, Callable[[int], bool]]] = {
    "good": lambda face: RANK[face] >= GOOD_CARD,
    "poor": lambda face: RANK[face] < GOOD_CARD,
    "poisonous": lambda face: Keyword.POISONOUS in CARDS[face].keywords,
    "tough": lambda face: Keyword.TOUGH in CARDS[face].keywords,
}


@cache
def weights_of(personality: str) -> list[int]:
    """The weights of a personality, by cell."""
    weights = list(learnt_weights())
    for patterns, more in LEANINGS[personality].items():
        for cell in _cells(patterns):
            weights[cell] += more
    return weights


def _cells(patterns: str) -> Iterator[int]:
    """The cells of a table, or those of its cards that are meant: such a table has a cell for each face."""
    table, _, which = patterns.partition(_OF_CARDS)
    begin, cells = LAYOUT.tables[table]
    if not which:
        yield from range(begin, begin + cells)
        return
    yield from (begin + face for face in range(len(CARDS)) if _WHICH[which](face))


def leaning_search(view: View, dice: int, personality: str) -> MindbugSearch:
    """The search of a view's decision by a personality."""
    return search_with(weights_of(personality), learnt_judgement(), view, dice)
