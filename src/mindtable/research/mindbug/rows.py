"""The rows of cards in an observation: everything that a seat may know of every card, in an order that nothing hidden
has a part in.

All there is to see of a card is put together in one number, by which equal cards are put in order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...game.bits import SLOTS, bit, lowest
from ...mindbug.board import Board
from ...mindbug.changes.sightings import UNUSED_PILE, draw_pile_of, face_of, hand_of, observer_of, places_of
from ...mindbug.packed import slot_of
from ...mindbug.questions.holding import boosts, holder, seen, seen_alone
from ...mindbug.questions.strength import keywords, power
from ...mindbug.turn import to_be_turned
from ..cells import LARGEST, Cells
from . import columns as at
from .numbering import Numbering

_UNSEEN: Final = -1
_EVERY_FACE: Final = 256

# A card as a number, from the lowest bit on: marks that nobody tells equal cards apart by; what was done this turn,
# which is such a mark as long as no card asks for it; the state; keywords; power; what lies under it, or on which it
# lies; its form, its holder, its place. Above them stands whether it cannot be placed.
_MARKS: Final = 11
_DEEDS: Final = 2
_FLAGS: Final = 18
_KEYWORDS_FROM: Final = 18
_POWER_FROM: Final = 23
_BOUND_FROM: Final = 31
_BOUND: Final = 0x3FFF
_COPY_BITS: Final = 6
_FORM_FROM: Final = 45
_HOLDER_FROM: Final = 49
_PLACE_FROM: Final = 51
_UNPLACED: Final = 0x100000000000000


def seen_from(other: i64, seat: i64, seats: i64) -> i64:
    """How many places to the left of a seat another one sits, of so many."""
    return other - seat if other >= seat else other - seat + seats


class Rows:
    """The rows of the cards of a deck: which card has which, and what is written there."""

    def __init__(self, numbering: Numbering, seats: i64, first: i64) -> None:
        self.seats: Final[i64] = seats
        self.states_from: Final[i64] = at.NUMBER_OF_PLACES + seats
        self.cells: Final[i64] = at.NUMBER_OF_PLACES + seats + at.MAY_BE + 2 * seats + 1  # of each
        self.first: Final[i64] = first  # cell
        self.number: Final[i64] = sum(numbering.copies)
        self.card_of: vec[i64] = vec[i64]([0] * _EVERY_FACE)
        self._form_of: vec[i64] = vec[i64]([0] * _EVERY_FACE)
        self._name_of: vec[i64] = vec[i64](numbering.by_face())
        self._first_row: vec[i64] = vec[i64]([0] * len(numbering.cards))
        row = 0
        for card, forms in enumerate(numbering.forms):
            self._first_row[card] = row
            row += numbering.copies[card]
            for form, face in enumerate(forms):
                self.card_of[face] = card
                self._form_of[face] = form
        # While they are written: for every row its number and its slot; for every slot its row; how many rows of each
        # card have one; and which cards the seat can place.
        self._codes: vec[i64] = vec[i64]([0] * self.number)
        self._slots: vec[i64] = vec[i64]([0] * self.number)
        self._rows: vec[i64] = vec[i64]([0] * (SLOTS + 4))
        self._filled: vec[i64] = vec[i64]([0] * len(numbering.cards))
        self._known: i64 = 0
        self._deeds_count: bool = False

    def write(self, cells: Cells, board: Board, seat: i64) -> None:
        """Write the rows of all cards that a seat can place, and of those it has lost sight of."""
        self._known = seen(board, seat) & (bit(len(board.slots.faces)) - 1)
        self._deeds_count = board.slots.turn_enders != 0
        left = self._known & ~board.under
        while left:
            slot = lowest(left)
            left &= left - 1
            self._insert(self.card_of[board.slots.faces[slot]], self._code(board, slot, seat), slot)
        if board.under:
            self._note_rows()
            left = board.under
            while left:
                slot = lowest(left)
                left &= left - 1
                self._insert(self.card_of[board.slots.faces[slot]], self._code_under(board, slot), slot)
        for entry in board.sightings:
            if observer_of(entry) == seat:
                code = _UNPLACED | self._places_seen_from(places_of(entry), seat)
                self._insert(self.card_of[face_of(entry)], code, _UNSEEN)
        codes = self._codes
        slots = self._slots
        rows = self._rows
        filled = self._filled
        card: i64 = 0
        while card < len(filled):
            row = self._first_row[card]
            last = row + filled[card]
            filled[card] = 0
            while row < last:
                if slots[row] >= 0:
                    rows[slots[row]] = row
                self._write_card(cells, self.first + row * self.cells, codes[row])
                row += 1
            card += 1
        if board.under:
            self._write_hosts(cells, board)

    def _insert(self, card: i64, code: i64, slot: i64) -> None:
        """Put a copy of a card in its place among the others."""
        codes = self._codes
        slots = self._slots
        first = self._first_row[card]
        number = self._filled[card]
        row = first + number
        self._filled[card] = number + 1
        while row > first and codes[row - 1] > code:
            codes[row] = codes[row - 1]
            slots[row] = slots[row - 1]
            row -= 1
        codes[row] = code
        slots[row] = slot

    def _note_rows(self) -> None:
        """Note for every slot the row that its card has so far."""
        filled = self._filled
        card: i64 = 0
        while card < len(filled):
            row = self._first_row[card]
            last = row + filled[card]
            while row < last:
                if self._slots[row] >= 0:
                    self._rows[self._slots[row]] = row
                row += 1
            card += 1

    def _code(self, board: Board, slot: i64, seat: i64) -> i64:
        """All there is to see of a card that is known to a seat and lies under no other."""
        card = bit(slot)
        code: i64 = 0
        if board.in_play & card:
            code = self._code_of_creature(board, slot)
            code |= seen_from(holder(board, slot), seat, self.seats) << _HOLDER_FROM
        elif board.hand & card:
            other = holder(board, slot)
            code = at.HAND << _PLACE_FROM | seen_from(other, seat, self.seats) << _HOLDER_FROM
            if board.open & card:
                code |= bit(at.OPEN - at.FIRST_FLAG)
            if other == seat and (board.open & card or (self.seats == 2 and seen_alone(board, 1 - seat) & card)):
                code |= bit(at.SEEN - at.FIRST_FLAG)
        elif board.discard & card:
            code = at.DISCARD << _PLACE_FROM | seen_from(holder(board, slot), seat, self.seats) << _HOLDER_FROM
            if board.hosts:
                code |= self._released_by(board, slot) << _BOUND_FROM
        elif board.shown & card:
            code = at.SHOWN << _PLACE_FROM | seen_from(holder(board, slot), seat, self.seats) << _HOLDER_FROM
        elif board.unused & card:
            code = at.UNUSED << _PLACE_FROM
        else:
            code = at.DRAW << _PLACE_FROM | seen_from(holder(board, slot), seat, self.seats) << _HOLDER_FROM
        if board.step:
            code |= self._marks(board, slot)
        return code

    def _code_of_creature(self, board: Board, slot: i64) -> i64:
        code = self._form_of[board.slots.faces[slot]] << _FORM_FROM
        strength = power(board, slot)
        strength = min(strength, LARGEST)
        code |= strength << _POWER_FROM | keywords(board, slot) << _KEYWORDS_FROM
        code |= (board.exhausted >> slot & 1) << (at.EXHAUSTED - at.FIRST_FLAG)
        code |= (board.safe >> slot & 1) << (at.SAFE - at.FIRST_FLAG)
        code |= (board.cannot_block >> slot & 1) << (at.CANNOT_BLOCK - at.FIRST_FLAG)
        code |= (board.sneaky >> slot & 1) << (at.SNEAKY_THIS_TURN - at.FIRST_FLAG)
        code |= (board.blocked >> slot & 1) << (at.HAS_BLOCKED - at.FIRST_FLAG)
        code |= (board.victors >> slot & 1) << (at.HAS_DEFEATED - at.FIRST_FLAG)
        if slot == board.attacker:
            code |= bit(at.ATTACKING - at.FIRST_FLAG)
        if slot == board.blocker:
            code |= bit(at.BLOCKING - at.FIRST_FLAG)
        if board.turning:
            code |= (board.turning >> slot & 1) << (at.TURNING - at.FIRST_FLAG)
            if slot == to_be_turned(board):
                code |= bit(at.TO_BE_TURNED - at.FIRST_FLAG)
        if board.under:
            code |= self._burden(board, slot) << _BOUND_FROM
        return code

    def _burden(self, board: Board, slot: i64) -> i64:
        """A number for the cards under a creature, whichever copies they are."""
        mark: i64 = 0
        left = boosts(board, slot)
        while left:
            face: i64 = board.slots.faces[lowest(left)]
            mark += (face + 1) * (face + 17)
            left &= left - 1
        return mark & _BOUND

    def _released_by(self, board: Board, slot: i64) -> i64:
        """Whether a card lay under the creature of the effect in progress (1), or of a waiting one."""
        host: i64 = board.hosts[slot]
        host -= 1
        if host < 0:
            return 0
        if board.step and host == board.source:
            return 1
        number: i64 = 2
        for entry in board.waiting:
            if slot_of(entry) == host:
                return number
            number += 1
        return 0

    def _marks(self, board: Board, slot: i64) -> i64:
        """What the effect in progress has to do with a card."""
        marks: i64 = (board.chosen >> slot & 1) << (at.CHOSEN - at.FIRST_FLAG)
        marks |= (board.copied >> slot & 1) << (at.COPIED - at.FIRST_FLAG)
        marks |= (board.looked_at >> slot & 1) << (at.LOOKED_AT - at.FIRST_FLAG)
        if slot == board.source:
            marks |= bit(at.SOURCE - at.FIRST_FLAG)
        if slot == board.giver:
            marks |= bit(at.GIVER - at.FIRST_FLAG)
        if slot == board.given:
            marks |= bit(at.GIVEN - at.FIRST_FLAG)
        return marks

    def _code_under(self, board: Board, slot: i64) -> i64:
        """All there is to see of a card that lies under a creature, whose row is known already."""
        host: i64 = board.hosts[slot] - 1
        card = self.card_of[board.slots.faces[host]]
        copy = self._rows[host] - self._first_row[card]
        code = at.UNDER << _PLACE_FROM | (card << _COPY_BITS | copy) << _BOUND_FROM
        return code | self._marks(board, slot) if board.step else code

    def _places_seen_from(self, places: i64, seat: i64) -> i64:
        """The places where a card may be, as bits in the order of their cells."""
        found: i64 = bit(2 * self.seats) if places & UNUSED_PILE else 0
        other: i64 = 0
        while other < self.seats:
            place = seen_from(other, seat, self.seats)
            if places & hand_of(other):
                found |= bit(place)
            if places & draw_pile_of(other):
                found |= bit(self.seats + place)
            other += 1
        return found

    def _write_card(self, cells: Cells, cell: i64, code: i64) -> None:
        state = cell + self.states_from
        if code & _UNPLACED:
            left = code & ~_UNPLACED
            while left:
                cells.put(state + at.MAY_BE + lowest(left), 1)
                left &= left - 1
            return
        place = code >> _PLACE_FROM
        cells.put(cell + place, 1)
        if place != at.UNUSED and place != at.UNDER:
            cells.put(cell + at.NUMBER_OF_PLACES + (code >> _HOLDER_FROM & 3), 1)
        left = code & (bit(_FLAGS) - 1)
        while left:
            cells.put(state + at.FIRST_FLAG + lowest(left), 1)
            left &= left - 1
        if place == at.IN_PLAY:
            form = code >> _FORM_FROM & 15
            if form:
                cells.put(state + at.FORM, form)
            cells.put(state + at.POWER_NOW, code >> _POWER_FROM & 255)
            left = code >> _KEYWORDS_FROM & 31
            while left:
                cells.put(state + at.KEYWORDS_NOW + lowest(left), 1)
                left &= left - 1
        elif place == at.DISCARD and code >> _BOUND_FROM & _BOUND:
            cells.put(state + at.RELEASED, code >> _BOUND_FROM & _BOUND)

    def _write_hosts(self, cells: Cells, board: Board) -> None:
        left = board.under
        while left:
            slot = lowest(left)
            left &= left - 1
            state = self.first + self._rows[slot] * self.cells + self.states_from
            self.put_card(cells, state + at.HOST, board, board.hosts[slot] - 1)

    def put_card(self, cells: Cells, place: i64, board: Board, slot: i64) -> None:
        """Write which card is meant into two cells, and which copy of it."""
        card = self.card_of[board.slots.faces[slot]]
        cells.put(place, card + 1)
        if self._known >> slot & 1:
            cells.put(place + 1, self._rows[slot] - self._first_row[card] + 1)

    # --- for acts ----------------------------------------------------------------------------------

    def whose(self, slot: i64) -> i64:
        """Who holds a card whose row was written, as seen from the seat it was written for."""
        return self._codes[self._rows[slot]] >> _HOLDER_FROM & 3

    def rank(self, board: Board, slot: i64, anywhere: bool) -> i64:
        """How many cards with its id and holder, in the same place or anywhere, have a row before it and differ."""
        faces = board.slots.faces
        row = self._rows[slot]
        code = self._codes[row]
        name = self._name_of[faces[slot]]
        ignored = _MARKS if self._deeds_count else _MARKS + _DEEDS
        where: i64 = 3 if anywhere else -1
        rank: i64 = 0
        last = code
        while row > self._first_row[self.card_of[faces[slot]]]:
            row -= 1
            other = self._codes[row]
            beside = ((other ^ code) >> _HOLDER_FROM & where) == 0
            if beside and other >> ignored != last >> ignored and self._name_of[faces[self._slots[row]]] == name:
                rank += 1
                last = other
        return rank
