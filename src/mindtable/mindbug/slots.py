"""Which card every slot of a game is. Shared by all copies of a position.

Slots follow the order of the deck list (or lots, if the deck is larger), never that of the deal: the
number of a slot says which card it is and nothing about when or to whom it was dealt, so that showing a
slot with its card shows nothing else.
"""

from typing import Final

from mypy_extensions import i64

from .bits import bit
from .tables import (
    CONCERNS,
    COPIES,
    GIVES_KEYWORDS,
    GIVES_POWER,
    STOPS_ATTACKS,
    STOPS_BLOCKS,
    STOPS_PLAY,
    WATCHES_LIFE,
)


class Slots:
    """The face of each slot, and the slots of cards with constant abilities by what those are about, so
    that a question looks only at the few creatures that matter."""

    def __init__(self, faces: bytes) -> None:
        self.faces: Final = faces
        self.power_givers: i64 = 0
        self.keyword_givers: i64 = 0
        self.copiers: i64 = 0
        self.block_bans: i64 = 0
        self.attack_bans: i64 = 0
        self.play_stoppers: i64 = 0
        self.life_watchers: i64 = 0
        # Slots of the same card, linked in a ring: after each the next, a single one after itself. Copies that lie
        # side by side can be told at a glance, the scattered ones need a look around the ring.
        ring = bytearray(range(len(faces)))
        last = bytearray(256)
        self.side_by_side: i64 = 0  # the slot after it has the same card
        self.scattered: i64 = 0
        slot: i64 = 0
        while slot < len(faces):
            face = faces[slot]
            concerns = CONCERNS[face]
            if concerns:
                self._note(concerns, bit(slot))
            if last[face]:
                other: i64 = last[face] - 1
                ring[slot] = ring[other]
                ring[other] = slot
                if other == slot - 1:
                    self.side_by_side |= bit(other)
                else:
                    self.scattered |= bit(slot) | bit(other)
            last[face] = slot + 1
            slot += 1
        self.ring: Final = bytes(ring)

    def _note(self, concerns: i64, card: i64) -> None:
        if concerns & GIVES_POWER:
            self.power_givers |= card
        if concerns & GIVES_KEYWORDS:
            self.keyword_givers |= card
        if concerns & COPIES:
            self.copiers |= card
        if concerns & STOPS_BLOCKS:
            self.block_bans |= card
        if concerns & STOPS_ATTACKS:
            self.attack_bans |= card
        if concerns & STOPS_PLAY:
            self.play_stoppers |= card
        if concerns & WATCHES_LIFE:
            self.life_watchers |= card
