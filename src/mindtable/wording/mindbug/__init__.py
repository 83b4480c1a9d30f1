"""Mindbug in words."""

from typing import Final

from .words import AbilityText, MindbugWords

__all__ = ["AbilityText", "MindbugWords", "family"]

family: Final = MindbugWords
