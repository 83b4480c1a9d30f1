"""Cards of Mindbug, found by what somebody types."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from ...art.mindbug.faces import Face
from ...wording.mindbug.lookup import printed, set_of


def fits(card: Face, wanted: Mapping[str, str]) -> bool:
    """Whether a card is of a set, has a keyword, a power, and all words of a text; what is empty is not asked for."""
    words = [card.name, printed(card.card).name, *(one.name for one in card.keywords)]
    text = in_a_hurry(" ".join([*words, *(f"{one.trigger} {one.sentence}" for one in card.abilities)]))
    return (
        wanted["set"] in ("", set_of(card.card).id)
        and (not wanted["keyword"] or wanted["keyword"] in [keyword.id for keyword in card.keywords])
        and wanted["power"] in ("", str(card.power))
        and all(word in text for word in in_a_hurry(wanted["text"]).split())
    )


def in_a_hurry(text: str) -> str:
    """A text as people type it in a hurry: small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
