"""The search with what it has learnt. The weights are read when somebody first thinks with them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ...mindbug.view import View
from .judgement import Judgement
from .patterns import LAYOUT
from .prior import Prior
from .search import TURNS, MindbugSearch
from .signs import SIGNS

# With a prior, which says which moves are likely to be good:
EXPLORATION: Final = 1.0  # at the decision itself and beyond it
# With a judgement, which says who is likely to win:
TURNS_BEYOND: Final = 2  # for which a game is played on after the last move in the tree
IN_A_WORLD: Final = 8  # iterations: it takes longer to draw a world than to copy it

PRIOR: Final = Path(__file__).with_name("prior.json")
JUDGEMENT: Final = Path(__file__).with_name("judgement.json")


@cache
def learnt_weights() -> list[int]:
    """The weights of patterns of the package, by cell."""
    return LAYOUT.weights_in(PRIOR)


@cache
def learnt_judgement() -> list[int]:
    """The weights of signs of the package, by cell."""
    return SIGNS.weights_in(JUDGEMENT)


def search_with(prior: list[int], judgement: list[int] | None, view: View, dice: int) -> MindbugSearch:
    """The search of a view's decision by a prior of some weights, and by a judgement if there is one."""
    return MindbugSearch(
        view,
        dice,
        exploration=EXPLORATION,
        beyond=EXPLORATION,
        turns=TURNS if judgement is None else TURNS_BEYOND,
        prior=Prior(prior),
        judgement=None if judgement is None else Judgement(judgement),
        in_a_world=1 if judgement is None else IN_A_WORLD,
    )
