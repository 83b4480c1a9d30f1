"""Where long names may be broken: soft hyphens, seen only where a line ends."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Final

_SOFT: Final = "\u00ad"
_LONG: Final = 9  # letters that fit on the narrowest card in play
_VOWEL: Final = "[aeiouyàâáąäéèêëęíìîïóòôöúùûü]"
_TOGETHER: Final = "(?:[bcdfgkptv](?:l|r(?!z))|[cpst]h|ck|[csr]z|d[zźż]|gn|gu|qu)"  # consonants that are not parted
_CONSONANT: Final = f"(?:{_TOGETHER}|(?!{_TOGETHER}|{_VOWEL})[^\\W\\d_])"
# A syllable begins with one consonant before a vowel, in all our languages; no part has less than three letters.
_BREAK: Final = re.compile(f"{_VOWEL}{_CONSONANT}?(?={_CONSONANT}{_VOWEL})", re.IGNORECASE)


@cache
def breakable(name: str) -> str:
    """A name whose long words may be broken between syllables."""
    return re.sub(r"\w+", lambda word: _broken(word[0]), name)


def _broken(word: str) -> str:
    if len(word) <= _LONG:
        return word
    ends = [part.end() for part in _BREAK.finditer(word) if 3 <= part.end() <= len(word) - 3]
    edges = [0, *ends, len(word)]
    return _SOFT.join(word[start:end] for start, end in pairwise(edges))
