"""What the engine executes for a card, as a page: the words of its tables, under headings that can be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...mindbug import listing
from ...mindbug.cards import FACES
from ...mindbug.listing import EffectListing
from ...mindbug.words import Card
from ...wording import Wording
from ...wording.mindbug import MindbugWords

_COLUMNS: Final = ("number", "verb", "cards", "many", "amount", "to")
_WHOLE: Final = ("number", "verb", "to")  # never broken into lines
_OF_OPPONENT: Final = "*"


def steps(card: Card, wording: Wording) -> Group:
    """Every effect of a card step by step, and what its tables say that holds all the time."""
    face, name = FACES[card.id], wording.words(MindbugWords).card_name(card.id)
    found = [part for effect in listing.effects(face) for part in _effect(effect, wording)]
    found += _constants(face, wording)
    return Group(
        Text(wording.message("terminal-steps-card", card=name, face=face), "bold underline"),
        *(found or [Text(wording.message("terminal-steps-none"))]),
    )


def _effect(effect: EffectListing, wording: Wording) -> Iterator[Text | Padding]:
    trigger = wording.message(f"trigger-{effect.trigger.value.replace(' ', '-')}")
    heading = "terminal-steps-given" if effect.given else "terminal-steps-effect"
    yield Text(wording.message(heading, trigger=trigger, number=effect.number), "bold")
    page = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in _COLUMNS:
        page.add_column(wording.message(f"terminal-steps-{column}"), no_wrap=column in _WHOLE)
    for step in effect.steps:
        verb = f"{step.verb}{_OF_OPPONENT if step.about_opponent else ''}"
        to = "" if step.to is None else f"→ {step.to}"
        page.add_row(str(step.number), verb, step.cards, step.many, step.amount, to)
    yield Padding(page, (0, 0, 0, 2))
    if any(step.about_opponent for step in effect.steps):
        yield Text(wording.message("terminal-steps-opponent", mark=_OF_OPPONENT), "dim")


def _constants(face: int, wording: Wording) -> Iterator[Text | Padding]:
    found = listing.constants(face)
    if not found:
        return
    yield Text(wording.message("terminal-steps-constants"), "bold")
    page = Table.grid(padding=(0, 2, 0, 0))
    for table, text in found:
        page.add_row(table, text)
    yield Padding(page, (0, 0, 0, 2))
