"""The creatures of New Servants."""

from typing import Final

from ..layers import Creature

CREATURES: Final[dict[str, Creature]] = {}
