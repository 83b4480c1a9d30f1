"""Writes the pages that say what is in a sight, from the types of sights and the comments beside their fields.

`python tools/sight_fields.py` writes them anew; a test sees that nobody has forgotten to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from importlib import import_module
from inspect import getdoc, getsource
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "sights.md"
PROTOCOL: Final = ROOT / "docs" / "bot-protocol.md"
MARKS: Final = ("<!-- fields of sights, written by tools/sight_fields.py -->\n", "<!-- end of the fields -->\n")

FAMILIES: Final = {"Mindbug": "mindtable.mindbug.sight", "Mind Up!": "mindtable.mindup.sight"}
PLAIN: Final = {str: "text", int: "number", bool: "true or false", NoneType: "null"}

BEFORE: Final = """# What is in a sight

`view.sight` is all that a seat may know, as a frozen value: `view.sight.player("B").life`. `view.facts()` is the same
in the shape of JSON, under the same names: tuples are lists, None is null. It is also what programs are told that speak
[protocol 2](bot-protocol.md). A seat is a letter, a card its id, and a card that is not known None.

This page is written by `tools/sight_fields.py` from `mindbug/sight.py` and `mindup/sight.py`.
"""


def page() -> str:
    """The page of all fields."""
    parts = [BEFORE]
    for family, module in FAMILIES.items():
        parts.append(f"\n## {family}\n")
        for kind in _kinds(import_module(module).Sight):
            parts.append(f"\n### {family}: {kind.__name__}\n\n{getdoc(kind)}\n\n{_table(kind, family, '')}")
    return "".join(parts)


def section() -> str:
    """The fields of a view for the page of the protocol; what they are made of is said by the other page."""
    parts = [MARKS[0]]
    for family, module in FAMILIES.items():
        parts.append(f"\n### The view in {family}\n\n{_table(import_module(module).Sight, family, PAGE.name)}")
    return "".join([*parts, "\n", MARKS[1]])


def with_section(text: str) -> str:
    """The page of the protocol with the fields as they are now."""
    before, _, rest = text.partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    return before + section() + after


def _kinds(kind: type) -> Iterator[type]:
    """A kind of value and all that its fields are made of, each once."""
    found = [kind]
    for one in found:
        yield one
        hints = get_type_hints(one).values() if is_dataclass(one) else ()
        parts = [part for hint in hints for part in _parts(hint)]
        found += [part for part in dict.fromkeys(parts) if _has_heading(part) and part not in found]


def _parts(hint: Any) -> Iterator[Any]:
    yield hint
    for part in get_args(hint):
        yield from _parts(part)


def _has_heading(kind: Any) -> bool:
    return is_dataclass(kind) or (isinstance(kind, type) and issubclass(kind, Enum))


def _table(kind: Any, family: str, address: str) -> str:
    if issubclass(kind, Enum):
        return ", ".join(f"`{member.value}`" for member in kind) + "\n"
    hints = get_type_hints(kind)
    comments = dict(re.findall(r"^    (\w+): [^#\n]*  # (.*)$", getsource(kind), re.MULTILINE))
    rows = [
        f"| `{name}` | {_said(hints[name], family, address)} | {comments[name]} |\n"
        for name in kind.__dataclass_fields__
    ]
    return "".join(["| field | what it is | what it says |\n| --- | --- | --- |\n", *rows])


def _said(hint: Any, family: str, address: str) -> str:
    """A type in words."""
    if get_origin(hint) is tuple:
        part = _said(get_args(hint)[0], family, address)
        return f"list of {f'({part})' if ' or null' in part else part}"
    if get_origin(hint) in (Union, UnionType):
        return " or ".join(_said(part, family, address) for part in get_args(hint))
    if _has_heading(hint):
        anchor = re.sub(r"[^\w ]", "", f"{family} {hint.__name__}").lower().replace(" ", "-")
        return f"[{hint.__name__}]({address}#{anchor})"
    return PLAIN.get(hint, "seat")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    PROTOCOL.write_text(with_section(PROTOCOL.read_text(encoding="utf-8")), encoding="utf-8")
