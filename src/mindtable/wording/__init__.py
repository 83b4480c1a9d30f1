"""Everything a person reads, made from data through the messages of a language."""

from .family import Words
from .language import LANGUAGES, spoken, with_english_names
from .wording import Wording

__all__ = ["LANGUAGES", "Wording", "Words", "spoken", "with_english_names"]
