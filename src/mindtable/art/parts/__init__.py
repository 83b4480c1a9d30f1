"""The drawn parts of creatures: wings, horns, tails, hats and the like, by name.

They point up, or to the left where they have a direction (emoji mostly look to the left).
"""

from __future__ import annotations

from typing import Final

from . import bodies, evolution, heads, machines, signs, wings, worn
from .drawing import PartDrawing

PARTS: Final[dict[str, PartDrawing]] = {
    **wings.PARTS,
    **heads.PARTS,
    **bodies.PARTS,
    **worn.PARTS,
    **machines.PARTS,
    **signs.PARTS,
    **evolution.PARTS,
}


def drawn_part(name: str, colours: tuple[str, ...]) -> str:
    """A part in its own colours, or in these for the first of them."""
    part = PARTS[name]
    return part.drawn.format(*colours, *part.colours[len(colours) :])
