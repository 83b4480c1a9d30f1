"""The cards of Mind Up! as stand-alone pictures."""

from __future__ import annotations

from ..lettering import HEAVY, written
from ..palette import LIGHT, STEADY
from ..svg import Point, circle, number, path
from .palette import COLOURS, MEASURES
from .shapes import COLOUR_SHAPES

_WIDE, _HIGH, _STRIP = MEASURES["up-width"], MEASURES["up-height"], MEASURES["up-strip"]


def number_card(card: int, colour: str, bonus: int) -> str:
    """A card: number, small shape and bonus in the strip, the large shape on the field."""
    fill, deep = COLOURS[colour]
    ink = STEADY["card-ink"]
    shape = COLOUR_SHAPES[colour]
    size, small, large = (MEASURES[f"up-{name}"] for name in ("number", "shape", "large-shape"))
    middle = (_WIDE / 2, (_STRIP + _HIGH) / 2)
    body = path(f"M0 {_STRIP}H{_WIDE}V{_HIGH}H0z", fill) + path(written(str(card), (8, 28), size, HEAVY), ink)
    beside = (12 + 15.5 * len(str(card)), (_STRIP - small) / 2)
    body += path(shape, fill, f' {_placed(beside, small)} stroke="{deep}" stroke-width="1.6"')
    corner = (middle[0] - large / 2, middle[1] - large / 2)
    body += path(shape, "#FFFFFF", f' fill-opacity=".82" {_placed(corner, large)}')
    if bonus:
        ground, text, r = (STEADY["bonus"], ink, 10) if bonus > 0 else (STEADY["malus"], STEADY["on-malus"], 4)
        box = f'x="{number(_WIDE - 32)}" y="9" width="26" height="20" rx="{r}"'
        body += f'<rect {box} fill="{ground}" stroke="{ink}" stroke-width="1.5"/>'
        body += path(written(f"{bonus:+}".replace("-", "−"), (_WIDE - 19, 23.6), 13, HEAVY, anchor=0.5), text)
    return _rounded(body, _WIDE, _HIGH, LIGHT["paper"], f"up-{card}")


def scoring_card(value: int) -> str:
    """A scoring card: ×n and n dots."""
    body = path(written(f"×{value}", (28, 29), 22, HEAVY, anchor=0.5), "#FFFFFF")
    body += "".join(circle(28 + (k - (value - 1) / 2) * 9, 41, 3.4, STEADY["bonus"]) for k in range(value))
    return _rounded(body, 56, 54, STEADY["back"], f"up-x{value}")


def _placed(at: Point, size: float) -> str:
    """A shape of 24 units in some size."""
    return f'transform="translate({number(at[0])} {number(at[1])}) scale({number(size / 24)})"'


def _rounded(body: str, wide: float, high: float, ground: str, name: str) -> str:
    corners = f'<rect width="{wide}" height="{high}" rx="{MEASURES["up-corner"]}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
        f'<clipPath id="{name}">{corners}</clipPath><g clip-path="url(#{name})">'
        f"{path(f'M0 0H{wide}V{high}H0z', ground)}{body}</g></svg>"
    )
