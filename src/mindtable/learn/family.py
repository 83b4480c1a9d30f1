"""What lessons ask of a family of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from ..game.contract import View
from ..games import families, family_of


@dataclass(frozen=True)
class Whisper:
    """What the coach whispers: a message, and the card that is `$card` in it."""

    message: str
    card: str = ""


@dataclass(frozen=True)
class FamilyLessons:
    """The lessons of a family: files of documents in a folder, each file a chapter."""

    folder: Path
    chapters: tuple[str, ...]  # the names of the files, in the order of learning
    cards: Mapping[str, Any]  # all that lessons may name, by their ids
    first: str = ""  # the lesson with which somebody begins who knows nothing yet
    whisper: Callable[[Any], Whisper | None] | None = None  # what is worth a whisper to the seat of a view

    def cards_in(self, document: Any) -> Iterator[str]:
        """The cards that stand in a document."""
        if isinstance(document, str):
            yield from (word for word in document.split() if word in self.cards)
        elif isinstance(document, Mapping):
            yield from self.cards_in(list(document.values()))
        elif isinstance(document, list):
            for part in document:
                yield from self.cards_in(part)


def families_with_lessons() -> list[FamilyLessons]:
    """All families that have lessons."""
    found = (family.part_if_any("learn") for family in families().values())
    return [cast(FamilyLessons, part) for part in found if part is not None]


def whisper_to(view: View) -> Whisper | None:
    """What the coach whispers to the seat of a view; None if nothing."""
    family: FamilyLessons | None = family_of(view.sight.game).part_if_any("learn")
    return family.whisper(view) if family is not None and family.whisper is not None else None
