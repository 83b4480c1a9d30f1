"""The family of Mind Up!"""

from __future__ import annotations

from typing import Final

from ..game.family import Family
from .game import mind_up

family: Final = Family("mindup", (mind_up,), "mindtable.{layer}.mindup")
