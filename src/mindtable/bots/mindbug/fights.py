"""What attacks and blocks lead to, as far as a player can foresee it (M6)."""

from __future__ import annotations

from typing import Final

from ...mindbug.words import HuntsOnTheLeft, Keyword, LowerPowerWins, Trigger
from .gains import effects_now, worth_now
from .questions import able_to_block, keeps_from_blocking
from .table import Creature, Player, Table
from .worth import life_lost, loss

SECOND_ATTACK: Final = 0.5  # of the first attack's worth, if the creature is there to make it


def fight(table: Table, attacker: Creature, blocker: Creature) -> float:
    """What the attacker's side gains by a combat of two creatures (M6.5, M6.6)."""
    gain = 0.0
    lead = attacker.power - blocker.power
    if any(isinstance(ability, LowerPowerWins) for one in (attacker, blocker) for ability in one.card.abilities):
        lead = -lead  # J5
    if lead >= 0 or Keyword.POISONOUS in attacker.keywords:
        gain += loss(blocker, table)
    if lead <= 0 or Keyword.POISONOUS in blocker.keywords:
        gain -= loss(attacker, table)
    return gain


def left_to_them(table: Table, attacker: Creature, unable: Player | None = None) -> float:
    """What I gain by an attack if they block, or do not, as it suits them best; one of them may be unable to."""
    answers = [life_lost(table.them.life, 1)]
    answers += [
        fight(table, attacker, blocker)
        for blocker in able_to_block(table, attacker)
        if unable is None or blocker.seat != unable.seat
    ]
    return min(answers)


def attack(table: Table, attacker: Creature) -> float:
    """What I gain by attacking with a creature; a hunter may choose whom to fight (M6.3)."""
    happening = effects_now(attacker, table, Trigger.ATTACK)
    gain = left_to_them(table, attacker)
    if any(map(keeps_from_blocking, happening)):
        gain = max(left_to_them(table, attacker, unable) for unable in table.opponents)
    if Keyword.HUNTER in attacker.keywords:
        gain = max([gain, *(fight(table, attacker, prey) for prey in _prey(table, attacker))])
    if Keyword.FRENZY in attacker.keywords:
        gain += _second_attack(table, attacker, gain)
    return gain + sum(worth_now(effect, table, attacker) for effect in happening)


def _prey(table: Table, hunter: Creature) -> tuple[Creature, ...]:
    """Whom a hunter may choose, of either opponent unless it says otherwise (T4.2)."""
    only_left = any(isinstance(ability, HuntsOnTheLeft) for ability in hunter.card.abilities)
    return table.opponents[0].creatures if only_left else table.enemies


def _second_attack(table: Table, attacker: Creature, first: float) -> float:
    if not able_to_block(table, attacker):
        return life_lost(table.them.life, 2) - life_lost(table.them.life, 1)
    return max(first, 0.0) * SECOND_ATTACK
