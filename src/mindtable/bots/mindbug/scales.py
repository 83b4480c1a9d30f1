"""A position and its moves in few words: small numbers, for tables of what was learnt."""

from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, lowest
from ...mindbug.board import Board
from ...mindbug.questions.fighting import ATTACKER, BLOCKER, able_to_block, prey
from ...mindbug.questions.holding import holder, life
from .estimates import BODY, RANK
from .policy import fallen

FACES: Final = 256  # as many as there can be
KEYWORD_SETS: Final = 32
LIVES: Final = 3  # one, two, more
FEW: Final = 3  # none, one, more
SOME: Final = 4  # none, one, two, more
RANKS: Final = 8
POWERS: Final = 6
BODIES: Final = 5
FALLS: Final = 4  # in a combat: nobody, the attacker, the blocker, both
DANGERS: Final = 16  # which of these the blockers could bring about
GAINS: Final = 5
_BODY: Final = bytes(BODY)  # what is here is found at once
_RANK_CLASSES: Final = bytes([rank * RANKS // 101 for rank in RANK])
_BODY_CLASSES: Final = bytes([min(max(body - 14, 0) // 12, BODIES - 1) for body in BODY])


def up_to(number: i64, words: i64) -> i64:
    """A number, where the last of some words is “or more”."""
    return number if number < words else words - 1


def life_class(board: Board, seat: i64) -> i64:
    """The life of a seat's team."""
    return up_to(max(life(board, seat), 1) - 1, LIVES)


def rank_class(face: i64) -> i64:
    """How good a card is among all."""
    return _RANK_CLASSES[face]


def power_class(power: i64) -> i64:
    """How strong a creature is."""
    return up_to((power - 1) // 2, POWERS) if power else 0


def body_class(face: i64) -> i64:
    """What a creature in play is worth."""
    return _BODY_CLASSES[face]


def gain_class(falls: i64, attacker: i64, blocker: i64) -> i64:
    """What the attacker's side gains by a combat of two faces: much, some, nothing, or the like for the others."""
    points: i64 = 0
    if falls & BLOCKER:
        points += _BODY[blocker]
    if falls & ATTACKER:
        points -= _BODY[attacker]
    if points < -40:
        return 0
    if points < 0:
        return 1
    if points == 0:
        return 2
    return 3 if points <= 40 else 4


def blockers_of(board: Board, attacker: i64) -> i64:
    """All creatures that are able to block an attack."""
    blockers = board.mode.blockers[holder(board, attacker)]
    able: i64 = 0
    place: i64 = 0
    while place < len(blockers):
        able |= able_to_block(board, blockers[place], attacker)
        place += 1
    return able


def dangers_of(board: Board, attacker: i64, able: i64) -> i64:
    """What those who are able to block an attack can make of it, as bits by who would fall; 0 if there are none."""
    found: i64 = 0
    while able:
        found |= bit(fallen(board, attacker, lowest(able)))
        able &= able - 1
    return found


def best_prey(board: Board, attacker: i64) -> i64:
    """What a hunter gains by the prey that brings most."""
    faces = board.slots.faces
    best: i64 = 0
    left = prey(board, attacker)
    while left:
        slot = lowest(left)
        best = max(best, gain_class(fallen(board, attacker, slot), faces[attacker], faces[slot]))
        left &= left - 1
    return best
