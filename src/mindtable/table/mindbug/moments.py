"""The moments of a game of Mindbug that a page lets be seen and heard: attacks, and what is larger than the table.

They are numbered from the beginning of the game, so that a browser shows those that it has not shown yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

from ...game.contract import Event, Seat
from ...mindbug.events import (
    AttackDeclared,
    CardShown,
    CardStolen,
    CombatFought,
    ControlTaken,
    CreatureBlocked,
    CreatureDefeated,
    CreatureEvolved,
    EffectBegan,
    GameWon,
    LifeLost,
    MindbugUsed,
    MindfrogUsed,
    TurnBegan,
)
from ...mindbug.sight import Sight
from ...mindbug.words import Trigger
from ...wording.mindbug import MindbugWords
from ...wording.mindbug.lookup import evolution_line, printed
from ..present.sayings import REMEMBERED
from ..present.scene import Scene
from ..tidings import Tidings

Kind = Literal["attack", "clash", "taken", "lent", "defeated", "evolved", "last-life", "tag", "victory", "defeat"]

_TOLD: Final = 6  # whoever comes back after many moves sees the last ones; more would be a long wait
_TOKENS: Final[dict[Kind, str]] = {"taken": "mindbug", "lent": "mindfrog"}
_SMALL: Final = ("evolved", "last-life", "tag")
_ALWAYS: Final = frozenset((AttackDeclared, CombatFought, MindbugUsed, MindfrogUsed, CreatureEvolved, GameWon))
_SOMETIMES: Final = frozenset((EffectBegan, LifeLost, CreatureBlocked))
_STRONG: Final = 2  # creatures that fall, or cards that are stolen, by one Defeated effect
_KEPT: Final = (
    AttackDeclared,
    CardShown,
    CardStolen,
    CombatFought,
    ControlTaken,
    CreatureBlocked,
    CreatureDefeated,
    CreatureEvolved,
    EffectBegan,
    GameWon,
    LifeLost,
    MindbugUsed,
    MindfrogUsed,
    TurnBegan,
)


class Moment(NamedTuple):
    """Something to be seen, larger than the table unless it is an attack or a fight."""

    number: int  # counted from 1: anybody at the table could have counted them
    kind: Kind
    seat: Seat  # whose it is
    card: str = ""
    power: int = 0  # of the card
    is_ours: bool = False  # of the viewer's side
    heading: str = ""  # "Mindbug!"
    title: str = ""  # "Gorillion is yours."
    notes: tuple[str, ...] = ()  # "Mira plays again.", "1 left"
    token: str = ""  # by which the card was taken
    other: str = ""  # the card that it fights
    defender: str = ""  # and whose it is

    @property
    def is_small(self) -> bool:
        """Whether it is shown as a ribbon only."""
        return self.kind in _SMALL


def last_moments(scene: Scene[Sight]) -> tuple[Moment, ...]:
    """The last moments of a game."""
    events = [event for tidings in scene.told for event in _weighty(tidings)]
    places = [
        place
        for place, event in enumerate(events)
        if type(event) in _ALWAYS or (type(event) in _SOMETIMES and _is_moment(scene, event, events[place + 1 :]))
    ]
    first = max(len(places) - _TOLD, 0)
    found = [_moment(scene, events, place) for place in places[first:]]
    return tuple(one._replace(number=number) for number, one in enumerate(found, first + 1))


@lru_cache(REMEMBERED)
def _weighty(tidings: Tidings) -> tuple[Event, ...]:
    """What matters of a move."""
    return tuple(event for event in tidings.events if isinstance(event, _KEPT))


def _is_moment(scene: Scene[Sight], event: Event, after: Sequence[Event]) -> bool:
    """Whether an event that may be one of those that are seen and heard is one."""
    match event:
        case EffectBegan(trigger=Trigger.DEFEATED):
            return bool(_strong(scene, after))
        case LifeLost(left=1):
            return True
        case CreatureBlocked(seat):
            return _is_mate(scene, seat)
        case _:
            return False


def _moment(scene: Scene[Sight], events: Sequence[Event], place: int) -> Moment:
    """The moment that an event is."""
    match events[place]:
        case AttackDeclared(seat, card):
            return Moment(0, "attack", seat, card)
        case CombatFought(seat, card, blocker=other, defender=defender):
            return Moment(0, "clash", seat, card, other=other, defender=defender)
        case MindbugUsed(seat, left=left) | MindfrogUsed(seat, left=left) as event:
            shown = (one.seat for one in reversed(events[:place]) if isinstance(one, CardShown))
            return _taking(scene, event, next(shown, seat), left)
        case EffectBegan(seat, card):
            heading, said = scene.say("trigger-defeated"), _strong(scene, events[place + 1 :])
            return _of_card(scene, "defeated", seat, card, heading=heading, title=_name(scene, card), notes=(said,))
        case CreatureEvolved(seat, card):
            stages = {"stage": printed(card).stage, "stages": len(evolution_line(card))}
            return _of_card(
                scene, "evolved", seat, card, title=scene.say("moment-evolved", card=_name(scene, card), **stages)
            )
        case LifeLost(seat):
            is_ours = _is_ours(scene, seat)
            title = scene.say("moment-last-life", whose="ours" if is_ours else "theirs", name=_side(scene, seat))
            return Moment(0, "last-life", seat, is_ours=is_ours, title=title)
        case CreatureBlocked(seat, card):
            title = scene.say("moment-tag", name=scene.names[seat], card=_name(scene, card))
            return _of_card(scene, "tag", seat, card, title=title)
        case GameWon(seat):
            return Moment(0, "victory" if _is_ours(scene, seat) else "defeat", seat, is_ours=_is_ours(scene, seat))
        case other:
            raise AssertionError(other)


def _taking(scene: Scene[Sight], event: MindbugUsed | MindfrogUsed, player: Seat, left: int) -> Moment:
    """A card is taken: by the viewer, from the viewer, or between others."""
    kind: Kind = "taken" if isinstance(event, MindbugUsed) else "lent"
    token = _TOKENS[kind]
    whose = "yours" if event.seat == scene.viewer else "mine" if player == scene.viewer else "theirs"
    names = {"taker": scene.names[event.seat], "name": scene.names[player]}
    title = scene.say("moment-taken", whose=whose, card=_name(scene, event.card), **names)
    again = scene.say("moment-again", whose="you" if player == scene.viewer else "they", name=scene.names[player])
    notes = (again, scene.say("moment-left", count=left))
    heading = scene.say("moment-heading", token=token)
    return _of_card(scene, kind, event.seat, event.card, heading=heading, title=title, notes=notes, token=token)


def _strong(scene: Scene[Sight], after: Sequence[Event]) -> str:
    """What makes a Defeated effect a great one; "" if it is none."""
    fallen = stolen = 0
    for event in after:
        match event:
            case EffectBegan() | TurnBegan() | AttackDeclared() | CardShown():
                break
            case CreatureDefeated():
                fallen += 1
            case CardStolen():
                stolen += 1
            case ControlTaken(seat, card):
                whose = "you" if seat == scene.viewer else "they"
                return scene.say("moment-control", whose=whose, name=scene.names[seat], card=_name(scene, card))
            case _:
                pass
    if fallen >= _STRONG:
        return scene.say("moment-fall", count=fallen)
    return scene.say("moment-stolen", count=stolen) if stolen >= _STRONG else ""


def _of_card(scene: Scene[Sight], kind: Kind, seat: Seat, card: str, **said: Any) -> Moment:
    """A moment of a card, with what is said of it."""
    return Moment(0, kind, seat, card, printed(card).power, _is_ours(scene, seat), **said)


def _name(scene: Scene[Sight], card: str) -> str:
    return scene.wording.words(MindbugWords).card_name(card)


def _side(scene: Scene[Sight], seat: Seat) -> str:
    """The players who share the life of a seat."""
    return scene.wording.every_one([scene.names[one] for one in scene.side_of(seat)])


def _is_ours(scene: Scene[Sight], seat: Seat) -> bool:
    return scene.viewer is not None and seat in scene.side_of(scene.viewer)


def _is_mate(scene: Scene[Sight], seat: Seat) -> bool:
    return seat != scene.viewer and _is_ours(scene, seat)
