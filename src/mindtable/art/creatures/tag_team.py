"""The creatures of Tag Team."""

from typing import Final

from ..layers import Creature

CREATURES: Final[dict[str, Creature]] = {}
