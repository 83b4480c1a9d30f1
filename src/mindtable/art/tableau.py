"""Wide pictures, one for each game: calm on the left, where words stand, and all that happens on the right."""

from __future__ import annotations

from typing import Final, NamedTuple

from .eyes import Mood
from .layers import Creature
from .shading import ground_shadow
from .studio import Outline, Sticker
from .svg import INK, Point, number, numbers, path, placed
from .textures import long_spiral

WIDTH: Final = 812
HEIGHT: Final = 336
_FEET: Final = (16.0, 30.0)
_RIM: Final = 4.6
_LINE: Final = 1.7
_ALL: Final = f"M0 {-HEIGHT}H{WIDTH}V{HEIGHT}H0z"  # with as much sky above, for where there is room


class Ground(NamedTuple):
    """The colours of a wide picture, from the middle of the light outwards, and those of two hills."""

    light: str
    sky: str
    edge: str
    far: str
    near: str
    sun: Point = (520, 150)  # in the middle of its spiral


class Actor(NamedTuple):
    """A creature, by its id, where it stands and how many pixels one of its units is."""

    name: str
    creature: Creature
    mood: Mood
    x: float
    y: float
    scale: float
    flip: bool = False
    aloft: float = 0  # how far above the ground


def tableau(name: str, ground: Ground, drawn: str) -> str:
    """A wide picture of what is drawn on a ground. Where it is higher than it is drawn, there is more sky."""
    frame = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMaxYMax meet"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{_drawn_ground(name, ground)}{drawn}</svg>'


def acting(name: str, actor: Actor) -> str:
    """A creature of a wide picture, on its shadow; `name` is that of the picture."""
    ids = f"{name}-{actor.name}"
    place = placed(actor.x, actor.y, actor.scale, 0, actor.flip, about=_FEET)
    outline = Outline(_RIM, _LINE, actor.creature.rim)
    sticker = Sticker(actor.name, actor.creature.layers, actor.mood, ids=ids)
    around = sticker.reach.within(place)
    shadow = ground_shadow(
        ids, around.middle[0], actor.y + actor.aloft + 2, around.width * (0.36 if actor.aloft else 0.5)
    )
    return shadow + sticker.drawn(place, outline)


def _drawn_ground(name: str, ground: Ground) -> str:
    x, y = ground.sun
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((".05", ground.light), (".5", ground.sky), ("1", ground.edge))
    )
    sky = (
        f'<radialGradient id="{name}-sky" gradientUnits="userSpaceOnUse" cx="{number(x)}" cy="{number(y)}" r="560">'
        f"{stops}</radialGradient>{path(_ALL, f'url(#{name}-sky)')}"
    )
    line = f' stroke="{INK}" stroke-opacity=".09" stroke-width="3" stroke-linecap="round"'
    hills = path(
        f"M0 {HEIGHT - 62}C150 {HEIGHT - 96} 300 {HEIGHT - 40} 470 {HEIGHT - 44}S700 {HEIGHT - 92} "
        f"{numbers(WIDTH, HEIGHT - 84)}V{HEIGHT}H0z",
        ground.far,
    )
    hills += path(
        f"M0 {HEIGHT - 22}C200 {HEIGHT - 44} 420 {HEIGHT - 6} {numbers(WIDTH, HEIGHT - 46)}V{HEIGHT}H0z", ground.near
    )
    return f"{sky}{path(long_spiral(ground.sun, 660, 46), 'none', line)}{hills}"
