"""What effects would gain on a outlook as it is, and what it is worth that a card enters play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...mindbug import words
from ...mindbug.mode import MODES
from ...mindbug.sight import CreatureSight
from ...mindbug.words import Card, Compared, Effect, Place, Trigger, Who
from .outlook import CARD_OF, Outlook
from .worth import (
    CARD_IN_HAND,
    TURN,
    body_worth,
    card_worth,
    creature_worth,
    effects,
    is_given_away,
    keeps_from_blocking,
    left_without_actions,
    life_lost,
    loss,
    typical,
    worth_there,
)

LIFE_GAINED: Final = 3.0
MINDBUG: Final = 4.0
SHOWN: Final = 0.4  # how often a teammate is able to show the card that one would like to see

ToLife = words.GainLife | words.LoseLife | words.LifeBecomes


def entering(outlook: Outlook, card: Card) -> float:
    """What it is worth to me that a card enters play on my side, with its Play effect (M7.1)."""
    found, which = outlook.found.entering, (card.id, outlook.me.seat)
    if which not in found:
        found[which] = _entering(outlook, card)
    return found[which]


def _entering(outlook: Outlook, card: Card) -> float:
    view, creature = outlook.view.with_creature(card.id, outlook.me.seat)
    then = Outlook.of(view, outlook.me.seat)
    worth = body_worth(card) + worth_there(creature, then)
    if view.play_effects_stopped(outlook.me.seat):
        return worth + left_without_actions(outlook)
    worth = -worth if is_given_away(card) else worth + left_without_actions(outlook)
    return worth + sum(worth_now(effect, then, creature) for effect in effects_now(creature, then, Trigger.PLAY))


def effects_now(creature: CreatureSight, outlook: Outlook, trigger: Trigger) -> list[Effect]:
    """What happens on a trigger of a creature, with what others give it (J51)."""
    found = effects(CARD_OF[creature.card], trigger)
    for giver in outlook.creatures:
        for ability in CARD_OF[giver.card].abilities:
            if (
                isinstance(ability, words.Grants)
                and ability.ability.trigger is trigger
                and creature in outlook.view.described(words.every(ability.to), giver)
            ):
                found.append(ability.ability.effect)
    return found


def worth_now(effect: Effect, outlook: Outlook, source: CreatureSight | None = None) -> float:
    """What an effect of a creature would be worth to me as its player on this outlook, against the right opponent."""
    return max(worth_against(effect, outlook.against(opponent), source) for opponent in outlook.opponents)


def worth_against(effect: Effect, outlook: Outlook, source: CreatureSight | None = None) -> float:
    """The same, where the opponent it is about is settled (T5.2)."""
    match effect:
        case words.If(condition, then):
            applies = outlook.view.holds(condition, source, outlook.them.seat)
            return worth_against(then, outlook, source) if applies else 0.0
        case words.IfYouDo(first, then):
            return max(worth_against(first, outlook, source) + worth_against(then, outlook, source), 0.0)
        case words.May(part):
            return worth_against(part, outlook, source)
        case words.Either(first, second):
            return max(worth_against(first, outlook, source), worth_against(second, outlook, source))
        case words.InOrder(parts):
            return sum(worth_against(part, outlook, source) for part in parts)
        case words.GainLife() | words.LoseLife() | words.LifeBecomes():
            return _change_of_life(effect, outlook)
        case words.Defeat(which):
            return _defeating(which, outlook, source)
        case words.TakeControl(which, Who.YOU):
            return _best_of(which, outlook, source, taken)
        case words.Discard(which):
            return _discarding(which, outlook)
        case words.Put():
            return _putting(effect, outlook, source)
        case words.SwapHands():
            return (len(outlook.them.hand) - len(outlook.me.hand)) * CARD_IN_HAND
        case words.Play(words.Some(of=words.DiscardPile()) as which):
            return _best(which, [body_worth(card) for card in _cards(which, outlook, source)], outlook)
        case words.RefreshMindbug(who):
            return MINDBUG * any(user.mindbugs < MODES[outlook.sight.mode].mindbugs for user in outlook.meant(who))
        case words.Play(words.Some(of=words.It())):
            return 0.0  # counts in what is moved
        case words.ThisTurn():
            return 0.0 if keeps_from_blocking(effect) else typical(effect)  # which counts in the attack
        case _:
            return typical(effect)


def _defeating(which: words.Some, outlook: Outlook, source: CreatureSight | None) -> float:
    if isinstance(which.of, words.Creatures) and which.of.compared is Compared.AS_SHOWN:
        wished = _best(which, [harm(creature, outlook) for creature in outlook.creatures], outlook)
        return wished * SHOWN * any(mate.hand for mate in outlook.teammates)
    return _best_of(which, outlook, source, harm)


def _cards(which: words.Some, outlook: Outlook, source: CreatureSight | None) -> list[Card]:
    """The cards in sight, but not in play, that an effect may be about."""
    return [CARD_OF[card] for card in outlook.view.cards_described(which, source, outlook.them.seat)]


def _life(life: int | words.Life, outlook: Outlook) -> int:
    return life if isinstance(life, int) else outlook.meant(life.of)[0].life


def _putting(effect: words.Put, outlook: Outlook, source: CreatureSight | None) -> float:
    which = effect.which
    match which.of, effect.to:
        case words.Creatures(), Place.YOUR_HAND:
            return _best_of(which, outlook, source, replayed)
        case words.Creatures(), Place.TEAMMATES_HAND:
            return -TURN * len(outlook.view.described(which, source))
        case words.Hand(who), Place.YOUR_HAND if which.at_random:
            cards = sum(len(owner.hand) for owner in outlook.meant(who))
            return min(_number(which.most, outlook), cards) * CARD_IN_HAND * 2
        case words.Hand(who), Place.YOUR_HAND:
            gain = TURN if who is Who.TEAMMATE else 2 * CARD_IN_HAND
            return gain if any(giver.hand for giver in outlook.meant(who)) else 0.0
        case words.Hand(who), Place.HAND_ON_THE_LEFT:
            return sum(CARD_IN_HAND for giver in outlook.meant(who) if giver.hand)
        case words.DiscardPile() | words.BoostCards(), Place.YOUR_HAND:
            return _best(which, [CARD_IN_HAND for _ in _cards(which, outlook, source)], outlook)
        case _:
            return typical(effect)


def _change_of_life(effect: ToLife, outlook: Outlook) -> float:
    me, them = outlook.me, outlook.them
    match effect:
        case words.GainLife(amount):
            return amount * LIFE_GAINED
        case words.LoseLife(who, loses):
            number = _number(loses, outlook)
            return -life_lost(me.life, number) if who is Who.YOU else life_lost(them.life, number)
        case words.LifeBecomes(Who.YOU, life):
            rise = _life(life, outlook) - me.life
            return rise * LIFE_GAINED if rise > 0 else -life_lost(me.life, -rise)
        case words.LifeBecomes(_, life):
            return life_lost(them.life, them.life - _life(life, outlook))


def _discarding(which: words.Some, outlook: Outlook) -> float:
    """Cards that they lose are worth something, those that I lose cost something."""
    match which.of:
        case words.Hand(Who.YOU):
            return -_number(which.least, outlook) * CARD_IN_HAND
        case words.Hand(who):
            most = _number(which.most, outlook)
            return sum(min(most, len(owner.hand)) for owner in outlook.meant(who)) * CARD_IN_HAND
        case words.DrawPile(who, and_hand):
            return sum(owner.draw_pile + len(owner.hand) * and_hand for owner in outlook.meant(who)) * CARD_IN_HAND
        case _:
            return 0.0


def _number(number: int | words.Count, outlook: Outlook) -> int:
    """A number of an effect, as far as it can be foreseen."""
    match number:
        case words.Count.THEIR_CREATURES:
            return len(outlook.them.creatures)
        case words.Count.THEIR_MINDBUGS:
            return outlook.them.mindbugs
        case words.Count.DISCARDED:
            return 0
        case int():
            return number


def harm(creature: CreatureSight, outlook: Outlook) -> float:
    """What my side gains when a creature is defeated."""
    lost = loss(creature, outlook)
    return -lost if outlook.is_ally(creature.seat) else lost


def taken(creature: CreatureSight, outlook: Outlook) -> float:
    """What my side gains when I take control of a creature: nothing, if it is one of ours already."""
    return 0.0 if outlook.is_ally(creature.seat) else 2 * creature_worth(creature, outlook)


def replayed(creature: CreatureSight, outlook: Outlook) -> float:
    """What is gained when a creature is played anew: its Play effect, and that it is ready again."""
    return card_worth(CARD_OF[creature.card]) - creature_worth(creature, outlook)


def _best_of(
    which: words.Some,
    outlook: Outlook,
    source: CreatureSight | None,
    gain: Callable[[CreatureSight, Outlook], float],
) -> float:
    """The most that can be gained with a choice among creatures."""
    return _best(which, [gain(creature, outlook) for creature in outlook.view.described(which, source)], outlook)


def _best(which: words.Some, gains: list[float], outlook: Outlook) -> float:
    """The most that can be gained with a choice; what must be chosen may also cost."""
    least, most = _number(which.least, outlook), _number(which.most, outlook)
    gains.sort(reverse=True)
    wanted = [gain for place, gain in enumerate(gains) if place < least or gain > 0]
    return sum(wanted[:most], 0.0)
