"""What has happened since the viewer's last answer, as traces on the table: the memory of those who looked away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ...art.mindbug.faces import Face
from ...game.contract import Event, Seat
from ...mindbug.events import (
    AttackDeclared,
    CardGiven,
    CardStolen,
    CombatFought,
    ControlTaken,
    CreatureDefeated,
    CreatureEntered,
    CreatureReturned,
    EffectBegan,
    LifeGained,
    LifeLost,
    MindbugUsed,
    MindfrogUsed,
)
from ...mindbug.sight import Sight
from ..present.scene import Scene
from .faces import face

_MOST_FALLEN: Final = 3  # of one player: more would take the place of those who stand
_HAND: Final[Mapping[type[Event], str]] = {CardStolen: "stolen", CardGiven: "given", CreatureReturned: "returned"}


class Fallen(NamedTuple):
    """Where a creature stood until it fell."""

    face: Face
    sentence: str  # "fell, 9 : 6"


class Traces:
    """What has happened to whom since the viewer's last answer."""

    def __init__(self, scene: Scene[Sight]) -> None:
        self._scene = scene
        self._since = scene.told.since(scene.since)
        self._creatures = self._of_creatures()

    def fallen(self, seat: Seat) -> tuple[Fallen, ...]:
        """The creatures of a player that fell, with the powers of the fight if it was one."""
        combat: CombatFought | None = None
        found = []
        for event in self._since:
            if isinstance(event, CombatFought):
                combat = event
            elif isinstance(event, EffectBegan):
                combat = None
            elif isinstance(event, CreatureDefeated) and event.seat == seat:
                found.append(Fallen(face(event.card, self._scene.language), self._fell(event, combat)))
        return tuple(found[-_MOST_FALLEN:])

    def life(self, side: Sequence[Seat]) -> int:
        """What a side has gained of life, less than 0 where it has lost."""
        gained = sum(one.amount for one in self._since if isinstance(one, LifeGained) and one.seat in side)
        return gained - sum(one.amount for one in self._since if isinstance(one, LifeLost) and one.seat in side)

    def creatures(self, seat: Seat, cards: Sequence[str]) -> list[str]:
        """What each of the creatures of a player has just done, or what was done to it, in two words. Of equal ones
        nobody can tell which it was: it is said of the first."""
        return [
            self._creatures.get((seat, card), "") if card not in cards[:at] else "" for at, card in enumerate(cards)
        ]

    def hand(self, cards: Sequence[str]) -> list[str]:
        """How cards of the viewer's hand have just come there; of equal ones, the last has come last."""
        came = {
            event.card: self._scene.say("trace-hand", how=_HAND[type(event)])
            for event in self._since
            if isinstance(event, CardStolen | CardGiven | CreatureReturned) and event.seat == self._scene.viewer
        }
        return [came.get(card, "") if card not in cards[at + 1 :] else "" for at, card in enumerate(cards)]

    def _fell(self, event: CreatureDefeated, combat: CombatFought | None) -> str:
        fallen = event.seat, event.card
        if combat and fallen in ((combat.seat, combat.card), (combat.defender, combat.blocker)):
            numbers = self._scene.say("outcome-numbers", mine=combat.power, theirs=combat.against)
            return self._scene.say("trace-fell-fighting", numbers=numbers)
        return self._scene.say("trace-fell")

    def _of_creatures(self) -> dict[tuple[Seat, str], str]:
        """What is said of creatures, the last and greatest thing of each."""
        found: dict[tuple[Seat, str], str] = {}
        taken: str | None = None  # the card that a Mindbug or a Mindfrog was used on
        for event in self._since:
            if isinstance(event, MindbugUsed | MindfrogUsed):
                taken = event.card
            elif isinstance(event, CreatureEntered):
                found[event.seat, event.card] = "taken" if event.card == taken else "new"
                taken = None
            elif isinstance(event, ControlTaken):
                found[event.seat, event.card] = "taken"
            elif isinstance(event, AttackDeclared):
                found[event.seat, event.card] = "twice" if event.attack > 1 else "attacked"
        return {key: self._scene.say("trace-creature", what=what) for key, what in found.items()}
