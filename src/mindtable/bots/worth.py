"""What creatures, cards and effects are worth, in points: a creature without abilities is worth its power.

Everything is derived from the words of the cards, so a new card needs nothing here; a word unknown to the
lists below is worth something average.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from ..mindbug import words
from ..mindbug.cards import CARDS
from ..mindbug.words import Card, Effect, Keyword, Trigger, Who
from .questions import able_to_block, cards_in, holds, play_effects_stopped, selected
from .table import Creature, Table

# What it costs a player to lose one more life, by the life they have; the last one is the game.
LIFE: Final = {1: 1000.0, 2: 9.0, 3: 6.0}
SPARE_LIFE: Final = 4.0
LIFE_GAINED: Final = 3.0

CARD_IN_HAND: Final = 3.0
KEYWORD: Final = {
    Keyword.FRENZY: 2.5,
    Keyword.HUNTER: 2.0,
    Keyword.POISONOUS: 3.0,
    Keyword.SNEAKY: 4.0,
    Keyword.TOUGH: 3.0,
}
MOST_THREAT: Final = 20.0  # what a creature that nobody can block is worth besides, at the most
EXHAUSTING: Final = 0.4  # of a creature's worth is lost when it is exhausted

# What an effect is worth on a table of which nothing is known.
TYPICAL: Final[dict[type, float]] = {
    words.GainLife: 3.0,
    words.LoseLife: 5.0,
    words.LoseLifeTo: 7.0,
    words.MatchLife: 2.0,
    words.Defeat: 5.0,
    words.TakeControl: 7.0,
    words.Discard: 4.0,
    words.StealAtRandom: 5.0,
    words.ToHand: 5.0,
    words.PlayFrom: 5.0,
    words.PlayThis: 4.0,
    words.GiveToPlayOrKeep: 5.0,
    words.CannotBlockThisTurn: 2.0,
    words.HasThisTurn: 2.0,
    words.Win: 20.0,
    words.GiveControl: 0.0,  # see `is_given_away`
    words.ReturnToHand: 4.0,
    words.Evolve: 4.0,
    words.BoostThis: 1.5,
    words.Boost: 1.0,
    words.MustAttack: 2.0,
    words.DiscardAtRandom: -3.0,
    words.DiscardEverything: 7.0,
    words.RevealToPile: 3.0,
    words.SwapHands: 1.0,
    words.FromUnused: 3.0,
}
# What an ability that holds all the time is worth.
CONSTANT: Final[dict[type, float]] = {
    words.Bonus: 2.0,
    words.CopiesKeywords: 2.0,
    words.CannotBlock: 3.0,
    words.CannotAttack: 2.0,
    words.NoPlayEffects: 2.0,
    words.NoMindbugs: 1.0,
    words.NoCardsToHand: 4.0,
    words.EvolvesInstead: 5.0,
    words.TurnsWhenExhausted: 2.0,
}
UNKNOWN: Final = 2.0


# --- cards and creatures ---------------------------------------------------------------------------


def creature_worth(creature: Creature, table: Table) -> float:
    """What a creature in play is worth to its controller."""
    whole = _body(creature.power, creature.keywords) + _lasting(creature.card)
    if Keyword.TOUGH in creature.keywords and creature.exhausted:
        whole *= 1 - EXHAUSTING
    return whole + _threat(creature, table)


def _threat(creature: Creature, table: Table) -> float:
    """A creature that nobody is able to block takes a life in each turn of its controller."""
    its = table if creature.seat == table.me.seat else table.from_their_side()
    if able_to_block(its, creature):
        return 0.0
    return min(life_lost(its.them.life, 1), MOST_THREAT)


def loss(creature: Creature, table: Table) -> float:
    """What its controller loses when it would be defeated: a tough creature is only exhausted (M6.9)."""
    return creature_worth(creature, table) * (EXHAUSTING if creature.saved_by_tough() else 1.0)


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
    return any(isinstance(part, words.GiveControl) for part in parts)


def _body(power: int, keywords: Iterable[Keyword]) -> float:
    return power + sum(KEYWORD.get(keyword, UNKNOWN) for keyword in keywords)


def entering(table: Table, card: Card) -> float:
    """What it is worth to me that a card enters play on my side, with its Play effect (M7.1)."""
    creature = Creature(card, table.me.seat, card.power, frozenset(card.keywords))
    worth = creature_worth(creature, table)
    if not play_effects_stopped(table):
        worth = -worth if is_given_away(card) else worth
        worth += sum(worth_now(effect, table) for effect in effects(card, Trigger.PLAY))
    return worth


@cache
def _lasting(card: Card) -> float:
    """The worth of abilities a creature has while it is in play, or when it leaves."""
    total = 0.0
    for ability in card.abilities:
        if not isinstance(ability, words.Triggered):
            total += CONSTANT.get(type(ability), UNKNOWN)
        elif ability.trigger is not Trigger.PLAY:
            total += typical(ability.effect)
    return total


def effects(card: Card, trigger: Trigger) -> list[Effect]:
    """What happens on a trigger of a card."""
    return [
        ability.effect
        for ability in card.abilities
        if isinstance(ability, words.Triggered) and ability.trigger is trigger
    ]


def share_of_better_cards(worth: float) -> float:
    """How many of all cards, from 0 to 1, are worth more than this."""
    in_decks = [card for card in CARDS if card.stage == 1]
    better = sum(card.copies for card in in_decks if card_worth(card) > worth)
    return better / sum(card.copies for card in in_decks)


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
        case words.LoseLife(Who.YOU, _):
            return -TYPICAL[words.LoseLife]
        case words.Defeat(words.Some(_, _, words.Creatures(side=words.Side.ALLIED))):
            return -TYPICAL[words.Defeat]
        case _:
            return TYPICAL.get(type(effect), UNKNOWN)


def worth_now(effect: Effect, table: Table) -> float:
    """What an effect would be worth to me as its player on this table."""
    match effect:
        case words.If(condition, then):
            return worth_now(then, table) if holds(condition, table) else 0.0
        case words.IfYouDo(first, then):
            return max(worth_now(first, table) + worth_now(then, table), 0.0)
        case words.May(part):
            return worth_now(part, table)
        case words.Either(first, second):
            return max(worth_now(first, table), worth_now(second, table))
        case words.InOrder(parts):
            return sum(worth_now(part, table) for part in parts)
        case words.GainLife() | words.LoseLife() | words.LoseLifeTo() | words.MatchLife():
            return _change_of_life(effect, table)
        case words.Defeat(which):
            return _best(which, [_harm(creature, table) for creature in selected(which.of, table)], table)
        case words.TakeControl(which):
            return _best(which, [2 * creature_worth(creature, table) for creature in selected(which.of, table)], table)
        case words.Discard(which):
            return _discarding(which, table)
        case words.StealAtRandom(_, cards):
            return min(cards, len(table.them.hand)) * CARD_IN_HAND * 2
        case words.DiscardEverything(_, hand):
            return (table.them.draw + len(table.them.hand) * hand) * CARD_IN_HAND
        case words.SwapHands():
            return (len(table.them.hand) - len(table.me.hand)) * CARD_IN_HAND
        case words.ToHand(which):
            return _best(which, [CARD_IN_HAND for _ in cards_in(which.of, table)], table)
        case words.PlayFrom(which):
            return _best(which, [body_worth(card) for card in cards_in(which.of, table)], table)
        case words.GiveToPlayOrKeep():
            return 2 * CARD_IN_HAND if table.them.hand else 0.0
        case _:
            return typical(effect)


def _change_of_life(
    effect: words.GainLife | words.LoseLife | words.LoseLifeTo | words.MatchLife, table: Table
) -> float:
    me, them = table.me, table.them
    match effect:
        case words.GainLife(amount):
            return amount * LIFE_GAINED
        case words.LoseLife(who, loses):
            number = _number(loses, table)
            return -life_lost(me.life, number) if who is Who.YOU else life_lost(them.life, number)
        case words.LoseLifeTo(_, left):
            return life_lost(them.life, them.life - left)
        case words.MatchLife():
            rise = them.life - me.life
            return rise * LIFE_GAINED if rise > 0 else -life_lost(me.life, -rise)


def _discarding(which: words.Some, table: Table) -> float:
    """Cards that they lose are worth something, those that I lose cost something."""
    if isinstance(which.of, words.Hand) and which.of.of is Who.YOU:
        return -_number(which.least, table) * CARD_IN_HAND
    return min(_number(which.most, table), len(table.them.hand)) * CARD_IN_HAND


def _number(number: int | words.Count, table: Table) -> int:
    """A number of an effect, as far as it can be foreseen."""
    match number:
        case words.Count.THEIR_CREATURES:
            return len(table.them.creatures)
        case words.Count.THEIR_MINDBUGS:
            return table.them.mindbugs
        case words.Count.DISCARDED:
            return 0
        case int():
            return number


def _harm(creature: Creature, table: Table) -> float:
    """What I gain when a creature is defeated."""
    lost = loss(creature, table)
    return -lost if creature.seat == table.me.seat else lost


def _best(which: words.Some, gains: list[float], table: Table) -> float:
    """The most that can be gained with a choice; what must be chosen may also cost."""
    least, most = _number(which.least, table), _number(which.most, table)
    gains.sort(reverse=True)
    wanted = [gain for place, gain in enumerate(gains) if place < least or gain > 0]
    return sum(wanted[:most], 0.0)
