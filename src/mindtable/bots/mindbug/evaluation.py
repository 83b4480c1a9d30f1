"""Who is likely to win, judged from the position alone."""

from math import exp
from typing import Final

from mypy_extensions import i64

from ...game.bits import count, lowest
from ...mindbug.board import Board
from ...mindbug.packed import count_of, life_of
from .estimates import STANDING

# In thousandths of the logarithm of the odds, after a fit to games of the search against itself.
LIFE: Final = (0, 0, 720, 1150, 1460)  # by life points; more are worth no more
MINDBUGS: Final = (0, 1140, 1960)
CARD: Final = 270
TURN: Final = 200


def chance_of_first_team(board: Board) -> float:
    """How likely the first team is to win at the beginning of a turn."""
    lead = _standing(board, 0) - _standing(board, 1)
    lead += TURN if board.mode.team[board.active] == 0 else -TURN
    return 1.0 / (1.0 + exp(-float(lead) / 1000.0))


def _standing(board: Board, team: i64) -> i64:
    """What a team has: life, Mindbugs, cards to come and creatures."""
    mine = board.odd if team else ~board.odd
    life = life_of(board.lives, team)
    standing: i64 = LIFE[life if life < 4 else 4]
    seat: i64 = 0
    while seat < board.mode.seats:
        if board.mode.team[seat] == team:
            left = count_of(board.mindbugs, seat)
            standing += MINDBUGS[left if left < 2 else 2]
        seat += 1
    standing += CARD * count((board.hand | board.draw) & mine)
    creatures = board.in_play & mine
    faces = board.slots.faces
    while creatures:
        standing += STANDING[faces[lowest(creatures)]]
        creatures &= creatures - 1
    return standing
