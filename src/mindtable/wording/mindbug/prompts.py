"""What a player is asked, what may be answered and why an answer is refused, in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from ...game.contract import Move, Refusal, Seat
from ...mindbug.notation import Words, parse
from ...mindbug.sight import EffectSight, Sight
from ..language import Argument, Language, Phrase
from ..phrases import named, player_phrase
from .nouns import card_phrase, keyword_phrase, owned_phrase
from .sides import power_of_side

_REMEMBERED: Final = 1 << 12  # moves: most are offered again and again
parsed: Final = lru_cache(_REMEMBERED)(parse)  # the words of a move, which are always the same
# The purposes of a choice among creatures in play.
_OF_CREATURES: Final = frozenset(
    {"defeat", "take control", "boost creature", "must attack", "cannot block", "copy", "move to hand"}
)


class PromptWords:
    """Questions, moves and refusals in one language."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._plainly = lru_cache(_REMEMBERED)(self._said)

    # --- questions ---------------------------------------------------------------------------------

    def question(self, sight: Sight, names: Mapping[Seat, str]) -> str:
        """What the seat is asked, or whom it waits for."""
        asked = sight.to_decide
        if not asked:
            return self._language.say("question-none")
        if sight.seat is None or sight.seat not in asked:
            return self._language.say("question-of-other", player=self._player(asked[0], sight, names))
        known: dict[str, Argument] = {}
        if sight.attacker:
            known |= {"attacker": self._card(sight.attacker.card), "power": sight.attacker.power}
        if sight.shown:
            known |= {"card": self._card(sight.shown), "player": self._player(sight.turn, sight, names)}
        if sight.turning:
            known["turning"] = self._card(sight.turning)
        if sight.effect:
            known |= self._about(sight.effect) | {"player": self._player(sight.effect.seat, sight, names)}
        return self._language.say(named("question", sight.question), **known)

    def _about(self, effect: EffectSight) -> dict[str, Argument]:
        """What an effect in progress is, for messages to speak of."""
        return {
            "card": self._card(effect.giver),
            "amount": effect.amount,
            "given": self._card(effect.given),
            "doing": _doing(effect),
        }

    def _player(self, seat: Seat, sight: Sight, names: Mapping[Seat, str]) -> Phrase:
        """A player by name, or by the letter of the seat where there is no name."""
        return player_phrase(self._language, seat, sight.seat, {seat: seat, **names})

    def _card(self, card: str | None) -> Phrase:
        return card_phrase(self._language, card) if card else self._language.phrase("card-hidden")

    # --- moves -------------------------------------------------------------------------------------

    def move(self, move: Move, sight: Sight, names: Mapping[Seat, str]) -> str:
        """A move as a short phrase."""
        words = parsed(move.text)
        doing = _doing(sight.effect)
        if words.name is not None:
            return self._naming(words.name, sight, doing, names)
        seat = words.seat or _controller(words, sight)
        return self._plainly(move.text, doing, self._player(Seat(seat), sight, names) if seat else None)

    def _said(self, move: str, doing: str, player: Phrase | None) -> str:
        """A move that names a card, or nothing, by what it is for; with the player whose card it is, where that matters
        or is named."""
        words = parsed(move)
        if words.card is None:
            return self._language.say(named("move", words.verb), doing=doing)
        card = self._card(words.card)
        if words.number is not None:
            card = self._language.phrase("card-number", card=card, number=words.number)
        if player is not None:
            card = owned_phrase(self._language, card, player)
        return self._language.say(named("move", words.verb), card=card, doing=doing)

    def _naming(self, name: str, sight: Sight, doing: str, names: Mapping[Seat, str]) -> str:
        """The choice of something that is no card: a player, one of two effects, a keyword or a side."""
        question = sight.question
        if question == "choose player":
            return self._language.say("move-choose-player", player=self._player(Seat(name), sight, names), doing=doing)
        if question == "choose effect":
            return self._language.say(named("move", question, name))
        known: dict[str, Argument] = {"keyword": keyword_phrase(self._language, name)}
        if sight.turning:
            known["power"] = power_of_side(sight.turning, name)
        return self._language.say(named("move", question), **known)

    # --- refusals ----------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, as a sentence."""
        known: dict[str, Argument] = dict(refusal.facts)
        for fact in ("card", "attacker", "prey"):
            if fact in refusal.facts:
                known[fact] = self._card(refusal.facts[fact])
        about = [refusal.facts["question"]] if "question" in refusal.facts else []
        return self._language.say(named("refusal", refusal.reason, *about), **known)


def _doing(effect: EffectSight | None) -> str:
    """What a choice is for, as a mark for messages to select by; "" if that is not known."""
    return named(effect.doing or "") if effect else ""


def _controller(words: Words, sight: Sight) -> str | None:
    """Whose creature is chosen, if only one player has it."""
    if words.verb != "choose" or not sight.effect or sight.effect.doing not in _OF_CREATURES:
        return None
    seats = [player.seat for player in sight.players if words.card in [creature.card for creature in player.creatures]]
    return seats[0] if len(seats) == 1 else None
