"""What makes relatives look related: each takes a creature, or layers, and gives the relative."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..layers import Creature, Group, Layer, Part
from ..svg import Point

GHOSTLY: Final = ("#3F6FA0", "#F2FCFF")  # the tint of spirits and ghosts
GLOWING: Final = "#A6E22E"  # the rim of what is radioactive
STEEL: Final = ("#4F5B6B", "#8B95A5", "#C3CCD8")  # dark, middle and light plates of mechs and borgs
_GROWTH: Final = 0.08  # per stage of an evolution


def blessed(base: Creature, *, halo: Point, wing: Point) -> Creature:
    """The old card with a halo and a wing, in the sky."""
    return base.also(
        behind=(Part("angel-wing", *wing, 1.3),),
        before=(Part("halo", *halo),),
        scene="sky",
    )


def cursed(base: Creature, *, horns: Point, scale: float = 1, turn: float = 0) -> Creature:
    """The old card with violet horns, among graves."""
    return base.also(before=(Part("devil-horns", *horns, scale, turn),), scene="grave")


def spirit(*layers: Layer) -> Group:
    """Layers in the cool tint of ghosts; a wisp among them ends the body."""
    return Group(layers, tint=GHOSTLY)


def radioactive(base: Creature) -> Creature:
    """A creature with a glowing rim; its trefoil it wears where there is room."""
    return replace(base, rim=GLOWING)


def stage(number: int, first: float = 0.84) -> float:
    """The size of a stage of an evolution, from 1 to 3."""
    return first + _GROWTH * (number - 1)
