"""The creatures of Promos."""

from typing import Final

from ..layers import Creature

CREATURES: Final[dict[str, Creature]] = {}
