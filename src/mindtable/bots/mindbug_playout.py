"""Playing on from a position, quickly, to find out who is likely to win."""

from mypy_extensions import i64

from ..game.chance import step
from ..mindbug.board import Board
from ..mindbug.playout import random_move
from ..mindbug.turn import answer


def outcome(board: Board, dice: i64, horizon: i64, guided: i64) -> float:
    """What comes of a position for the first team, 1 for a win and 0 for a loss."""
    while board.winner < 0:
        dice = step(dice)
        answer(board, random_move(board, dice))
    return 1.0 if board.winner == 0 else 0.0
