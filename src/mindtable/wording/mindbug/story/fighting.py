"""Attacks: who attacks, who blocks or why nobody does, and what becomes of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ....game.contract import Event, Seat
from ....mindbug.events import (
    AttackDeclared,
    AttackDeclined,
    AttackUnblocked,
    BlockDeclined,
    BlockImpossible,
    CombatFought,
    CreatureBlocked,
    CreatureDefeated,
    CreatureEvolved,
    CreatureExhausted,
    CreatureHunted,
    HuntDeclined,
    Obstacle,
)
from ....mindbug.questions.fighting import ATTACKER, BLOCKER, beaten
from ...language import Phrase
from .passages import Passages

_FATES: Final = (CreatureDefeated, CreatureExhausted, CreatureEvolved)


def _declared(passages: Passages, events: Sequence[AttackDeclared]) -> None:
    [event] = events
    is_ordered = passages.effect is not None
    passages.attack = event
    passages.unblocked = ()
    passages.begin_attack(event.seat)
    if is_ordered:
        owned = passages.owned(event.card, event.seat)
        passages.say("story-made-attack", source=passages.source, owned=owned, power=event.power)
    else:
        kind = "story-attacked" if event.attack == 1 else "story-attacked-again"
        passages.say(kind, card=passages.of_turn(event.card, event.seat), power=event.power)


def _declined(passages: Passages, events: Sequence[AttackDeclined]) -> None:
    [event] = events
    passages.begin(event.seat)
    passages.say("story-attack-declined", card=passages.of_turn(event.card, event.seat))


def _hunted(passages: Passages, events: Sequence[CreatureHunted]) -> None:
    [event] = events
    if passages.attack is not None:
        passages.go_on_with_attack(passages.attack.seat)
        card = passages.card(passages.attack.card)
        passages.say("story-hunted", card=card, owned=passages.owned(event.card, event.seat))


def _hunt_declined(passages: Passages, events: Sequence[HuntDeclined]) -> None:
    [event] = events
    passages.go_on_with_attack(event.seat)
    passages.say("story-hunt-declined", card=passages.of_turn(event.card, event.seat))


# --- who does not block ----------------------------------------------------------------------------


def _not_blocked(passages: Passages, events: Sequence[BlockDeclined | BlockImpossible]) -> None:
    passages.unblocked += tuple(events)


def _unblocked(passages: Passages, events: Sequence[AttackUnblocked]) -> None:
    [event] = events
    passages.go_on_with_attack(_attacker_of(passages, event.seat))
    reasons = {_reason(one) for one in passages.unblocked}
    passages.is_undefended = {BlockDeclined} == {type(one) for one in passages.unblocked}
    if passages.is_undefended:  # it is told together with the loss
        pass
    elif len(passages.unblocked) > 1 and len(reasons) == 1:
        _say_why(passages, passages.unblocked[0], passages.team(event.seat, event.teammate))
    else:
        _say_why_so_far(passages)
    passages.unblocked = ()


def _attacker_of(passages: Passages, hit: Seat) -> Seat:
    return passages.attack.seat if passages.attack is not None else hit


def _reason(event: Event) -> tuple[type[Event], Obstacle | None, str | None]:
    if isinstance(event, BlockImpossible):
        return BlockImpossible, event.why, event.by
    return BlockDeclined, None, None


def _say_why_so_far(passages: Passages) -> None:
    for event in passages.unblocked:
        if isinstance(event, BlockDeclined | BlockImpossible):
            passages.go_on_with_attack(_attacker_of(passages, event.seat))
            _say_why(passages, event, passages.player(event.seat))


_OBSTACLES: Final[Mapping[Obstacle, str]] = {
    Obstacle.NO_CREATURE: "story-no-creature",
    Obstacle.NOT_SNEAKY: "story-not-sneaky",
    Obstacle.THIS_TURN: "story-block-forbidden-this-turn",
}


def _say_why(passages: Passages, event: Event, player: Phrase) -> None:
    """Say why a player, or a team, did not block."""
    if not isinstance(event, BlockImpossible):
        passages.say("story-not-blocked", player=player)
    elif event.by is not None:
        passages.say("story-block-forbidden", player=player, by=passages.card(event.by))
    else:
        passages.say(_OBSTACLES[event.why], player=player, card=passages.card(event.card))


# --- combat ----------------------------------------------------------------------------------------


def _blocked(passages: Passages, events: Sequence[CreatureBlocked]) -> None:
    [passages.block] = events
    passages.unblocked = ()


def _fought(passages: Passages, events: Sequence[CombatFought]) -> None:
    [passages.combat] = events
    passages.fates = ()


def is_of_combat(passages: Passages, events: Sequence[Event]) -> bool:
    """Whether what becomes of creatures comes of the combat just fought; then it is told as a whole."""
    if passages.combat is None:
        return False
    passages.fates += tuple(events)
    return True


def finish(passages: Passages, following: Event | None) -> None:
    """Tell of the combat, once all that comes of it is known: before anything else follows."""
    if following is None:
        _say_why_so_far(passages)
        passages.unblocked = ()
    if passages.combat is None or isinstance(following, _FATES):
        return
    combat, passages.combat = passages.combat, None
    passages.go_on_with_attack(combat.seat)
    fates = {_who(event): event for event in passages.fates}
    lost = _beaten(combat)
    attacker = fates.get((combat.seat, combat.card)) if lost & ATTACKER else None
    blocker = fates.get((combat.defender, combat.blocker)) if lost & BLOCKER else None
    block, passages.block = passages.block, None
    if block is not None:
        player, card = passages.player(block.seat), passages.card(block.card)
        if not lost & ATTACKER and isinstance(blocker, CreatureDefeated):
            reason = _why_beaten(passages, combat, of_attacker=False)
            passages.say("story-blocked-and-fell", player=player, card=card, reason=reason)
            return
        passages.say("story-blocked", player=player, card=card)
    if isinstance(attacker, CreatureDefeated) and isinstance(blocker, CreatureDefeated):
        both_by_power = combat.power == combat.against
        passages.say("story-both-fell", reason=_why_both(passages, combat, both_by_power))
        return
    if lost & ATTACKER:
        _say_fate(passages, combat, attacker, of_attacker=True)
    if lost & BLOCKER:
        _say_fate(passages, combat, blocker, of_attacker=False)


def _who(event: Event) -> tuple[Seat, str] | None:
    """The creature that something has become of, as the combat names it."""
    if isinstance(event, CreatureEvolved):
        return event.seat, event.former
    return (event.seat, event.card) if isinstance(event, CreatureDefeated | CreatureExhausted) else None


def _beaten(combat: CombatFought) -> int:
    lead = combat.power - combat.against
    return int(beaten(lead, combat.is_turned_around, combat.is_poisonous, combat.blocker_is_poisonous))


def _say_fate(passages: Passages, combat: CombatFought, fate: Event | None, *, of_attacker: bool) -> None:
    """Say what has become of a creature that was beaten."""
    card, seat = (combat.card, combat.seat) if of_attacker else (combat.blocker, combat.defender)
    named = passages.owned(card, seat) if combat.card == combat.blocker else passages.card(card)
    reason = _why_beaten(passages, combat, of_attacker=of_attacker)
    if isinstance(fate, CreatureDefeated):
        passages.say("story-fell", card=named, reason=reason)
    elif isinstance(fate, CreatureExhausted):
        passages.say("story-held", card=named, reason=reason)
    elif isinstance(fate, CreatureEvolved):
        passages.say("story-evolved-instead", former=named, card=passages.card(fate.card), reason=reason)
    else:
        passages.say("story-unharmed", card=named)


def _why_beaten(passages: Passages, combat: CombatFought, *, of_attacker: bool) -> Phrase:
    """Why a creature was beaten: by power, or by poison."""
    by_power = int(beaten(combat.power - combat.against, combat.is_turned_around, False, False))
    if by_power & (ATTACKER if of_attacker else BLOCKER):
        is_turned = combat.is_turned_around and combat.power != combat.against
        kind = "story-reason-turned" if is_turned else "story-reason-power"
        return passages.language.phrase(kind, power=combat.power, against=combat.against)
    return _poison(passages, combat.blocker if of_attacker else combat.card)


def _why_both(passages: Passages, combat: CombatFought, both_by_power: bool) -> Phrase:
    if both_by_power:
        return passages.language.phrase("story-reason-power", power=combat.power, against=combat.against)
    attacker_by_power = int(beaten(combat.power - combat.against, combat.is_turned_around, False, False)) & ATTACKER
    return _poison(passages, combat.card if attacker_by_power else combat.blocker)


def _poison(passages: Passages, card: str) -> Phrase:
    return passages.language.phrase("story-reason-poisonous", card=passages.card(card))


TOLD: Final[Mapping[type[Event], Callable[[Passages, Sequence[Any]], None]]] = {
    AttackDeclared: _declared,
    AttackDeclined: _declined,
    CreatureHunted: _hunted,
    HuntDeclined: _hunt_declined,
    BlockDeclined: _not_blocked,
    BlockImpossible: _not_blocked,
    AttackUnblocked: _unblocked,
    CreatureBlocked: _blocked,
    CombatFought: _fought,
}
