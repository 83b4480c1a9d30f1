"""The rulings about a card: what was decided where the rules and its text leave something open."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...mindbug.cards import CARDS
from ..language import ORIGINAL
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
    return [Ruling(number, _one_line(wording.message(f"ruling-{number}"))) for number in _about().get(card, ())]


@cache
def _about() -> Mapping[str, list[str]]:
    """The numbers of the rulings about each card: those that name it in the original language.

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
