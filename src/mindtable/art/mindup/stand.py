"""The last stand of a game of Mind Up!: the points of all rounds, the best first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..captions import caption
from ..palette import LIGHT, STEADY
from ..stand import BOLD, BOTTOM, HEAVY, INK, LEFT, RIGHT, SOFT, TOP, Frame, board, disc, framed
from ..svg import number
from .palette import COLOURS

_NAMES: Final = LEFT + 100  # from the left
_BARS: Final = LEFT + 370
_LONGEST: Final = 430.0
_TALLEST: Final = 104.0


class Racer(NamedTuple):
    """What somebody had at the end."""

    place: int
    name: str
    rounds: tuple[int, ...]
    total: int


def last_stand(frame: Frame, racers: Sequence[Racer]) -> str:
    """Everybody with a bar as long as their points are many."""
    step = min(_TALLEST, (BOTTOM - TOP - 40) / len(racers))
    y = (TOP + BOTTOM - step * len(racers)) / 2
    most = max(1, *(one.total for one in racers))
    drawn = ""
    for one, (fill, _) in zip(racers, (*COLOURS.values(), *COLOURS.values()), strict=False):
        middle, text = y + step / 2, step * 0.33
        gold = (STEADY["bonus"], INK) if one.place == 1 else (STEADY["back"], STEADY["on-back"])
        drawn += disc(str(one.place), (LEFT + 56, middle), step * 0.3, *gold)
        drawn += caption(one.name, (_NAMES, middle + text * 0.36), text, HEAVY, INK, most=_BARS - _NAMES - 20)
        long = max(4.0, _LONGEST * one.total / most)
        bar = f'x="{_BARS}" y="{number(middle - step * 0.2)}" width="{number(long)}" height="{number(step * 0.4)}"'
        drawn += f'<rect {bar} rx="10" fill="{fill}"/>'
        rounds = " + ".join(str(points).replace("-", "−") for points in one.rounds)
        drawn += caption(str(one.total).replace("-", "−"), (RIGHT - 40, middle + 12), 36, HEAVY, INK, anchor=1)
        drawn += caption(rounds, (RIGHT - 130, middle + 7), 20, BOLD, SOFT, anchor=1)
        y += step
    return framed(frame, board(LIGHT["panel"]) + drawn)
