"""What a solution is about, from what is told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ...game.contract import Event, Seat
from ...mindbug.events import (
    ActionUsed,
    AttackDeclared,
    AttackUnblocked,
    BlockDeclined,
    BlockForbidden,
    BlockImpossible,
    BlocksForbidden,
    CardBoosted,
    CardDiscarded,
    CardStolen,
    CombatFought,
    ControlTaken,
    CreatureBlocked,
    CreatureDefeated,
    CreatureEvolved,
    CreatureExhausted,
    CreatureHunted,
    EffectBegan,
    LifeLost,
    MindbugDeclined,
    MindbugUsed,
    MindfrogUsed,
    Obstacle,
    OutOfActions,
)
from ...mindbug.words import Trigger

Side = tuple[Seat, ...]


@dataclass(frozen=True)
class Told:
    """What is told of a solution, in order, and whose it is."""

    events: Sequence[Event]
    first: Sequence[Event]  # of the first move
    side: Side
    seat: Seat
    deciding: frozenset[Seat]  # who moves in it

    def any(self, kind: type[Event], *, ours: bool | None = None) -> bool:
        """Whether something of a kind happens; to us, to them, or to anybody."""
        return any(self._is(event, kind, ours) for event in self.events)

    def at_once(self, kind: type[Event], *, ours: bool | None = None) -> bool:
        """Whether something of a kind happens by the first move."""
        return any(self._is(event, kind, ours) for event in self.first)

    def effect(self, trigger: Trigger) -> bool:
        """Whether an effect of ours of a kind is carried out."""
        return any(
            isinstance(event, EffectBegan) and event.trigger is trigger and event.seat in self.side
            for event in self.events
        )

    def _is(self, event: Event, kind: type[Event], ours: bool | None) -> bool:
        if not isinstance(event, kind):
            return False
        return ours is None or (getattr(event, "seat", None) in self.side) == ours


def _sneaky(told: Told) -> bool:
    return any(
        isinstance(event, BlockImpossible) and event.why is Obstacle.NOT_SNEAKY and event.seat not in told.side
        for event in told.events
    )


def _poison(told: Told) -> bool:
    fights = (event for event in told.events if isinstance(event, CombatFought))
    return any(one.is_poisonous if one.seat in told.side else one.blocker_is_poisonous for one in fights)


def _frenzy(told: Told) -> bool:
    attacks = (event for event in told.events if isinstance(event, AttackDeclared))
    return any(one.attack > 1 and one.seat in told.side for one in attacks)


def _sacrifice(told: Told) -> bool:
    return told.at_once(CreatureDefeated, ours=True)


def _quiet(told: Told) -> bool:
    return not (told.at_once(AttackDeclared) or told.at_once(LifeLost) or told.at_once(CreatureDefeated))


THEMES: Final[dict[str, Callable[[Told], bool]]] = {
    "bait": lambda told: told.any(MindbugUsed, ours=False),
    "mindbug": lambda told: told.at_once(MindbugUsed, ours=True),
    "patience": lambda told: told.at_once(MindbugDeclined, ours=True),
    "mindfrog": lambda told: told.any(MindfrogUsed, ours=True),
    "partner": lambda told: any(seat in told.side and seat != told.seat for seat in told.deciding),
    "poison": _poison,
    "hunter": lambda told: told.any(CreatureHunted, ours=False),
    "sneaky": _sneaky,
    "frenzy": _frenzy,
    "tough": lambda told: told.any(CreatureExhausted, ours=True),
    "sacrifice": _sacrifice,
    "quiet": _quiet,
    "block": lambda told: told.at_once(CreatureBlocked, ours=True),
    "no-block": lambda told: told.at_once(BlockDeclined, ours=True),
    "breakthrough": lambda told: told.any(AttackUnblocked, ours=False),
    "no-blockers": lambda told: told.any(BlockForbidden, ours=False) or told.any(BlocksForbidden, ours=False),
    "play-effect": lambda told: told.effect(Trigger.PLAY),
    "attack-effect": lambda told: told.effect(Trigger.ATTACK),
    "defeated-effect": lambda told: told.effect(Trigger.DEFEATED),
    "discard": lambda told: told.any(CardDiscarded, ours=False),
    "theft": lambda told: told.any(CardStolen, ours=True) or told.any(ControlTaken, ours=True),
    "action": lambda told: told.any(ActionUsed, ours=True),
    "evolution": lambda told: told.any(CreatureEvolved, ours=True),
    "boost": lambda told: told.any(CardBoosted, ours=True),
    "exhaustion": lambda told: told.any(OutOfActions, ours=False),
}


def themes_in(told: Told) -> tuple[str, ...]:
    """All themes of a solution."""
    return tuple(theme for theme, is_there in THEMES.items() if is_there(told))
