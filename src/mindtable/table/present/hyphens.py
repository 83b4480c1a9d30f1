"""Where long names may be broken: soft hyphens, seen only where a line ends."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Final

_SOFT: Final = "\u00ad"
_LONG: Final = 8  # letters that fit on the narrowest card in play
_VOWEL: Final = "[aeiouyàâáąäéèêëęíìîïóòôöúùûü]"
_TOGETHER: Final = "(?:[bcdfgkptv](?:l|r(?!z))|[cpst]h|ck|[csr]z|d[zźż]|gn|gu|qu)"  # consonants that are not parted
# In Italian an s stays with the consonants after it (Com-po-stra-go), and so do g and h.
_TOGETHER_IN_ITALIAN: Final = f"(?:s?(?:{_TOGETHER}|gh)|s(?!s|{_VOWEL}|{_TOGETHER}|gh)[^\\W\\d_])"


def _ends_of_syllables(together: str) -> str:
    """A syllable begins with one consonant before a vowel, in all our languages."""
    consonant = f"(?:{together}|(?!{together}|{_VOWEL})[^\\W\\d_])"
    return f"{_VOWEL}{consonant}?(?={consonant}{_VOWEL})"


_ENDS: Final = re.compile(_ends_of_syllables(_TOGETHER), re.IGNORECASE)
_ENDS_IN_ITALIAN: Final = re.compile(_ends_of_syllables(_TOGETHER_IN_ITALIAN), re.IGNORECASE)


@cache
def breakable(name: str, language: str = "") -> str:
    """A name whose long words may be broken between syllables."""
    return re.sub(r"\w+", lambda word: _broken(word[0], language), name)


def _broken(word: str, language: str) -> str:
    """A word in parts, none of less than three letters."""
    if len(word) <= _LONG:
        return word
    found = _ENDS_IN_ITALIAN.finditer(word) if language == "it" else _ENDS.finditer(word)
    ends = [part.end() for part in found if 3 <= part.end() <= len(word) - 3]
    edges = [0, *ends, len(word)]
    return _SOFT.join(word[start:end] for start, end in pairwise(edges))
