"""What a position looks like: the signs by which a player judges who is likely to win.

A sign is a cell of a small table, as patterns of moves are. They are looked for at the beginning of a turn, from the
side whose turn it is, in a world in which all cards are known: a search judges worlds.
"""

from typing import Final

from mypy_extensions import i64

from ...game.bits import SLOTS, bit, count, lowest
from ...mindbug.board import Board
from ...mindbug.packed import count_of, life_of
from ...mindbug.questions.strength import keywords, power
from ..layout import Layout
from .policy import fallen_by
from .scales import (
    BODIES,
    DANGERS,
    FACES,
    FEW,
    KEYWORD_SETS,
    POWERS,
    RANKS,
    SOME,
    blockers_of,
    body_class,
    power_class,
    rank_class,
    up_to,
)

SIGNS: Final = Layout()
_MODES: Final = 2  # everybody plays alone, or in teams
_LIVES: Final = 4  # one, two, three, more
_TO_COME: Final = 13  # cards of a side in hands and draw piles, or more
_IN_HANDS: Final = 8
_IN_PLAY: Final = 6

_BALANCE: Final[i64] = SIGNS.table("life and Mindbugs of both sides", _MODES * _LIVES * _LIVES * FEW * FEW)
_CARDS: Final[i64] = SIGNS.table("cards to come of both sides", _MODES * _TO_COME * _TO_COME)
_HANDS: Final[i64] = SIGNS.table("cards in hand of both sides", _MODES * _IN_HANDS * _IN_HANDS)
_CREATURES: Final[i64] = SIGNS.table("creatures of both sides", _MODES * _IN_PLAY * _IN_PLAY)

# Of each side, from here on: the cells of the side whose turn it is, and as many of the other.
_OF_BOTH: Final = SIGNS.cells
_THREATS: Final[i64] = SIGNS.table("attackers nobody can block, life of others", 2 * _MODES * SOME * _LIVES)
_FROGS: Final[i64] = SIGNS.table("Mindfrogs", 2 * FEW)
_BEST: Final[i64] = SIGNS.table("best rank in hand, Mindbugs of others", 2 * (RANKS + 1) * FEW)

# Of each creature in play:
_CREATURE: Final[i64] = SIGNS.table("creature, exhausted", 2 * FACES * 2)
_DANGERS: Final[i64] = SIGNS.table("dangers if it attacks, life of others", 2 * DANGERS * _LIVES)
_BODIES_AT_STAKE: Final[i64] = SIGNS.table("dangers if it attacks, body", 2 * DANGERS * BODIES)
_KEYWORDS: Final[i64] = SIGNS.table("keywords", 2 * KEYWORD_SETS)
_POWER: Final[i64] = SIGNS.table("power, enemy creatures", 2 * POWERS * SOME)

# Of each card to come:
_HAND: Final[i64] = SIGNS.table("card in hand, Mindbugs of others", 2 * FACES * FEW)
_HAND_RANK: Final[i64] = SIGNS.table("rank in hand, Mindbugs of others", 2 * RANKS * FEW)
_PILE: Final[i64] = SIGNS.table("card in the draw pile", 2 * FACES)
_PILE_RANK: Final[i64] = SIGNS.table("rank in the draw pile", 2 * RANKS)


