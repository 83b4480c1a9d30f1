"""What a seat sees of a board, and what it may do, as cells: straight from the board, by the seat's knowledge only.

Everything that is to be seen of a card is put together in one number, so that equal cards can be put in an order that
nothing hidden has a part in. What it is made of stands at `_CODE_OF` and below.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...game.bits import SLOTS, bit, count, lowest
from ...mindbug.board import (
    ACTION,
    BLOCK,
    CHOOSE,
    CHOOSE_BRANCH,
    CHOOSE_KEYWORD,
    CHOOSE_SEAT,
    CHOOSE_SIDE,
    DECLINE,
    DECLINED,
    FROG,
    HUNT,
    MAY,
    NOBODY,
    ORDER,
    TAKE,
    TURN,
    Board,
)
from ...mindbug.changes.sightings import UNUSED_PILE, draw_pile_of, face_of, hand_of, observer_of, places_of
from ...mindbug.mode import Mode
from ...mindbug.notation import ACCEPTING, DECLINING, DOING
from ...mindbug.packed import effect_of, giver_of, next_stage, seat_of, slot_of, without_next
from ...mindbug.questions.fighting import able_to_block
from ...mindbug.questions.holding import boosts, held, holder, life, mindbugs, mindfrogs, seen, seen_alone
from ...mindbug.questions.playing import able_to_take
from ...mindbug.questions.strength import keywords, power
from ...mindbug.tables import AMOUNT, BRANCHES, OWNER, START, TRIGGER, VERB
from ...mindbug.turn import to_be_turned
from ..cells import LARGEST, Cells
from . import columns as at
from .numbering import BRANCH_WORDS, PLAIN, Numbering

_UNSEEN: Final = -1

# A card as a number, from the lowest bit on: marks that nobody tells equal cards apart by; what was done this turn,
# which is such a mark as long as no card asks for it; the state; keywords; power; what lies under it, or on which it
# lies; its form, its holder, its place. Above them stands whether it cannot be placed.
_MARKS: Final = 11
_DEEDS: Final = 2
_KEYWORDS_FROM: Final = 18
_POWER_FROM: Final = 23
_BOUND_FROM: Final = 31
_BOUND: Final = 0x3FFF
_COPY_BITS: Final = 6
_FORM_FROM: Final = 45
_HOLDER_FROM: Final = 49
_PLACE_FROM: Final = 51
_UNPLACED: Final = 0x100000000000000
_FLAGS: Final = 18

_DOINGS: Final = list(DOING)


class Observer:
    """Writes observations and masks of the games of one deck, each into a row of cells: the mask behind the
    observation."""

    def __init__(self, mode: Mode, deck: list[int]) -> None:
        numbering = Numbering(mode, deck)
        self.numbering: Final = numbering
        self.seats: Final[i64] = mode.seats
        self.cards: Final[i64] = len(deck)
        self.states_from: Final[i64] = at.NUMBER_OF_PLACES + mode.seats
        self.row_cells: Final[i64] = at.NUMBER_OF_PLACES + mode.seats + at.MAY_BE + 2 * mode.seats + 1
        self.seats_from: Final[i64] = at.GAME_CELLS
        self.rows_from: Final[i64] = at.GAME_CELLS + mode.seats * at.SEAT_CELLS
        self.size: Final[i64] = self.rows_from + len(deck) * self.row_cells
        self.actions: Final[i64] = len(numbering.texts)
        self._creatures: Final[i64] = numbering.creatures
        faces = 256
        self._card_of: vec[i64] = vec[i64]([0] * faces)
        self._form_of: vec[i64] = vec[i64]([0] * faces)
        self._first_row: vec[i64] = vec[i64]([0] * (len(numbering.cards) + 1))
        row = 0
        for card, forms in enumerate(numbering.forms):
            self._first_row[card] = row
            row += numbering.copies[card]
            for form, face in enumerate(forms):
                self._card_of[face] = card
                self._form_of[face] = form
        self._creature_of: vec[i64] = vec[i64](numbering.by_face())
        self._actor_of: vec[i64] = vec[i64](numbering.by_face(acting=True))
        self._accepting: vec[i64] = vec[i64]([_place_of(ACCEPTING.get(one)) for one in range(16)])
        self._declining: vec[i64] = vec[i64]([_place_of(DECLINING.get(one)) for one in range(16)])
        self._branch: vec[i64] = vec[i64]([BRANCH_WORDS.index(word) for words in BRANCHES for word in words])
        self._doing: vec[i64] = vec[i64]([_DOINGS.index(verb) + 1 if verb in DOING else 0 for verb in range(256)])
        self._effect_of: vec[i64] = vec[i64](_effects_of_steps())
        # While a row of cells is written: for every row of a card its number and its slot, and the row of every slot.
        self._codes: vec[i64] = vec[i64]([0] * len(deck))
        self._slots: vec[i64] = vec[i64]([0] * len(deck))
        self._rows: vec[i64] = vec[i64]([0] * (SLOTS + 4))
        self._filled: vec[i64] = vec[i64]([0] * (len(numbering.cards) + 1))
        self._known: i64 = 0
        self._deeds_count: bool = False
        # The legal acts of the decision written last, and the engine's moves for them.
        self.legal: vec[i64] = vec[i64]([0] * (2 * (SLOTS + 4)))
        self.moves: vec[i64] = vec[i64]([0] * (2 * (SLOTS + 4)))
        self.choices: i64 = 0

    def write(self, cells: Cells, row: i64, board: Board, seat: i64) -> None:
        """Write what a seat sees, and behind it what it may do, into a row of cells."""
        cells.begin(row)
        self._write_game(cells, board, seat)
        self._write_seats(cells, board, seat)
        self._write_cards(cells, board, seat)
        if board.step:
            self._write_effect(cells, board, seat)
        if board.waiting:
            self._write_waiting(cells, board, seat)
        self.choices = 0
        if board.decider == seat:
            self._write_mask(cells, board, seat)
        cells.end()

    # --- the game and the seats --------------------------------------------------------------------

    def _write_game(self, cells: Cells, board: Board, seat: i64) -> None:
        cells.put_large(at.TURN_NUMBER, board.turns)
        cells.put_large(at.UNUSED_CARDS, count(board.unused) + len(board.rest))
        if board.decision:
            cells.put(at.QUESTION + board.decision - 1, 1)
        stages = board.stages
        place: i64 = at.STAGES
        while stages:
            cells.put(place, next_stage(stages))
            stages = without_next(stages)
            place += 1
        if board.attacks:
            cells.put(at.ATTACKS, board.attacks)
        if board.ordered:
            cells.put(at.ORDERED, 1)
        if board.asked:
            cells.put(at.ASKED, board.asked)
        unknown = ~seen(board, seat)
        if board.looked_at & unknown:
            cells.put(at.LOOKED_AT_UNKNOWN, count(board.looked_at & unknown))
        if board.given >= 0 and unknown >> board.given & 1:
            if board.hand >> board.given & 1:
                cells.put(self._cell_of(holder(board, board.given), seat) + at.GIVEN_UNKNOWN_HERE, 1)
            else:
                cells.put(at.GIVEN_UNKNOWN, 1)

    def _cell_of(self, other: i64, seat: i64) -> i64:
        """The first cell of a seat, as seen from another."""
        return self.seats_from + self._seen_from(other, seat) * at.SEAT_CELLS

    def _seen_from(self, other: i64, seat: i64) -> i64:
        """How many places to the left of a seat another one sits."""
        return other - seat if other >= seat else other - seat + self.seats

    def _write_seats(self, cells: Cells, board: Board, seat: i64) -> None:
        cells.put(self.seats_from + at.SITS, seat + 1)
        cells.put(self._cell_of(board.active, seat) + at.HAS_TURN, 1)
        cells.put(self._cell_of(board.next, seat) + at.HAS_NEXT_TURN, 1)
        if board.decider != NOBODY:
            cells.put(self._cell_of(board.decider, seat) + at.DECIDES, 1)
        cells.put(self._cell_of(board.taker, seat) + at.TAKES, 1)
        unknown = ~seen(board, seat)
        other: i64 = 0
        while other < self.seats:
            cell = self._cell_of(other, seat)
            mine = held(board, other)
            self._put_some(cells, cell + at.LIFE, life(board, other))
            self._put_some(cells, cell + at.MINDBUGS, mindbugs(board, other))
            self._put_some(cells, cell + at.MINDFROGS, mindfrogs(board, other))
            self._put_some(cells, cell + at.UNKNOWN_HAND, count(board.hand & mine & unknown))
            self._put_some(cells, cell + at.DRAW_PILE, count(board.draw & mine))
            if board.skipped >> board.mode.team[other] & 1:
                cells.put(cell + at.WAS_SKIPPED, 1)
            if board.nonblockers >> other & 1:
                cells.put(cell + at.BLOCKS_NOT, 1)
            if board.chosen & unknown:
                self._put_some(cells, cell + at.CHOSEN_UNKNOWN, count(board.chosen & board.hand & mine & unknown))
            if board.mode.team[other] == board.winner:
                cells.put(cell + at.HAS_WON, 1)
            other += 1
        if board.decision == BLOCK:
            for defender in board.mode.blockers[holder(board, board.attacker)]:
                if able_to_block(board, defender, board.attacker):
                    cells.put(self._cell_of(defender, seat) + at.IS_ABLE, 1)
        elif board.decision == TAKE or board.decision == FROG:
            for taker in board.mode.takers[board.active]:
                if able_to_take(board, taker, board.mode.allied(taker, board.active)):
                    cells.put(self._cell_of(taker, seat) + at.IS_ABLE, 1)

    def _put_some(self, cells: Cells, place: i64, number: i64) -> None:
        if number:
            cells.put(place, number)

    # --- cards -------------------------------------------------------------------------------------

    def _write_cards(self, cells: Cells, board: Board, seat: i64) -> None:
        """Write the rows of all cards that a seat can place, and of those it has lost sight of."""
        self._known = seen(board, seat) & (bit(len(board.slots.faces)) - 1)
        self._deeds_count = board.slots.turn_enders != 0
        left = self._known & ~board.under
        while left:
            slot = lowest(left)
            left &= left - 1
            self._insert(self._card_of[board.slots.faces[slot]], self._code(board, slot, seat), slot)
        if board.under:
            self._note_rows()
            left = board.under
            while left:
                slot = lowest(left)
                left &= left - 1
                self._insert(self._card_of[board.slots.faces[slot]], self._code_under(board, slot), slot)
        for entry in board.sightings:
            if observer_of(entry) == seat:
                code = _UNPLACED | self._places_seen_from(places_of(entry), seat)
                self._insert(self._card_of[face_of(entry)], code, _UNSEEN)
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
                self._write_card(cells, self.rows_from + row * self.row_cells, codes[row])
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
            code |= self._seen_from(holder(board, slot), seat) << _HOLDER_FROM
        elif board.hand & card:
            other = holder(board, slot)
            code = at.HAND << _PLACE_FROM | self._seen_from(other, seat) << _HOLDER_FROM
            if board.open & card:
                code |= bit(at.OPEN - at.FIRST_FLAG)
            if other == seat and (board.open & card or (self.seats == 2 and seen_alone(board, 1 - seat) & card)):
                code |= bit(at.SEEN - at.FIRST_FLAG)
        elif board.discard & card:
            code = at.DISCARD << _PLACE_FROM | self._seen_from(holder(board, slot), seat) << _HOLDER_FROM
            if board.hosts:
                code |= self._released_by(board, slot) << _BOUND_FROM
        elif board.shown & card:
            code = at.SHOWN << _PLACE_FROM | self._seen_from(holder(board, slot), seat) << _HOLDER_FROM
        elif board.unused & card:
            code = at.UNUSED << _PLACE_FROM
        else:
            code = at.DRAW << _PLACE_FROM | self._seen_from(holder(board, slot), seat) << _HOLDER_FROM
        if board.step:
            code |= self._marks(board, slot)
        return code

    def _code_of_creature(self, board: Board, slot: i64) -> i64:
        code = self._form_of[board.slots.faces[slot]] << _FORM_FROM
        strength = power(board, slot)
        if strength > LARGEST:
            strength = LARGEST
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
        card = self._card_of[board.slots.faces[host]]
        copy = self._rows[host] - self._first_row[card]
        code = at.UNDER << _PLACE_FROM | (card << _COPY_BITS | copy) << _BOUND_FROM
        return code | self._marks(board, slot) if board.step else code

    def _places_seen_from(self, places: i64, seat: i64) -> i64:
        """The places where a card may be, as bits in the order of their cells."""
        found: i64 = bit(2 * self.seats) if places & UNUSED_PILE else 0
        other: i64 = 0
        while other < self.seats:
            place = self._seen_from(other, seat)
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
            state = self.rows_from + self._rows[slot] * self.row_cells + self.states_from
            self._put_card(cells, state + at.HOST, board, board.hosts[slot] - 1)

    def _put_card(self, cells: Cells, place: i64, board: Board, slot: i64) -> None:
        """Write which card is meant into two cells, and which copy of it."""
        card = self._card_of[board.slots.faces[slot]]
        cells.put(place, card + 1)
        if self._known >> slot & 1:
            cells.put(place + 1, self._rows[slot] - self._first_row[card] + 1)

    # --- effects -----------------------------------------------------------------------------------

    def _write_effect(self, cells: Cells, board: Board, seat: i64) -> None:
        effect = self._effect_of[board.step]
        step = board.step + 1 if board.decision == MAY else board.step
        cells.put(at.IN_EFFECT, 1)
        cells.put(at.ABILITY, OWNER[effect] + 1)
        cells.put(at.TRIGGER_OF_EFFECT, TRIGGER[effect] + 1)
        self._put_some(cells, at.STEP, board.step - START[effect])
        self._put_some(cells, at.DOING, self._doing[VERB[step]])
        self._put_some(cells, at.AMOUNT_OF_STEP, AMOUNT[step])
        if board.decision == CHOOSE and board.decider == seat:
            cards = board.options & ~DECLINED
            among: i64 = 1 if cards & board.in_play else 2 if cards & board.hand else 3 if cards & board.discard else 0
            self._put_some(cells, at.AMONG, among)
        if board.happened:
            cells.put(at.DONE, 1)
        self._put_some(cells, at.DISCARDED_CARDS, board.tally)
        left = board.named
        while left:
            cells.put(at.NAMED_KEYWORDS + lowest(left), 1)
            left &= left - 1
        cells.put(self._cell_of(board.you, seat) + at.HAS_EFFECT, 1)
        if board.other != NOBODY:
            cells.put(self._cell_of(board.other, seat) + at.IS_OPPONENT, 1)

    def _write_waiting(self, cells: Cells, board: Board, seat: i64) -> None:
        place: i64 = at.WAITING
        for entry in board.waiting:
            if place < at.GAME_CELLS:
                effect = effect_of(entry)
                cells.put(place, OWNER[effect] + 1)
                cells.put(place + 1, TRIGGER[effect] + 1)
                cells.put(place + 2, self._seen_from(seat_of(entry), seat) + 1)
                self._put_card(cells, place + 3, board, slot_of(entry))
                self._put_card(cells, place + 5, board, giver_of(entry))
            place += at.WAITING_CELLS

    # --- acts --------------------------------------------------------------------------------------

    def _write_mask(self, cells: Cells, board: Board, seat: i64) -> None:
        left = board.options
        while left:
            self._allow(cells, board, seat, lowest(left))
            left &= left - 1
        left = board.actions
        while left:
            self._allow(cells, board, seat, ACTION + lowest(left))
            left &= left - 1

    def _allow(self, cells: Cells, board: Board, seat: i64, move: i64) -> None:
        number = self._number(board, seat, move)
        self.legal[self.choices] = number
        self.moves[self.choices] = move
        self.choices += 1
        cells.put(self.size + number, 1)

    def _number(self, board: Board, seat: i64, move: i64) -> i64:
        """The number of a legal move of a seat, whose cards were written just before."""
        numbering = self.numbering
        decision = board.decision
        if move == DECLINE:
            return numbering.plain + self._declining[decision]
        if decision == TAKE or decision == FROG or decision == MAY or self._accepting[decision] >= 0:
            return numbering.plain + self._accepting[decision]
        if decision == CHOOSE_SEAT:
            return numbering.seats + self._seen_from(move, seat)
        if decision == CHOOSE_KEYWORD or decision == CHOOSE_SIDE:
            return numbering.keywords + move
        if decision == CHOOSE_BRANCH:
            branch: i64 = AMOUNT[board.step]
            return numbering.branches + self._branch[2 * branch + move]
        return self._number_of_card(board, seat, move)

    def _number_of_card(self, board: Board, seat: i64, move: i64) -> i64:
        numbering = self.numbering
        decision = board.decision
        slot = move & (ACTION - 1)
        face = board.slots.faces[slot]
        if decision == TURN and board.hand >> slot & 1:
            return numbering.play + self._card_of[face]
        rank = self._rank(board, slot, decision == ORDER)
        if move >= ACTION:
            return numbering.act + self._actor_of[face] + rank
        creature = self._creature_of[face] + rank
        if decision == TURN:
            return numbering.attack + creature
        if decision == BLOCK:
            return numbering.block + creature
        whose = self._codes[self._rows[slot]] >> _HOLDER_FROM & 3
        if decision == HUNT:
            return numbering.hunt + (whose >> 1) * self._creatures + creature
        first = numbering.resolve if decision == ORDER else numbering.choose
        return first + whose * self._creatures + creature

    def _rank(self, board: Board, slot: i64, anywhere: bool) -> i64:
        """How many cards with its id and holder, in the same place or anywhere, have a row before it and differ."""
        faces = board.slots.faces
        row = self._rows[slot]
        code = self._codes[row]
        name = self._creature_of[faces[slot]]
        ignored = _MARKS if self._deeds_count else _MARKS + _DEEDS
        where: i64 = 3 if anywhere else -1
        rank: i64 = 0
        last = code
        while row > self._first_row[self._card_of[faces[slot]]]:
            row -= 1
            other = self._codes[row]
            beside = ((other ^ code) >> _HOLDER_FROM & where) == 0
            if beside and other >> ignored != last >> ignored and self._creature_of[faces[self._slots[row]]] == name:
                rank += 1
                last = other
        return rank


def _place_of(word: str | None) -> int:
    return PLAIN.index(word) if word in PLAIN else -1


def _effects_of_steps() -> list[int]:
    """For every step the effect that it belongs to: the last that begins no later."""
    found: list[int] = []
    for effect, first in enumerate(START):
        last = START[effect + 1] if effect + 1 < len(START) else len(VERB)
        found += [effect] * (last - max(first, len(found)))
    return found
