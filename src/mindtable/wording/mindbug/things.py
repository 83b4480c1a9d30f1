"""Players, creatures and cards in words, and how many of them: the words of `mindbug.words.things`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from ...mindbug.words import (
    ALL,
    ANY_POWER,
    BoostCards,
    Count,
    Creatures,
    DiscardPile,
    DrawPile,
    Hand,
    It,
    Keyword,
    Power,
    Side,
    Some,
    Things,
    UnusedCards,
    Who,
)
from ..language import Language, Phrase
from ..phrases import list_phrase, named
from .nouns import keyword_phrase, who_phrase


class ThingWords:
    """Whom and what an ability is about, in one language."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._phrase = language.phrase

    def player(self, who: Who) -> Phrase:
        """Who is meant."""
        return who_phrase(self._language, who)

    def keyword(self, keyword: Keyword) -> Phrase:
        """The name of a keyword."""
        return keyword_phrase(self._language, keyword.value)

    def either(self, phrases: Iterable[Phrase]) -> Phrase:
        """One or another of several keywords."""
        return list_phrase(self._language, phrases, end="or", kind="keywords")

    def both(self, phrases: Iterable[Phrase]) -> Phrase:
        """All of several keywords or gifts like them."""
        return list_phrase(self._language, phrases, end="and", kind="keywords")

    # --- nouns: how many is said by another message around them -------------------------------------

    def card(self) -> Phrase:
        """The word for a card."""
        return self._phrase("card")

    def card_of_choice(self, who: Who) -> Phrase:
        """A card of a hand, chosen by the player whose hand it is."""
        return self._phrase("card-of-choice", player=self.player(who))

    def card_of_power(self, power: Power) -> Phrase:
        """A card of some power."""
        return self._of_power(self.card(), power)

    def noun(self, of: Things) -> Phrase:
        """What an effect is about: creatures, or cards of some place."""
        match of:
            case Creatures():
                return self.creature(of)
            case DiscardPile(Who.EACH_PLAYER, power):
                return self._phrase("from-any-discard-pile", noun=self.card_of_power(power))
            case DiscardPile(who, power):
                return self._phrase("from-discard-pile", noun=self.card_of_power(power), player=self.player(who))
            case BoostCards(of_this=True):
                return self._phrase("boost-card-of-this")
            case BoostCards():
                return self._phrase("boost-card")
            case Hand() | DrawPile() | UnusedCards() | It():
                raise ValueError(f"there are no words to choose from {of}")
            case _:
                assert_never(of)

    def creature(self, of: Creatures) -> Phrase:
        """The creatures that are meant, with all that is said of them."""
        noun = self._phrase(named("creature", of.side.value))
        if of.boosted:
            noun = self._phrase("boosted", noun=noun)
        if of.other:
            noun = self._phrase("other", noun=noun)
        noun = self._of_power(noun, of.power)
        if of.compared:
            noun = self._phrase(named("power", of.compared.value), noun=noun)
        if of.having == tuple(Keyword):
            noun = self._phrase("having-any-keyword", noun=noun)
        elif of.having:
            noun = self._phrase("having", noun=noun, keywords=self.either(map(self.keyword, of.having)))
        for message, true in (
            ("having-named-keyword", of.having_named),
            # Where other sides have an adjective these have a clause, which stands before what creatures do.
            ("not-yours", of.side is Side.NOT_YOURS),
            ("of-your-teammate", of.side is Side.TEAMMATES),
            ("with-play-effect", of.with_play_effect),
            ("able-to-attack", of.able_to_attack),
            ("blocked", of.blocked),
        ):
            if true:
                noun = self._phrase(message, noun=noun)
        if of.extreme:  # among those described so far
            among = ("in play",) if of.side is Side.EITHER else ()
            noun = self._phrase(named("power", of.extreme.value, *among), noun=noun)
        return noun

    def _of_power(self, noun: Phrase, power: Power) -> Phrase:
        if power.least and power.most < ANY_POWER:
            return self._phrase("power-between", noun=noun, least=power.least, most=power.most)
        if power.least:
            return self._phrase("power-at-least", noun=noun, power=power.least)
        if power.most < ANY_POWER:
            return self._phrase("power-at-most", noun=noun, power=power.most)
        return noun

    # --- how many ----------------------------------------------------------------------------------

    def all(self, creatures: Creatures) -> Phrase:
        """Whatever creatures fit a description, as the subject of a sentence."""
        noun = self.creature(creatures)
        if creatures.side is Side.THIS:
            return noun
        return self._phrase("the-creature" if creatures.extreme else "creatures", noun=noun)

    def some(self, some: Some) -> Phrase:
        """So many of the creatures or cards described."""
        return self.so_many(some, self.noun(some.of))

    def so_many(self, some: Some, noun: Phrase) -> Phrase:
        """As many as it says, by whatever noun."""
        if some.at_random:
            raise ValueError(f"there are no words for {some}")
        if some.equal_power:
            noun = self._phrase("of-equal-power", noun=noun)
        match (some.least, some.most):
            case (least, _) if least == ALL:
                is_extreme = isinstance(some.of, Creatures) and some.of.extreme is not None
                return self._phrase("the-one-or-tied" if is_extreme else "every", noun=noun)
            case (0, most) if most == ALL:
                return self._phrase("any-number", noun=noun)
            case (0, Count() as most):
                return self._phrase("up-to-one-for-each", noun=noun, count=self.count(most))
            case (0, int(most)):
                return self._phrase("up-to", noun=noun, count=most)
            case (Count() as least, most) if least is most:
                return self._phrase("one-for-each", noun=noun, count=self.count(least))
            case (int(least), most) if least == most:
                return self._phrase("exactly", noun=noun, count=least)
            case (least, most):
                return self._phrase("between", noun=noun, least=self._number(least), most=self._number(most))

    def count(self, count: Count) -> Phrase:
        """A number that is found when it is needed."""
        return self._phrase(named("count", count.value))

    def _number(self, number: int | Count) -> int | Phrase:
        return self.count(number) if isinstance(number, Count) else number
