"""What creatures and cards are worth, in points: a creature without abilities is worth its power.

Everything is derived from the words of the cards, so a new card needs nothing here, and a new word needs one case (mypy
complains until it is there).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from functools import cache
from typing import Final, assert_never

from ...mindbug import words
from ...mindbug.cards import EVERY_SET
from ...mindbug.sight import CreatureSight, Fate
from ...mindbug.words import Act, Card, Effect, Keyword, Place, Trigger, Who
from .outlook import CARD_OF, Outlook, abilities_of, cards_to_come, creatures_of, out_of_actions

# What it costs a player to lose one more life, by the life they have; the last one is the game.
LIFE: Final = {1: 1000.0, 2: 9.0, 3: 6.0}
SPARE_LIFE: Final = 4.0

NOTHING_TO_DO: Final = 500.0  # as bad as losing the last life, but later
SKIPPED_TURN: Final = 4.0  # what it costs a team that one of its players has nothing left to do (T2.3)

TURN: Final = 3.0  # what a turn action is worth
CARD_IN_HAND: Final = 3.0
HELD_BACK: Final = 0.8  # what it costs for each card of a teammate that many of them cannot be played
KEYWORD: Final = {
    Keyword.FRENZY: 2.5,
    Keyword.HUNTER: 2.0,
    Keyword.POISONOUS: 3.0,
    Keyword.SNEAKY: 4.0,
    Keyword.TOUGH: 3.0,
}
MOST_THREAT: Final = 20.0  # what a creature that nobody can block is worth besides, at the most
EXHAUSTING: Final = 0.4  # of a creature's worth is lost when it is exhausted


# --- cards and creatures ---------------------------------------------------------------------------


def creature_worth(creature: CreatureSight, outlook: Outlook) -> float:
    """What a creature in play is worth to its controller."""
    whole = _body(creature.power, creature.keywords) + _lasting(CARD_OF[creature.card])
    if Keyword.TOUGH in creature.keywords and creature.exhausted:
        whole *= 1 - EXHAUSTING
    return whole + worth_there(creature, outlook)


def worth_there(creature: CreatureSight, outlook: Outlook) -> float:
    """What a creature is worth besides, by who else is in play."""
    there = outlook.found.there
    if creature not in there:
        its = outlook.seen_by(creature.seat)
        there[creature] = _threat(creature, its) + _beside_teammates(CARD_OF[creature.card], its)
    return there[creature]


def _threat(creature: CreatureSight, its: Outlook) -> float:
    """A creature that nobody is able to block takes a life in each turn of its controller."""
    return 0.0 if its.view.blockers(creature) else min(life_lost(its.them.life, 1), MOST_THREAT)


def _beside_teammates(card: Card, its: Outlook) -> float:
    """What abilities of a card in play are worth that are about its controller's teammates."""
    total = 0.0
    for mate in its.teammates:
        for ability in card.abilities:
            match ability:
                case words.WinsIfUnableToAct() if out_of_actions(mate):
                    total += NOTHING_TO_DO
                case words.Cannot(act=Act.BE_PLAYED):
                    total -= HELD_BACK * cards_to_come(mate)
                case words.Bonus(to=words.Creatures(side=words.Side.TEAMMATES)):
                    total += len(mate.creatures) * _body(ability.power, ability.keywords)
                case _:
                    pass
    return total


def loss(creature: CreatureSight, outlook: Outlook) -> float:
    """What its controller loses when an effect defeats a creature."""
    return loss_by(outlook.view.fate(creature), creature, outlook)


def loss_by(fate: Fate, creature: CreatureSight, outlook: Outlook) -> float:
    """What its controller loses by what becomes of a creature: a tough one is only exhausted (M6.9)."""
    match fate:
        case Fate.STANDS | Fate.EVOLVES:
            return 0.0
        case Fate.EXHAUSTED:
            return creature_worth(creature, outlook) * EXHAUSTING
        case Fate.FALLS:
            its = outlook.seen_by(creature.seat)
            return creature_worth(creature, outlook) + left_without_actions(its, creatures_lost=1)


def left_without_actions(its: Outlook, creatures_lost: int = 0) -> float:
    """What it costs a player to have nothing left to do, perhaps when a creature is lost: a turn, or with all of the
    team the game (M3.2, T2.3); it may also be what their team is waiting for (J40)."""
    if not out_of_actions(its.me, creatures_lost=creatures_lost):
        return 0.0
    if any(isinstance(ability, words.WinsIfUnableToAct) for ability in abilities_of(creatures_of(its.teammates))):
        return -NOTHING_TO_DO
    return NOTHING_TO_DO if all(out_of_actions(mate) for mate in its.teammates) else SKIPPED_TURN


def body_worth(card: Card) -> float:
    """What a card is worth as a creature in play, without what happens when it is played."""
    return _body(card.power, card.keywords) + _lasting(card)


@cache
def card_worth(card: Card) -> float:
    """What a card is worth in hand, on a table of which nothing is known."""
    body = -body_worth(card) if is_given_away(card) else body_worth(card)
    return body + sum(typical(effect) for effect in effects(card, Trigger.PLAY))


@cache
def is_given_away(card: Card) -> bool:
    """Whether a card goes over to the other side when it is played."""
    return any(_gives_itself(effect) for effect in effects(card, Trigger.PLAY))


def _gives_itself(effect: Effect) -> bool:
    parts = effect.effects if isinstance(effect, words.InOrder) else (effect,)
    return any(isinstance(part, words.TakeControl) and part.by is not Who.YOU for part in parts)


def _body(power: int, keywords: Iterable[Keyword]) -> float:
    return power + sum(KEYWORD[keyword] for keyword in keywords)


