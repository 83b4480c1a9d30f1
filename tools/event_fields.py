"""Writes the page that says what events there are and what they tell, from their classes.

`python tools/event_fields.py` writes it anew; a test sees that nobody has forgotten to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from importlib import import_module
from inspect import getdoc
from pathlib import Path
from typing import Final, get_type_hints

from fields import comments_in, kinds, said, table

from mindtable.game.contract import Event

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "events.md"

FAMILIES: Final = {"Mindbug": "mindtable.mindbug.events", "Mind Up!": "mindtable.mindup.events"}

BEFORE: Final = """# What events tell

`position.play(move)` gives what has happened, in order; so does `game.deal(...)`. Every kind of event is a frozen class
of its own with the fields below: ask by `isinstance(event, LifeLost)` or `match event`. `event.kind` is the name of the
class in words, `event.family` the family of games that tells of it.

What only some seats may know is secret: `event.seen_by` names those who know it (None: it is no secret), and
`event.told_to(seat)` is the event as a seat may know it, with None in place of what it may not; `told_to(None)` is for
spectators. A seat is a letter, a card its id.

This page is written by `tools/event_fields.py` from `game/contract.py`, `mindbug/events` and `mindup/events.py`.
"""


def page() -> str:
    """The page of all kinds of events."""
    parts = [BEFORE]
    for family, module in FAMILIES.items():
        found = sorted(dict.fromkeys(import_module(module).KINDS.values()), key=lambda one: str(one.__name__))
        parts.append(f"\n## {family}\n")
        parts += [f"\n### {family}: {one.__name__}\n\n{getdoc(one)}\n\n{_fields(one, family)}" for one in found]
        for kind in _made_of(found):
            parts.append(f"\n### {family}: {kind.__name__}\n\n{getdoc(kind)}\n\n{table(kind, family, '')}")
    return "".join(parts)


def _fields(kind: type[Event], family: str) -> str:
    hints, comments = get_type_hints(kind), comments_in(kind)
    lines = []
    for name in [field.name for field in fields(kind) if not field.kw_only]:
        secret = " (secret)" if name in kind.secrets else ""
        lines.append(f"- `{name}`, {said(hints[name], family, '')}: {comments[name]}{secret}\n")
    return "".join(lines)


def _made_of(events: Iterable[type[Event]]) -> Iterator[type]:
    """What fields of events are made of, each once."""
    found = [part for event in events for part in kinds(event) if part is not event]
    yield from dict.fromkeys(found)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
