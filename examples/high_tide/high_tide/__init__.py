"""High Tide, a family of one game: its rules, bots, words and pages (see the README beside this package)."""

from typing import Final

from mindtable.game.family import Family

from .game import high_tide

family: Final = Family("high-tide", (high_tide,), "high_tide.{layer}")
