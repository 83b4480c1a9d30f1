"""The words in which a creature is composed: layers from the back to the front, and the scene behind them.

The field is 32 × 32 units, y downwards; feet stand at y = 30. Everything is a frozen value, data only; how it is
drawn is said in `creature`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from .svg import HALO, Point

Pick = str | int  # paths of an emoji: all of a fill, or the one at a place in its list
Swap = Mapping[Pick, str]  # a fill, or the place of one path → its new fill


@dataclass(frozen=True)
class Coat:
    """A pattern on the paths of a colour: the colour they have after swapping, or several."""

    pattern: str
    colour: str
    on: str | tuple[str, ...]
    size: float = 1
    turn: float = 0


@dataclass(frozen=True)
class Emoji:
    """A whole emoji or a part of one; its centre (16, 16) is put at x, y."""

    name: str
    x: float = 16
    y: float = 16
    scale: float = 1
    turn: float = 0
    flip: bool = False
    swap: Swap = field(default_factory=dict)
    only: tuple[Pick, ...] = ()
    drop: tuple[Pick, ...] = ()
    crop: tuple[Point, ...] = ()  # the corners of what is kept, in units of the emoji
    coat: Coat | None = None


@dataclass(frozen=True)
class Part:
    """One of the drawn parts (see `parts`); its point of attachment is put at x, y."""

    name: str
    x: float
    y: float
    scale: float = 1
    turn: float = 0
    flip: bool = False
    colours: tuple[str, ...] = ()  # in place of the first of its own


@dataclass(frozen=True)
class Shape:
    """A path for one card alone."""

    d: str
    fill: str
    coat: Coat | None = None


@dataclass(frozen=True)
class Limb:
    """A rounded line through points, which may taper."""

    points: tuple[Point, ...]
    fill: str
    start: float = 1.6
    end: float = 1.6


@dataclass(frozen=True)
class Eyes:
    """One eye or two (or more), whose look follows from the card's first keyword.

    Of two, the first is the left one. A single eye looks to the left unless it is `flip`ped.
    """

    at: tuple[Point, ...]
    r: float = 2
    lid: str = "#6D4534"
    flip: bool = False


@dataclass(frozen=True)
class Group:
    """Several layers moved together; their point (16, 16) is put at x, y.

    `tint` replaces all their colours, save those of eyes, by shades between a dark and a light one.
    """

    layers: tuple[Layer, ...]
    x: float = 16
    y: float = 16
    scale: float = 1
    turn: float = 0
    flip: bool = False
    tint: tuple[str, str] | None = None


Layer = Emoji | Part | Shape | Limb | Eyes | Group


@dataclass(frozen=True)
class Creature:
    """What is seen on a card."""

    scene: str
    layers: tuple[Layer, ...]
    size: float = 1  # later stages of an evolution grow
    rim: str = HALO  # the colour of the outer outline
    floats: bool = False  # in the air or the water: its shadow is smaller
    top: float | None = None  # where it ends above; what reaches higher runs out of the picture
    face: tuple[float, float, float] | None = None  # its middle, and how far it reaches, where no eyes of ours tell

    def also(
        self,
        *,
        behind: tuple[Layer, ...] = (),
        before: tuple[Layer, ...] = (),
        scene: str = "",
        size: float = 0,
        rim: str = "",
    ) -> Creature:
        """This creature with more layers, for its relatives."""
        return replace(
            self,
            layers=behind + self.layers + before,
            scene=scene or self.scene,
            size=size or self.size,
            rim=rim or self.rim,
        )


def creature(
    scene: str,
    *layers: Layer,
    size: float = 1,
    rim: str = HALO,
    floats: bool = False,
    top: float | None = None,
    face: tuple[float, float, float] | None = None,
) -> Creature:
    """A creature of these layers, the hindmost first."""
    return Creature(scene, layers, size, rim, floats, top, face)
