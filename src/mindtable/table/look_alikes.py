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
# Alphabets of which all letters are known here, or look like nothing else.
_ALPHABETS: Final = re.compile(
    "(LATIN|GREEK|CYRILLIC|ARMENIAN|HEBREW|ARABIC|DEVANAGARI|BENGALI|GURMUKHI|GUJARATI|TAMIL|TELUGU|KANNADA|MALAYALAM"
    "|SINHALA|THAI|LAO|TIBETAN|MYANMAR|GEORGIAN|ETHIOPIC|KHMER|HANGUL|HIRAGANA|KATAKANA|CJK|KATAKANA-HIRAGANA) "
)
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
    bare = "".join(letter for letter in parted if letter.isalnum()).translate(_LATIN).translate(_SMALL)
    for pair, one in _TOGETHER:
        bare = bare.replace(pair, one)
    return bare[:_LONGEST]


def is_plain(name: str) -> bool:
    """Whether all letters of a name are known here, with no heaps of marks on them."""
    marks = 0
    for sign in unicodedata.normalize("NFKC", name):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > _MOST_MARKS or (sign.isalpha() and not _ALPHABETS.match(unicodedata.name(sign, ""))):
            return False
    return True
