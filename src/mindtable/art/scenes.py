"""Scenes: a sky, a big pale disc behind the creature, two hills or waves, and one motif; pale, except by night."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final

from .svg import Point, circle, ellipse, limb, mixed, number, numbers, path, polygon

_WIDE: Final = 66
_CENTRE: Final = 33.0
_ALL: Final = "M0 0H66V32H0z"
_GLOW: Final = 26  # how far the light of the disc reaches
_DUSK: Final = "#2A1650"  # where there is less light

_Motif = Callable[["Backdrop", Random], str]


@dataclass(frozen=True)
class Backdrop:
    """The colours of a scene from far to near, and what stands in it."""

    sky: str
    disc: str
    far: str
    near: str
    motif: _Motif
    accent: str
    waves: bool = False
    flat: bool = False
    zenith: str = ""  # the colour of the sky high above, if the near ground does not give it


def drawn_scene(name: str, chance: Random, ids: str) -> str:
    """A scene, drawn for the widest picture; its offsets follow from `chance`. The light in it comes from the disc."""
    scene = SCENES[name]
    x, y = _CENTRE + chance.uniform(-2, 2), 14 + chance.uniform(-1.5, 1)
    disc = circle(x, y, _GLOW, f"url(#{ids}-glow)") + circle(x, y, 14.2, scene.disc)
    far, near = _grounds(scene, chance, f"url(#{ids}-far)", f"url(#{ids}-near)")
    lit = ellipse(_CENTRE, 30.4, 19, 3.4, f"url(#{ids}-glow)", opacity=0.7)
    edges = path(_ALL, f"url(#{ids}-edges)")
    sky = path(_ALL, f"url(#{ids}-sky)")
    return f"{_lights(scene, ids)}{sky}{disc}{far}{scene.motif(scene, chance)}{near}{lit}{edges}"


def _grounds(scene: Backdrop, chance: Random, far: str, near: str) -> tuple[str, str]:
    if scene.flat:
        return path("M0 22.5H66V32H0z", far), path("M0 27.5H66V32H0z", near)
    if scene.waves:
        return _water(21.5, far, chance), _water(26.6, near, chance)
    return _hills(21.5, 3.2, far, chance), _hills(27, 1.6, near, chance)


def _lights(scene: Backdrop, ids: str) -> str:
    """The sky is deeper above, grounds catch the light where they are high, and the edges are a little darker."""
    deep = mixed(scene.near, _DUSK, 0.25)
    sky = _downwards(f"{ids}-sky", mixed(scene.sky, scene.zenith or scene.near, 0.4), mixed(scene.sky, scene.disc, 0.2))
    far = _downwards(f"{ids}-far", mixed(scene.far, scene.disc, 0.22), scene.far)
    near = _downwards(f"{ids}-near", mixed(scene.near, scene.disc, 0.12), deep)
    glow = _outwards(f"{ids}-glow", (0.5, scene.disc, 0.42), (1, scene.disc, 0))
    edges = _outwards(f"{ids}-edges", (0.6, deep, 0), (1, deep, 0.3))
    return sky + far + near + glow + edges


def _downwards(name: str, above: str, below: str) -> str:
    stops = f'<stop stop-color="{above}"/><stop offset="1" stop-color="{below}"/>'
    return f'<linearGradient id="{name}" x2="0" y2="1">{stops}</linearGradient>'


def _outwards(name: str, *stops: tuple[float, str, float]) -> str:
    drawn = "".join(
        f'<stop offset="{number(offset)}" stop-color="{colour}" stop-opacity="{number(opacity)}"/>'
        for offset, colour, opacity in stops
    )
    return f'<radialGradient id="{name}" r=".6">{drawn}</radialGradient>'


def _hills(y: float, high: float, fill: str, chance: Random) -> str:
    phase = chance.uniform(0, 2 * math.pi)
    points = [(x, y + high / 2 * math.sin(phase + x / 66 * 2 * math.pi * 1.6)) for x in range(-6, 73, 6)]
    d = f"M{numbers(*points[0])}"
    for (ax, ay), (bx, by) in pairwise(points):
        d += f"C{numbers(ax + 3, ay)} {numbers(bx - 3, by)} {numbers(bx, by)}"
    return path(f"{d}V32H-6z", fill)


def _water(y: float, fill: str, chance: Random) -> str:
    step = 5.5
    x = -step * chance.uniform(0.3, 1.2)
    d = f"M{numbers(x, y)}"
    while x < _WIDE + step:
        d += f"q{numbers(step / 2, 1.7)} {numbers(step, 0)}"
        x += step
    return path(f"{d}V32H-9z", fill)


def _sides(chance: Random, count: int, nearest: float = 13.5, farthest: float = 31) -> list[float]:
    """Places left and right of the creature by turns, the nearest first: they are seen in narrow pictures too."""
    step = (farthest - nearest) / max(1, (count + 1) // 2)
    places = []
    for k in range(count):
        away = nearest + step * (k // 2) + chance.uniform(0, step * 0.55)
        places.append(_CENTRE + (away if k % 2 else -away))
    return places


def _grass(scene: Backdrop, chance: Random) -> str:
    drawn = ""
    for x in _sides(chance, 8, 12.5):
        y = 25.6 + chance.uniform(-1, 1.6)
        for lean in (-0.8, 0, 0.8):
            drawn += path(limb(((x + lean * 0.4, y), (x + lean, y - 1.7)), 0.42, 0.2), scene.accent)
    return drawn


def _firs(scene: Backdrop, chance: Random) -> str:
    drawn = ""
    for x in _sides(chance, 8, 13.8):
        high, y = chance.uniform(8.5, 13), 26.5
        drawn += path(polygon([(x - high * 0.24, y), (x, y - high), (x + high * 0.24, y)]), scene.accent)
    return drawn


def _birds(scene: Backdrop, chance: Random) -> str:
    drawn = ""
    for x in _sides(chance, 4, 11):
        y = chance.uniform(3.5, 8)
        d = f"M{numbers(x - 1.3, y - 0.6)}Q{numbers(x - 0.6, y - 0.9)} {numbers(x, y)}Q{numbers(x + 0.6, y - 0.9)} "
        d += f"{numbers(x + 1.3, y - 0.6)}Q{numbers(x + 0.6, y - 0.4)} {numbers(x, y + 0.4)}"
        d += f"Q{numbers(x - 0.6, y - 0.4)} {numbers(x - 1.3, y - 0.6)}z"
        drawn += path(d, scene.accent)
    return drawn


def _stars(scene: Backdrop, chance: Random) -> str:
    return "".join(
        circle(x, chance.uniform(1.5, 17), chance.uniform(0.2, 0.42), scene.accent) for x in _sides(chance, 18, 11)
    )


def _foam(scene: Backdrop, chance: Random) -> str:
    return "".join(
        path(limb(((x, y), (x + chance.uniform(1.6, 3), y)), 0.5, 0.5), scene.accent)
        for x, y in ((x, 25 + chance.uniform(-1, 1)) for x in _sides(chance, 8, 13))
    )


def _reeds(scene: Backdrop, chance: Random) -> str:
    drawn = ""
    for x in _sides(chance, 8, 13):
        y, high = 27, chance.uniform(4.5, 8)
        lean = chance.uniform(-0.8, 0.8)
        drawn += path(limb(((x, y), (x + lean, y - high)), 0.5, 0.3), scene.accent)
        drawn += path(limb(((x + lean * 0.75, y - high * 0.75), (x + lean, y - high)), 1.0, 1.0), "#7A5B36")
    return drawn


def _cactuses(scene: Backdrop, chance: Random) -> str:
    drawn = ""
    for x in _sides(chance, 4, 15.5):
        y, high = 26.8, chance.uniform(5.5, 7.5)
        drawn += path(limb(((x, y), (x, y - high)), 1.7, 1.7), scene.accent)
        for side, up in ((-1, 0.35), (1, 0.55)):
            arm = ((x, y - high * up), (x + side * 1.9, y - high * up - 0.1), (x + side * 2.1, y - high * up - 2.2))
            drawn += path(limb(arm, 1.1, 1.1), scene.accent)
    return drawn


def _flakes(scene: Backdrop, chance: Random) -> str:
    return "".join(
        circle(x, chance.uniform(1.5, 19), chance.uniform(0.25, 0.5), scene.accent) for x in _sides(chance, 16, 11)
    )


def _machines(scene: Backdrop, chance: Random) -> str:
    drawn = ""
    for x in _sides(chance, 4, 15.2):
        high = chance.uniform(9.5, 13)
        drawn += f'<rect x="{number(x - 1.3)}" y="{number(27.5 - high)}" width="2.6" height="{number(high)}" '
        drawn += (
            f'fill="{scene.accent}"/>{circle(x, 27 - high, 2.1, scene.accent)}{circle(x, 27 - high, 1, scene.disc)}'
        )
    return drawn


def _stones(scene: Backdrop, chance: Random) -> str:
    drawn = ""
    for x in _sides(chance, 4, 14.8):
        high, half = chance.uniform(5.5, 7.5), 2.3
        d = f"M{numbers(x - half, 27.5)}V{number(27.5 - high)}a{numbers(half, half)} 0 0 1 {numbers(2 * half, 0)}V27.5z"
        drawn += path(d, scene.accent)
        drawn += path(limb(((x - 1, 27 - high), (x + 1, 27 - high)), 0.5, 0.5), scene.far)
    return drawn


def _flames(scene: Backdrop, chance: Random) -> str:
    drawn = ""
    for x in _sides(chance, 8, 13):
        high = chance.uniform(4.5, 7.5)
        d = f"M{numbers(x - 2, 28)}C{numbers(x - 2.6, 28 - high * 0.6)} {numbers(x - 0.4, 28 - high * 0.6)} "
        d += f"{numbers(x + 0.3, 28 - high)}C{numbers(x + 0.8, 28 - high * 0.6)} {numbers(x + 2.6, 28 - high * 0.5)} "
        drawn += path(f"{d}{numbers(x + 2, 28)}z", scene.accent)
    return drawn


def _clouds(scene: Backdrop, chance: Random) -> str:
    drawn = ""
    for x in _sides(chance, 6, 15):
        y, big = chance.uniform(6, 20), chance.uniform(0.8, 1.15)
        drawn += circle(x - 2.4 * big, y, 1.6 * big, scene.accent) + circle(x, y - 1 * big, 2.2 * big, scene.accent)
        drawn += circle(x + 2.4 * big, y, 1.6 * big, scene.accent)
        drawn += path(
            limb(((x - 2.6 * big, y + 0.5 * big), (x + 2.6 * big, y + 0.5 * big)), 2.2 * big, 2.2 * big), scene.accent
        )
    return drawn


def _bubbles(scene: Backdrop, chance: Random) -> str:
    """Under water: weeds at the ground, bubbles above."""
    drawn = ""
    for x in _sides(chance, 8, 13.2):
        sway = chance.uniform(0.7, 1.2)
        weed: tuple[Point, ...] = ((x, 29), (x + sway, 26), (x - sway, 23), (x + sway * 0.5, 20))
        drawn += path(limb(weed, 1.1, 0.5), scene.accent)
        drawn += ellipse(x + 1.5, chance.uniform(4, 16), 0.6, 0.6, "#FFFFFF", opacity=0.7)
    return drawn


SCENES: Final[dict[str, Backdrop]] = {
    "meadow": Backdrop("#D9ECD0", "#F7EFC8", "#A9D39B", "#82BF78", _grass, "#5E9F58"),
    "forest": Backdrop("#CFE3CF", "#EDF1D2", "#6EA37C", "#4F8B67", _firs, "#3D7657"),
    "dusk": Backdrop("#F8D5B0", "#FDE9C6", "#E8A478", "#CC765B", _birds, "#A4503B"),
    "night": Backdrop("#4A477B", "#F5EDC6", "#353061", "#28244C", _stars, "#FFF6D6"),
    "sea": Backdrop("#BFE2EE", "#F3F0D2", "#6FB5D6", "#4295BF", _foam, "#F4FBFF", waves=True),
    "deep": Backdrop("#A9DCE0", "#D8F1E6", "#6FC2C0", "#D9C79A", _bubbles, "#3E9C84", zenith="#3A93B8"),
    "swamp": Backdrop("#D9DFB5", "#EDEBC8", "#A9B670", "#86955A", _reeds, "#6E7D45"),
    "desert": Backdrop("#FAE5C0", "#FFF4D9", "#E6BF7F", "#D7A660", _cactuses, "#6F9E5B", zenith="#F0A94E"),
    "snow": Backdrop("#D4E6F4", "#FFFFFF", "#B4CFE5", "#F2F7FB", _flakes, "#FFFFFF", zenith="#6FA3D2"),
    "lab": Backdrop("#DAD6EF", "#F1EFFA", "#B7AFDC", "#9287C4", _machines, "#A79DD2", flat=True),
    "grave": Backdrop("#C5CBD8", "#E3E8E2", "#9AA3B6", "#7C869C", _stones, "#6B7590"),
    "fire": Backdrop("#FBCBA6", "#FDE6AE", "#F08A55", "#D9603C", _flames, "#FBAA3F"),
    "sky": Backdrop("#C6E2F7", "#FBF3C8", "#FFFFFF", "#E4F1FB", _clouds, "#FFFFFF", zenith="#4F9BE0"),
}
