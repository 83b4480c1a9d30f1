"""What happens and under which condition, in words: those of `mindbug.words.effects`.

A new word needs one case here (mypy complains until it is there) and one message in every language.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from ...mindbug.words import (
    ALL,
    AT_LEAST,
    EXACTLY,
    TEAMMATE,
    THIS,
    YOU,
    Act,
    Bonus,
    Boost,
    BoostCards,
    Cannot,
    Compare,
    Condition,
    Controlled,
    Count,
    Creatures,
    Defeat,
    DefeatedAnEnemy,
    Discard,
    DiscardPile,
    DrawPile,
    Effect,
    Either,
    Evolve,
    GainLife,
    Hand,
    If,
    IfYouDo,
    InOrder,
    It,
    Life,
    LifeBecomes,
    LoseLife,
    May,
    Mindbugs,
    MustAttack,
    NameKeyword,
    OfEqualPower,
    Place,
    Play,
    Put,
    RefreshMindbug,
    Relation,
    ResolvePlayEffectOf,
    Show,
    Side,
    Some,
    SwapHands,
    TakeControl,
    ThisTurn,
    Trigger,
    Triggered,
    UnusedCards,
    WhileRolling,
    Who,
    Win,
    YourTurn,
    allied,
    enemy,
    no,
    other_allied,
)
from ..language import Language, Phrase
from .nouns import card_phrase
from .things import ThingWords

# The messages of the comparisons that have neither a number nor a player to be named.
_COMPARISONS: Final = {
    no(other_allied()): "alone",
    Compare(other_allied(), EXACTLY, 1): "one-other",
    Compare(OfEqualPower(allied()), AT_LEAST, 2): "allied-of-equal-power",
    no(Mindbugs(YOU)): "no-mindbug-left",
    no(DiscardPile(YOU)): "empty-discard-pile",
    no(Hand(YOU)): "empty-hand",
}


class EffectWords:
    """Effects and conditions in one language, as a card says them that may evolve into another one."""

    def __init__(self, language: Language, things: ThingWords, evolves_to: str | None) -> None:
        self._language = language
        self._phrase = language.phrase
        self._things = things
        self._evolves_to = evolves_to

    # --- sentences ---------------------------------------------------------------------------------

    def sentences(self, ability: Triggered) -> str:
        """What an ability does, as a sentence or several."""
        text = ""
        for message, effect in _in_sentences(ability.effect):
            clause = self.clause(effect) if text else self._opening(ability.trigger, effect)
            text = self._language.say(message, before=text, clause=clause)
        return text

    def granted(self, ability: Triggered) -> Phrase:
        """What an ability does, as a clause to be quoted."""
        return self._opening(ability.trigger, ability.effect)

    def _opening(self, trigger: Trigger, effect: Effect) -> Phrase:
        """The clause an ability begins with. Where its heading says only where the card lies, this says when."""
        clause = self.clause(effect)
        return self._phrase("whenever-you-lose-life", effect=clause) if trigger is Trigger.LIFE_LOST else clause

    def _part(self, effect: Effect) -> Phrase:
        """An effect with more of the clause to come: a sentence to be quoted if it is itself a combination."""
        clause = self.clause(effect)
        if isinstance(one_or_none(effect), If | May | IfYouDo | Either | WhileRolling | InOrder):
            return self._phrase("part", effect=clause)
        return clause

    # --- effects -----------------------------------------------------------------------------------

    def clause(self, effect: Effect) -> Phrase:
        """An effect as a clause, without a full stop in it."""
        player, some = self._things.player, self._things.some
        match one_or_none(effect):
            case GainLife(amount):
                return self._phrase("gain-life", amount=amount)
            case LoseLife(who, loss):
                if isinstance(loss, Count):
                    return self._phrase("lose-life-for-each", player=player(who), count=self._things.count(loss))
                return self._phrase("lose-life", player=player(who), amount=loss)
            case LifeBecomes(Who.YOU, Life(who)):
                return self._phrase("match-life", player=player(who))
            case LifeBecomes(who, int(left)):
                return self._phrase("lose-life-to", player=player(who), left=left)
            case Win():
                return self._phrase("win")
            case RefreshMindbug(who):
                return self._phrase("refresh-mindbug", player=player(who))
            case Defeat(which):
                return self._phrase("defeat", which=some(which))
            case TakeControl(which, Who.YOU):
                return self._phrase("take-control", which=some(which))
            case TakeControl(Some(of=Creatures(side=Side.THIS)), who):
                return self._phrase("give-control", player=player(who))
            case Evolve():
                return self._phrase("evolve", card=self.next_stage())
            case Boost(Creatures(side=Side.THIS), cards):
                return self._phrase("boost-this", cards=cards)
            case Boost(to, cards):
                which = Some(1, 1, to)
                return self._phrase("boost", cards=cards, which=some(which), noun=self._things.noun(to))
            case MustAttack(which):
                return self._phrase("must-attack", which=some(which))
            case ThisTurn(holds):
                return self._this_turn(holds)
            case NameKeyword():
                return self._phrase("name-keyword")
            case ResolvePlayEffectOf(which):
                return self._phrase("resolve-play-effect-of", which=some(which))
            case Discard(which):
                return self._discard(which)
            case Put(which, to):
                return self._put(which, to)
            case SwapHands(who):
                return self._phrase("swap-hands", player=player(who))
            case Play(Some(of=Creatures(side=Side.THIS)), play_effects=True):
                return self._phrase("play-this")
            case Play(which, play_effects=False):
                return self._phrase("play-quietly", which=some(which))
            case Play(which):
                return self._phrase("play-from", which=some(which))
            case Show(Some(1, 1, Hand(who))):
                return self._phrase("show-from-hand", player=player(who))
            case If(condition, then):
                return self._phrase("if", condition=self.condition(condition), effect=self.clause(then))
            case May(Play(Some(of=It()))):
                return self._phrase("may-play-it")
            case May(Evolve()):
                return self._phrase("may-evolve", card=self.next_stage())
            case May(part):
                return self._phrase("may", effect=self._part(part))
            case IfYouDo(first, then):
                return self._phrase("if-you-do", before=self._part(first), effect=self.clause(then))
            case Either(first, second):
                return self._phrase("either", first=self._part(first), second=self.clause(second))
            case WhileRolling(least, part):
                return self._phrase("while-rolling", least=least, effect=self._part(part))
            case InOrder(effects):
                whole, *later = [self._part(part) for part in effects]
                for following in later:
                    whole = self._phrase("then", before=whole, effect=following)
                return whole
            case LifeBecomes() | TakeControl() | Show():
                raise _no_words(effect)
            case unknown:
                assert_never(unknown)

    def next_stage(self) -> Phrase:
        """The card that this one evolves into."""
        if self._evolves_to is None:
            raise _no_words(Evolve())
        return card_phrase(self._language, self._evolves_to)

    def _this_turn(self, holds: Bonus | Cannot) -> Phrase:
        match holds:
            case Cannot(Some() as which, Act.BLOCK, None):
                return self._phrase("cannot-block-this-turn", which=self._things.some(which))
            case Cannot(Who() as who, Act.BLOCK, None):
                return self._phrase("no-blocks-this-turn", player=self._things.player(who))
            case Cannot(Creatures(side=Side.THIS), Act.BE_DEFEATED, None):
                return self._phrase("cannot-be-defeated-this-turn")
            case Bonus(keywords=(keyword,)) if holds == Bonus(to=THIS, keywords=(keyword,)):
                return self._phrase("has-this-turn", keyword=self._things.keyword(keyword))
            case _:
                raise _no_words(ThisTurn(holds))

    def _discard(self, which: Some) -> Phrase:
        player = self._things.player
        match which:
            case Some(most=int(cards), of=Hand(who), at_random=True):
                return self._phrase("discard-at-random", player=player(who), cards=cards)
            case Some(least=least, of=DrawPile(who, and_hand)) if least == ALL:
                return self._phrase(
                    "discard-hand-and-draw-pile" if and_hand else "discard-draw-pile", player=player(who)
                )
            case Some(of=Hand(who)):
                cards_of_hand = self._things.so_many(which, self._things.card_of_choice(who))
                return self._phrase("discard", player=player(who), which=cards_of_hand)
            case _:
                return self._phrase("discard", player=player(YOU), which=self._things.some(which))

    def _put(self, which: Some, to: Place) -> Phrase:
        player, some = self._things.player, self._things.some
        match which, to:
            case Some(most=int(cards), of=Hand(who), at_random=True), Place.YOUR_HAND:
                return self._phrase("steal-at-random", player=player(who), cards=cards)
            case Some(most=1, of=Hand(who), at_random=True), Place.PILE_OF_YOUR_CHOICE:
                return self._phrase("reveal-to-pile", player=player(who))
            case Some(1, 1, Hand(who)), Place.HAND_ON_THE_LEFT:
                return self._phrase("pass-to-left", player=player(who))
            case Some(1, 1, Hand(who)), Place.YOUR_HAND:
                return self._phrase("give-to-you", player=player(who))
            case Some(1, 1, UnusedCards(top)), Place.TEAMMATES_HAND:
                return self._phrase("from-unused-to-hand", cards=top, player=player(TEAMMATE))
            case Some(least=least, of=UnusedCards(top)), Place.UNDER_YOUR_DRAW_PILE if least == ALL:
                return self._phrase("from-unused", cards=top)
            case Some(of=Creatures()), Place.CONTROLLERS_HAND:
                return self._phrase("return-to-hand", which=some(which))
            case Some(of=Creatures(side=side)), Place.YOUR_HAND | Place.TEAMMATES_HAND:
                whose = player(YOU if to is Place.YOUR_HAND else TEAMMATE)
                if side is Side.THIS:
                    return self._phrase("move-this-to-hand", player=whose)
                return self._phrase("move-to-hand", which=some(which), player=whose)
            case Some(of=DiscardPile() | BoostCards()), Place.YOUR_HAND:
                return self._phrase("to-hand", which=some(which))
            case _:
                raise _no_words(Put(which, to))

    # --- conditions --------------------------------------------------------------------------------

    def condition(self, condition: Condition) -> Phrase:
        """What has to be true, as a clause for "if" and "while"."""
        match condition:
            case YourTurn():
                return self._phrase("your-turn")
            case DefeatedAnEnemy():
                return self._phrase("defeated-an-enemy")
            case Compare():
                return self._comparison(condition)
            case _:
                assert_never(condition)

    def _comparison(self, comparison: Compare) -> Phrase:
        match comparison:
            case Compare(Life(Who.YOU), Relation.EXACTLY, int(life)):
                return self._phrase("life-is", life=life)
            case Compare(Creatures() as counted, Relation.AT_LEAST, int(least)) if counted == enemy():
                return self._phrase("enemy-creatures", least=least)
            case Compare(Controlled(Who.YOU), Relation.FEWER, Controlled(who)):
                return self._phrase("fewer-creatures", player=self._things.player(who))
            case Compare(Controlled(Who.YOU), Relation.MORE, Controlled(who)):
                return self._phrase("more-creatures", player=self._things.player(who))
            case _ if comparison in _COMPARISONS:
                return self._phrase(_COMPARISONS[comparison])
            case _:
                raise _no_words(comparison)


def _no_words(word: Effect | Condition) -> ValueError:
    return ValueError(f"there are no words for {word}")


def one_or_none(effect: Effect) -> Effect:
    """What you do to up to one thing, as what you may do to one; every other effect as it is."""
    match effect:
        case Discard(Some(of=Hand(who))) if who is not YOU:  # not for you to choose
            return effect
        case Defeat(which) | TakeControl(which) | MustAttack(which) | Discard(which) | Put(which) | Play(which) if (
            _is_up_to_one(which)
        ):
            return May(replace(effect, which=replace(which, least=1)))
        case ResolvePlayEffectOf(which) if _is_up_to_one(which):
            return May(ResolvePlayEffectOf(replace(which, least=1)))
        case ThisTurn(Cannot(Some() as which) as ban) if _is_up_to_one(which):
            return May(ThisTurn(replace(ban, who=replace(which, least=1))))
        case _:
            return effect


def _is_up_to_one(some: Some) -> bool:
    return (some.least, some.most) == (0, 1)


def _in_sentences(effect: Effect) -> Iterator[tuple[str, Effect]]:
    """The parts of an effect that are sentences of their own, so that an `if` ends with its own, and their messages."""
    match effect:
        case InOrder(effects):
            parts = effects
        case _:
            parts = (effect,)
    for place, part in enumerate(parts):
        message = "sentence-then" if place else "sentence"
        if isinstance(part, IfYouDo):
            yield message, part.first
            yield "sentence-if-you-do", part.then
        else:
            yield message, part
