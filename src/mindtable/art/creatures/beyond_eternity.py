"""The creatures of Beyond Eternity."""

from typing import Final

from ..layers import Creature

CREATURES: Final[dict[str, Creature]] = {}
