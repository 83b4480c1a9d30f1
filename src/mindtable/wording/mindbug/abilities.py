"""What cards do, in words: the abilities of `mindbug.words.abilities`.

A new word needs one case here (mypy complains until it is there) and one message in every language.
"""

from __future__ import annotations

from typing import assert_never

from ...mindbug.words import (
    Ability,
    Act,
    Bonus,
    Cannot,
    Condition,
    Constant,
    CopiesKeywords,
    Costs,
    Creatures,
    EvolvesInstead,
    Grants,
    Hand,
    HuntsOnTheLeft,
    InDiscardPile,
    LowerPowerWins,
    MustBeHunted,
    Triggered,
    TurnsWhenExhausted,
    Who,
    WinsIfUnableToAct,
)
from ..language import Language, Phrase
from ..phrases import list_phrase
from .effects import EffectWords
from .nouns import trigger_phrase
from .things import ThingWords


class AbilityWords:
    """The abilities of cards in one language."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._phrase = language.phrase
        self._things = ThingWords(language)
        self._effects = EffectWords(language, self._things)

    def trigger(self, ability: Ability) -> str:
        """The heading of an ability: when it happens or where it works. One that just holds in play has none."""
        match ability:
            case Triggered(trigger):
                return trigger_phrase(self._language, trigger.value).text
            case InDiscardPile():
                return self._language.say("in-the-discard-pile")
            case _:
                return ""

    def heading(self, ability: Ability) -> str:
        """The trigger as it stands before the sentence; nothing, if there is none."""
        trigger = self.trigger(ability)
        return self._language.say("heading", trigger=trigger) if trigger else ""

    def sentence(self, ability: Ability) -> str:
        """What an ability does, without its heading."""
        if isinstance(ability, Triggered):
            return self._effects.sentences(ability)
        constant = ability.ability if isinstance(ability, InDiscardPile) else ability
        return self._language.say("sentence", clause=self._constant(constant))

    def _constant(self, ability: Constant) -> Phrase:
        everything = self._things.all
        match ability:
            case Bonus():
                return self._while(self._bonus(ability), ability.condition)
            case CopiesKeywords(keywords):
                return self._phrase("copies-keywords", keywords=self._things.both(map(self._things.keyword, keywords)))
            case Cannot():
                return self._while(self._ban(ability), ability.condition)
            case Costs(Act.USE_MINDBUGS, life):
                return self._phrase("mindbugs-cost-life", life=life)
            case Costs(Act.LOSE_LIFE, life):
                return self._phrase("more-life-lost", life=life)
            case Costs():
                raise ValueError(f"there are no words for {ability}")
            case WinsIfUnableToAct(who):
                return self._phrase("wins-if-unable-to-act", player=self._things.player(who))
            case HuntsOnTheLeft():
                return self._phrase("hunts-on-the-left")
            case LowerPowerWins():
                return self._phrase("lower-power-wins")
            case MustBeHunted():
                return self._phrase("must-be-hunted")
            case EvolvesInstead():
                return self._phrase("evolves-instead")
            case TurnsWhenExhausted(sides):
                turned = [self._phrase("side", power=power, keyword=self._things.keyword(key)) for power, key in sides]
                return self._phrase("turns-when-exhausted", sides=list_phrase(self._language, turned, end="or"))
            case Grants(to, granted):
                trigger = trigger_phrase(self._language, granted.trigger.value)
                effect = self._effects.granted(granted)
                return self._phrase("grants", creatures=everything(to), trigger=trigger, effect=effect)
            case _:
                assert_never(ability)

    def _ban(self, ban: Cannot) -> Phrase:
        match ban:
            case Cannot(Creatures() as which, Act.BLOCK):
                return self._phrase("cannot-block", creatures=self._things.all(which))
            case Cannot(Creatures() as which, Act.BLOCK_THIS):
                return self._phrase("cannot-block-this", creatures=self._things.all(which))
            case Cannot(Creatures() as which, Act.ATTACK):
                return self._phrase("cannot-attack", creatures=self._things.all(which))
            case Cannot(Hand(who, power), Act.BE_PLAYED):
                cards = self._things.card_of_power(power)
                return self._phrase("cannot-play", player=self._things.player(who), noun=cards)
            case Cannot(Who.EACH_OPPONENT, Act.RESOLVE_PLAY_EFFECTS):
                return self._phrase("no-play-effects")
            case Cannot(Who.EACH_PLAYER, Act.USE_MINDBUGS):
                return self._phrase("no-mindbugs")
            case Cannot(Who.EACH_OPPONENT, Act.GET_CARDS):
                return self._phrase("no-cards-to-hand")
            case _:
                raise ValueError(f"there are no words for {ban}")

    def _bonus(self, bonus: Bonus) -> Phrase:
        gifts = [self._things.keyword(keyword) for keyword in bonus.keywords]
        if bonus.power:
            power = self._phrase("more-power" if bonus.power > 0 else "less-power", power=abs(bonus.power))
            if bonus.per:
                power = self._phrase("for-each", bonus=power, noun=self._things.creature(bonus.per))
            gifts.insert(0, power)
        return self._phrase("get", creatures=self._things.all(bonus.to), bonus=self._things.both(gifts))

    def _while(self, clause: Phrase, condition: Condition | None) -> Phrase:
        if condition is None:
            return clause
        return self._phrase("while", clause=clause, condition=self._effects.condition(condition))
