"""What happens and under which condition, in words: those of `mindbug.words.effects`.

A new word needs one case here (mypy complains until it is there) and one message in every language.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from ...mindbug.words import (
    YOU,
    AlliedOfEqualPower,
    Alone,
    Boost,
    BoostThis,
    CannotBeDefeatedThisTurn,
    CannotBlockThisTurn,
    Condition,
    Count,
    Defeat,
    DefeatedAnEnemy,
    Discard,
    DiscardAtRandom,
    DiscardEverything,
    Effect,
    Either,
    EmptyDiscardPile,
    EmptyHand,
    EnemyCreatures,
    Evolve,
    FewerCreatures,
    FromUnused,
    FromUnusedToHand,
    GainLife,
    GiveControl,
    GiveToPlayOrKeep,
    Hand,
    HasThisTurn,
    If,
    IfYouDo,
    InOrder,
    LifeIs,
    LoseLife,
    LoseLifeTo,
    MatchLife,
    May,
    MayPlayIt,
    MoreCreatures,
    MoveToHand,
    MustAttack,
    NameKeyword,
    NoBlocksThisTurn,
    NoMindbugLeft,
    OneOther,
    PassToLeft,
    PlayFrom,
    PlayThis,
    RefreshMindbug,
    ResolvePlayEffectOf,
    ReturnToHand,
    RevealToPile,
    ShowFromHand,
    Some,
    StealAtRandom,
    SwapHands,
    TakeControl,
    ToHand,
    Trigger,
    Triggered,
    WhileRolling,
    Win,
    YourTurn,
)
from ..language import Language, Phrase
from .things import ThingWords


class EffectWords:
    """Effects and conditions in one language."""

    def __init__(self, language: Language, things: ThingWords) -> None:
        self._language = language
        self._phrase = language.phrase
        self._things = things

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
        return self._phrase("each-time-life-falls", effect=clause) if trigger is Trigger.LIFE_LOST else clause

    def _part(self, effect: Effect) -> Phrase:
        """An effect with more of the clause to come: in brackets if it is itself a combination."""
        clause = self.clause(effect)
        if isinstance(effect, If | May | IfYouDo | Either | WhileRolling | InOrder):
            return self._phrase("part", effect=clause)
        return clause

    # --- effects -----------------------------------------------------------------------------------

    def clause(self, effect: Effect) -> Phrase:
        """An effect as a clause, without a full stop in it."""
        player, some = self._things.player, self._things.some
        match effect:
            case GainLife(amount):
                return self._phrase("gain-life", amount=amount)
            case LoseLife(who, loss):
                if isinstance(loss, Count):
                    return self._phrase("lose-life-for-each", player=player(who), count=self._things.count(loss))
                return self._phrase("lose-life", player=player(who), amount=loss)
            case LoseLifeTo(who, left):
                return self._phrase("lose-life-to", player=player(who), left=left)
            case MatchLife(to):
                return self._phrase("match-life", player=player(to))
            case Win():
                return self._phrase("win")
            case RefreshMindbug(who):
                return self._phrase("refresh-mindbug", player=player(who))
            case Defeat(which):
                return self._phrase("defeat", which=some(which))
            case TakeControl(which):
                return self._phrase("take-control", which=some(which))
            case GiveControl(to):
                return self._phrase("give-control", player=player(to))
            case ReturnToHand(which):
                return self._phrase("return-to-hand", which=some(which))
            case Evolve():
                return self._phrase("evolve")
            case BoostThis(cards):
                return self._phrase("boost-this", cards=cards)
            case Boost(cards):
                return self._phrase("boost", cards=cards)
            case MustAttack(which):
                return self._phrase("must-attack", which=some(which))
            case CannotBlockThisTurn(which):
                return self._phrase("cannot-block-this-turn", which=some(which))
            case NoBlocksThisTurn(who):
                return self._phrase("no-blocks-this-turn", player=player(who))
            case MoveToHand(which, of):
                return self._phrase("move-to-hand", which=some(which), player=player(of))
            case CannotBeDefeatedThisTurn():
                return self._phrase("cannot-be-defeated-this-turn")
            case HasThisTurn(keyword):
                return self._phrase("has-this-turn", keyword=self._things.keyword(keyword))
            case NameKeyword():
                return self._phrase("name-keyword")
            case ResolvePlayEffectOf(which):
                return self._phrase("resolve-play-effect-of", which=some(which))
            case Discard(Some(of=Hand(who)) as which):
                cards_of_hand = self._things.so_many(which, self._things.card())
                return self._phrase("discard", player=player(who), which=cards_of_hand)
            case Discard(which):
                return self._phrase("discard", player=player(YOU), which=some(which))
            case DiscardAtRandom(who, cards):
                return self._phrase("discard-at-random", player=player(who), cards=cards)
            case DiscardEverything(who, hand=True):
                return self._phrase("discard-hand-and-draw-pile", player=player(who))
            case DiscardEverything(who):
                return self._phrase("discard-draw-pile", player=player(who))
            case StealAtRandom(of, cards):
                return self._phrase("steal-at-random", player=player(of), cards=cards)
            case RevealToPile(of):
                return self._phrase("reveal-to-pile", player=player(of))
            case SwapHands(who):
                return self._phrase("swap-hands", player=player(who))
            case ToHand(which):
                return self._phrase("to-hand", which=some(which))
            case PlayFrom(which, play_effects=False):
                return self._phrase("play-quietly", which=some(which))
            case PlayFrom(which):
                return self._phrase("play-from", which=some(which))
            case PlayThis():
                return self._phrase("play-this")
            case GiveToPlayOrKeep(who):
                return self._phrase("give-to-play-or-keep", player=player(who))
            case PassToLeft(who):
                return self._phrase("pass-to-left", player=player(who))
            case ShowFromHand(who):
                return self._phrase("show-from-hand", player=player(who))
            case MayPlayIt():
                return self._phrase("may-play-it")
            case FromUnusedToHand(cards, to):
                return self._phrase("from-unused-to-hand", cards=cards, player=player(to))
            case FromUnused(cards):
                return self._phrase("from-unused", cards=cards)
            case If(condition, then):
                return self._phrase("if", condition=self.condition(condition), effect=self.clause(then))
            case May(part):
                return self._phrase("may", effect=self._part(part))
            case IfYouDo(first, then):
                return self._phrase("if-you-do", before=self._part(first), effect=self.clause(then))
            case Either(first, second):
                return self._phrase("either", first=self._part(first), second=self.clause(second))
            case WhileRolling(least, part):
                return self._phrase("while-rolling", least=least, effect=self._part(part))
            case InOrder(effects):
                before, *others = [self._part(part) for part in effects]
                for other in others:
                    before = self._phrase("then", before=before, effect=other)
                return before
            case _:
                assert_never(effect)

    # --- conditions --------------------------------------------------------------------------------

    def condition(self, condition: Condition) -> Phrase:
        """What has to be true, as a clause for "if" and "while"."""
        match condition:
            case YourTurn():
                return self._phrase("your-turn")
            case LifeIs(life):
                return self._phrase("life-is", life=life)
            case Alone():
                return self._phrase("alone")
            case OneOther():
                return self._phrase("one-other")
            case EnemyCreatures(least):
                return self._phrase("enemy-creatures", least=least)
            case AlliedOfEqualPower():
                return self._phrase("allied-of-equal-power")
            case NoMindbugLeft():
                return self._phrase("no-mindbug-left")
            case EmptyDiscardPile():
                return self._phrase("empty-discard-pile")
            case EmptyHand():
                return self._phrase("empty-hand")
            case DefeatedAnEnemy():
                return self._phrase("defeated-an-enemy")
            case FewerCreatures(than):
                return self._phrase("fewer-creatures", player=self._things.player(than))
            case MoreCreatures(than):
                return self._phrase("more-creatures", player=self._things.player(than))
            case _:
                assert_never(condition)


def _in_sentences(effect: Effect) -> Iterator[tuple[str, Effect]]:
    """The parts of an effect that are sentences of their own, so that an `if` ends with its own, and their messages."""
    parts = effect.effects if isinstance(effect, InOrder) else (effect,)
    for place, part in enumerate(parts):
        message = "sentence-then" if place else "sentence"
        if isinstance(part, IfYouDo):
            yield message, part.first
            yield "sentence-if-you-do", part.then
        else:
            yield message, part
