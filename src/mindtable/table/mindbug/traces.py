"""What has happened since the viewer's last answer, as traces on the table: the memory of those who looked away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

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
from ..present.sayings import saying
from ..present.scene import Scene
from ..tidings import Told
from .faces import face

_MOST_FALLEN: Final = 3  # of one player: more would take the place of those who stand
_HAND: Final[Mapping[type[Event], str]] = {CardStolen: "stolen", CardGiven: "given", CreatureReturned: "returned"}


class Fallen(NamedTuple):
    """Where a creature stood until it fell."""

    face: Face
    sentence: str  # "fell, 9 : 6"


class Traces:
    """What has happened to whom since the viewer's last answer: what was told from an event on."""

    def __init__(self, language: str, viewer: Seat | None, start: int) -> None:
        self._say = saying(language)
        self._language = language
        self._viewer = viewer
        self._read = start  # events
        self._fallen: dict[Seat, list[Fallen]] = {}
        self._gained: dict[Seat, int] = {}  # of life, less than 0 where it was lost
        self._creatures: dict[tuple[Seat, str], str] = {}  # what is said of creatures, the last thing of each
        self._came: dict[str | None, str] = {}  # how cards came into the viewer's hand
        self._combat: CombatFought | None = None  # of which creatures fall
        self._taken: str | None = None  # the card that a Mindbug or a Mindfrog was used on

    def read_on(self, told: Told) -> None:
        """More was told."""
        for event in told.events[self._read :]:
            if note := _NOTED.get(type(event)):
                note(self, event)
        self._read = len(told.events)

    def fallen(self, seat: Seat) -> tuple[Fallen, ...]:
        """The creatures of a player that fell, with the powers of the fight if it was one."""
        return tuple(self._fallen[seat][-_MOST_FALLEN:]) if seat in self._fallen else ()

    def life(self, side: Sequence[Seat]) -> int:
        """What a side has gained of life, less than 0 where it has lost."""
        return sum([self._gained.get(seat, 0) for seat in side]) if self._gained else 0

    def creatures(self, seat: Seat, cards: Sequence[str]) -> list[str]:
        """What each of the creatures of a player has just done, or what was done to it, in two words. Of equal ones
        nobody can tell which it was: it is said of the first."""
        if not self._creatures:
            return [""] * len(cards)
        return [
            self._creatures.get((seat, card), "") if card not in cards[:at] else "" for at, card in enumerate(cards)
        ]

    def hand(self, cards: Sequence[str]) -> list[str]:
        """How cards of the viewer's hand have just come there; of equal ones, the last has come last."""
        if not self._came:
            return [""] * len(cards)
        return [self._came.get(card, "") if card not in cards[at + 1 :] else "" for at, card in enumerate(cards)]

    # --- what is noted of an event -----------------------------------------------------------------

    def _fought(self, event: CombatFought) -> None:
        self._combat = event

    def _went_on(self, _event: EffectBegan) -> None:
        self._combat = None

    def _fell(self, event: CreatureDefeated) -> None:
        fallen = Fallen(face(event.card, self._language), self._how_it_fell(event))
        self._fallen.setdefault(event.seat, []).append(fallen)

    def _how_it_fell(self, event: CreatureDefeated) -> str:
        fallen, combat = (event.seat, event.card), self._combat
        if combat and fallen in ((combat.seat, combat.card), (combat.defender, combat.blocker)):
            numbers = self._say("outcome-numbers", mine=combat.power, theirs=combat.against)
            return self._say("trace-fell-fighting", numbers=numbers)
        return self._say("trace-fell")

    def _gain(self, event: LifeGained) -> None:
        self._gained[event.seat] = self._gained.get(event.seat, 0) + event.amount

    def _lose(self, event: LifeLost) -> None:
        self._gained[event.seat] = self._gained.get(event.seat, 0) - event.amount

    def _take(self, event: MindbugUsed | MindfrogUsed) -> None:
        self._taken = event.card

    def _enter(self, event: CreatureEntered) -> None:
        self._say_of(event, "taken" if event.card == self._taken else "new")
        self._taken = None

    def _change_sides(self, event: ControlTaken) -> None:
        self._say_of(event, "taken")

    def _attack(self, event: AttackDeclared) -> None:
        self._say_of(event, "twice" if event.attack > 1 else "attacked")

    def _say_of(self, event: CreatureEntered | ControlTaken | AttackDeclared, what: str) -> None:
        self._creatures[event.seat, event.card] = self._say("trace-creature", what=what)

    def _come_to_hand(self, event: CardStolen | CardGiven | CreatureReturned) -> None:
        if event.seat == self._viewer:
            self._came[event.card] = self._say("trace-hand", how=_HAND[type(event)])


def traces(scene: Scene[Sight]) -> Traces:
    """What has happened until now. As long as the viewer has not answered again, there is only more of it."""
    start = scene.told.start(scene.since)
    found = scene.kept.of("traces", (start,), lambda: Traces(scene.language, scene.viewer, start))
    found.read_on(scene.told)
    return found


# Most events leave no trace: what one leaves is found by its kind.
_NOTED: Final[Mapping[type[Event], Callable[[Traces, Any], None]]] = {
    CombatFought: Traces._fought,
    EffectBegan: Traces._went_on,
    CreatureDefeated: Traces._fell,
    LifeGained: Traces._gain,
    LifeLost: Traces._lose,
    MindbugUsed: Traces._take,
    MindfrogUsed: Traces._take,
    CreatureEntered: Traces._enter,
    ControlTaken: Traces._change_sides,
    AttackDeclared: Traces._attack,
    CardStolen: Traces._come_to_hand,
    CardGiven: Traces._come_to_hand,
    CreatureReturned: Traces._come_to_hand,
}
