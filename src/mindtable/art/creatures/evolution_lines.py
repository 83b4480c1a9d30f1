"""The creatures that evolve in Beyond Evolution, and what they become: a line keeps its body and its colours."""

from typing import Final

from ..layers import Creature

LINES: Final[dict[str, Creature]] = {}
