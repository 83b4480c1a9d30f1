"""What names have in common that look alike: nobody is to be taken for somebody else."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_LONGEST: Final = 64  # signs of what is compared
# Letters of other alphabets, and some of ours, with the Latin ones that they are taken for. Large and small letters are
# not always alike in the same way, so they are folded before capitals become small.
_LETTERS: Final = {
    "АВЕЅІЈКМНОРСТУХҮҺԌԚԜЗЬ": "ABESIJKMHOPCTYXYHGQW3b",
    "авеѕіјкмнорстухүһԁԍԛԝзьѵӏ": "abesijkmhopctyxyhdgqw3bvl",
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ": "ABEZHIKMNOPTYX",
    "αβγειηκνορτυχωϲϳ": "abyeinkvoptuxwcj",
    "ՕՍՏԼօոսհզցյ": "OUSLonuhqgj",
    "ØøŁłĐđÐðĦħŦŧıȷƒɑɡɩʋ": "OoLlDdDdHhTtijfagiv",
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ": "abcdefghijklmnoprstuvwyz",
    "|0": "lo",
}
_LATIN: Final = str.maketrans(
    {one: plain for ones, all in _LETTERS.items() for one, plain in zip(ones, all, strict=True)}
)
_SMALL: Final = str.maketrans({"1": "l", "i": "l", "æ": "ae", "œ": "oe", "þ": "p"})
_TOGETHER: Final = (("rn", "m"), ("vv", "w"))
# Alphabets of which all letters are known here, or look like nothing else: those whose letters are folded, those that
# are written together with them, and those that stand by themselves, since some of their letters look like Latin ones.
_FOLDED: Final = "LATIN|GREEK|CYRILLIC|ARMENIAN"
_BESIDE: Final = "HANGUL|HIRAGANA|KATAKANA|KATAKANA-HIRAGANA|CJK"
_ALONE: Final = (
    "HEBREW|ARABIC|DEVANAGARI|BENGALI|GURMUKHI|GUJARATI|TAMIL|TELUGU|KANNADA|MALAYALAM|SINHALA|THAI|LAO|TIBETAN|MYANMAR"
    "|GEORGIAN|ETHIOPIC|KHMER"
)
_ALPHABETS: Final = re.compile(f"(?:(?P<together>{_FOLDED}|{_BESIDE})|(?P<alone>{_ALONE})) ")
# Letters that nobody sees, or that are signs, by their names: clicks look like strokes, tones like digits.
_NO_LETTERS: Final = re.compile("FILLER$|^LATIN LETTER (?!SMALL CAPITAL)|LETTER TONE")
_MOST_MARKS: Final = 2  # above and below one letter


def folded(name: str) -> str:
    """What a name has in common with all that look like it: plain small letters and digits. "" if there are none.

    >>> folded("Rosa") == folded("ROSÄ ") == folded("rоѕа")  # the last one is Cyrillic
    True
    >>> folded("Bill 0") == folded("BlIlO")
    True
    """
    plain = unicodedata.normalize("NFKC", name).translate(_LATIN)
    parted = unicodedata.normalize("NFKD", plain.casefold())
    bare = "".join(map(_digit, filter(str.isalnum, parted))).translate(_LATIN).translate(_SMALL)
    for pair, one in _TOGETHER:
        bare = bare.replace(pair, one)
    return bare[:_LONGEST]


def is_plain(name: str) -> bool:
    """Whether all letters of a name are known here, of alphabets that go together, with no heaps of marks on them."""
    marks, alphabets = 0, set()
    for sign in unicodedata.normalize("NFKC", name):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > _MOST_MARKS or unicodedata.category(sign) == "Me":  # which encloses whatever is before it
            return False
        if sign.isalnum() and not sign.isdecimal():
            called = unicodedata.name(sign, "")
            alphabet = _ALPHABETS.match(called)
            if alphabet is None or _NO_LETTERS.search(called):
                return False
            alphabets.add(alphabet["alone"] or "")
    return len(alphabets) <= 1


def _digit(sign: str) -> str:
    """A digit of any alphabet as one of ours."""
    return str(unicodedata.decimal(sign)) if sign.isdecimal() else sign
