"""Mind Up! in words."""

from typing import Final

from .words import MindUpWords

__all__ = ["MindUpWords", "family"]

family: Final = MindUpWords
