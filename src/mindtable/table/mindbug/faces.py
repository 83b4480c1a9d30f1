"""Cards to read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...art.mindbug.faces import AbilityFace, Face, KeywordFace
from ...mindbug.cards import SETS
from ...mindbug.game import duel
from ...mindbug.words import Ability, InDiscardPile, Trigger, Triggered
from ...wording.mindbug import MindbugWords
from ...wording.mindbug.lookup import evolution_line, is_about_boosting, printed, set_of
from ...wording.mindbug.rulings import Ruling, rulings_of
from ..present.sayings import wording_in

# The cards whose creatures people may choose for a face.
CHOSEN: Final = tuple(card.id for name in duel.default_sets for card in SETS[name].cards)


@dataclass(frozen=True)
class Reading:
    """A card with all there is to know of it."""

    face: Face
    meanings: tuple[KeywordFace, ...]  # of its keywords, and of boosting
    line: tuple[Face, ...]  # all its stages, if there are several
    rulings: tuple[Ruling, ...]

    @property
    def later(self) -> tuple[Face, ...]:
        """The stages it may evolve into."""
        return tuple(face for face in self.line if face.stage > self.face.stage)


@cache
def face(card: str, language: str) -> Face:
    """The face of a card, by its id."""
    words = wording_in(language).words(MindbugWords)
    known = printed(card)
    line = evolution_line(card)
    return Face(
        card=card,
        name=words.card_name(card),
        power=known.power,
        keywords=tuple(keyword_face(keyword.value, language) for keyword in known.keywords),
        abilities=tuple(
            AbilityFace(text.trigger, text.sentence, _chip(text.abilities, language)) for text in words.card_text(card)
        ),
        set_id=set_of(card).id,
        set_name=words.set_name(set_of(card).id),
        number=known.number,
        stage=known.stage,
        stages=len(line),
    )


def _chip(abilities: tuple[Ability, ...], language: str) -> str:
    """What stands on a creature in play for what one sentence says: what happens when it is played is over."""
    wording = wording_in(language)
    for ability in abilities:
        match ability:
            case Triggered(Trigger.ATTACK | Trigger.DEFEATED | Trigger.ACTION):
                return wording.words(MindbugWords).trigger(ability)
            case InDiscardPile() | Triggered(Trigger.PLAY | Trigger.LIFE_LOST | Trigger.ARRIVED):
                pass
            case _:
                return wording.message("table-always")
    return ""


@cache
def keyword_face(keyword: str, language: str) -> KeywordFace:
    """A keyword as pages show it: its name and what it means."""
    wording = wording_in(language)
    return KeywordFace(
        keyword, wording.words(MindbugWords).keyword(keyword), wording.message(f"terminal-keyword-{keyword}")
    )


def _boost(language: str) -> KeywordFace:
    """What to boost means, shown as keywords are."""
    wording = wording_in(language)
    return KeywordFace("boost", wording.message("terminal-boost"), wording.message("terminal-boost-meaning"))


def reading(card: str, language: str) -> Reading:
    """A card to read, with its evolution line and its rulings."""
    line = evolution_line(card)
    return Reading(
        face=face(card, language),
        meanings=(*face(card, language).keywords, *((_boost(language),) if is_about_boosting(card) else ())),
        line=tuple(face(stage, language) for stage in line) if len(line) > 1 else (),
        rulings=tuple(rulings_of(card, wording_in(language))),
    )


def set_name(name: str, language: str) -> str:
    """What a set of cards is called."""
    return wording_in(language).words(MindbugWords).set_name(name)


@cache
def names_of_faces(language: str) -> Mapping[str, str]:
    """The faces that people may choose, with the names of their creatures."""
    words = wording_in(language).words(MindbugWords)
    return {card: words.card_name(card) for card in CHOSEN}
