"""Cards as they lie on the table. Most of them are the same as on the page before, and to all who look on: each is made
once of what is to be known of it."""

from __future__ import annotations

from collections.abc import Sequence
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


def creatures_shown(
    language: str,
    known: Sequence[CreatureSight],
    offers: Sequence[Offer],
    glides: Sequence[str],
    traces: Sequence[str],
) -> tuple[CreatureInPlay, ...]:
    """The creatures of a player, each with what may be done with it, its name for a browser, and what it has just done.
    Those beside an attacker stand on both sides of it."""
    shown = zip(known, offers, glides, traces, strict=True)
    found = [_creature(language, *one) for one in shown]
    if not any(one.role == "attacks" for one in found):
        return tuple(found)
    aside = [one for one in found if one.role != "attacks"]
    left = aside[: (len(aside) + 1) // 2]
    return tuple(
        one if one.role == "attacks" else one._replace(aside="left" if one in left else "right") for one in found
    )


@lru_cache(_REMEMBERED)
def _creature(language: str, known: CreatureSight, offer: Offer, glide: str, trace: str) -> CreatureInPlay:
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


def cards_shown(
    language: str, cards: Sequence[str], offers: Sequence[Offer], glides: Sequence[str], traces: Sequence[str]
) -> tuple[HandCard, ...]:
    """The cards of a hand or of a discard pile, each with what may be done with it, its name for a browser, and how it
    has just come there."""
    shown = zip(cards, offers, glides, traces, strict=True)
    return tuple([_card(language, *one) for one in shown])


@lru_cache(_REMEMBERED)
def _card(language: str, card: str, offer: Offer, glide: str, trace: str) -> HandCard:
    return HandCard(face(card, language), offer, glide, trace)
