"""The second tone of bodies: light falls on every large shape from above and from the left, softly."""

from __future__ import annotations

from typing import Final
from xml.etree.ElementTree import Element

from .extent import Box, box_of_all, forms, tree
from .svg import INK, Place, ellipse

_LEAST_SIDE: Final = 2.6  # smaller shapes stay flat, in units of the field
_LEAST_AREA: Final = 16
_SIDES: Final = {"1": (".34", ".28"), "2": (".66", ".28"), "3": (".34", ".72"), "4": (".66", ".72")}
_STOPS: Final = (
    '<stop offset="0" stop-color="#FFF6DC" stop-opacity=".26"/>'
    '<stop offset=".5" stop-color="#FFF6DC" stop-opacity="0"/>'
    '<stop offset=".56" stop-color="#2A1650" stop-opacity="0"/>'
    '<stop offset=".72" stop-color="#2A1650" stop-opacity=".2"/>'
    '<stop offset="1" stop-color="#2A1650" stop-opacity=".3"/>'
)
_SHADOW: Final = (
    f'<stop offset=".3" stop-color="{INK}" stop-opacity=".42"/><stop offset="1" stop-color="{INK}" stop-opacity="0"/>'
)


def shade(name: str, shape: str, place: Place, box: Box) -> str:
    """What lies over a shape, `<tag …` without its end: light and shade, or nothing if it is small."""
    if min(box.width, box.height) < _LEAST_SIDE or box.width * box.height < _LEAST_AREA:
        return ""
    return f'{shape} fill="url(#{name}-light{_side(place)})" stroke="none"/>'


def shaded(name: str, drawn: str, place: Place) -> tuple[str, Box]:
    """A drawing with the second tone over each of its large shapes, and how far it reaches."""
    group = tree(drawn)
    found = list(forms(group, place))
    for element, parent, at, box in found:
        if over := shade(name, f"<{element.tag}{_written(element, without=('fill', 'opacity'))}", at, box):
            parent.insert(list(parent).index(element) + 1, tree(over)[0])
    return "".join(map(_text, group)), box_of_all([form.box for form in found])


def lights(name: str, drawn: str) -> str:
    """The gradients that a shaded drawing refers to."""
    return "".join(
        f'<radialGradient id="{name}-light{side}" cx="{x}" cy="{y}" r=".86">{_STOPS}</radialGradient>'
        for side, (x, y) in _SIDES.items()
        if f"url(#{name}-light{side})" in drawn
    )


def ground_shadow(name: str, x: float, y: float, broad: float) -> str:
    """A soft shadow on the ground."""
    fade = f'<radialGradient id="{name}-shadow">{_SHADOW}</radialGradient>'
    return fade + ellipse(x, y, broad, shadow_height(broad), f"url(#{name}-shadow)")


def shadow_height(broad: float) -> float:
    """How far a shadow so broad reaches towards whoever looks at it."""
    return broad * 0.13 + 0.3


def _side(place: Place) -> str:
    """Which corner of a shape the light comes from, once it is turned and flipped as its place says."""
    x, y = -1.0, -1.3  # from where the light comes
    return "1234"[(place.a * x + place.b * y > 0) + 2 * (place.c * x + place.d * y > 0)]


def _text(element: Element) -> str:
    inner = "".join(map(_text, element))
    return f"<{element.tag}{_written(element)}" + (f">{inner}</{element.tag}>" if inner else "/>")


def _written(element: Element, *, without: tuple[str, ...] = ()) -> str:
    return "".join(f' {key}="{value}"' for key, value in element.items() if key not in without)
