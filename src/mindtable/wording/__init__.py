"""Everything a person reads, made from data through the messages of a language."""

from .family import Words
from .language import LANGUAGES, NAMINGS, spoken, with_names
from .wording import Wording

__all__ = ["LANGUAGES", "NAMINGS", "Wording", "Words", "spoken", "with_names"]
