"""What a player can see to hold on the table: which creatures fit a description, who is able to block."""

from __future__ import annotations

from ..mindbug import words
from ..mindbug.words import Card, Compared, Condition, Creatures, DiscardPile, Extreme, Keyword, Side, Things, Who
from .table import Creature, Table


def selected(of: Things, table: Table) -> list[Creature]:
    """The creatures that a description fits, seen from my side."""
    if not isinstance(of, Creatures):
        return []
    if of.side in (Side.ENEMY, Side.NOT_YOURS):
        found = table.them.creatures
    elif of.side is Side.ALLIED:
        found = table.me.creatures
    else:
        found = table.creatures()
    fitting = [creature for creature in found if _fits(creature, of, table)]
    if of.extreme is None or not fitting:
        return fitting
    powers = [creature.power for creature in fitting]
    extreme = max(powers) if of.extreme is Extreme.HIGHEST else min(powers)
    return [creature for creature in fitting if creature.power == extreme]


def _fits(creature: Creature, of: Creatures, table: Table) -> bool:
    """Whether a creature fits what a description says of it; what depends on whose ability it is is left aside."""
    if of.compared is Compared.MATCHED and not _has_twin(creature, table.creatures()):
        return False
    if of.having and not creature.keywords & set(of.having):
        return False
    return of.power.least <= creature.power <= of.power.most and (creature.boosts > 0 or not of.boosted)


def _has_twin(creature: Creature, creatures: tuple[Creature, ...]) -> bool:
    """Whether another creature has the same power."""
    return sum(other.power == creature.power for other in creatures) > 1


def cards_in(of: Things, table: Table) -> tuple[Card, ...]:
    """The cards of discard piles that a description means, seen from my side."""
    if not isinstance(of, DiscardPile):
        return ()
    if of.of is None:
        return table.me.discard + table.them.discard
    pile = table.me.discard if of.of is Who.YOU else table.them.discard
    return tuple(card for card in pile if of.power.least <= card.power <= of.power.most)


def holds(condition: Condition, table: Table) -> bool:
    """Whether a condition holds for me; what only the turn so far can tell does not."""
    me, them = table.me, table.them
    match condition:
        case words.YourTurn():
            return table.my_turn
        case words.LifeIs(life):
            return me.life == life
        case words.Alone():
            return len(me.creatures) == 1
        case words.OneOther():
            return len(me.creatures) == 2
        case words.EnemyCreatures(least):
            return len(them.creatures) >= least
        case words.AlliedOfEqualPower():
            return any(_has_twin(creature, me.creatures) for creature in me.creatures)
        case words.NoMindbugLeft():
            return me.mindbugs == 0
        case words.EmptyDiscardPile():
            return not me.discard
        case words.EmptyHand():
            return not me.hand
        case words.FewerCreatures():
            return len(me.creatures) < len(them.creatures)
        case words.MoreCreatures():
            return len(me.creatures) > len(them.creatures)
        case words.DefeatedAnEnemy():
            return False


def able_to_block(table: Table, attacker: Creature) -> list[Creature]:
    """Which of their creatures may block an attack of mine (M6.2, M6.4)."""
    able = list(table.them.creatures)
    for creature in (*table.creatures(), attacker):
        for ability in creature.card.abilities:
            if isinstance(ability, words.CannotBlock) and (not ability.this or creature is attacker):
                its = table if creature.seat == table.me.seat else table.from_their_side()
                applies = ability.condition is None or holds(ability.condition, its)
                banned = selected(ability.which, its) if applies else []
                able = [blocker for blocker in able if blocker not in banned]
    if Keyword.SNEAKY in attacker.keywords:
        able = [blocker for blocker in able if Keyword.SNEAKY in blocker.keywords]
    return able


def play_effects_stopped(table: Table) -> bool:
    """Whether my Play effects would do nothing."""
    abilities = [ability for creature in table.them.creatures for ability in creature.card.abilities]
    return any(isinstance(ability, words.NoPlayEffects) for ability in abilities)
