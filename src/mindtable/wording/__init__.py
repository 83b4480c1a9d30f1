"""Everything a person reads, made from data through the messages of a language."""

from .language import LANGUAGES
from .wording import AbilityText, Wording

__all__ = ["LANGUAGES", "AbilityText", "Wording"]
