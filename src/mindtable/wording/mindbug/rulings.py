"""The rulings about a card: what was decided where the rules and its text leave something open."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...mindbug.cards import CARDS
from ..language import ORIGINAL, spoken
from ..wording import Wording
from .words import MindbugWords

_NUMBER: Final = re.compile(r"^ruling-(J\d{1,3}) =", re.MULTILINE)


@dataclass(frozen=True)
class Ruling:
    """A ruling: its number and its text."""

    number: str
    text: str


def rulings_of(card: str, wording: Wording) -> list[Ruling]:
    """The rulings about a card, by its id, in the language of the wording."""
    return [Ruling(number, _text(number, wording)) for number in _numbers().get(card, ())]


def _text(number: str, wording: Wording) -> str:
    """A ruling; for who reads English names of cards, with those instead of the names that stand in it."""
    text = _one_line(wording.message(f"ruling-{number}"))
    own = spoken(wording.language)
    if own == wording.language:
        return text
    shown = _renamed(own, wording.language, number)
    names = "|".join(re.escape(name) for name in sorted(shown, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{names})(?!\w)", lambda name: shown[name.group()], text)


@cache
def _renamed(own: str, variant: str, number: str) -> dict[str, str]:
    """What each name in a ruling is called with English names, in all its forms."""
    renamed: dict[str, str] = {}
    for card in cards_in(number):
        old, new = (Wording(language).words(MindbugWords).card_phrase(card) for language in (own, variant))
        renamed |= {text: new.forms.get(form, new.text) for form, text in old.forms.items()}
        renamed[old.text] = new.text
    return renamed


def cards_in(number: str) -> list[str]:
    """The cards that a ruling is about: those that it names in the original language."""
    return [card for card, numbers in _numbers().items() if number in numbers]


@cache
def _numbers() -> Mapping[str, list[str]]:
    """The numbers of the rulings that name a card in the original language, by its id.

    A longer name comes before one that is part of it: Blessed Killer Bee is not Killer Bee.
    """
    ids = {card.name: card.id for card in CARDS}
    names = "|".join(re.escape(name) for name in sorted(ids, key=len, reverse=True))
    named = re.compile(rf"(?<!\w)(?:{names})(?=s?(?!\w))")
    english = Wording(ORIGINAL)
    about: defaultdict[str, list[str]] = defaultdict(list)
    for number in _NUMBER.findall((MindbugWords.messages / f"{ORIGINAL}-rulings.ftl").read_text(encoding="utf-8")):
        for name in dict.fromkeys(named.findall(_one_line(english.message(f"ruling-{number}")))):
            about[ids[name]].append(number)
    return about


def _one_line(text: str) -> str:
    """A text without the ends of lines that its file has."""
    return " ".join(text.splitlines())
