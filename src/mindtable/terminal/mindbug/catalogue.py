"""All cards, to list, filter, read and count."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from difflib import get_close_matches
from itertools import groupby
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...mindbug.cards import EVERY_SET, FACES
from ...mindbug.words import ANY_POWER, Card, CardSet, Keyword, Trigger, Triggered
from ...wording import Wording
from ...wording.mindbug import MindbugWords
from ...wording.mindbug.lookup import called, hyphenated, printed, set_of
from ..arguments import CannotDo
from ..environment import new_console
from ..values import Values
from .census import Census
from .faces import Faces
from .steps import steps

_CONSTANT: Final = "constant"  # an ability without a trigger
KEYWORDS: Final = [keyword.value for keyword in Keyword]
TRIGGERS: Final = [*(trigger.value.replace(" ", "-") for trigger in Trigger), _CONSTANT]
_POWERS: Final = re.compile(
    r"(?P<only>[0-9]{1,3})|(?P<least>[0-9]{1,3})\+|(?P<lowest>[0-9]{1,3})?-(?P<most>[0-9]{1,3})"
)
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class MindbugCatalogue:
    """See `family.Catalogue`."""

    def add_options(self, command: argparse.ArgumentParser, wording: Wording) -> None:
        """Let cards be chosen by set, keyword and power."""
        say, filters = wording.message, _Filters(wording)
        command.epilog = say("command-cards-note")
        command.add_argument(
            "--set",
            dest="sets",
            type=filters.some_of(tuple(EVERY_SET)),
            metavar=say("command-value-sets"),
            help=say("command-set", sets=", ".join(EVERY_SET)),
        )
        keywords = say("command-keyword", keywords=", ".join(KEYWORDS))
        command.add_argument("--keyword", type=filters.keywords, metavar=say("command-value-words"), help=keywords)
        triggers = say("command-trigger", triggers=", ".join(TRIGGERS))
        command.add_argument("--trigger", choices=TRIGGERS, metavar=say("command-value-word"), help=triggers)
        power = say("command-power")
        command.add_argument("--power", type=filters.powers, metavar=say("command-value-number"), help=power)
        command.add_argument("--text", metavar=say("command-value-text"), help=say("command-text"))
        output = command.add_mutually_exclusive_group()
        output.add_argument("--json", action="store_true", help=say("command-json-cards"))
        output.add_argument("--report", action="store_true", help=say("command-report"))
        output.add_argument("--steps", action="store_true", help=say("command-steps"))

    def show(self, asked: argparse.Namespace) -> int:
        """List the cards that fit, or show the only one; as JSON, as a report or as the engine
        reads them where that is wanted."""
        wording: Wording = asked.wording
        found = [card for card in _named(" ".join(asked.name), wording) if _fits(card, asked, wording)]
        if asked.json:
            print(json.dumps([_as_data(card, wording) for card in found], indent=2))
            return 0
        console = new_console()
        if not found:
            console.print(Text(wording.message("terminal-cards-none")))
        elif asked.report:
            _report(console, wording, found)
        elif asked.steps:
            for card in found:
                console.print(steps(card, wording), "")
        elif len(found) == 1:
            console.print(Faces(wording).reading(found[0].id, width=console.width))
        else:
            _list(console, wording, found)
        return 0


class _Filters(Values):
    """What is put behind a filter, read."""

    def keywords(self, text: str) -> list[str]:
        for name in text.split(","):
            if name not in KEYWORDS:
                raise self.wrong("command-no-keyword", name=name, keywords=", ".join(KEYWORDS))
        return text.split(",")

    def powers(self, text: str) -> range:
        """The powers that 5, 4-6, 7+ or -3 mean."""
        match = _POWERS.fullmatch(text)
        powers = range(0)
        if match and match["most"]:
            powers = range(int(match["lowest"] or 0), int(match["most"]) + 1)
        elif match:
            least = int(match["only"] or match["least"])
            powers = range(least, least + 1 if match["only"] else max(least, ANY_POWER) + 1)
        if not powers:
            raise self.wrong("command-no-power", text=text)
        return powers


# --- which cards -----------------------------------------------------------------------------------


def _named(name: str, wording: Wording) -> list[Card]:
    """All cards, or those that a name means. Raises CannotDo if there is none."""
    found = called(name, wording) if name else list(FACES)
    if not found:
        close = get_close_matches(hyphenated(name), FACES, n=1)
        if close:
            raise CannotDo(wording.message("command-no-card-but", name=name, card=close[0]))
        raise CannotDo(wording.message("command-no-card", name=name))
    return [printed(card) for card in found]


def _fits(card: Card, asked: argparse.Namespace, wording: Wording) -> bool:
    """Whether a card passes all filters that were given."""
    return (
        (asked.sets is None or set_of(card.id).id in asked.sets)
        and (asked.keyword is None or {*asked.keyword} <= {keyword.value for keyword in card.keywords})
        and (asked.trigger is None or asked.trigger in _triggers(card))
        and (asked.power is None or card.power in asked.power)
        and (asked.text is None or _has_words(asked.text, card, wording))
    )


def _triggers(card: Card) -> Iterator[str]:
    for ability in card.abilities:
        yield ability.trigger.value.replace(" ", "-") if isinstance(ability, Triggered) else _CONSTANT


def _has_words(words: str, card: Card, wording: Wording) -> bool:
    text = _text(card, wording).casefold()
    return all(word in text for word in words.casefold().split())


# --- how they are shown ----------------------------------------------------------------------------


def _text(card: Card, wording: Wording) -> str:
    """The abilities of a card in one line."""
    abilities = wording.words(MindbugWords).card_text(card.id)
    return " ".join(f"{ability.heading} {ability.sentence}".strip() for ability in abilities)


def _as_data(card: Card, wording: Wording) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": wording.words(MindbugWords).card_name(card.id),
        "set": set_of(card.id).id,
        "power": card.power,
        "keywords": [keyword.value for keyword in card.keywords],
        "copies": card.copies,
        "text": _text(card, wording),
    }


def _list(console: Console, wording: Wording, found: list[Card]) -> None:
    faces = Faces(wording)
    for card_set, of_set in _by_set(found):
        console.print(Text(wording.words(MindbugWords).set_name(card_set.id), "bold underline"))
        console.print(faces.rows([card.id for card in of_set]))
        console.print()
    console.print(Text(wording.message("terminal-cards-count", count=len(found)), "dim"))


def _report(console: Console, wording: Wording, found: list[Card]) -> None:
    """What the cards of each set are made of, and all together."""
    counted = [
        (wording.words(MindbugWords).set_name(card_set.id), Census(of_set)) for card_set, of_set in _by_set(found)
    ]
    if len(counted) > 1:
        counted.append((wording.message("terminal-report-all"), Census(found)))
    for name, census in counted:
        figures = {
            "cards": census.cards,
            "copies": census.copies,
            "stages": census.stages,
            "abilities": census.abilities.total(),
            "hatches": census.escape_hatches,
        }
        console.print(Text(name, "bold underline"))
        console.print(Text(wording.message("terminal-report-figures", **figures)))
        page = Table.grid(padding=(0, 2, 0, 2))
        for kind, words in (("abilities", census.abilities), ("effects", census.effects)):
            often = ", ".join(f"{word}{_NO_BREAK}{number}" for word, number in words.most_common())
            page.add_row(Text(wording.message(f"terminal-report-{kind}"), "bold"), Text(often))
        console.print(page)
        console.print()


def _by_set(found: list[Card]) -> list[tuple[CardSet, list[Card]]]:
    return [(card_set, list(of_set)) for card_set, of_set in groupby(found, key=lambda card: set_of(card.id))]


catalogue: Final = MindbugCatalogue()
