"""What was told of a change, as an event with a public and a private telling."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ..game.contract import Event, Seat
from ..game.events import Events
from . import tellings
from .board import CHOOSE, Telling
from .cards import CARDS
from .mode import MODES, Mode
from .notation import DECLINING, NAMING, seat_letter
from .words import Keyword, Trigger

# "card drawn", "creature defeated" …: the names of the tellings, in words.
KINDS: Final = {
    number: name.lower().replace("_", " ") for name, number in vars(tellings).items() if isinstance(number, int)
}

_FOR_ONE: Final = (tellings.CARD_DRAWN, tellings.MOVE_FORCED, tellings.CARD_LOOKED_AT)
_BETWEEN_TWO: Final = (tellings.CARD_STOLEN, tellings.CARD_GIVEN, tellings.CARD_SWAPPED)
_NAMES_OTHER: Final = (*_BETWEEN_TWO, tellings.CONTROL_TAKEN, tellings.HANDS_SWAPPED)
_NAMES_FACE: Final = (tellings.CARD_BOOSTED, tellings.CREATURE_EVOLVED, tellings.CREATURE_REVERTED)
_WITHOUT_NUMBER: Final = (*_NAMES_OTHER, *_NAMES_FACE, tellings.QUESTION_SPARED)
_NAMES_KEYWORD: Final = (tellings.KEYWORD_GAINED, tellings.KEYWORD_NAMED, tellings.CREATURE_TURNED)


# What happens to a whole team: the event names both its players.
OF_TEAM: Final = frozenset(
    KINDS[kind] for kind in (tellings.LIFE_LOST, tellings.LIFE_GAINED, tellings.GAME_WON, tellings.ATTACK_UNBLOCKED)
)


def events(told: Sequence[Telling], mode: Mode) -> Events:
    """What was told, put into words when somebody looks at it."""
    return Events(told, _READERS[mode.name])


def event(told: Telling, mode: Mode) -> Event:
    kind, seat, slot, face, number = told
    other = _other(kind, seat, number, mode)
    seen_by: tuple[Seat, ...] | None = None
    if kind in _FOR_ONE:
        seen_by = (seat_letter(seat),)
    elif kind == tellings.CARD_ADDED:
        seen_by = ()
    elif kind in _BETWEEN_TWO:
        seen_by = (seat_letter(seat), seat_letter(number))
    return Event(
        kind=KINDS[kind],
        seat=seat_letter(seat),
        card=CARDS[face].id if slot >= 0 else None,
        other=other,
        number=0 if kind in _WITHOUT_NUMBER else number,
        word=_word(kind, face, number),
        seen_by=seen_by,
    )


def _other(kind: int, seat: int, number: int, mode: Mode) -> Seat | None:
    """The other player an event is about, if there is one."""
    if kind in _NAMES_OTHER:
        return seat_letter(number)
    mate = mode.teammate(seat)
    return seat_letter(mate) if KINDS[kind] in OF_TEAM and mate != seat else None


def _word(kind: int, face: int, number: int) -> str | None:
    if kind == tellings.MOVE_FORCED:
        return DECLINING[number] if face < 0 else f"{NAMING[number]} {CARDS[face].id}"
    if kind == tellings.QUESTION_SPARED:
        return NAMING.get(number, NAMING[CHOOSE])
    if kind == tellings.EFFECT_BEGAN:
        return list(Trigger)[number].value
    if kind in _NAMES_FACE:
        return CARDS[number].id
    if kind in _NAMES_KEYWORD:
        return next(keyword.value for place, keyword in enumerate(Keyword) if number >> place & 1)
    return None


_READERS: Final = {name: partial(event, mode=mode) for name, mode in MODES.items()}
