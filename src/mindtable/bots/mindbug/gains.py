"""What effects would gain on a table as it is, and what it is worth that a card enters play."""

from __future__ import annotations

from typing import Final

from ...mindbug import words
from ...mindbug.words import Card, Compared, Effect, Place, Trigger, Who
from .questions import cards_in, counted, fits, holds, keeps_from_blocking, meant, play_effects_stopped, selected
from .table import Creature, Table
from .worth import (
    CARD_IN_HAND,
    TURN,
    body_worth,
    card_worth,
    creature_worth,
    effects,
    is_given_away,
    left_without_actions,
    life_lost,
    loss,
    typical,
)

LIFE_GAINED: Final = 3.0
MINDBUG: Final = 4.0
SHOWN: Final = 0.4  # how often a teammate is able to show the card that one would like to see

ToLife = words.GainLife | words.LoseLife | words.LifeBecomes


def entering(table: Table, card: Card) -> float:
    """What it is worth to me that a card enters play on my side, with its Play effect (M7.1)."""
    creature = Creature(card, table.me.seat, card.power, frozenset(card.keywords))
    worth = creature_worth(creature, table)
    if play_effects_stopped(table):
        return worth + left_without_actions(table)
    worth = -worth if is_given_away(card) else worth + left_without_actions(table)
    return worth + sum(worth_now(effect, table, creature) for effect in effects_now(creature, table, Trigger.PLAY))


def effects_now(creature: Creature, table: Table, trigger: Trigger) -> list[Effect]:
    """What happens on a trigger of a creature, with what others give it (J51)."""
    found = effects(creature.card, trigger)
    for giver in table.creatures:
        for ability in giver.card.abilities:
            if (
                isinstance(ability, words.Grants)
                and ability.ability.trigger is trigger
                and fits(creature, ability.to, table.seen_by(giver.seat), giver)
            ):
                found.append(ability.ability.effect)
    return found


def worth_now(effect: Effect, table: Table, source: Creature | None = None) -> float:
    """What an effect of a creature would be worth to me as its player on this table, against the right opponent."""
    return max(worth_against(effect, table.against(opponent), source) for opponent in table.opponents)


def worth_against(effect: Effect, table: Table, source: Creature | None = None) -> float:
    """The same, where the opponent it is about is settled (T5.2)."""
    match effect:
        case words.If(condition, then):
            return worth_against(then, table, source) if holds(condition, table, source) else 0.0
        case words.IfYouDo(first, then):
            return max(worth_against(first, table, source) + worth_against(then, table, source), 0.0)
        case words.May(part):
            return worth_against(part, table, source)
        case words.Either(first, second):
            return max(worth_against(first, table, source), worth_against(second, table, source))
        case words.InOrder(parts):
            return sum(worth_against(part, table, source) for part in parts)
        case words.GainLife() | words.LoseLife() | words.LifeBecomes():
            return _change_of_life(effect, table)
        case words.Defeat(which):
            return _defeating(which, table, source)
        case words.TakeControl(which, Who.YOU):
            return _best(which, [taken(creature, table) for creature in selected(which.of, table, source)], table)
        case words.Discard(which):
            return _discarding(which, table)
        case words.Put():
            return _putting(effect, table, source)
        case words.SwapHands():
            return (len(table.them.hand) - len(table.me.hand)) * CARD_IN_HAND
        case words.Play(words.Some(of=words.DiscardPile()) as which):
            return _best(which, [body_worth(card) for card in cards_in(which.of, table)], table)
        case words.RefreshMindbug(who):
            return MINDBUG * any(user.mindbugs < table.mode.mindbugs for user in meant(who, table))
        case words.Play(words.Some(of=words.It())):
            return 0.0  # counts in what is moved
        case words.ThisTurn():
            return 0.0 if keeps_from_blocking(effect) else typical(effect)  # which counts in the attack
        case _:
            return typical(effect)


def _defeating(which: words.Some, table: Table, source: Creature | None) -> float:
    worth = _best(which, [harm(creature, table) for creature in selected(which.of, table, source)], table)
    shown = isinstance(which.of, words.Creatures) and which.of.compared is Compared.AS_SHOWN
    return worth * SHOWN * any(mate.hand for mate in table.teammates) if shown else worth


def _putting(effect: words.Put, table: Table, source: Creature | None) -> float:
    which = effect.which
    match which.of, effect.to:
        case words.Creatures(), Place.YOUR_HAND:
            return _best(which, [replayed(creature, table) for creature in selected(which.of, table, source)], table)
        case words.Creatures(), Place.TEAMMATES_HAND:
            return -TURN * len(selected(which.of, table, source))
        case words.Hand(who), Place.YOUR_HAND if which.at_random:
            cards = sum(len(owner.hand) for owner in meant(who, table))
            return min(_number(which.most, table), cards) * CARD_IN_HAND * 2
        case words.Hand(who), Place.YOUR_HAND:
            gain = TURN if who is Who.TEAMMATE else 2 * CARD_IN_HAND
            return gain if any(giver.hand for giver in meant(who, table)) else 0.0
        case words.Hand(who), Place.HAND_ON_THE_LEFT:
            return sum(CARD_IN_HAND for giver in meant(who, table) if giver.hand)
        case words.DiscardPile() | words.BoostCards(), Place.YOUR_HAND:
            return _best(which, [CARD_IN_HAND for _ in cards_in(which.of, table)], table)
        case _:
            return typical(effect)


def _change_of_life(effect: ToLife, table: Table) -> float:
    me, them = table.me, table.them
    match effect:
        case words.GainLife(amount):
            return amount * LIFE_GAINED
        case words.LoseLife(who, loses):
            number = _number(loses, table)
            return -life_lost(me.life, number) if who is Who.YOU else life_lost(them.life, number)
        case words.LifeBecomes(Who.YOU, life):
            rise = counted(life, table) - me.life
            return rise * LIFE_GAINED if rise > 0 else -life_lost(me.life, -rise)
        case words.LifeBecomes(_, life):
            return life_lost(them.life, them.life - counted(life, table))


def _discarding(which: words.Some, table: Table) -> float:
    """Cards that they lose are worth something, those that I lose cost something."""
    match which.of:
        case words.Hand(Who.YOU):
            return -_number(which.least, table) * CARD_IN_HAND
        case words.Hand(who):
            most = _number(which.most, table)
            return sum(min(most, len(owner.hand)) for owner in meant(who, table)) * CARD_IN_HAND
        case words.DrawPile(who, and_hand):
            return sum(owner.draw + len(owner.hand) * and_hand for owner in meant(who, table)) * CARD_IN_HAND
        case _:
            return 0.0


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


def harm(creature: Creature, table: Table) -> float:
    """What my side gains when a creature is defeated."""
    lost = loss(creature, table)
    return -lost if table.is_ally(creature.seat) else lost


def taken(creature: Creature, table: Table) -> float:
    """What my side gains when I take control of a creature: nothing, if it is one of ours already."""
    return 0.0 if table.is_ally(creature.seat) else 2 * creature_worth(creature, table)


def replayed(creature: Creature, table: Table) -> float:
    """What is gained when a creature is played anew: its Play effect, and that it is ready again."""
    return card_worth(creature.card) - creature_worth(creature, table)


def _best(which: words.Some, gains: list[float], table: Table) -> float:
    """The most that can be gained with a choice; what must be chosen may also cost."""
    least, most = _number(which.least, table), _number(which.most, table)
    gains.sort(reverse=True)
    wanted = [gain for place, gain in enumerate(gains) if place < least or gain > 0]
    return sum(wanted[:most], 0.0)
