"""What a player can see to hold on the table: which creatures fit a description, who is able to block."""

from __future__ import annotations

from ..mindbug import words
from ..mindbug.words import Card, Condition, Creatures, DiscardPile, Extreme, Keyword, Side, Who
from .table import Creature, Table


def selected(of: Creatures | DiscardPile, table: Table) -> list[Creature]:
    """The creatures that a description fits, seen from my side."""
    if isinstance(of, DiscardPile):
        return []
    if of.side in (Side.ENEMY, Side.NOT_YOURS):
        found = table.them.creatures
    elif of.side is Side.ALLIED:
        found = table.me.creatures
    else:
        found = table.creatures()
    fitting = [creature for creature in found if of.power.least <= creature.power <= of.power.most]
    if of.extreme is None or not fitting:
        return fitting
    powers = [creature.power for creature in fitting]
    extreme = max(powers) if of.extreme is Extreme.HIGHEST else min(powers)
    return [creature for creature in fitting if creature.power == extreme]


def cards_in(of: Creatures | DiscardPile, table: Table) -> tuple[Card, ...]:
    """The cards of a discard pile that a description means, seen from my side."""
    if isinstance(of, Creatures):
        return ()
    return table.me.discard if of.of is Who.YOU else table.them.discard


def holds(condition: Condition, table: Table) -> bool:
    """Whether a condition holds for me."""
    match condition:
        case words.YourTurn():
            return table.my_turn
        case words.LifeIs(life):
            return table.me.life == life
        case words.Alone():
            return len(table.me.creatures) == 1
        case words.FewerCreatures():
            return len(table.me.creatures) < len(table.them.creatures)
        case words.MoreCreatures():
            return len(table.me.creatures) > len(table.them.creatures)


def able_to_block(table: Table, attacker: Creature) -> list[Creature]:
    """Which of their creatures may block an attack of mine (M6.2, M6.4)."""
    able = list(table.them.creatures)
    for creature in (*table.creatures(), attacker):
        for ability in creature.card.abilities:
            if isinstance(ability, words.CannotBlock) and (not ability.this or creature is attacker):
                mine = creature.seat == table.me.seat
                banned = selected(ability.which, table if mine else table.from_their_side())
                able = [blocker for blocker in able if blocker not in banned]
    if Keyword.SNEAKY in attacker.keywords:
        able = [blocker for blocker in able if Keyword.SNEAKY in blocker.keywords]
    return able


def play_effects_stopped(table: Table) -> bool:
    """Whether my Play effects would do nothing."""
    abilities = [ability for creature in table.them.creatures for ability in creature.card.abilities]
    return any(isinstance(ability, words.NoPlayEffects) for ability in abilities)
