"""The moments of a game of Mindbug that a page lets be seen and heard: attacks, and what is larger than the table.

They are numbered from the beginning of the game, so that a browser shows those that it has not shown yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
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
from ...wording.mindbug.lookup import evolution_line, printed
from ..present.sayings import said, wording_in
from ..present.scene import Scene
from ..tidings import Told
from .faces import face

Kind = Literal["attack", "clash", "taken", "lent", "defeated", "evolved", "last-life", "tag", "victory", "defeat"]

_TOLD: Final = 6  # whoever comes back after many moves sees the last ones; more would be a long wait
_TOKENS: Final[dict[Kind, str]] = {"taken": "mindbug", "lent": "mindfrog"}
_SMALL: Final = ("evolved", "last-life", "tag")
_ALWAYS: Final = frozenset((AttackDeclared, CombatFought, MindbugUsed, MindfrogUsed, CreatureEvolved, GameWon))
_SOMETIMES: Final = frozenset((EffectBegan, LifeLost, CreatureBlocked))
_STRONG: Final = 2  # creatures that fall, or cards that are stolen, by one Defeated effect
_CHANGING: Final = _ALWAYS | _SOMETIMES | {CardStolen, ControlTaken, CreatureDefeated}  # by them there are others
_KEPT: Final = _CHANGING | {CardShown, TurnBegan}


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


class _Counted(NamedTuple):
    """How many moments there were, and the last ones of them."""

    number: int
    last: tuple[Moment, ...]


class _Seer(NamedTuple):
    """Who sees moments, as far as they depend on it: what was seen stays the same for as long as this does."""

    language: str
    viewer: Seat | None
    names: tuple[tuple[Seat, str], ...]
    sides: tuple[tuple[Seat, ...], ...]

    def say(self, message: str, **about: str | int) -> str:
        return said(self.language, message, about)

    def name(self, seat: Seat) -> str:
        return dict(self.names)[seat]

    def card(self, card: str) -> str:
        return face(card, self.language).name

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The players who share the life of a seat."""
        return next(side for side in self.sides if seat in side)

    def is_ours(self, seat: Seat) -> bool:
        return self.viewer is not None and seat in self.side_of(self.viewer)

    def is_mate(self, seat: Seat) -> bool:
        return seat != self.viewer and self.is_ours(seat)


class _Seen:
    """The moments of a game. Those before the turn of now stay as they are, and are counted once."""

    def __init__(self, seer: _Seer) -> None:
        self._seer = seer
        self._read = 0  # events
        self._before = _Counted(0, ())  # the turn of now
        self._turn: list[Event] = []  # what moments of it are made of
        self._now = self._before

    def last(self, told: Told) -> tuple[Moment, ...]:
        """The last ones of all that was told."""
        new = [event for event in told.events[self._read :] if type(event) in _KEPT]
        self._read = len(told.events)
        is_changed = False
        for event in new:
            if type(event) is TurnBegan:
                self._before = self._counted(is_changed)
                self._turn, is_changed = [], False
            self._turn.append(event)
            is_changed |= type(event) in _CHANGING
        return self._counted(is_changed).last

    def _counted(self, is_changed: bool) -> _Counted:
        """All of them; counted anew if something has changed them."""
        if is_changed:
            now = _counted(self._seer, self._turn, self._before.number)
            self._now = _Counted(now.number, (*self._before.last, *now.last)[-_TOLD:])
        return self._now


def last_moments(scene: Scene[Sight]) -> tuple[Moment, ...]:
    """The last moments of a game."""
    sides = scene.sight.sides

    def seen() -> _Seen:
        return scene.told.reader(_Seen, _Seer(scene.language, scene.viewer, tuple(scene.names.items()), sides))

    return scene.kept.of("moments", (scene.names, sides), seen).last(scene.told)


def _counted(seer: _Seer, events: Sequence[Event], before: int) -> _Counted:
    """The moments among some events, numbered after those before."""
    places = [
        place
        for place, event in enumerate(events)
        if type(event) in _ALWAYS or (type(event) in _SOMETIMES and _is_moment(seer, events, place))
    ]
    number = before + len(places)
    last = [_moment(seer, events, place) for place in places[-_TOLD:]]
    first = number - len(last) + 1
    return _Counted(number, tuple(one._replace(number=place) for place, one in enumerate(last, first)))


