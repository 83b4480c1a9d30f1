"""The rules of Mind Up! as a page: which sections there are, and what stands beside their texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ...game.contract import Event
from ...mindup.cards import Colour
from ...mindup.events import CardPlaced, CardRevealed, CardTaken, RoundScored
from ...mindup.objectives import OBJECTIVES
from ...mindup.sight import Sight
from ...wording.mindup import MindUpWords
from ..present.examples import READER, examples
from ..present.rulebook import Picture, Section, blocks
from ..present.sayings import said, wording_in
from ..present.scene import Scene
from .faces import Numbered, numbered
from .page import MindUpPage, SheetLine, page


@dataclass(frozen=True)
class _Plan:
    """A section: the name of its messages, and what it shows."""

    name: str
    examples: tuple[str, ...] = ()
    has_pieces: bool = False  # whether it shows the colours and the columns
    has_objectives: bool = False  # whether it lists all of them


_PLANS: Final = (
    _Plan("summary"),
    _Plan("aim"),
    _Plan("setup", has_pieces=True),
    _Plan("turn", ("turn",)),
    _Plan("columns", ("columns",)),
    _Plan("scoring", ("round",)),
    _Plan("rounds"),
    _Plan("objectives", ("objectives",), has_objectives=True),
    _Plan("end", ("end",)),
)


@dataclass(frozen=True)
class Beside:
    """What a section shows besides its text and its examples."""

    colours: tuple[tuple[str, str], ...]  # all there are, with their names
    objectives: tuple[str, ...]


@dataclass(frozen=True)
class Taking:
    """Who played which card and took which one for it."""

    name: str
    is_reader: bool
    played: Numbered
    taken: Numbered


@dataclass(frozen=True)
class Turn:
    """What a picture shows besides the table."""

    takings: tuple[Taking, ...]  # from the lowest card played to the highest
    sheet: tuple[SheetLine, ...]  # the reader's own, if a round has just ended


def rules(game: str, language: str) -> tuple[Section, ...]:
    """The sections of the rules, in the order of reading."""
    return tuple(_section(game, plan, language) for plan in _PLANS)


def _section(game: str, plan: _Plan, language: str) -> Section:
    there = examples(game, language)
    words = wording_in(language).words(MindUpWords)
    message = f"rules-{game}-{plan.name}"
    colours = tuple((colour.value, words.colour(colour.value)) for colour in Colour) if plan.has_pieces else ()
    return Section(
        name=plan.name,
        title=said(language, f"{message}-title", {}),
        text=tuple(blocks(said(language, message, {}))),
        examples=tuple(there[name] for name in plan.examples),
        has_art=plan.has_pieces,
        about=Beside(colours, tuple(words.objective(one.id) for one in OBJECTIVES) if plan.has_objectives else ()),
    )


def picture(scene: Scene[Sight], since: Sequence[Event]) -> Picture:
    """A moment of an example. Most is drawn; what is left to be told is where the reader's last card went."""
    shown = page(scene)
    placed = [event for event in since if isinstance(event, CardPlaced) and event.seat == READER]
    told = scene.wording.words(MindUpWords).story(placed, READER, scene.names)
    has_scored = any(isinstance(event, RoundScored) for event in since)
    return Picture(
        told=tuple(sentence.text for sentence in told),
        page=shown,
        is_over=bool(scene.winners),
        about=Turn(
            takings=tuple(_takings(scene, since)),
            sheet=_own_sheet(shown) if has_scored and not scene.winners else (),
        ),
    )


def _takings(scene: Scene[Sight], since: Sequence[Event]) -> Iterator[Taking]:
    revealed = {event.seat: event.card for event in since if isinstance(event, CardRevealed)}
    taken = {event.seat: event.card for event in since if isinstance(event, CardTaken)}
    for seat in sorted(revealed.keys() & taken.keys(), key=lambda seat: int(revealed[seat])):
        player = scene.player(seat)
        played_card, taken_card = (numbered(cards[seat], scene.language) for cards in (revealed, taken))
        yield Taking(player.name, player.is_viewer, played_card, taken_card)


def _own_sheet(shown: MindUpPage) -> tuple[SheetLine, ...]:
    place = [player.seat for player in shown.open.sheet.players].index(READER)
    lines = [SheetLine(line.label, line.cells[place : place + 1], line.is_sum) for line in shown.open.sheet.lines]
    return tuple(line for line in lines if line.cells != ("",))


def names_in(_document: object, _language: str) -> Mapping[str, str]:
    """Cards have numbers in place of names, which sentences say themselves."""
    return {}
