"""The cards of Mind Up! as stand-alone pictures."""

from __future__ import annotations

from .lettering import HEAVY, written
from .marks import COLOUR_SHAPES
from .palette import LIGHT, MIND_UP, STEADY
from .svg import circle, number, path

_WIDE, _HIGH, _STRIP = 96, 132, 38


def number_card(card: int, colour: str, bonus: int) -> str:
    """A card: number, small shape and bonus in the strip, the large shape on the field."""
    fill, deep = MIND_UP[colour]
    ink = STEADY["card-ink"]
    shape = COLOUR_SHAPES[colour]
    body = path(f"M0 {_STRIP}H{_WIDE}V{_HIGH}H0z", fill) + path(written(str(card), (8, 28), 24, HEAVY), ink)
    x = 12 + 15.5 * len(str(card))
    small = f' transform="translate({number(x)} 11) scale(.68)" stroke="{deep}" stroke-width="1.6"'
    body += path(shape, fill, small) + path(
        shape, "#FFFFFF", ' fill-opacity=".82" transform="translate(26 63) scale(1.83)"'
    )
    if bonus:
        ground, text, r = (STEADY["bonus"], ink, 10) if bonus > 0 else (STEADY["malus"], STEADY["on-malus"], 4)
        body += (
            f'<rect x="64.5" y="9" width="26" height="20" rx="{r}" fill="{ground}" stroke="{ink}" stroke-width="1.5"/>'
        )
        body += path(written(f"{bonus:+}".replace("-", "−"), (77.5, 23.6), 13, HEAVY, anchor=0.5), text)
    return _rounded(body, _WIDE, _HIGH, LIGHT["paper"], f"up-{card}")


def scoring_card(value: int) -> str:
    """A scoring card: ×n and n dots."""
    body = path(written(f"×{value}", (28, 29), 22, HEAVY, anchor=0.5), "#FFFFFF")
    body += "".join(circle(28 + (k - (value - 1) / 2) * 9, 41, 3.4, STEADY["bonus"]) for k in range(value))
    return _rounded(body, 56, 54, STEADY["back"], f"up-x{value}")


def _rounded(body: str, wide: int, high: int, ground: str, name: str) -> str:
    corners = f'<rect width="{wide}" height="{high}" rx="13"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
        f'<clipPath id="{name}">{corners}</clipPath><g clip-path="url(#{name})">'
        f"{path(f'M0 0H{wide}V{high}H0z', ground)}{body}</g></svg>"
    )
