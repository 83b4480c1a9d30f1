"""What a seat may do, as numbers of acts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...game.bits import SLOTS, lowest
from ...mindbug.board import (
    ACTION,
    BLOCK,
    CHOOSE_BRANCH,
    CHOOSE_KEYWORD,
    CHOOSE_SEAT,
    CHOOSE_SIDE,
    DECLINE,
    HUNT,
    ORDER,
    TURN,
    Board,
)
from ...mindbug.notation import ACCEPTING, DECLINING
from ...mindbug.tables import AMOUNT, BRANCHES
from ..cells import Cells
from .numbering import BRANCH_WORDS, PLAIN, Numbering
from .rows import Rows, seen_from

_DECISIONS: Final = 16


class Acts:
    """The legal acts of a decision, and the engine's moves for them. Cards are named by their rows, which were written
    just before."""

    def __init__(self, numbering: Numbering, rows: Rows) -> None:
        self.numbering: Final = numbering
        self._rows: Final = rows
        self._creatures: Final[i64] = numbering.creatures
        self._creature_of: vec[i64] = vec[i64](numbering.by_face())
        self._actor_of: vec[i64] = vec[i64](numbering.by_face(acting=True))
        self._accepting: vec[i64] = vec[i64]([_place_of(ACCEPTING.get(one)) for one in range(_DECISIONS)])
        self._declining: vec[i64] = vec[i64]([_place_of(DECLINING.get(one)) for one in range(_DECISIONS)])
        self._branch: vec[i64] = vec[i64]([BRANCH_WORDS.index(word) for words in BRANCHES for word in words])
        self.legal: vec[i64] = vec[i64]([0] * (2 * (SLOTS + 4)))
        self.moves: vec[i64] = vec[i64]([0] * (2 * (SLOTS + 4)))
        self.count: i64 = 0

    def forget(self) -> None:
        """Nothing is legal."""
        self.count = 0

    def write(self, cells: Cells, first: i64, board: Board, seat: i64) -> None:
        """Mark the legal acts of a seat in the cells from the first one on."""
        self.count = 0
        left = board.options
        while left:
            self._allow(cells, first, board, seat, lowest(left))
            left &= left - 1
        left = board.actions
        while left:
            self._allow(cells, first, board, seat, ACTION + lowest(left))
            left &= left - 1

    def _allow(self, cells: Cells, first: i64, board: Board, seat: i64, move: i64) -> None:
        number = self._number(board, seat, move)
        self.legal[self.count] = number
        self.moves[self.count] = move
        self.count += 1
        cells.put(first + number, 1)

    def _number(self, board: Board, seat: i64, move: i64) -> i64:
        """The number of a legal move of a seat."""
        numbering = self.numbering
        decision = board.decision
        if move == DECLINE:
            return numbering.plain + self._declining[decision]
        if self._accepting[decision] >= 0:
            return numbering.plain + self._accepting[decision]
        if decision == CHOOSE_SEAT:
            return numbering.seats + seen_from(move, seat, self._rows.seats)
        if decision == CHOOSE_KEYWORD or decision == CHOOSE_SIDE:
            return numbering.keywords + move
        if decision == CHOOSE_BRANCH:
            branch: i64 = AMOUNT[board.step]
            return numbering.branches + self._branch[2 * branch + move]
        return self._number_of_card(board, move)

    def _number_of_card(self, board: Board, move: i64) -> i64:
        numbering = self.numbering
        decision = board.decision
        slot = move & (ACTION - 1)
        face = board.slots.faces[slot]
        if decision == TURN and board.hand >> slot & 1:
            return numbering.play + self._rows.card_of[face]
        rank = self._rows.rank(board, slot, decision == ORDER)
        if move >= ACTION:
            return numbering.act + self._actor_of[face] + rank
        creature = self._creature_of[face] + rank
        if decision == TURN:
            return numbering.attack + creature
        if decision == BLOCK:
            return numbering.block + creature
        whose = self._rows.whose(slot)
        if decision == HUNT:
            return numbering.hunt + (whose >> 1) * self._creatures + creature
        first = numbering.resolve if decision == ORDER else numbering.choose
        return first + whose * self._creatures + creature


def _place_of(word: str | None) -> int:
    return PLAIN.index(word) if word in PLAIN else -1
