"""Worked examples of the rules: scenarios that are run, with a picture wherever they say what holds.

What a picture shows and what is told before it come from the engine; only why it is so is said by hand. A scenario
that does not hold is not shown: running it fails.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from ...game.contract import Event, Seat, Sight
from ...game.scenarios import Moment, documents, moments
from ...games import game_named
from ..family import family_of
from ..tidings import Tidings, Told
from .rulebook import Example, Picture
from .sayings import said, wording_in
from .scene import Scene

READER: Final = Seat("A")
_NAMES: Final = dict(zip(map(Seat, "ABCDEF"), ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"), strict=True))


def file_of(game: str) -> Path:
    """Where the examples of a game are written."""
    return family_of(game).folder / "examples" / f"{game}.yaml"


def examples(game: str, language: str) -> Mapping[str, Example]:
    """The examples of a game by their names."""
    return read_examples(file_of(game), language)


@cache
def read_examples(file: Path, language: str) -> dict[str, Example]:
    """The examples in a file by their names."""
    return {document["name"]: _example(document, language) for document in documents(file)}


def _example(document: Mapping[str, Any], language: str) -> Example:
    game, name = document["game"], document["name"]
    named = family_of(game).names_in(document, language)
    return Example(name, tuple(_pictures(document, language)), said(language, f"rules-example-{game}-{name}", named))


def _pictures(document: Mapping[str, Any], language: str) -> Iterator[Picture]:
    game = document["game"]
    first = game_named(game).read_position(document).view(None).sight
    before = Told()
    since: list[Event] = []
    for moment in moments(document, game_named):
        since += [event.told_to(READER) for event in moment.told]
        if moment.is_expected:
            before.add(Tidings(tuple(since)))
            yield family_of(game).picture(_scene(moment, before, first, language), since)
            since = []


def _scene(moment: Moment, told: Told, first: Sight, language: str) -> Scene[Any]:
    view = moment.position.view(READER)
    return Scene(
        view=view,
        sight=view.sight,
        told=told.until(len(told)),
        names={seat: _NAMES[seat] for seat in moment.position.seats},
        bots={},
        wording=wording_in(language),
        to_decide=moment.position.to_decide,
        winners=moment.position.winners,
        first=first,
    )
