"""What attacks and blocks lead to, as far as a player can foresee it (M6)."""

from __future__ import annotations

from typing import Final

from ...mindbug.sight import CreatureSight, PlayerSight
from ...mindbug.words import Keyword, Trigger
from .gains import effects_now, worth_now
from .outlook import Outlook
from .worth import keeps_from_blocking, life_lost, loss_by

SECOND_ATTACK: Final = 0.5  # of the first attack's worth, if the creature is there to make it


def fight(outlook: Outlook, attacker: CreatureSight, blocker: CreatureSight) -> float:
    """What the attacker's side gains by a combat of two creatures (M6.5, M6.6)."""
    combat = outlook.view.combat(attacker, blocker)
    return loss_by(combat.blocker, blocker, outlook) - loss_by(combat.attacker, attacker, outlook)


def left_to_them(outlook: Outlook, attacker: CreatureSight, unable: PlayerSight | None = None) -> float:
    """What I gain by an attack if they block, or do not, as it suits them best; one of them may be unable to."""
    answers = [life_lost(outlook.them.life, 1)]
    answers += [
        fight(outlook, attacker, blocker)
        for blocker in outlook.view.blockers(attacker)
        if unable is None or blocker.seat != unable.seat
    ]
    return min(answers)


def attack(outlook: Outlook, attacker: CreatureSight) -> float:
    """What I gain by attacking with a creature; a hunter may choose whom to fight (M6.3)."""
    happening = effects_now(attacker, outlook, Trigger.ATTACK)
    gain = left_to_them(outlook, attacker)
    if any(map(keeps_from_blocking, happening)):
        gain = max(left_to_them(outlook, attacker, unable) for unable in outlook.opponents)
    if Keyword.HUNTER in attacker.keywords:
        gain = max([gain, *(fight(outlook, attacker, prey) for prey in outlook.view.prey(attacker))])
    if Keyword.FRENZY in attacker.keywords:
        gain += _second_attack(outlook, attacker, gain)
    return gain + sum(worth_now(effect, outlook, attacker) for effect in happening)


def _second_attack(outlook: Outlook, attacker: CreatureSight, first: float) -> float:
    if not outlook.view.blockers(attacker):
        return life_lost(outlook.them.life, 2) - life_lost(outlook.them.life, 1)
    return max(first, 0.0) * SECOND_ATTACK
