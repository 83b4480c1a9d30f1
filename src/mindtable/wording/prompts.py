"""What a player is asked, what may be answered and why an answer is refused, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, assert_never

from ..game.contract import Move, Refusal
from ..mindbug.cards import CARDS, FACES
from ..mindbug.notation import Words, parse
from ..mindbug.words import (
    CannotBlockThisTurn,
    Defeat,
    Discard,
    Effect,
    GainLife,
    GiveToPlayOrKeep,
    HasThisTurn,
    If,
    InOrder,
    LoseLife,
    LoseLifeTo,
    MatchLife,
    PlayFrom,
    PlayThis,
    StealAtRandom,
    TakeControl,
    ToHand,
    Triggered,
)
from .abilities import AbilityWords
from .language import Argument, Language, Phrase
from .nouns import card_phrase, named


class PromptWords:
    """Questions, moves and refusals in one language."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._abilities = AbilityWords(language)

    # --- questions ---------------------------------------------------------------------------------

    def question(self, facts: Mapping[str, Any]) -> str:
        """What the seat to decide is asked, from the facts of a view."""
        asked = facts["to_decide"]
        if not asked:
            return self._language.say("question-none")
        if facts["seat"] not in asked:
            return self._language.say("question-of-other", seat=asked[0])
        known: dict[str, Argument] = {"mindbugs": facts["seats"][facts["seat"]]["mindbugs"]}
        if facts["attacker"]:
            known["attacker"] = card_phrase(self._language, facts["attacker"]["card"])
        card = facts["about"] or facts["shown"]
        if card:
            known["card"] = card_phrase(self._language, card)
        if facts["about"]:
            known["effects"] = self._abilities.effects(CARDS[FACES[facts["about"]]].abilities)
        return self._language.say(named("question", facts["question"]), **known)

    # --- moves -------------------------------------------------------------------------------------

    def move(self, move: Move, facts: Mapping[str, Any]) -> str:
        """A move as a short phrase."""
        words = parse(move.text)
        if words.card is not None:
            card = self._told_apart(card_phrase(self._language, words.card), words, facts)
            return self._language.say(_verb(words, facts), card=card)
        if words.seat is not None:
            return self._language.say("move-choose-seat", seat=words.seat)
        return self._language.say(named("move", words.verb))

    def _told_apart(self, card: Phrase, words: Words, facts: Mapping[str, Any]) -> Phrase:
        """A card with its owner and its number, where the move names them."""
        if words.number is not None:
            card = self._language.phrase("card-number", card=card, number=words.number)
        if words.seat is None:
            return card
        if words.seat == facts["seat"]:
            return self._language.phrase("card-yours", card=card)
        return self._language.phrase("card-of-seat", card=card, seat=words.seat)

    # --- refusals ----------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, as a sentence."""
        known: dict[str, Argument] = dict(refusal.facts)
        for fact in ("card", "attacker"):
            if fact in refusal.facts:
                known[fact] = card_phrase(self._language, refusal.facts[fact])
        about = [refusal.facts["question"]] if "question" in refusal.facts else []
        return self._language.say(named("refusal", refusal.reason, *about), **known)


def _verb(words: Words, facts: Mapping[str, Any]) -> str:
    """The message for a move with a card: for a choice what becomes of the card, where its effect leaves no doubt."""
    if words.verb == "choose" and facts["about"]:
        ways = {
            way
            for ability in CARDS[FACES[facts["about"]]].abilities
            if isinstance(ability, Triggered)
            for way in _choices(ability.effect)
        }
        if len(ways) == 1:
            return ways.pop()
    return named("move", words.verb)


def _choices(effect: Effect) -> Iterator[str]:
    """The messages for what is chosen in the course of an effect."""
    match effect:
        case Defeat():
            yield "choose-defeat"
        case TakeControl():
            yield "choose-take-control"
        case Discard():
            yield "choose-discard"
        case ToHand():
            yield "choose-to-hand"
        case PlayFrom():
            yield "choose-play-from"
        case GiveToPlayOrKeep():
            yield "choose-give"
        case CannotBlockThisTurn():
            yield "choose-cannot-block"
        case GainLife() | LoseLife() | LoseLifeTo() | MatchLife() | StealAtRandom() | PlayThis() | HasThisTurn():
            return
        case If(_, then):
            yield from _choices(then)
        case InOrder(effects):
            for part in effects:
                yield from _choices(part)
        case _:
            assert_never(effect)
