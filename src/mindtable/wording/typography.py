"""Typography: what a language sets differently from how its files are written.

Files of messages are written with plain spaces and asterisks. When one is read, spaces at which its language does not
break a line become no-break spaces: French has them before high signs and within its quotation marks, Polish behind
words of one letter. Asterisks around what weighs most become a mark that no name of a player can contain.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode, Pattern, Resource, StringLiteral, TextElement

WIDE, NARROW = "\u00a0", "\u202f"  # spaces that do not break
STRONG: Final = "\ue003"  # before and behind what weighs most, in messages "**"

_SPACE: Final = rf"[ {WIDE}{NARROW}]"
_PER_CENT: Final = re.compile(rf"{_SPACE}(?=%(?![(\w]))")  # not before the places argparse fills
_COLON: Final = re.compile(rf"{_SPACE}(?=:(?:\s|$))")
_HIGH_SIGNS: Final = re.compile(rf"(?<=«){_SPACE}|(?<![,;:]){_SPACE}(?=[;!?»])")
_ONE_LETTER: Final = re.compile(rf"(?<!\w)([aiouwz]){_SPACE}", re.IGNORECASE)
_ONE_LETTER_LAST: Final = re.compile(rf"{_SPACE}([aiouwz])\n(?=\S)", re.IGNORECASE)  # in a line of the file
_BEHIND_A_PLACE: Final = re.compile(r"\w+")


def typeset(source: str, language: str) -> Resource:
    """The messages of a file as its language sets them."""
    resource = FluentResource(source)
    setting = _SETTINGS.get(language, _plainly)
    if setting is _plainly and "**" not in source and not _PER_CENT.search(source):
        return resource  # which spares most files of most languages the way through all they say
    for pattern in _patterns(resource):
        for place, element in enumerate(pattern.elements):
            if isinstance(element, TextElement):
                begin = _ending(element.value) if place and _is_word(pattern.elements[place - 1]) else 0
                text = element.value.replace("**", STRONG)
                text = text[:begin] + setting(text[begin:])
                element.value = _PER_CENT.sub(WIDE, text)
    return resource


def _is_word(place: Any) -> bool:
    """Whether a word may stand in a place, to which what follows without a space belongs."""
    return not isinstance(place.expression, StringLiteral)


def _ending(text: str) -> int:
    """Where the ending of a word before a text is over: the ending of a name is no word of one letter."""
    ending = _BEHIND_A_PLACE.match(text)
    return ending.end() if ending else 0


def loose(text: str) -> str:
    """A text with plain spaces, to be searched or compared."""
    return text.replace(WIDE, " ").replace(NARROW, " ")


def _patterns(node: Any) -> Iterator[Pattern]:
    if isinstance(node, Pattern):
        yield node
    if isinstance(node, BaseNode):
        for name, part in vars(node).items():
            if name != "span":  # where it stands in the file
                yield from _patterns(part)
    elif isinstance(node, list):
        for part in node:
            yield from _patterns(part)


def _plainly(text: str) -> str:
    return text


def _in_french(text: str) -> str:
    return _HIGH_SIGNS.sub(NARROW, _COLON.sub(WIDE, text))


def _in_polish(text: str) -> str:
    return _ONE_LETTER.sub(rf"\1{WIDE}", _ONE_LETTER_LAST.sub(r"\n\1 ", text))


_SETTINGS: Final[Mapping[str, Callable[[str], str]]] = {"fr": _in_french, "pl": _in_polish}
