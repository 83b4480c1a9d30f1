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


def to_decide(board: Board, team: i64) -> i64:
    """What it is worth to a team who decides."""
    return _TO_DECIDE if board.mode.team[board.decider] == team else -_TO_DECIDE


def lead(board: Board, team: i64) -> i64:
    """How far a team is ahead of the other, whoever decides: in life, Mindbugs, creatures and cards to come."""
    slots = board.in_play | board.hand | board.draw
    return _in_life(board, team) + _in_mindbugs(board, team) + _in_cards(board, slots, team)


def gained(before: Board, after: Board, team: i64) -> i64:
    """By how much the lead of a team differs between two boards of which one comes soon after the other: only what has
    changed is looked at, for this is asked of every move of every position."""
    if after.slots is not before.slots:
        return lead(after, team) - lead(before, team)
    gain: i64 = 0
    if after.lives != before.lives:
        gain += _in_life(after, team) - _in_life(before, team)
    if after.mindbugs != before.mindbugs:
        gain += _in_mindbugs(after, team) - _in_mindbugs(before, team)
    changed = (after.in_play ^ before.in_play) | (after.odd ^ before.odd)
    changed |= (after.hand | after.draw) ^ (before.hand | before.draw)
    if changed:
        gain += _in_cards(after, changed, team) - _in_cards(before, changed, team)
    return gain


def _in_life(board: Board, team: i64) -> i64:
    mine: i64 = _LIFE[min(life_of(board.lives, team), 4)]
    theirs: i64 = _LIFE[min(life_of(board.lives, 1 - team), 4)]
    return mine - theirs


def _in_mindbugs(board: Board, team: i64) -> i64:
    teams = board.mode.team
    ahead: i64 = 0
    seat: i64 = 0
    while seat < board.mode.seats:
        mindbugs: i64 = _MINDBUGS[min(count_of(board.mindbugs, seat), 2)]
        ahead += mindbugs if teams[seat] == team else -mindbugs
        seat += 1
    return ahead


def _in_cards(board: Board, slots: i64, team: i64) -> i64:
    """How far a team is ahead by the cards of some slots: creatures, and cards to come."""
    mine = board.odd if team else ~board.odd
    faces = board.slots.faces
    cards = (board.hand | board.draw) & slots
    ahead: i64 = 0
    if cards:
        ahead = _CARD * (count(cards & mine) - count(cards & ~mine))
    creatures = board.in_play & slots
    while creatures:
        slot = lowest(creatures)
        creatures &= creatures - 1
        worth: i64 = _CREATURE[faces[slot]]
        ahead += worth if mine >> slot & 1 else -worth
    return ahead
