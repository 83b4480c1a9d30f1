"""Plain YAML, read with limits: maps, lists, text, whole numbers, yes or no, and null; nothing that could grow.

A few lines of anchors, aliases and merge keys stand for more than fits into any machine, and tags name whatever a
program has. Neither is needed to write a position down, so neither is read. Limits hold while reading: what is too
much is refused before it is built.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import yaml

from .flaws import Flawed, Place, flaw, in_line, written

LONGEST_TEXT: Final = 1_000_000  # characters, of all documents of a file together
LONGEST_VALUE: Final = 1_000  # characters
MOST_VALUES: Final = 5_000  # of one document; lists, maps and the names of fields count, too
DEEPEST: Final = 20  # lists and maps within each other

# Not its quicker twin in C, which is not everywhere and takes other things for YAML: tabs, question marks.
_LOADER: Final = yaml.SafeLoader
_MERGE: Final = "<<"
_NO_TEXT: Final = re.compile(r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WHOLE_NUMBER: Final = re.compile(r"[-+]?[0-9]{1,18}")
_WORDS: Final[Mapping[str, bool | None]] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"), True),
    **dict.fromkeys(("no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"), False),
}

_Value = yaml.ScalarEvent | yaml.CollectionStartEvent


class Unreadable(Flawed):
    """A file, a text or a document that is not a scenario."""


def in_yaml(text: str) -> Iterator[Any]:
    """The documents of a text, one after the other, whatever they are. Raises Unreadable."""
    if len(text) > LONGEST_TEXT:
        raise Unreadable(flaw("too-long", most=LONGEST_TEXT))
    if sign := _NO_TEXT.search(text):
        line = in_line(text.count("\n", 0, sign.start()) + 1)
        raise Unreadable(flaw("not-yaml", line, why="it has a sign that no text has"))
    document = _Document()
    try:
        for event in yaml.parse(text, _LOADER):
            if isinstance(event, yaml.DocumentStartEvent):
                document = _Document()
            elif isinstance(event, yaml.DocumentEndEvent):
                yield document.value
            elif isinstance(event, yaml.CollectionEndEvent):
                document.close()
            elif isinstance(event, yaml.NodeEvent):
                document.add(event)
    except yaml.MarkedYAMLError as problem:
        where = [in_line(problem.problem_mark.line + 1)] if problem.problem_mark else []
        raise Unreadable(flaw("not-yaml", *where, why=problem.problem or "it cannot be read")) from problem
    except (ValueError, OverflowError) as problem:  # a version or a sign of a number that is none
        raise Unreadable(flaw("not-yaml", why=str(problem))) from problem


@dataclass
class _Open:
    """A list or a map that has not ended yet."""

    holds: list[Any] | dict[str, Any]
    name: str | None = None  # of a map, the field whose value comes next


class _Document:
    """A document that is built value by value."""

    def __init__(self) -> None:
        self.value: Any = None
        self._values = 0
        self._open: list[_Open] = []

    def add(self, event: yaml.NodeEvent) -> None:
        """Take in a text, or the beginning of a list or a map."""
        where = in_line(event.start_mark.line + 1 if event.start_mark else 1)
        if not isinstance(event, _Value) or event.anchor is not None:
            raise Unreadable(flaw("no-shortcuts", where))
        self._check(event, where)
        inner = self._open[-1] if self._open else None
        if inner is not None and isinstance(inner.holds, dict) and inner.name is None:
            inner.name = _name(event, inner.holds, where)
            return
        value = _value(event)
        if inner is None:
            self.value = value
        elif isinstance(inner.holds, list):
            inner.holds.append(value)
        elif inner.name is not None:
            inner.holds[inner.name] = value
            inner.name = None
        if isinstance(value, list | dict):
            self._open.append(_Open(value))

    def close(self) -> None:
        """Take in the end of the innermost list or map."""
        self._open.pop()

    def _check(self, event: _Value, where: Place) -> None:
        """Whether one more value of this kind may be here."""
        self._values += 1
        if self._values > MOST_VALUES:
            raise Unreadable(flaw("too-many-values", where, most=MOST_VALUES))
        if event.tag is not None:
            raise Unreadable(flaw("no-tags", where, tag=written(event.tag)))
        if isinstance(event, yaml.CollectionStartEvent) and len(self._open) == DEEPEST:
            raise Unreadable(flaw("too-deep", where, most=DEEPEST))
        if isinstance(event, yaml.ScalarEvent):
            if len(event.value) > LONGEST_VALUE:
                raise Unreadable(flaw("too-long", where, most=LONGEST_VALUE))
            if _NO_TEXT.search(event.value):  # written as a number: "\0"
                raise Unreadable(flaw("not-yaml", where, why="it has a sign that no text has"))


def _name(event: _Value, others: Mapping[str, Any], where: Place) -> str:
    """The name of a field, which is the text as it stands there."""
    if not isinstance(event, yaml.ScalarEvent):
        raise Unreadable(flaw("not-a-name", where))
    name: str = event.value
    if name == _MERGE:
        raise Unreadable(flaw("no-shortcuts", where))
    if name in others:
        raise Unreadable(flaw("name-twice", where, name=written(name)))
    return name


def _value(event: _Value) -> Any:
    """An empty list or map to be filled, or what a text means. What is in quotes is always text."""
    if not isinstance(event, yaml.ScalarEvent):
        return [] if isinstance(event, yaml.SequenceStartEvent) else {}
    text: str = event.value
    is_plain: bool = event.implicit[0]
    if not is_plain:
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _WHOLE_NUMBER.fullmatch(text) else text
