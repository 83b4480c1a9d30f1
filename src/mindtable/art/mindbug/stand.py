"""The last stand of a game of Mindbug: the creatures of both sides, and what life they had left."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from .. import textures
from ..captions import breadth, caption
from ..creature import HEIGHT
from ..palette import LIGHT, STEADY
from ..stand import BOLD, BOTTOM, HEAVY, INK, LEFT, RIGHT, SOFT, TOP, Frame, board, framed
from ..svg import number, path
from .gallery import card_picture

_FELTS: Final = ("#EAD3BE", "#C6D7B4")  # theirs above, ours below
_MIDDLE: Final = (TOP + BOTTOM) / 2
_FROM, _TO = 262, RIGHT - 26  # where creatures stand
_CARD: Final = (140.0, 176.0)
_GAP: Final = 16
_ROOM: Final = 204.0  # how high a row may be
_ART: Final = (128.0, 106.0)
_HEART: Final = "M24 43C8 31 2 23 2 14A12 12 0 0 1 24 8 12 12 0 0 1 46 14C46 23 40 31 24 43z"


class Standing(NamedTuple):
    """A creature at the end."""

    card: str
    name: str
    power: int


class Side(NamedTuple):
    """Who has played together, and what they have left."""

    names: tuple[str, ...]
    life: int
    creatures: tuple[Standing, ...]


def last_stand(frame: Frame, above: Side, below: Side, nothing: str) -> str:
    """Both sides at the end; `nothing` is what is said of one without creatures."""
    round_corners = f"V{BOTTOM - 26}a23 23 0 0 1 -23 23H{LEFT + 26}a23 23 0 0 1 -23 -23z"
    lower = path(f"M{LEFT + 3} {number(_MIDDLE)}H{RIGHT - 3}{round_corners}", _FELTS[1])
    line = f'stroke="{LIGHT["edge"]}" stroke-width="2" stroke-dasharray="10 8"'
    seam = f'<path d="M{LEFT + 8} {number(_MIDDLE)}H{RIGHT - 8}" {line}/>'
    inside = f'x="{LEFT + 6}" y="{TOP + 6}" width="{RIGHT - LEFT - 12}" height="{BOTTOM - TOP - 12}"'
    spiral = textures.board().replace("<svg ", f"<svg {inside} ", 1)
    sides = _side(above, TOP + 4, nothing) + _side(below, _MIDDLE, nothing)
    return framed(frame, board(_FELTS[0]) + lower + spiral + seam + sides)


def _side(side: Side, top: float, nothing: str) -> str:
    middle = top + (_MIDDLE - TOP) / 2
    drawn = ""
    for place, name in enumerate(side.names):
        drawn += caption(name, (LEFT + 28, middle - 26 - 34 * (len(side.names) - 1 - place)), 28, HEAVY, INK, most=186)
    drawn += path(_HEART, LIGHT["life"], f' transform="translate({LEFT + 26} {number(middle - 6)}) scale(1.2)"')
    drawn += caption(str(side.life), (LEFT + 26 + 28.8, middle + 29), 28, HEAVY, LIGHT["on-life"], anchor=0.5)
    if not side.creatures:
        return drawn + caption(nothing, ((_FROM + _TO) / 2, middle + 8), 24, BOLD, SOFT, anchor=0.5, most=600)
    return drawn + _creatures(side.creatures, middle)


def _creatures(creatures: Sequence[Standing], middle: float) -> str:
    """In as many rows as make them largest."""
    wide, high = _CARD
    scale, rows = max((_scale(len(creatures), rows), -rows) for rows in (1, 2, 3))
    rows = -rows
    a_row = ceil(len(creatures) / rows)
    drawn = ""
    for row in range(rows):
        some = creatures[row * a_row : (row + 1) * a_row]
        x = (_FROM + _TO - (len(some) * (wide + _GAP) - _GAP) * scale) / 2
        y = middle - (rows * (high + _GAP) - _GAP) * scale / 2 + row * (high + _GAP) * scale
        for place, one in enumerate(some):
            at = f"translate({number(x + place * (wide + _GAP) * scale)} {number(y)}) scale({scale:.3f})"
            drawn += f'<g transform="{at}">{_card(one)}</g>'
    return drawn


def _scale(count: int, rows: int) -> float:
    """How large so many creatures may be in so many rows."""
    wide, high = _CARD
    across = (_TO - _FROM + _GAP) / (ceil(count / rows) * (wide + _GAP))
    return min(1.0, across, _ROOM / (rows * (high + _GAP) - _GAP))


def _card(one: Standing) -> str:
    (wide, high), (broad, tall) = _CARD, _ART
    inset = (wide - broad) / 2
    line = f'stroke="{STEADY["card-line"]}" stroke-width="1.5"'
    paper = f'<rect width="{wide:g}" height="{high:g}" rx="14" fill="{LIGHT["paper"]}" {line}/>'
    box = f'<svg x="{inset:g}" y="{inset:g}" width="{broad:g}" height="{tall:g}" '
    picture = card_picture(one.card, width=HEIGHT * broad / tall).replace("<svg ", box, 1)
    ring = f'stroke="{LIGHT["paper"]}" stroke-width="3"'
    badge = f'<rect x="-7" y="-7" width="46" height="42" rx="12" fill="{INK}" {ring}/>'
    power = caption(str(one.power), (16, 23), 27, HEAVY, LIGHT["paper"], anchor=0.5)
    return paper + picture + badge + power + _name(one.name)


def _name(name: str) -> str:
    """In one line, or in two that are about as long."""
    (wide, high), (broad, tall) = _CARD, _ART
    lines = [name]
    if breadth(name, 17, HEAVY) > broad and " " in name:
        cut = min((at for at, letter in enumerate(name) if letter == " "), key=lambda at: abs(at - len(name) / 2))
        lines = [name[:cut], name[cut + 1 :]]
    middle = (high + tall + (wide - broad) / 2) / 2
    return "".join(
        caption(
            line, (wide / 2, middle + 6 + (place - (len(lines) - 1) / 2) * 19), 17, HEAVY, INK, anchor=0.5, most=broad
        )
        for place, line in enumerate(lines)
    )
