"""The creatures of Beyond Evolution."""

from typing import Final

from ..layers import Creature

CREATURES: Final[dict[str, Creature]] = {}
