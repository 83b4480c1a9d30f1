"""Cards as they lie on the table. Most of them are the same as on the page before, and to all who look on: each is made
once of what is to be known of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ...art.mindbug.faces import Face, KeywordFace
from ...mindbug.sight import CreatureSight
from .faces import face, keyword_face
from .offers import Offer

_REMEMBERED: Final = 1 << 12  # cards, as they were shown last


class CreatureInPlay(NamedTuple):
    """A creature in play."""

    face: Face
    power: int
    change: str  # "raised", "lowered" or ""
    keywords: tuple[KeywordFace, ...]
    is_exhausted: bool
    role: str  # "attacks", "blocks" or ""
    boosts: tuple[Face, ...]
    offer: Offer
    glide: str  # the same for one card wherever it goes, so that it can be seen going there
    trace: str  # what it has just done, or what was done to it, in two words; "" if nothing
    aside: str = ""  # "left" or "right" of the attacker, who stands in the middle of the row


class HandCard(NamedTuple):
    """A card in a hand or in a discard pile."""

    face: Face
    offer: Offer
    glide: str
    trace: str = ""  # how it has just come there


@lru_cache(_REMEMBERED)
def creature(language: str, known: CreatureSight, offer: Offer, glide: str, trace: str) -> CreatureInPlay:
    """A creature in play, as it is shown."""
    power, base = known.power, known.printed_power
    return CreatureInPlay(
        face=face(known.card, language),
        power=power,
        change="raised" if power > base else "lowered" if power < base else "",
        keywords=tuple(keyword_face(keyword.value, language) for keyword in known.keywords),
        is_exhausted=known.exhausted,
        role="attacks" if known.attacking else "blocks" if known.blocking else "",
        boosts=tuple(face(boost, language) for boost in known.boosts),
        offer=offer,
        glide=glide,
        trace=trace,
    )


@lru_cache(_REMEMBERED)
def cards_shown(
    language: str, cards: tuple[str, ...], offers: tuple[Offer, ...], glides: tuple[str, ...], traces: tuple[str, ...]
) -> tuple[HandCard, ...]:
    """The cards of a hand or of a discard pile, each with what may be done with it, its name for a browser, and how it
    has just come there."""
    shown = zip(cards, offers, glides, traces, strict=True)
    return tuple([_card(language, *one) for one in shown])


@lru_cache(_REMEMBERED)
def _card(language: str, card: str, offer: Offer, glide: str, trace: str) -> HandCard:
    return HandCard(face(card, language), offer, glide, trace)
