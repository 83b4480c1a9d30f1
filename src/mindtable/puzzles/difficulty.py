"""How hard a puzzle is: what weak bots find, and how long a search takes to find it.

The numbers are measured once, when a puzzle is made, and kept with it: a search that becomes better changes nothing.
"""

from __future__ import annotations

from math import log2
from typing import Final

from ..bots import Bot, bot_named
from ..bots.levels import Level, LevelBot
from ..bots.limit import ENDLESS, Limit
from ..bots.search_bot import classic_search_of
from ..game.contract import Move, View

_HASTY: Final = Level("hasty", Limit(iterations=60), 0.12)  # with the classic search: levels of the table may change
WEAK: Final = {"random": 6, "rule": 3, _HASTY.name: 6}  # bots, and how often each of them tries, with other dice
_DICE: Final = (11, 12, 13)
STEPS: Final = tuple(12 << doubled for doubled in range(10))  # iterations of the search: 12 to 6,144
LOWEST: Final = 600  # the rating of what is found with the fewest iterations
_A_STEP: Final = 130  # points for each doubling


def is_obvious(view: View, answer: Move) -> bool:
    """Whether most weak bots find an answer more often than every third time."""
    finders = 0
    for name, tries in WEAK.items():
        found = sum(_weak(name, seed).choose(view) == answer for seed in range(tries))
        finders += 3 * found > tries
    return 2 * finders > len(WEAK)


def _weak(name: str, seed: int) -> Bot:
    return LevelBot(_HASTY, seed, classic_search_of) if name == _HASTY.name else bot_named(name, seed)


def difficulty_of(view: View, answer: Move) -> int:
    """The rating of an answer: by the iterations with which two of three searches find it."""
    searches = [classic_search_of(view, dice) for dice in _DICE]
    place = view.moves().index(answer)
    made = 0
    for step in STEPS:
        found = 0
        for search in searches:
            search.run(step - made, ENDLESS)
            visits = search.visits()
            found += visits.index(max(visits)) == place
        made = step
        if 2 * found > len(searches):
            return rating_of(step)
    return rating_of(2 * STEPS[-1])


def rating_of(iterations: int) -> int:
    """A rating for what is found with so many iterations."""
    return LOWEST + round(_A_STEP * log2(iterations / STEPS[0]))