def _is_moment(seer: _Seer, events: Sequence[Event], place: int) -> bool:
    """Whether an event that may be one of those that are seen and heard is one."""
    match events[place]:
        case EffectBegan(trigger=Trigger.DEFEATED):
            return bool(_strong(seer, events, place))
        case LifeLost(left=1):
            return True
        case CreatureBlocked(seat):
            return seer.is_mate(seat)
        case _:
            return False


def _moment(seer: _Seer, events: Sequence[Event], place: int) -> Moment:
    """The moment that an event is."""
    match events[place]:
        case AttackDeclared(seat, card):
            return Moment(0, "attack", seat, card)
        case CombatFought(seat, card, blocker=other, defender=defender):
            return Moment(0, "clash", seat, card, other=other, defender=defender)
        case MindbugUsed(seat, left=left) | MindfrogUsed(seat, left=left) as event:
            shown = (one.seat for one in reversed(events[:place]) if isinstance(one, CardShown))
            return _taking(seer, event, next(shown, seat), left)
        case EffectBegan(seat, card):
            heading, said = seer.say("trigger-defeated"), _strong(seer, events, place)
            return _of_card(seer, "defeated", seat, card, heading=heading, title=seer.card(card), notes=(said,))
        case CreatureEvolved(seat, card):
            stages = {"stage": printed(card).stage, "stages": len(evolution_line(card))}
            return _of_card(
                seer, "evolved", seat, card, title=seer.say("moment-evolved", card=seer.card(card), **stages)
            )
        case LifeLost(seat):
            is_ours = seer.is_ours(seat)
            title = seer.say("moment-last-life", whose="ours" if is_ours else "theirs", name=_side(seer, seat))
            return Moment(0, "last-life", seat, is_ours=is_ours, title=title)
        case CreatureBlocked(seat, card):
            title = seer.say("moment-tag", name=seer.name(seat), card=seer.card(card))
            return _of_card(seer, "tag", seat, card, title=title)
        case GameWon(seat):
            return Moment(0, "victory" if seer.is_ours(seat) else "defeat", seat, is_ours=seer.is_ours(seat))
        case other:
            raise AssertionError(other)


def _taking(seer: _Seer, event: MindbugUsed | MindfrogUsed, player: Seat, left: int) -> Moment:
    """A card is taken: by the viewer, from the viewer, or between others."""
    kind: Kind = "taken" if isinstance(event, MindbugUsed) else "lent"
    token = _TOKENS[kind]
    whose = "yours" if event.seat == seer.viewer else "mine" if player == seer.viewer else "theirs"
    names = {"taker": seer.name(event.seat), "name": seer.name(player)}
    title = seer.say("moment-taken", whose=whose, card=seer.card(event.card), **names)
    again = seer.say("moment-again", whose="you" if player == seer.viewer else "they", name=seer.name(player))
    notes = (again, seer.say("moment-left", count=left))
    heading = seer.say("moment-heading", token=token)
    return _of_card(seer, kind, event.seat, event.card, heading=heading, title=title, notes=notes, token=token)


def _strong(seer: _Seer, events: Sequence[Event], place: int) -> str:
    """What makes a Defeated effect, which begins at a place, a great one; "" if it is none."""
    fallen = stolen = 0
    for event in islice(events, place + 1, None):
        match event:
            case EffectBegan() | TurnBegan() | AttackDeclared() | CardShown():
                break
            case CreatureDefeated():
                fallen += 1
            case CardStolen():
                stolen += 1
            case ControlTaken(seat, card):
                whose = "you" if seat == seer.viewer else "they"
                return seer.say("moment-control", whose=whose, name=seer.name(seat), card=seer.card(card))
            case _:
                pass
    if fallen >= _STRONG:
        return seer.say("moment-fall", count=fallen)
    return seer.say("moment-stolen", count=stolen) if stolen >= _STRONG else ""


def _of_card(seer: _Seer, kind: Kind, seat: Seat, card: str, **said: Any) -> Moment:
    """A moment of a card, with what is said of it."""
    return Moment(0, kind, seat, card, printed(card).power, seer.is_ours(seat), **said)


def _side(seer: _Seer, seat: Seat) -> str:
    """The players who share the life of a seat, by their names."""
    return wording_in(seer.language).every_one([seer.name(one) for one in seer.side_of(seat)])
