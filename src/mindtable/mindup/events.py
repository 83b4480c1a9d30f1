"""What was told of a change, as an event with a public and a private telling."""

from __future__ import annotations

from typing import Final

from ..game.contract import Event
from . import tellings
from .board import Telling
from .notation import card_id, seat_letter

# "card chosen", "card taken" …: the names of the tellings, in words.
KINDS: Final = {
    number: name.lower().replace("_", " ") for name, number in vars(tellings).items() if isinstance(number, int)
}

_PRIVATE: Final = (tellings.CARD_CHOSEN, tellings.CHOICE_CHANGED, tellings.CARD_DRAWN)


def event(told: Telling) -> Event:
    kind, seat, slot, number, word = told
    letter = seat_letter(seat) if seat >= 0 else None
    return Event(
        kind=KINDS[kind],
        seat=letter,
        card=card_id(slot) if slot >= 0 else None,
        number=number,
        word=word or None,
        seen_by=(letter,) if letter is not None and kind in _PRIVATE else None,
    )
