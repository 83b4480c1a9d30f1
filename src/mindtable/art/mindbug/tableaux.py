"""The wide pictures of the games: creatures on a hill."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from ..tableau import Actor, Ground, acting, tableau
from .creatures import CREATURES
from .gallery import mood_of_card


class _Standing(NamedTuple):
    card: str
    x: float
    y: float
    scale: float
    flip: bool = False
    aloft: float = 0


_SAND: Final = Ground("#FFF3D2", "#F8DDA4", "#E2B57A", "#B5CD98", "#98B97F")
_DAWN: Final = Ground("#FFF0E0", "#F6C9B6", "#C98AA6", "#9FBFC0", "#7CA3AB", sun=(560, 130))
# The hindmost first.
_DUEL: Final = (
    _Standing("gorillion", 668, 280, 7.2),
    _Standing("killer-bee", 424, 184, 5.2, aloft=108),
    _Standing("tiger-squirrel", 512, 316, 4.6),
)
_TAG_TEAM: Final = (
    _Standing("luchataur", 404, 272, 6),
    _Standing("tusked-extorter", 706, 272, 6.2),
    _Standing("rhino-turtle", 470, 318, 4.4, flip=True),
    _Standing("shark-dog", 620, 316, 4.4),
)


@cache
def duel() -> str:
    """One against one: who is whose is never sure."""
    return _drawn("scene-duel", _SAND, _DUEL)


@cache
def tag_team() -> str:
    """Two against two."""
    return _drawn("scene-tag-team", _DAWN, _TAG_TEAM)


def _drawn(name: str, ground: Ground, standing: Sequence[_Standing]) -> str:
    actors = [Actor(one.card, CREATURES[one.card], mood_of_card(one.card), *one[1:]) for one in standing]
    return tableau(name, ground, "".join(acting(name, actor) for actor in actors))
