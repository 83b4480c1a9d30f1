"""What is never said: the patterns of `never/XX.txt`, broken typography, numbers of rules, and English names in another
language.

A line of such a file is a regular expression, tried on texts with plain spaces; lines with `#` are comments.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from mindtable.mindbug.cards import CARDS, FACES
from mindtable.wording import Wording
from mindtable.wording.language import CARD, END, NAME
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.typography import STRONG, loose

FOLDER: Final = Path(__file__).parent / "never"
_NOWHERE: Final = {
    "a mark": re.compile(rf"[{CARD}{NAME}{END}{STRONG}]"),
    "the number of a rule": re.compile(r"(?<![\w-])[JMT]\d{1,2}(?:\.\d+)?(?!\w)"),
}
_SPACES: Final = {"fr": r"[^\W\d]{2} (?:[;!?»]|:(?=\s|$))|« ", "pl": r"(?:^|(?<=[\s(„]))[aiouwzAIOUWZ] (?=\w)"}


class Said(NamedTuple):
    """Something that should never be said."""

    language: str
    pattern: str
    text: str


def patterns_in(file: Path) -> list[str]:
    """The patterns of a file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


@cache
def _foreign_names(language: str) -> str:
    """The English names of cards that nothing in a language is called by, nor a part of what is."""
    words = Wording(language).words(MindbugWords)
    known = "\n".join(words.card_name(card) for card in FACES)
    names = [card.name for card in CARDS if card.name not in known]
    return rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)"


@cache
def patterns_of(language: str) -> tuple[re.Pattern[str], tuple[re.Pattern[str], ...]]:
    """All patterns of a language in one, and each of them."""
    never = patterns_in(FOLDER / f"{language}.txt")
    if language != "en":
        never.append(_foreign_names(language))
    return re.compile("|".join(f"(?:{pattern})" for pattern in never)), tuple(map(re.compile, never))


def never_in(language: str, text: str) -> list[Said]:
    """What in a text should never be said in a language."""
    found = []
    plain = loose(text).replace("\u00ad", "")  # where a name may be broken, nothing ends
    together, each = patterns_of(language)
    if together.search(plain):
        found = [Said(language, pattern.pattern[:60], text) for pattern in each if pattern.search(plain)]
    if language in _SPACES and (broken := re.search(_SPACES[language], text)):
        found.append(Said(language, f"a space that breaks: “{broken.group()}”", text))
    for what, pattern in _NOWHERE.items():
        if pattern.search(text):
            found.append(Said(language, what, text))
    return found
