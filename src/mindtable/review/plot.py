"""A picture of how far chances can be relied on: what was said against what happened, before and after a fit."""

from __future__ import annotations

from typing import Final

from .reliability import Bin, Reliability

_SIZE: Final = 320
_MARGIN: Final = 44
_BEFORE: Final = "#9a8f86"
_AFTER: Final = "#2f6f4f"


def plot(before: Reliability, after: Reliability, said: str, happened: str) -> str:
    """An SVG with the words for its axes: grey is before the fit, green after it, with 95 % intervals."""
    whole = _SIZE + 2 * _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" font-family="sans-serif">',
        f'<rect width="{whole}" height="{whole}" fill="#fffdf8"/>',
        f'<path d="M{_x(0)} {_y(0)}V{_y(1)}M{_x(0)} {_y(0)}H{_x(1)}" stroke="#2b2233" fill="none"/>',
        f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="#2b2233" stroke-dasharray="4 4" fill="none"/>',
        *(_tick(tenth / 10) for tenth in range(0, 11, 2)),
        f'<text x="{_x(0.5)}" y="{whole - 8}" text-anchor="middle">{said}</text>',
        f'<text x="14" y="{_y(0.5)}" text-anchor="middle" transform="rotate(-90 14 {_y(0.5)})">{happened}</text>',
        *(_point(one, _BEFORE) for one in before.bins),
        *(_point(one, _AFTER) for one in after.bins),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _point(one: Bin, colour: str) -> str:
    x = _x(one.said)
    return (
        f'<path d="M{x} {_y(one.low)}V{_y(one.high)}" stroke="{colour}" stroke-width="1.5"/>'
        f'<circle cx="{x}" cy="{_y(one.happened)}" r="4" fill="{colour}"/>'
    )


def _tick(share: float) -> str:
    number = f"{share * 100:.0f}"
    return (
        f'<text x="{_x(share)}" y="{_y(0) + 16}" text-anchor="middle">{number}</text>'
        f'<text x="{_x(0) - 8}" y="{_y(share) + 4}" text-anchor="end">{number}</text>'
    )


def _x(share: float) -> float:
    return round(_MARGIN + _SIZE * share, 1)


def _y(share: float) -> float:
    return round(_MARGIN + _SIZE * (1 - share), 1)
