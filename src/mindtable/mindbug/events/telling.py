"""What was told of a change, as an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from ...game.contract import Event, MoveForced, QuestionSpared, Seat
from ...game.events import Events
from .. import tellings
from ..board import CHOOSE, Telling
from ..cards import CARDS
from ..mode import MODES, Mode
from ..notation import DECLINING, NAMING, seat_letter
from ..packed import first_of, listed_combat, second_of
from ..words import Keyword, Trigger
from . import cards, creatures, turns
from .base import MindbugEvent, OfCard, OfHiddenCard

_CLASSES: Final[Mapping[str, type[Event]]] = {
    one.kind: one
    for one in (MoveForced, QuestionSpared, *vars(cards).values(), *vars(creatures).values(), *vars(turns).values())
    if isinstance(one, type) and issubclass(one, Event) and one not in (MindbugEvent, OfCard, OfHiddenCard)
}

# The class of every telling, which is named by the same words.
KINDS: Final[Mapping[int, type[Event]]] = {
    number: _CLASSES[name.lower().replace("_", " ")]
    for name, number in vars(tellings).items()
    if isinstance(number, int)
}
if len(KINDS) != len(_CLASSES):
    raise LookupError(f"nothing tells of {', '.join(_CLASSES.keys() - {one.kind for one in KINDS.values()})}")

# What happens to a whole team: the event names both its players.
OF_TEAM: Final = (turns.LifeLost, turns.LifeGained, turns.GameWon, creatures.AttackUnblocked)

_FOR_ONE: Final = (cards.CardDrawn, cards.CardLookedAt)
_BETWEEN_TWO: Final = (cards.CardStolen, cards.CardGiven, cards.CardSwapped)


def _keyword(bits: int) -> Keyword:
    return next(keyword for place, keyword in enumerate(Keyword) if bits >> place & 1)


def _card(face: int) -> str:
    return CARDS[face].id


def _forbidding(number: int) -> str | None:
    return _card(number - 1) if number else None


def _two(told: int) -> tuple[int, int]:
    return first_of(told), second_of(told)


def _obstacle(told: int) -> tuple[creatures.Obstacle, str | None]:
    return list(creatures.Obstacle)[first_of(told)], _forbidding(second_of(told))


def _boosted(told: int) -> tuple[str, int]:
    return _card(first_of(told)), second_of(told)


def _combat(told: int) -> tuple[Any, ...]:
    power, blocker, defender, against, *traits = listed_combat(told)
    return power, _card(blocker), seat_letter(defender), against, *traits


# What the number of a telling is, for the kinds that have one.
_NUMBERS: Final[Mapping[type[Event], Callable[[int], Any]]] = {
    turns.TurnBegan: int,
    turns.MindbugUsed: int,
    turns.MindfrogUsed: int,
    turns.MindbugImpossible: _forbidding,
    turns.MindbugRefreshed: int,
    turns.DieRolled: int,
    creatures.CreatureHunted: int,
    creatures.CreatureBlocked: int,
    creatures.CreatureDefeated: int,
    creatures.ControlTaken: seat_letter,
    **dict.fromkeys(_BETWEEN_TWO, seat_letter),
    cards.HandsSwapped: seat_letter,
    creatures.CreatureEvolved: _card,
    creatures.CreatureReverted: _card,
    creatures.CreatureTurned: _keyword,
    creatures.KeywordGained: _keyword,
    turns.KeywordNamed: _keyword,
    turns.EffectBegan: list(Trigger).__getitem__,
}

# The same where several numbers are told in one.
_SEVERAL: Final[Mapping[type[Event], Callable[[int], tuple[Any, ...]]]] = {
    turns.LifeLost: _two,
    turns.LifeGained: _two,
    creatures.AttackDeclared: _two,
    creatures.CardBoosted: _boosted,
    creatures.BlockImpossible: _obstacle,
    creatures.CombatFought: _combat,
}


def events(told: Sequence[Telling], mode: Mode) -> Events:
    """What was told, as events that are made when somebody looks at them."""
    return Events(told, _READERS[mode.name])


def event(told: Telling, mode: Mode) -> Event:
    """The event that was told of, with all it says; `told_to` takes away what a seat may not know."""
    kind, place, _, face, number = told
    seat, made = seat_letter(place), KINDS[kind]
    if made is MoveForced:
        answer = DECLINING[number] if face < 0 else f"{NAMING[number]} {_card(face)}"
        return MoveForced(seat, answer, seen_by=(seat,))
    if made is QuestionSpared:
        return QuestionSpared(seat, NAMING.get(number, NAMING[CHOOSE]))
    about: list[Any] = [seat]
    if issubclass(made, OfCard | OfHiddenCard):
        about.append(_card(face))
    if made in _NUMBERS:
        about.append(_NUMBERS[made](number))
    if made in _SEVERAL:
        about += _SEVERAL[made](number)
    if made in OF_TEAM and mode.teammate(place) != place:
        about.append(seat_letter(mode.teammate(place)))
    build: Callable[..., Event] = made
    return build(*about, seen_by=_seen_by(made, seat, number))


def _seen_by(made: type[Event], seat: Seat, number: int) -> tuple[Seat, ...] | None:
    """Who sees the card of an event; None if everybody does."""
    if made in _FOR_ONE:
        return (seat,)
    if made in _BETWEEN_TWO:
        return (seat, seat_letter(number))
    return () if made is cards.CardAdded else None


_READERS: Final = {name: partial(event, mode=mode) for name, mode in MODES.items()}
