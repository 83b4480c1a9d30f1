"""Card faces in words, for whoever draws them: `drawn_faces` as pictures, the pages of the table as HTML.

The words are of the language of whoever asks. Colours and measures of both are in `palette`.
"""

from __future__ import annotations

from typing import NamedTuple


class KeywordFace(NamedTuple):
    """A keyword in words."""

    id: str
    name: str
    meaning: str = ""


class AbilityFace(NamedTuple):
    """An ability in words."""

    trigger: str  # "" of what holds all the time
    sentence: str
    chip: str = ""  # in one word, what a creature in play may yet do by it; "" if nothing


class Face(NamedTuple):
    """A card as printed, in words."""

    card: str
    name: str
    power: int
    keywords: tuple[KeywordFace, ...] = ()
    abilities: tuple[AbilityFace, ...] = ()
    set_id: str = ""
    set_name: str = ""
    number: str = ""
    stage: int = 1
    stages: int = 1

    @property
    def letters(self) -> int:
        """How much there is to read, for the size of the type."""
        return sum(len(ability.trigger) + len(ability.sentence) + 1 for ability in self.abilities)

    @property
    def longest_word(self) -> int:
        """How many letters the longest word of its name has."""
        return max(len(word) for word in self.name.replace("-", " ").split(" "))
