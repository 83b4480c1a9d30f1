"""What a proof that a team wins may take, guessed from the board alone: little for a team that is far ahead."""

from math import ceil, exp
from typing import Final

from mypy_extensions import i64

from ...bots.mindbug.estimates import STANDING
from ...bots.mindbug.evaluation import CARD, LIFE, MINDBUGS
from ...game.bits import count, lowest
from ...mindbug.board import Board
from ...mindbug.packed import count_of, life_of

_UNIT: Final = 20  # thousandths of the logarithm of the odds
_FURTHEST: Final = 300  # units; whoever leads by more is not further ahead
_LIFE: Final = bytes([worth // _UNIT for worth in LIFE])
_MINDBUGS: Final = bytes([worth // _UNIT for worth in MINDBUGS])
_CREATURE: Final = bytes([max(worth, 0) // _UNIT for worth in STANDING])
_CARD: Final[i64] = CARD // _UNIT
_TO_DECIDE: Final[i64] = 25  # what it is worth to be the one who decides
# By how far a team is behind, from the most that counts in its favour on.
_EFFORT: Final = bytes([ceil(8 * exp(behind / 110)) for behind in range(-_FURTHEST, _FURTHEST + 1)])


def effort(behind: i64) -> i64:
    """What it takes to prove that a team wins that is so far behind."""
    return _EFFORT[min(max(behind, -_FURTHEST), _FURTHEST) + _FURTHEST]


def lead(board: Board, team: i64) -> i64:
    """How far a team is ahead of the other: in life, Mindbugs, creatures and cards to come."""
    mine = board.odd if team else ~board.odd
    mode = board.mode
    teams = mode.team
    faces = board.slots.faces
    ahead: i64 = _TO_DECIDE if teams[board.decider] == team else -_TO_DECIDE
    ahead += _LIFE[min(life_of(board.lives, team), 4)]
    ahead -= _LIFE[min(life_of(board.lives, 1 - team), 4)]
    seat: i64 = 0
    while seat < mode.seats:
        mindbugs: i64 = _MINDBUGS[min(count_of(board.mindbugs, seat), 2)]
        ahead += mindbugs if teams[seat] == team else -mindbugs
        seat += 1
    cards = board.hand | board.draw
    ahead += _CARD * (count(cards & mine) - count(cards & ~mine))
    creatures = board.in_play
    while creatures:
        slot = lowest(creatures)
        creatures &= creatures - 1
        worth: i64 = _CREATURE[faces[slot]]
        ahead += worth if mine >> slot & 1 else -worth
    return ahead
