"""What cards do, in words: a walk over the words of `mindbug.words` that calls a message for each.

A new word needs one case here (mypy complains until it is there) and one message in every language.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from ..mindbug.words import (
    ALL,
    ANY_POWER,
    Ability,
    Alone,
    Bonus,
    CannotAttack,
    CannotBlock,
    CannotBlockThisTurn,
    Condition,
    Constant,
    CopiesKeywords,
    Creatures,
    Defeat,
    Discard,
    DiscardPile,
    Effect,
    FewerCreatures,
    GainLife,
    GiveToPlayOrKeep,
    HasThisTurn,
    If,
    InOrder,
    Keyword,
    LifeIs,
    LoseLife,
    LoseLifeTo,
    MatchLife,
    MoreCreatures,
    NoPlayEffects,
    PlayFrom,
    PlayThis,
    Power,
    Side,
    Some,
    StealAtRandom,
    TakeControl,
    ToHand,
    Triggered,
    Who,
    YourTurn,
)
from .language import Language, Phrase
from .nouns import keyword_phrase, list_phrase, named, who_phrase


class AbilityWords:
    """The abilities of cards in one language."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._phrase = language.phrase

    def trigger(self, ability: Ability) -> str:
        """The heading of an ability: when it happens. A constant one has none."""
        if isinstance(ability, Triggered):
            return self._language.say(named("trigger", ability.trigger.value))
        return ""

    def sentence(self, ability: Ability) -> str:
        """What an ability does, without its heading."""
        if isinstance(ability, Triggered):
            return self._sentences(ability.effect)
        return self._language.say("sentence", clause=self._constant(ability))

    def effects(self, abilities: Iterable[Ability]) -> str:
        """All that is to be done when something happens, with its headings, as running text."""
        text, *others = [
            self._language.say("ability", trigger=self.trigger(ability), sentence=self.sentence(ability))
            for ability in abilities
            if isinstance(ability, Triggered)
        ]
        for other in others:
            text = self._language.say("abilities", before=text, next=other)
        return text

    # --- effects -----------------------------------------------------------------------------------

    def _sentences(self, effect: Effect) -> str:
        """An effect as a sentence, or one for each of several in order: so an `if` among them ends with its own."""
        first, *others = effect.effects if isinstance(effect, InOrder) else (effect,)
        text = self._language.say("sentence", clause=self._effect(first))
        for other in others:
            text = self._language.say("sentence-then", before=text, clause=self._effect(other))
        return text

    def _effect(self, effect: Effect) -> Phrase:
        match effect:
            case GainLife(amount):
                return self._phrase("gain-life", amount=amount)
            case LoseLife(who, amount):
                return self._phrase("lose-life", player=self._player(who), amount=amount)
            case LoseLifeTo(who, left):
                return self._phrase("lose-life-to", player=self._player(who), left=left)
            case MatchLife(to):
                return self._phrase("match-life", player=self._player(to))
            case Defeat(which):
                return self._phrase("defeat", which=self._some(which))
            case TakeControl(which):
                return self._phrase("take-control", which=self._some(which))
            case Discard(who, cards):
                return self._phrase("discard", player=self._player(who), cards=cards)
            case StealAtRandom(of, cards):
                return self._phrase("steal-at-random", player=self._player(of), cards=cards)
            case ToHand(which):
                return self._phrase("to-hand", which=self._some(which))
            case PlayFrom(which):
                return self._phrase("play-from", which=self._some(which))
            case PlayThis():
                return self._phrase("play-this")
            case GiveToPlayOrKeep(who):
                return self._phrase("give-to-play-or-keep", player=self._player(who))
            case CannotBlockThisTurn(which):
                return self._phrase("cannot-block-this-turn", which=self._some(which))
            case HasThisTurn(keyword):
                return self._phrase("has-this-turn", keyword=self._keyword(keyword))
            case If(condition, then):
                return self._phrase("if", condition=self._condition(condition), effect=self._effect(then))
            case InOrder(effects):
                first, *others = effects
                clause = self._effect(first)
                for other in others:
                    clause = self._phrase("then", before=clause, effect=self._effect(other))
                return clause
            case _:
                assert_never(effect)

    def _condition(self, condition: Condition) -> Phrase:
        """What has to be true, as a clause for "if" and "while"."""
        match condition:
            case YourTurn():
                return self._phrase("your-turn")
            case LifeIs(life):
                return self._phrase("life-is", life=life)
            case Alone():
                return self._phrase("alone")
            case FewerCreatures(than):
                return self._phrase("fewer-creatures", player=self._player(than))
            case MoreCreatures(than):
                return self._phrase("more-creatures", player=self._player(than))
            case _:
                assert_never(condition)

    # --- constant abilities ------------------------------------------------------------------------

    def _constant(self, ability: Constant) -> Phrase:
        match ability:
            case Bonus():
                return self._bonus(ability)
            case CopiesKeywords(keywords):
                listed = list_phrase(self._language, [self._keyword(keyword) for keyword in keywords])
                return self._phrase("copies-keywords", keywords=listed)
            case CannotBlock(which=which, this=True):
                return self._phrase("cannot-block-this", creatures=self._all(which))
            case CannotBlock(which=which):
                return self._phrase("cannot-block", creatures=self._all(which))
            case CannotAttack(which):
                return self._phrase("cannot-attack", creatures=self._all(which))
            case NoPlayEffects():
                return self._phrase("no-play-effects")
            case _:
                assert_never(ability)

    def _bonus(self, bonus: Bonus) -> Phrase:
        gifts = [self._keyword(keyword) for keyword in bonus.keywords]
        if bonus.power:
            power = self._phrase("more-power" if bonus.power > 0 else "less-power", power=abs(bonus.power))
            if bonus.per:
                power = self._phrase("for-each", bonus=power, noun=self._creature(bonus.per))
            gifts.insert(0, power)
        clause = self._phrase("get", creatures=self._all(bonus.to), bonus=list_phrase(self._language, gifts))
        if bonus.condition is None:
            return clause
        return self._phrase("while", clause=clause, condition=self._condition(bonus.condition))

    # --- who, which and how many -------------------------------------------------------------------

    def _player(self, who: Who) -> Phrase:
        return who_phrase(self._language, who)

    def _keyword(self, keyword: Keyword) -> Phrase:
        return keyword_phrase(self._language, keyword.value)

    def _creature(self, creatures: Creatures) -> Phrase:
        """The noun for creatures that fit a description; how many is said by another message around it."""
        noun = self._phrase(named("creature", creatures.side.value))
        if creatures.other:
            noun = self._phrase("other", noun=noun)
        noun = self._of_power(noun, creatures.power)
        if creatures.side is Side.NOT_YOURS:  # where others have an adjective this has a clause: after the power
            noun = self._phrase("not-yours", noun=noun)
        if creatures.extreme:
            noun = self._phrase(named("power", creatures.extreme.value), noun=noun)
        return noun

    def _of_power(self, noun: Phrase, power: Power) -> Phrase:
        if power.least and power.most < ANY_POWER:
            return self._phrase("power-between", noun=noun, least=power.least, most=power.most)
        if power.least:
            return self._phrase("power-at-least", noun=noun, power=power.least)
        if power.most < ANY_POWER:
            return self._phrase("power-at-most", noun=noun, power=power.most)
        return noun

    def _all(self, creatures: Creatures) -> Phrase:
        """Whatever creatures fit a description, as the subject of a sentence."""
        noun = self._creature(creatures)
        if creatures.side is Side.THIS:
            return noun
        return self._phrase("the-creatures" if creatures.extreme else "creatures", noun=noun)

    def _some(self, some: Some) -> Phrase:
        """So many of the creatures or cards described."""
        match some.of:
            case DiscardPile(of):
                noun = self._phrase("card-of-discard-pile", player=self._player(of))
            case Creatures():
                noun = self._creature(some.of)
            case _:
                assert_never(some.of)
        match (some.least, some.most):
            case (least, _) if least == ALL:
                return self._phrase("every", noun=noun)
            case (0, most) if most == ALL:
                return self._phrase("any-number", noun=noun)
            case (0, most):
                return self._phrase("up-to", noun=noun, count=most)
            case (least, most) if least == most:
                return self._phrase("exactly", noun=noun, count=most)
            case (least, most):
                return self._phrase("between", noun=noun, least=least, most=most)
