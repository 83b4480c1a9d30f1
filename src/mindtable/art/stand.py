"""The last stand of a game as a picture to be shared: the frame that all games have, and names alone for those that
draw nothing in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple
from xml.sax.saxutils import escape

from .captions import caption
from .marks import logo
from .palette import LIGHT
from .svg import number

WIDE: Final = 1200
HIGH: Final = 630
LEFT, TOP, RIGHT, BOTTOM = 36, 100, WIDE - 36, 578  # of the room inside of the frame
REGULAR: Final = 600
BOLD: Final = 750
HEAVY: Final = 900
INK: Final = LIGHT["ink"]
SOFT: Final = LIGHT["soft"]
_DESK: Final = ("#F8EEDD", "#E3CFAD")
_RIM: Final = "#B8935F"
Kind = Literal["svg", "png"]


class Frame(NamedTuple):
    """What is written around the last stand."""

    title: str  # who won
    summary: str  # in how many turns, or with how many points
    game: str  # what was played
    credit: str  # that this is nobody's official picture


def pictured(draw: Callable[[], str], kind: Kind) -> bytes:
    """A picture that something draws, as a file."""
    svg = draw()
    if kind == "svg":
        return svg.encode()
    from .raster import png  # noqa: PLC0415  # an extra

    return png(svg, WIDE)


def framed(frame: Frame, drawn: str) -> str:
    """A picture of 1200 × 630: what is drawn, between who won and what was played."""
    ground = (
        f'<radialGradient id="desk" cx=".5" cy="0" r="1"><stop stop-color="{_DESK[0]}"/>'
        f'<stop offset="1" stop-color="{_DESK[1]}"/></radialGradient>'
        f'<path d="M0 0H{WIDE}V{HIGH}H0z" fill="url(#desk)"/>'
    )
    mark = logo(56).replace("<svg ", f'<svg x="{LEFT}" y="24" ', 1)
    words = (
        caption(frame.title, (LEFT + 72, 70), 46, HEAVY, INK, most=560)
        + caption(frame.summary, (RIGHT, 66), 25, BOLD, SOFT, anchor=1, most=470)
        + caption(frame.game, (LEFT, 611), 20, BOLD, INK, most=330)
        + caption(frame.credit, (RIGHT, 611), 16, REGULAR, SOFT, anchor=1, most=770)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
        f"<title>{escape(frame.title)}</title>{ground}{mark}{words}{drawn}</svg>"
    )


def board(fill: str) -> str:
    """The room inside of the frame, with a rim."""
    place = f'x="{LEFT}" y="{TOP}" width="{RIGHT - LEFT}" height="{BOTTOM - TOP}" rx="26"'
    return f'<rect {place} fill="{fill}" stroke="{_RIM}" stroke-width="6"/>'


def names_stand(frame: Frame, names: Sequence[str], winners: Sequence[str]) -> str:
    """Who has played, the winners in large letters."""
    step = min(84, (BOTTOM - TOP - 40) / len(names))
    y = (TOP + BOTTOM - step * len(names)) / 2
    drawn = ""
    for place, name in enumerate(sorted(names, key=lambda name: name not in winners)):
        size, weight = (step * 0.62, HEAVY) if name in winners else (step * 0.46, REGULAR)
        drawn += caption(name, (WIDE / 2, y + (place + 0.7) * step), size, weight, INK, anchor=0.5, most=1000)
    return framed(frame, board(LIGHT["panel"]) + drawn)


def disc(text: str, at: tuple[float, float], r: float, fill: str, ink: str) -> str:
    """A number in a circle."""
    x, y = at
    ground = f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"/>'
    return ground + caption(text, (x, y + r * 0.38), r * 1.1, HEAVY, ink, anchor=0.5)
