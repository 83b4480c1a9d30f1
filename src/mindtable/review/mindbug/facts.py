"""What differs between two moves for certain: not what somebody is expected to do, but what the rules make of them.

Everything up to the next decision follows from a move; and who may block an attack, or whether the effect of a card has
anything to do, the rules show.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import pairwise
from operator import and_
from typing import Final, NamedTuple

from ...game.contract import Event, Move, Seat
from ...mindbug.board import BLOCK, FROG, TAKE
from ...mindbug.consequences import Consequence, consequences
from ...mindbug.events import CombatFought, CreatureDefeated, EffectBegan, EffectEnded
from ...mindbug.notation import DECLINING
from ...mindbug.position import Position
from ...mindbug.view import View
from . import reasons
from .reasons import MindbugReason

_ATTACK: Final = "attack "
_TAKING: Final = (TAKE, FROG)


def certain(view: View, worlds: Sequence[Position], best: Move, made: Move) -> MindbugReason | None:
    """Why a move is worse than the best one, if what follows from both shows it in every world."""
    return next(_at_once(view, best, made), None) or _risk(worlds, best, made)


def _at_once(view: View, best: Move, made: Move) -> Iterator[MindbugReason]:
    """What one of two moves brings before anybody else decides and the other does not, what is said first first."""
    of_best, of_made = consequences(view, str(best)), consequences(view, str(made))
    if len(of_best) > 1 or len(of_made) > 1:  # it depends on something hidden
        return
    (side,) = (side for side in view.sight.sides if view.seat in side)
    (better,), (worse,) = of_best, of_made
    lost, lost_anyway = _fallen(worse, side), _fallen(better, side)
    for card in sorted(lost - lost_anyway):
        yield reasons.OtherFalls(card, min(lost_anyway - lost)) if lost_anyway - lost else reasons.CreatureFalls(card)
    place = view.sight.sides.index(side)
    if worse.life[place] < min(better.life[place], 0):
        yield reasons.LifeLost()
    if _hit(better, place) > _hit(worse, place):
        yield reasons.HitMissed()
    others = [seat for other in view.sight.sides if other != side for seat in other]
    missed, defeated = _fallen(better, others), _fallen(worse, others)
    for card in sorted(missed - defeated):
        yield reasons.OtherDefeated(card, min(defeated - missed)) if defeated - missed else reasons.DefeatMissed(card)


def _fallen(one: Consequence, seats: Sequence[Seat]) -> set[str]:
    return {card for seat, card, _ in one.fallen if seat in seats}


def _hit(one: Consequence, place: int) -> int:
    """How much life it costs the others."""
    return sum(max(-life, 0) for other, life in enumerate(one.life) if other != place)


def _risk(worlds: Sequence[Position], best: Move, made: Move) -> MindbugReason | None:
    """That a creature with which one attacks can be blocked, in every world, by one that defeats it and stands; the one
    that attacks in the best move, if any, in none."""
    if not _is_attack(made):
        return None
    at_risk = reduce(and_, (_dangers(world, made) for world in worlds))
    if not at_risk or (_is_attack(best) and any(_dangers(world, best) for world in worlds)):
        return None
    return min(at_risk, key=repr)


def _is_attack(move: Move) -> bool:
    return str(move).startswith(_ATTACK)


def _dangers(world: Position, attack: Move) -> set[MindbugReason]:
    """Who may block an attack and defeat who attacks, and stands."""
    attacked = world.copy()
    attacked.play(attack)
    found: set[MindbugReason] = set()
    if attacked.board.decision == BLOCK:
        for answer in attacked.moves():
            found |= set(_fought(attacked.copy().play(answer)))
    return found


def _fought(told: Sequence[Event]) -> Iterator[MindbugReason]:
    fallen = {(event.seat, event.card) for event in told if isinstance(event, CreatureDefeated)}
    for event in told:
        if not isinstance(event, CombatFought):
            continue
        if (event.seat, event.card) in fallen and (event.defender, event.blocker) not in fallen:
            yield reasons.AttackerAtRisk(event.card, event.blocker)


def by_effect(worlds: Sequence[Position], best: Move, made: Move) -> MindbugReason | None:
    """That the move made sets off an effect that does nothing, or the best one an effect that does something, in every
    world, while the other move does not. A card that is played counts as if nobody took it."""
    of_best, of_made = ({_effect(world, move) for world in worlds} for move in (best, made))
    if not any(one and one.works for one in of_made):
        for effect in of_best if len(of_best) == 1 else ():
            if effect and effect.works:
                return reasons.EffectMissed(effect.card)
        for effect in of_made if len(of_made) == 1 else ():
            if effect:
                return reasons.EffectWasted(effect.card)
    return None


class _Effect(NamedTuple):
    """An effect that a move sets off."""

    card: str
    works: bool  # it does something


def _effect(world: Position, move: Move) -> _Effect | None:
    """The first effect of its player that a move sets off."""
    position = world.copy()
    (seat,) = position.to_decide
    told = list(position.play(move))
    while position.board.decision in _TAKING:
        told += position.play(DECLINING[TAKE])
    for event, following in pairwise([*told, None]):
        if isinstance(event, EffectBegan) and event.seat == seat:
            return _Effect(event.card, not isinstance(following, EffectEnded))
    return None
