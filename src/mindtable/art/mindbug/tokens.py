"""Mindbug and Mindfrog."""

from __future__ import annotations

from typing import Final

from ..marks import spiral
from ..svg import INK, circle, number, path

_GREY: Final = "currentColor"
_GOLD: Final = "#FFD75E"
_VIOLET: Final = ("#5B2F91", "#F0E8FB", "#7B4BB7", "#3E2063")  # ring, ground, body, legs
_GREEN: Final = ("#2C7A36", "#E2F2D9", "#4FA64A", "#2C7A36")
# A lily pad: a disc with a notch.
_PAD: Final = "M25.6 2.5A19.8 19.8 0 1 0 38.4 11.2L29.6 16.6Q27 17.6 26 15z"


def mindbug(size: float = 44, *, used: bool = False) -> str:
    """The Mindbug: round and violet, eyes open; used, a dashed outline with crossed eyes."""
    return _token(_used_bug() if used else _ready_bug(), size)


def mindfrog(size: float = 44, *, used: bool = False) -> str:
    """The Mindfrog on its lily pad; used, a dashed outline with crossed eyes."""
    return _token(_used_frog() if used else _ready_frog(), size)


def _token(drawn: str, size: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="{number(size)}" height="{number(size)}" '
        'class="token" color="#5D5266" '
        f'stroke-linecap="round" stroke-linejoin="round">{drawn}</svg>'
    )


def _line(d: str, colour: str, width: float, more: str = "") -> str:
    return path(d, "none", f' stroke="{colour}" stroke-width="{number(width)}"{more}')


def _eyes(left: float, right: float, y: float, lid: str) -> str:
    drawn = ""
    for x, look in ((left, 0.5), (right, -0.5)):
        drawn += circle(x, y, 4.1, lid) + circle(x, y, 3.2, "#FFFFFF") + circle(x + look, y + 0.2, 1.7, INK)
        drawn += circle(x + look - 0.6, y - 0.5, 0.6, "#FFFFFF")
    return drawn


def _crosses(left: float, right: float, y: float) -> str:
    return "".join(
        _line(f"M{number(x - 1.6)} {number(y - 1.6)}l3.2 3.2m0-3.2l-3.2 3.2", _GREY, 1.6) for x in (left, right)
    )


def _belly(x: float, y: float) -> str:
    return _line(spiral((x, y), 5.4, 2.3), _GOLD, 1.7)


def _ready_bug() -> str:
    ring, ground, body, legs = _VIOLET
    drawn = circle(22, 22, 21.4, ring) + circle(22, 22, 19.6, ground)
    drawn += _line(
        "M12.6 20.4L7.4 18.8M12.2 27H7M13.6 32.4L9.6 35.6M31.4 20.4L36.6 18.8M31.8 27H37M30.4 32.4L34.4 35.6", legs, 1.8
    )
    drawn += _line("M17.6 14.8C17.6 10.4 15.6 8.6 13.4 8.8C11.8 9 11.2 10.4 11.4 11.8", legs, 1.7)
    drawn += _line("M26.4 14.8C26.4 10.4 28.4 8.6 30.6 8.8C32.2 9 32.8 10.4 32.6 11.8", legs, 1.7)
    drawn += path(
        "M11.6 24.6C11.6 18.2 16.2 14.4 22 14.4S32.4 18.2 32.4 24.6C32.4 31.8 28 36 22 36S11.6 31.8 11.6 24.6z", body
    )
    drawn += path("M12.6 20.2C14 16.4 17.6 14.4 22 14.4S30 16.4 31.4 20.2C28.6 22.4 15.4 22.4 12.6 20.2z", legs)
    return drawn + _eyes(18, 26, 18.6, legs) + _belly(22, 28.4)


def _used_bug() -> str:
    drawn = f'<circle cx="22" cy="22" r="20" fill="none" stroke="{_GREY}" stroke-width="1.8" stroke-dasharray="4 4"/>'
    drawn += _line("M14 17.6L10.4 15.6M30 17.6L33.6 15.6M14 26.4L10.4 28.4M30 26.4L33.6 28.4", _GREY, 1.8)
    drawn += _line("M18.6 30.4C18.6 33 16.4 34.2 14.2 32.8M25.4 30.4C25.4 33 27.6 34.2 29.8 32.8", _GREY, 1.8)
    drawn += f'<ellipse cx="22" cy="22" rx="9.6" ry="8.6" fill="none" stroke="{_GREY}" stroke-width="1.8"/>'
    return drawn + _crosses(18.4, 25.6, 21.6)


def _ready_frog() -> str:
    ring, ground, body, _ = _GREEN
    drawn = path(_PAD, ground, f' stroke="{ring}" stroke-width="2"')
    drawn += path("M9.6 26C9.6 19 15 15.6 22 15.6S34.4 19 34.4 26C34.4 32.6 29.4 36 22 36S9.6 32.6 9.6 26z", body)
    drawn += circle(15.4, 15.6, 5.2, body) + circle(28.6, 15.6, 5.2, body)
    return drawn + _eyes(15.4, 28.6, 15.4, _GREEN[0]) + _belly(22, 28)


def _used_frog() -> str:
    return (
        _line(_PAD, _GREY, 1.8, ' stroke-dasharray="4 4"')
        + _line("M16 31.6Q22 28.4 28 31.6", _GREY, 1.8)
        + _crosses(15.4, 26.6, 24)
    )
