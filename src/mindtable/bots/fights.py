"""What attacks and blocks lead to, as far as a player can foresee it (M6)."""

from __future__ import annotations

from typing import Final

from ..mindbug.words import CannotBlock, Keyword, Trigger
from .table import Creature, Table
from .worth import effects, life_lost, loss, selected, worth_now

SECOND_ATTACK: Final = 0.5  # of the first attack's worth, if the creature is there to make it


def able_to_block(table: Table, attacker: Creature) -> list[Creature]:
    """Which of their creatures may block an attack of mine (M6.2, M6.4)."""
    able = list(table.them.creatures)
    for creature in table.creatures():
        for ability in creature.card.abilities:
            if isinstance(ability, CannotBlock) and (not ability.this or creature == attacker):
                theirs = creature.seat == table.them.seat
                banned = selected(ability.which, table.from_their_side() if theirs else table)
                able = [blocker for blocker in able if blocker not in banned]
    if Keyword.SNEAKY in attacker.keywords:
        able = [blocker for blocker in able if Keyword.SNEAKY in blocker.keywords]
    return able


def fight(attacker: Creature, blocker: Creature) -> float:
    """What the attacker's side gains by a combat of two creatures (M6.5, M6.6)."""
    gain = 0.0
    if blocker.power <= attacker.power or Keyword.POISONOUS in attacker.keywords:
        gain += loss(blocker)
    if attacker.power <= blocker.power or Keyword.POISONOUS in blocker.keywords:
        gain -= loss(attacker)
    return gain


def best_hunt(table: Table, attacker: Creature) -> float | None:
    """What I gain by the best creature to hunt (M6.3); None if there is nothing to hunt."""
    return max((fight(attacker, prey) for prey in table.them.creatures), default=None)


def left_to_them(table: Table, attacker: Creature) -> float:
    """What I gain by an attack if they block, or do not, as it suits them best."""
    answers = [life_lost(table.them.life, 1)]
    answers += [fight(attacker, blocker) for blocker in able_to_block(table, attacker)]
    return min(answers)


def attack(table: Table, attacker: Creature) -> float:
    """What I gain by attacking with a creature."""
    gain = left_to_them(table, attacker)
    if Keyword.HUNTER in attacker.keywords:
        gain = max(gain, best_hunt(table, attacker) or gain)
    if Keyword.FRENZY in attacker.keywords:
        gain += _second_attack(table, attacker, gain)
    return gain + sum(worth_now(effect, table) for effect in effects(attacker.card, Trigger.ATTACK))


def _second_attack(table: Table, attacker: Creature, first: float) -> float:
    if not able_to_block(table, attacker):
        return life_lost(table.them.life, 2) - life_lost(table.them.life, 1)
    return max(first, 0.0) * SECOND_ATTACK