@cache
def _lasting(card: Card) -> float:
    """The worth of abilities a creature has while it is in play, or when it leaves."""
    total = 0.0
    for ability in card.abilities:
        if not isinstance(ability, words.Triggered):
            total += _constant(ability)
        elif ability.trigger is not Trigger.PLAY:
            total += typical(ability.effect)
    return total


def _constant(ability: words.Constant | words.InDiscardPile) -> float:
    """What an ability that holds all the time is worth."""
    match ability:
        case words.Cannot(act=act):
            return _ban(act)
        case words.WinsIfUnableToAct() | words.HuntsOnTheLeft():
            return 0.0  # for the first see `_beside_teammates`
        case words.Grants():
            return 3.0
        case words.EvolvesInstead():
            return 5.0
        case words.Bonus() | words.CopiesKeywords() | words.Costs() | words.LowerPowerWins() | words.MustBeHunted():
            return 2.0
        case words.TurnsWhenExhausted() | words.InDiscardPile():
            return 2.0
        case _:
            assert_never(ability)


def _ban(act: Act) -> float:
    """What it is worth that somebody cannot do something."""
    match act:
        case Act.BE_PLAYED:
            return 0.0  # see `_beside_teammates`
        case Act.USE_MINDBUGS:
            return 1.0
        case Act.ATTACK | Act.RESOLVE_PLAY_EFFECTS | Act.BE_DEFEATED | Act.LOSE_LIFE:
            return 2.0
        case Act.BLOCK | Act.BLOCK_THIS:
            return 3.0
        case Act.GET_CARDS:
            return 4.0
        case _:
            assert_never(act)


def keeps_from_blocking(effect: Effect) -> bool:
    """Whether an effect makes an opponent unable to block this turn."""
    match effect:
        case words.ThisTurn(words.Cannot(Who(), Act.BLOCK)):
            return True
        case _:
            return False


def effects(card: Card, trigger: Trigger) -> list[Effect]:
    """What happens on a trigger of a card."""
    return [
        ability.effect
        for ability in card.abilities
        if isinstance(ability, words.Triggered) and ability.trigger is trigger
    ]


def share_of_better_cards(worth: float, game: str) -> float:
    """How many of all cards that a game may be played with, from 0 to 1, are worth more than this."""
    known = _worth_of_cards(game)
    return 1 - bisect_right(known, worth) / len(known)


@cache
def _worth_of_cards(game: str) -> list[float]:
    """What the cards of a game are worth, each as often as it has copies, the least first."""
    sets = [one for one in EVERY_SET.values() if one.only_for in (None, game)]
    return sorted(card_worth(card) for one in sets for card in one.cards if card.stage == 1 for _ in range(card.copies))


def life_lost(life: int, amount: int) -> float:
    """What it costs a player with so much life to lose so much of it."""
    return sum(LIFE.get(left, SPARE_LIFE) for left in range(life, max(life - amount, 0), -1))


# --- effects ---------------------------------------------------------------------------------------


def typical(effect: Effect) -> float:
    """What an effect is worth to its player on a table of which nothing is known."""
    match effect:
        case words.If(_, then) | words.IfYouDo(_, then):
            return typical(then) / 2
        case words.May(part) | words.WhileRolling(_, part):
            return max(typical(part), 0.0)
        case words.Either(first, second):
            return max(typical(first), typical(second))
        case words.InOrder(parts):
            return sum(typical(part) for part in parts)
        case words.GainLife():
            return 3.0
        case words.LoseLife(who):
            return -5.0 if who is Who.YOU else 5.0
        case words.LifeBecomes(who):
            return 2.0 if who is Who.YOU else 7.0
        case words.Win():
            return 20.0
        case words.RefreshMindbug():
            return 2.0
        case words.Defeat(words.Some(of=words.Creatures(side=words.Side.ALLIED))):
            return -5.0
        case words.Defeat():
            return 5.0
        case words.TakeControl(_, by):
            return 7.0 if by is Who.YOU else 0.0  # see `is_given_away`
        case words.Evolve():
            return 4.0
        case words.Boost(to):
            return 1.5 if to == words.THIS else 1.0
        case words.ThisTurn():
            return 3.0 if keeps_from_blocking(effect) else 2.0
        case words.MustAttack() | words.NameKeyword() | words.ResolvePlayEffectOf():
            return 2.0
        case words.Discard(which):
            return _typical_discard(which)
        case words.Put(which, to):
            return _typical_put(which, to)
        case words.SwapHands():
            return 1.0
        case words.Play(which):
            return _typical_play(which)
        case words.Show():
            return 0.0  # for what follows
        case _:
            assert_never(effect)


def _typical_discard(which: words.Some) -> float:
    if isinstance(which.of, words.DrawPile):
        return 7.0
    return -3.0 if which.at_random else 4.0


def _typical_put(which: words.Some, to: Place) -> float:
    match to:
        case Place.YOUR_HAND if isinstance(which.of, words.Hand):
            return 5.0 if which.at_random else 4.0
        case Place.YOUR_HAND | Place.TEAMMATES_HAND if isinstance(which.of, words.Creatures):
            return 0.0  # for what follows
        case Place.YOUR_HAND:
            return 5.0
        case Place.TEAMMATES_HAND | Place.PILE_OF_YOUR_CHOICE | Place.UNDER_YOUR_DRAW_PILE:
            return 3.0
        case Place.CONTROLLERS_HAND | Place.HAND_ON_THE_LEFT:
            return 4.0
        case _:
            assert_never(to)


def _typical_play(which: words.Some) -> float:
    if which.of == words.IT:
        return 1.0
    return 4.0 if which.of == words.THIS else 5.0
