"""Worked examples of the rules: scenarios that are run, with a picture wherever they say what holds.

What a picture shows and what is told before it come from the engine; only why it is so is said by hand. A scenario
that does not hold is not shown: running it fails.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ...art.faces import Face
from ...game.contract import Event, Seat
from ...game.scenarios import Moment, documents, moments
from ...games import game_named
from ...mindbug.cards import FACES
from ...mindbug.events import TurnBegan
from ...mindup.events import CardPlaced, CardRevealed, CardTaken, RoundScored
from ...mindup.game import mind_up
from ...wording.mindbug import MindbugWords
from ..teams import sides
from ..telling import Telling
from .families import Page, page_of
from .mindbug import MindbugPage
from .mindup import MindUpPage, Numbered, SheetLine, numbered
from .sayings import said, wording_in
from .scene import Scene

FOLDER: Final = Path(__file__).parent.parent / "examples"
READER: Final = Seat("A")
_NAMES: Final = {Seat("A"): "Ada", Seat("B"): "Ben", Seat("C"): "Cleo", Seat("D"): "Dan"}


@dataclass(frozen=True)
class Taking:
    """Who played which card of Mind Up! and took which one for it."""

    name: str
    is_reader: bool
    played: Numbered
    taken: Numbered


@dataclass(frozen=True)
class Picture:
    """A moment of an example: what was told since the one before, and what lies on the table then."""

    told: tuple[str, ...]
    takings: tuple[Taking, ...]  # from the lowest card played to the highest
    sheet: tuple[SheetLine, ...]  # the reader's own, if a round has just ended
    page: Page
    is_over: bool


@dataclass(frozen=True)
class Example:
    name: str
    pictures: tuple[Picture, ...]
    why: str

    @property
    def texts(self) -> tuple[Face, ...]:
        """The creatures of the reader's side that have a text."""
        pages = (picture.page for picture in self.pictures)
        teams = (team for page in pages if isinstance(page, MindbugPage) for team in page.teams if team.is_ours)
        faces = dict.fromkeys(one.face for team in teams for area in team.areas for one in area.creatures)
        return tuple(face for face in faces if face.abilities)


@cache
def examples(game: str, language: str) -> Mapping[str, Example]:
    """The examples of a game by their names."""
    return {
        document["name"]: Example(
            name=document["name"],
            pictures=tuple(_pictures(document, language)),
            why=said(language, f"rules-example-{game}-{document['name']}", _card_names(document, language)),
        )
        for document in documents(FOLDER / f"{game}.yaml")
    }


def _card_names(document: Any, language: str) -> dict[str, str]:
    """The names of all cards of a scenario by their ids."""
    if isinstance(document, str):
        return {document: wording_in(language).words(MindbugWords).card_name(document)} if document in FACES else {}
    found = document.values() if isinstance(document, Mapping) else document if isinstance(document, list) else ()
    return {card: name for part in found for card, name in _card_names(part, language).items()}


def _pictures(document: Mapping[str, Any], language: str) -> Iterator[Picture]:
    first = game_named(document["game"]).read_position(document).view(None).facts()
    before: list[Event] = []
    since: list[Event] = []
    for moment in moments(document, game_named):
        since += [event.told_to(READER) for event in moment.told]
        if moment.is_expected:
            before += since
            yield _picture(_scene(moment, before, first, language), since)
            since = []


def _scene(moment: Moment, told: list[Event], first: Mapping[str, Any], language: str) -> Scene:
    view = moment.position.view(READER)
    facts = view.facts()
    return Scene(
        view=view,
        facts=facts,
        told=[Telling(tuple(told))],
        names={Seat(seat): _NAMES[Seat(seat)] for seat in facts["seats"]},
        bots=frozenset(),
        sides=sides(facts),
        wording=wording_in(language),
        to_decide=moment.position.to_decide,
        winners=moment.position.winners,
        first_facts=first,
    )


def _picture(scene: Scene, since: list[Event]) -> Picture:
    page = page_of(scene)
    is_numbered = scene.facts["game"] == mind_up.name
    of_interest = [event for event in since if _is_own_last_card(event)] if is_numbered else since
    has_scored = any(isinstance(event, RoundScored) for event in since)
    sentences = (scene.sentence(event) for event in of_interest if not isinstance(event, TurnBegan))
    return Picture(
        told=tuple(sentence for sentence in sentences if sentence),
        takings=tuple(_takings(scene, since)),
        sheet=_own_sheet(page) if has_scored and not scene.winners else (),
        page=page,
        is_over=bool(scene.winners),
    )


def _is_own_last_card(event: Event) -> bool:
    """Of Mind Up! most is drawn; what is left to be told is where the reader's last card went."""
    return isinstance(event, CardPlaced) and event.seat == READER


def _takings(scene: Scene, since: list[Event]) -> Iterator[Taking]:
    revealed = {event.seat: event.card for event in since if isinstance(event, CardRevealed)}
    taken = {event.seat: event.card for event in since if isinstance(event, CardTaken)}
    for seat in sorted(revealed.keys() & taken.keys(), key=lambda seat: int(revealed[seat])):
        player = scene.player(seat)
        played_card, taken_card = (numbered(cards[seat], scene.language) for cards in (revealed, taken))
        yield Taking(player.name, player.is_viewer, played_card, taken_card)


def _own_sheet(page: Page) -> tuple[SheetLine, ...]:
    if not isinstance(page, MindUpPage):
        return ()
    place = [player.seat for player in page.sheet.players].index(READER)
    lines = [SheetLine(line.label, line.cells[place : place + 1], line.is_sum) for line in page.sheet.lines]
    return tuple(line for line in lines if line.cells != ("",))
