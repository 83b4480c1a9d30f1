"""The family of Mindbug: the duel and Tag Team."""

from __future__ import annotations

from typing import Final

from ..game.family import Family
from .game import duel, tag_team

family: Final = Family("mindbug", (duel, tag_team), "mindtable.{layer}.mindbug")
