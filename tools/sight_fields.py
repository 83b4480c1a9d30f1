"""Writes the pages that say what is in a sight, from the types of sights and the comments beside their fields.

`python tools/sight_fields.py` writes them anew; a test sees that nobody has forgotten to.
"""

from __future__ import annotations

from importlib import import_module
from inspect import getdoc
from pathlib import Path
from typing import Final

from fields import kinds, table

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "sights.md"
PROTOCOL: Final = ROOT / "docs" / "bot-protocol.md"
MARKS: Final = ("<!-- fields of sights, written by tools/sight_fields.py -->\n", "<!-- end of the fields -->\n")

FAMILIES: Final = {"Mindbug": "mindtable.mindbug.sight", "Mind Up!": "mindtable.mindup.sight"}

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
        for kind in kinds(import_module(module).Sight):
            parts.append(f"\n### {family}: {kind.__name__}\n\n{getdoc(kind)}\n\n{table(kind, family, '')}")
    return "".join(parts)


def section() -> str:
    """The fields of a view for the page of the protocol; what they are made of is said by the other page."""
    parts = [MARKS[0]]
    for family, module in FAMILIES.items():
        parts.append(f"\n### The view in {family}\n\n{table(import_module(module).Sight, family, PAGE.name)}")
    return "".join([*parts, "\n", MARKS[1]])


def with_section(text: str) -> str:
    """The page of the protocol with the fields as they are now."""
    before, _, rest = text.partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    return before + section() + after


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    PROTOCOL.write_text(with_section(PROTOCOL.read_text(encoding="utf-8")), encoding="utf-8")