class Signs:
    """The signs of a position. What is done with them is for others to say (`note`)."""

    def __init__(self) -> None:
        # Of the creatures in play, by slot.
        self._powers: list[int] = [0] * SLOTS
        self._words: list[int] = [0] * SLOTS

    def note(self, cell: i64) -> None:
        """The position shows a sign."""
        raise NotImplementedError

    def look_at(self, board: Board) -> None:
        """Note what a position at the beginning of a turn shows."""
        team: i64 = board.mode.team[board.active]
        own = _cards_of(board, team)
        mode = _mode(board)
        lives = (mode * _LIVES + _life(board, team)) * _LIVES + _life(board, 1 - team)
        self.note(_BALANCE + (lives * FEW + _mindbugs(board, team)) * FEW + _mindbugs(board, 1 - team))
        self.note(_CARDS + _of_both(board.hand | board.draw, own, mode, _TO_COME))
        self.note(_HANDS + _of_both(board.hand, own, mode, _IN_HANDS))
        self.note(_CREATURES + _of_both(board.in_play, own, mode, _IN_PLAY))
        left = board.in_play
        while left:
            slot = lowest(left)
            left &= left - 1
            self._powers[slot] = power(board, slot)
            self._words[slot] = keywords(board, slot)
        side: i64 = 0  # the one whose turn it is
        while side < 2:
            self._note_side(board, side, team)
            side += 1
            team = 1 - team

    def _note_side(self, board: Board, side: i64, team: i64) -> None:
        cards = _cards_of(board, team)
        mindbugs_of_others = _mindbugs(board, 1 - team)
        self._note_creatures(board, side, cards, _life(board, 1 - team))
        self._note_hands(board, side, cards, mindbugs_of_others)
        self._note_piles(board, side, cards)
        if board.mode.mindfrogs:
            self.note(_FROGS + side * FEW + up_to(_counted(board, board.mindfrogs, team), FEW))

    def _note_creatures(self, board: Board, side: i64, cards: i64, life_of_others: i64) -> None:
        faces = board.slots.faces
        enemies = up_to(count(board.in_play & ~cards), SOME)
        threats: i64 = 0
        left = board.in_play & cards
        while left:
            slot = lowest(left)
            left &= left - 1
            face: i64 = faces[slot]
            able = blockers_of(board, slot)
            if not able:
                threats += 1
            dangers = side * DANGERS + self._dangers(board, slot, able)
            self.note(_CREATURE + (side * FACES + face) * 2 + (board.exhausted >> slot & 1))
            self.note(_DANGERS + dangers * _LIVES + life_of_others)
            self.note(_BODIES_AT_STAKE + dangers * BODIES + body_class(face))
            self.note(_KEYWORDS + side * KEYWORD_SETS + self._words[slot])
            self.note(_POWER + (side * POWERS + power_class(self._powers[slot])) * SOME + enemies)
        threats = (side * _MODES + _mode(board)) * SOME + up_to(threats, SOME)
        self.note(_THREATS + threats * _LIVES + life_of_others)

    def _dangers(self, board: Board, attacker: i64, able: i64) -> i64:
        """What those who are able to block an attack can make of it, as bits by who would fall; 0 if there are none."""
        strength: i64 = self._powers[attacker]
        words: i64 = self._words[attacker]
        found: i64 = 0
        while able:
            blocker = lowest(able)
            able &= able - 1
            lead = strength - self._powers[blocker]
            found |= bit(fallen_by(board, bit(attacker), bit(blocker), lead, words, self._words[blocker]))
        return found

    def _note_hands(self, board: Board, side: i64, cards: i64, mindbugs_of_others: i64) -> None:
        faces = board.slots.faces
        best: i64 = 0
        left = board.hand & cards
        while left:
            face: i64 = faces[lowest(left)]
            left &= left - 1
            rank = rank_class(face)
            best = max(best, rank + 1)
            self.note(_HAND + (side * FACES + face) * FEW + mindbugs_of_others)
            self.note(_HAND_RANK + (side * RANKS + rank) * FEW + mindbugs_of_others)
        self.note(_BEST + (side * (RANKS + 1) + best) * FEW + mindbugs_of_others)

    def _note_piles(self, board: Board, side: i64, cards: i64) -> None:
        faces = board.slots.faces
        left = board.draw & cards
        while left:
            face: i64 = faces[lowest(left)]
            left &= left - 1
            self.note(_PILE + side * FACES + face)
            self.note(_PILE_RANK + side * RANKS + rank_class(face))


class ListedSigns(Signs):
    """The cells of a position, to learn from."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[int] = []

    def note(self, cell: i64) -> None:
        """Add it to the list."""
        self.cells.append(cell)


def signs_of(board: Board) -> list[int]:
    """The signs that a position at the beginning of a turn shows."""
    listed = ListedSigns()
    listed.look_at(board)
    return listed.cells


def mirrored() -> list[int]:
    """Of each cell, the one that says of the other side what it says of one; of a cell about both sides, itself."""
    cells = list(range(SIGNS.cells))
    for first, size in SIGNS.tables.values():
        if first >= _OF_BOTH:
            half = first + size // 2
            cells[first : first + size] = [*range(half, first + size), *range(first, half)]
    return cells


def _mode(board: Board) -> i64:
    return 1 if board.mode.seats > 2 else 0


def _cards_of(board: Board, team: i64) -> i64:
    return board.odd if team else ~board.odd


def _life(board: Board, team: i64) -> i64:
    return up_to(life_of(board.lives, team) - 1, _LIVES)


def _mindbugs(board: Board, team: i64) -> i64:
    return up_to(_counted(board, board.mindbugs, team), FEW)


def _counted(board: Board, counts: i64, team: i64) -> i64:
    """How many of something the seats of a team have: they sit alternately."""
    total: i64 = 0
    seat = team
    while seat < board.mode.seats:
        total += count_of(counts, seat)
        seat += 2
    return total


def _of_both(cards: i64, own: i64, mode: i64, words: i64) -> i64:
    """How many of some cards are the own ones, and how many those of the others."""
    return (mode * words + up_to(count(cards & own), words)) * words + up_to(count(cards & ~own), words)
