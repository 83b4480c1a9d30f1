"""What a seat sees of a board, and what it may do, as cells: straight from the board, by the seat's knowledge only."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...game.bits import count, lowest
from ...mindbug.board import BLOCK, CHOOSE, DECLINED, FROG, MAY, NOBODY, TAKE, Board
from ...mindbug.mode import Mode
from ...mindbug.notation import DOING
from ...mindbug.packed import effect_of, giver_of, next_stage, seat_of, slot_of, without_next
from ...mindbug.questions.fighting import able_to_block
from ...mindbug.questions.holding import held, holder, life, mindbugs, mindfrogs, seen
from ...mindbug.questions.playing import able_to_take
from ...mindbug.tables import AMOUNT, OWNER, START, TRIGGER, VERB
from ..cells import Cells
from . import columns as at
from .acts import Acts
from .numbering import Numbering
from .rows import Rows, seen_from

_DOINGS: Final = list(DOING)


class Observer:
    """Writes observations and masks of the games of one deck, each into a row of cells: the mask behind the
    observation."""

    def __init__(self, mode: Mode, deck: list[int]) -> None:
        self.numbering: Final = Numbering(mode, deck)
        self.seats: Final[i64] = mode.seats
        self.rows: Final = Rows(self.numbering, mode.seats, at.GAME_CELLS + mode.seats * at.SEAT_CELLS)
        self.size: Final[i64] = self.rows.first + self.rows.number * self.rows.cells
        self.acts: Final = Acts(self.numbering, self.rows)
        self.number_of_acts: Final[i64] = len(self.numbering.texts)
        self._doing: vec[i64] = vec[i64]([_DOINGS.index(verb) + 1 if verb in DOING else 0 for verb in range(256)])
        self._effect_of: vec[i64] = vec[i64](_effects_of_steps())

    def write(self, cells: Cells, row: i64, board: Board, seat: i64) -> None:
        """Write what a seat sees, and behind it what it may do, into a row of cells."""
        cells.begin(row)
        self._write_game(cells, board, seat)
        self._write_seats(cells, board, seat)
        self.rows.write(cells, board, seat)
        if board.step:
            self._write_effect(cells, board, seat)
        if board.waiting:
            self._write_waiting(cells, board, seat)
        if board.decider == seat:
            self.acts.write(cells, self.size, board, seat)
        else:
            self.acts.forget()
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
        return at.GAME_CELLS + seen_from(other, seat, self.seats) * at.SEAT_CELLS

    def _write_seats(self, cells: Cells, board: Board, seat: i64) -> None:
        cells.put(at.GAME_CELLS + at.SITS, seat + 1)
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
                cells.put(place + 2, seen_from(seat_of(entry), seat, self.seats) + 1)
                self.rows.put_card(cells, place + 3, board, slot_of(entry))
                self.rows.put_card(cells, place + 5, board, giver_of(entry))
            place += at.WAITING_CELLS


def _effects_of_steps() -> list[int]:
    """For every step the effect that it belongs to: the last that begins no later."""
    found: list[int] = []
    for effect, first in enumerate(START):
        last = START[effect + 1] if effect + 1 < len(START) else len(VERB)
        found += [effect] * (last - max(first, len(found)))
    return found
