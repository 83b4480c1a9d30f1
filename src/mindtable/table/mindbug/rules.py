"""The rules of the duel and of Tag Team as pages: which sections there are, and what stands beside their texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ...art.mindbug.faces import Face, KeywordFace
from ...game.contract import Event
from ...mindbug.cards import FACES
from ...mindbug.game import duel, tag_team
from ...mindbug.sight import Sight
from ...mindbug.words import Keyword
from ...wording.mindbug import MindbugWords
from ..present.examples import examples
from ..present.rulebook import Block, Example, Picture, Section, blocks
from ..present.sayings import said, wording_in
from ..present.scene import Scene
from .faces import face, keyword_face
from .page import MindbugPage, page


@dataclass(frozen=True)
class _Plan:
    """A section: the name of its messages, and what it shows."""

    name: str
    examples: tuple[str, ...] = ()
    card: str = ""  # to be read beside the text
    has_pieces: bool = False  # whether it shows what a player begins with
    has_keywords: bool = False  # whether it explains all of them
    names_keywords: bool = False  # whether it says of each in a sentence what it means
    is_about_texts: bool = False  # whether its examples need the texts of cards to be understood


_PLANS: Final[Mapping[str, tuple[_Plan, ...]]] = {
    duel.name: (
        _Plan("summary", names_keywords=True),
        _Plan("aim"),
        _Plan("setup", has_pieces=True),
        _Plan("card", card="killer-bee"),
        _Plan("turn"),
        _Plan("playing", ("mindbug",)),
        _Plan("attacking", ("fight", "tie")),
        _Plan("keywords", has_keywords=True),
        _Plan("effects", ("attack", "defeated", "constant"), card="ferret-bomber", is_about_texts=True),
        _Plan("states", ("boost", "evolution"), is_about_texts=True),
        _Plan("end", ("out-of-actions",)),
    ),
    tag_team.name: (
        _Plan("summary"),
        _Plan("aim"),
        _Plan("setup", has_pieces=True),
        _Plan("turn"),
        _Plan("playing", ("mindfrog",)),
        _Plan("attacking", ("block", "hunter")),
        _Plan("words", ("teammate",), card="lurker-island", is_about_texts=True),
        _Plan("end", ("skipped",)),
    ),
}


@dataclass(frozen=True)
class KeywordRule:
    """A keyword, what it means, and an example of it."""

    keyword: KeywordFace
    text: tuple[Block, ...]
    example: Example


@dataclass(frozen=True)
class Beside:
    """What a section shows besides its text and its examples."""

    game: str
    card: Face | None
    has_pieces: bool
    keywords: tuple[KeywordRule, ...]
    in_short: tuple[KeywordFace, ...]  # all keywords, where they are said in a sentence each
    texts: Mapping[str, tuple[Face, ...]]  # cards whose texts an example needs, by its name


def rules(game: str, language: str) -> tuple[Section, ...]:
    """The sections of the rules of a game, in the order of reading."""
    return tuple(_section(game, plan, language) for plan in _PLANS[game])


def _section(game: str, plan: _Plan, language: str) -> Section:
    there = examples(game, language)
    message = f"rules-{game}-{plan.name}"
    card = face(plan.card, language) if plan.card else None
    keywords = tuple(_keyword_rules(there, language)) if plan.has_keywords else ()
    shown = tuple(there[name] for name in plan.examples)
    return Section(
        name=plan.name,
        title=said(language, f"{message}-title", {}),
        text=tuple(blocks(said(language, message, {"card": card.name} if card else {}))),
        examples=shown,
        parts=tuple((one.keyword.id, one.keyword.name) for one in keywords),
        has_art=card is not None or plan.has_pieces,
        about=Beside(
            game=game,
            card=card,
            has_pieces=plan.has_pieces,
            keywords=keywords,
            in_short=tuple(keyword_face(one.value, language) for one in Keyword) if plan.names_keywords else (),
            texts={one.name: _texts(one) for one in shown} if plan.is_about_texts else {},
        ),
    )


def _keyword_rules(there: Mapping[str, Example], language: str) -> Iterator[KeywordRule]:
    for keyword in Keyword:
        text = tuple(blocks(said(language, f"rules-keyword-{keyword.value}", {})))
        yield KeywordRule(keyword_face(keyword.value, language), text, there[keyword.value])


def _texts(example: Example) -> tuple[Face, ...]:
    """The creatures of the reader's side that have a text."""
    pages: Iterator[MindbugPage] = (picture.page for picture in example.pictures)
    teams = (team for shown in pages for team in shown.teams if team.is_ours)
    faces = dict.fromkeys(one.face for team in teams for area in team.areas for one in area.creatures)
    return tuple(found for found in faces if found.abilities)


def picture(scene: Scene[Sight], _since: Sequence[Event]) -> Picture:
    """A moment of an example, with everything that was told since the one before."""
    told = tuple(sentence.text for sentence in scene.act)
    return Picture(told, page(scene), bool(scene.winners))


def names_in(document: Any, language: str) -> dict[str, str]:
    """The names of all cards of a scenario by their ids."""
    if isinstance(document, str):
        return {document: wording_in(language).words(MindbugWords).card_name(document)} if document in FACES else {}
    found = document.values() if isinstance(document, Mapping) else document if isinstance(document, list) else ()
    return {card: name for part in found for card, name in names_in(part, language).items()}
