"""What cards do, in words: the abilities of `mindbug.words.abilities`.

A new word needs one case here (mypy complains until it is there) and one message in every language.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, assert_never

from ...mindbug.words import (
    EXACTLY,
    Ability,
    Act,
    Bonus,
    Cannot,
    Compare,
    Compared,
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
    Keyword,
    LowerPowerWins,
    MustBeHunted,
    Trigger,
    Triggered,
    TurnsWhenExhausted,
    Who,
    WinsIfUnableToAct,
    creatures,
    other_allied,
)
from ..language import Language, Phrase
from ..phrases import list_phrase
from .effects import EffectWords
from .nouns import trigger_phrase
from .things import ThingWords

# Where the heading is one word, several of them can share a sentence.
_WORDS: Final = (Trigger.PLAY, Trigger.ATTACK, Trigger.DEFEATED, Trigger.ACTION)
_CANNOT: Final = {
    (Act.ATTACK,): "cannot-attack",
    (Act.BLOCK,): "cannot-block",
    (Act.ATTACK, Act.BLOCK): "cannot-attack-or-block",
    (Act.BLOCK_THIS,): "cannot-block-this",
}
_ONE_OTHER: Final = Compare(other_allied(), EXACTLY, 1)


def in_sentences(abilities: Iterable[Ability]) -> list[tuple[Ability, ...]]:
    """The abilities of a card, and together those that one sentence says: the same effect at several times, or that
    the same creatures can neither attack nor block."""
    said: list[tuple[Ability, ...]] = []
    for ability in abilities:
        if said and _fit_together(said[-1][-1], ability):
            said[-1] += (ability,)
        else:
            said.append((ability,))
    return said


def _fit_together(first: Ability, second: Ability) -> bool:
    match first, second:
        case Triggered(one, effect), Triggered(other, same):
            return effect == same and one in _WORDS and other in _WORDS
        case InDiscardPile(lying), InDiscardPile(beside):
            return _fit_together(lying, beside)
        case Cannot(Creatures(), Act.ATTACK), Cannot(Creatures(), Act.BLOCK):
            return replace(first, act=Act.BLOCK) == second
        case _:
            return False


def _bans(abilities: Iterable[Ability]) -> list[Cannot]:
    """What abilities forbid, wherever their card lies."""
    held = (ability.ability if isinstance(ability, InDiscardPile) else ability for ability in abilities)
    return [ban for ban in held if isinstance(ban, Cannot)]


class AbilityWords:
    """The abilities of cards in one language; those of a card that evolves into another one, with its id.

    Abilities that one sentence says (`in_sentences`) are asked for together.
    """

    def __init__(self, language: Language, evolves_to: str | None = None) -> None:
        self._language = language
        self._phrase = language.phrase
        self._things = ThingWords(language)
        self._effects = EffectWords(language, self._things, evolves_to)

    def trigger(self, *abilities: Ability) -> str:
        """The heading of abilities: when they happen or where they work. One that just holds in play has none."""
        match abilities[0]:
            case Triggered():
                triggers = [ability.trigger.value for ability in abilities if isinstance(ability, Triggered)]
                words = [trigger_phrase(self._language, trigger) for trigger in triggers]
                return list_phrase(self._language, words, end="and").text
            case InDiscardPile():
                return self._language.say("in-the-discard-pile")
            case _:
                return ""

    def heading(self, *abilities: Ability) -> str:
        """The trigger as it stands before the sentence; nothing, if there is none."""
        trigger = self.trigger(*abilities)
        return self._language.say("heading", trigger=trigger) if trigger else ""

    def sentence(self, *abilities: Ability) -> str:
        """What abilities do, without their heading."""
        first = abilities[0]
        if isinstance(first, Triggered):
            return self._effects.sentences(first)
        bans = _bans(abilities)
        holds = first.ability if isinstance(first, InDiscardPile) else first
        return self._language.say("sentence", clause=self._bans(*bans) if bans else self._constant(holds))

    def _constant(self, ability: Constant) -> Phrase:
        match ability:
            case Bonus(condition=condition) if condition == _ONE_OTHER and ability.to == other_allied():
                return self._phrase("only-other-gets", bonus=self._gifts(ability))
            case Bonus():
                return self._while(self._bonus(ability), ability.condition)
            case CopiesKeywords(keywords):
                return self._phrase("copies-keywords", keywords=self._things.both(map(self._things.keyword, keywords)))
            case Cannot():
                return self._bans(ability)
            case Costs(Act.USE_MINDBUGS, life):
                return self._phrase("mindbugs-cost-life", life=life)
            case Costs(Act.LOSE_LIFE, life):
                return self._phrase("more-life-lost", life=life)
            case WinsIfUnableToAct(who):
                return self._phrase("wins-if-unable-to-act", player=self._things.player(who))
            case HuntsOnTheLeft():
                return self._phrase("hunts-on-the-left")
            case LowerPowerWins():
                return self._phrase("lower-power-wins")
            case MustBeHunted():
                return self._phrase("must-be-hunted")
            case EvolvesInstead():
                return self._phrase("evolves-instead", card=self._effects.next_stage())
            case TurnsWhenExhausted((first, second)):
                return self._phrase("turns-when-exhausted", first=self._side(*first), second=self._side(*second))
            case Grants(to, granted):
                trigger = trigger_phrase(self._language, granted.trigger.value)
                effect = self._effects.granted(granted)
                return self._about(to, "grants", trigger=trigger, effect=effect)
            case Costs() | TurnsWhenExhausted():
                raise ValueError(f"there are no words for {ability}")
            case _:
                assert_never(ability)

    def _side(self, power: int, keyword: Keyword) -> Phrase:
        return self._phrase("side", power=power, keyword=self._things.keyword(keyword))

    def _about(self, creatures: Creatures, message: str, **arguments: Phrase) -> Phrase:
        """What is said of all creatures that fit a description; of each of the strongest or weakest, if tied."""
        clause = self._phrase(message, creatures=self._things.all(creatures), **arguments)
        return self._phrase("each-if-tied", clause=clause) if creatures.extreme else clause

    def _bans(self, *bans: Cannot) -> Phrase:
        """What the same creatures cannot do, or a player."""
        return self._while(self._ban(*bans), bans[0].condition)

    def _ban(self, *bans: Cannot) -> Phrase:
        match bans[0]:
            case Cannot(Creatures() as which, Act.BLOCK_THIS) if which == creatures(compared=Compared.FAR_FROM_THIS):
                return self._phrase("blocked-by-near-power-only")
            case Cannot(Creatures() as which):
                return self._about(which, _CANNOT[tuple(ban.act for ban in bans)])
            case Cannot(Hand(who, power), Act.BE_PLAYED):
                cards = self._things.card_of_power(power)
                return self._phrase("cannot-play", player=self._things.player(who), noun=cards)
            case Cannot(Who.EACH_OPPONENT, Act.RESOLVE_PLAY_EFFECTS):
                return self._phrase("no-play-effects")
            case Cannot(Who.EACH_PLAYER, Act.USE_MINDBUGS):
                return self._phrase("no-mindbugs")
            case Cannot(Who.EACH_OPPONENT, Act.GET_CARDS):
                return self._phrase("no-cards-to-hand")
            case ban:
                raise ValueError(f"there are no words for {ban}")

    def _bonus(self, bonus: Bonus) -> Phrase:
        message = "gets" if bonus.power > 0 else "gets-less" if bonus.power else "has"
        return self._about(bonus.to, message, bonus=self._gifts(bonus))

    def _gifts(self, bonus: Bonus) -> Phrase:
        """Power and keywords, as a list."""
        gifts = [self._things.keyword(keyword) for keyword in bonus.keywords]
        if bonus.power:
            power = self._phrase("more-power" if bonus.power > 0 else "less-power", power=abs(bonus.power))
            if bonus.per:
                power = self._phrase("for-each", bonus=power, noun=self._things.creature(bonus.per))
            gifts.insert(0, power)
        return self._things.both(gifts)

    def _while(self, clause: Phrase, condition: Condition | None) -> Phrase:
        if condition is None:
            return clause
        return self._phrase("while", clause=clause, condition=self._effects.condition(condition))
