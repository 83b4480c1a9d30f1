"""Which card every slot of a game is. Shared by all copies of a position.

Slots follow the order of the deck list (or lots, if the deck is larger), never that of the deal: the
number of a slot says which card it is and nothing about when or to whom it was dealt, so that showing a
slot with its card shows nothing else.
"""

from typing import Final

from mypy_extensions import i64

from ..game.bits import bit
from .codes import (
    ADDS_LOSS,
    COPIES_KEYWORDS,
    ENDS_TURN,
    EVERY_KEYWORD,
    GIVES_KEYWORDS,
    GIVES_POWER,
    GRANTS_EFFECT,
    HAS_ACTION,
    HUNTS_ON_THE_LEFT,
    IS_CHANGED,
    IS_TO_BE_HUNTED,
    STOPS_ATTACKS,
    STOPS_BLOCKS,
    STOPS_CARDS,
    STOPS_MINDBUGS,
    STOPS_PLAY_EFFECTS,
    STOPS_PLAYING,
    TAXES_MINDBUGS,
    TURNS_COMBAT_AROUND,
    WATCHES_LIFE,
    WINS_IF_STUCK,
    WORKS_IN_PILE,
)
from .tables import CONCERNS


class Slots:
    """The face of each slot, and the slots of cards with abilities that hold all the time, by what those are
    about, so that a question looks only at the few cards that matter."""

    def __init__(self, faces: bytes) -> None:
        self.faces: Final = faces
        self.keywords: i64 = EVERY_KEYWORD  # that mean anything: all, but to somebody who overlooks one
        self.power_givers: i64 = 0
        self.keyword_givers: i64 = 0
        self.keyword_copiers: i64 = 0
        self.block_bans: i64 = 0
        self.attack_bans: i64 = 0
        self.play_effect_bans: i64 = 0
        self.mindbug_bans: i64 = 0
        self.mindbug_taxes: i64 = 0
        self.card_bans: i64 = 0
        self.play_bans: i64 = 0
        self.winners_if_stuck: i64 = 0
        self.left_hunters: i64 = 0
        self.loss_adders: i64 = 0
        self.combat_turners: i64 = 0
        self.to_be_hunted: i64 = 0
        self.granters: i64 = 0
        self.life_watchers: i64 = 0
        self.turn_enders: i64 = 0
        self.actors: i64 = 0
        self.buried: i64 = 0  # whose abilities work in the discard pile (M7.7)
        self.changed: i64 = 0  # that are something else when they leave play
        # Slots of the same card, linked in a ring: after each the next, a single one after itself. Two copies that
        # lie side by side can be told at a glance, others need a look around the ring.
        ring = list(range(len(faces)))
        last = [0] * 256
        self.side_by_side: i64 = 0  # the slot after it has the same card
        self.scattered: i64 = 0
        slot: i64 = 0
        while slot < len(faces):
            face = faces[slot]
            concerns: i64 = CONCERNS[face]
            if concerns:
                self._note(concerns, bit(slot))
            if last[face]:
                other: i64 = last[face] - 1
                if other == slot - 1 and ring[other] == other:
                    self.side_by_side |= bit(other)
                else:
                    self.scattered |= bit(slot) | bit(other) | bit(ring[other])
                ring[slot] = ring[other]
                ring[other] = slot
            last[face] = slot + 1
            slot += 1
        self.ring: Final = bytes(ring)

    def _note(self, concerns: i64, card: i64) -> None:
        if concerns & GIVES_POWER:
            self.power_givers |= card
        if concerns & GIVES_KEYWORDS:
            self.keyword_givers |= card
        if concerns & COPIES_KEYWORDS:
            self.keyword_copiers |= card
        if concerns & STOPS_BLOCKS:
            self.block_bans |= card
        if concerns & STOPS_ATTACKS:
            self.attack_bans |= card
        if concerns & STOPS_PLAY_EFFECTS:
            self.play_effect_bans |= card
        if concerns & STOPS_MINDBUGS:
            self.mindbug_bans |= card
        if concerns & TAXES_MINDBUGS:
            self.mindbug_taxes |= card
        if concerns & STOPS_CARDS:
            self.card_bans |= card
        if concerns & STOPS_PLAYING:
            self.play_bans |= card
        if concerns & WINS_IF_STUCK:
            self.winners_if_stuck |= card
        if concerns & HUNTS_ON_THE_LEFT:
            self.left_hunters |= card
        if concerns & ADDS_LOSS:
            self.loss_adders |= card
        if concerns & TURNS_COMBAT_AROUND:
            self.combat_turners |= card
        if concerns & IS_TO_BE_HUNTED:
            self.to_be_hunted |= card
        if concerns & GRANTS_EFFECT:
            self.granters |= card
        if concerns & WATCHES_LIFE:
            self.life_watchers |= card
        if concerns & ENDS_TURN:
            self.turn_enders |= card
        if concerns & HAS_ACTION:
            self.actors |= card
        if concerns & WORKS_IN_PILE:
            self.buried |= card
        if concerns & IS_CHANGED:
            self.changed |= card

    def with_face(self, slot: i64, face: i64) -> "Slots":
        """The same, but for one slot."""
        faces = bytearray(self.faces)
        faces[slot] = face
        return self.with_faces(bytes(faces))

    def with_faces(self, faces: bytes) -> "Slots":
        """Other cards, to whoever looks at them."""
        other = Slots(faces)
        other.keywords = self.keywords
        return other

    def without_keywords(self, overlooked: i64) -> "Slots":
        """The same cards, to somebody who does not think of some keywords."""
        other = self.with_faces(self.faces)
        other.keywords &= ~overlooked
        return other
