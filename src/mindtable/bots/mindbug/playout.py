"""Playing on from a position, quickly, to find out who is likely to win."""

from mypy_extensions import i64

from ...game.chance import below, step
from ...mindbug.board import TURN, Board
from ...mindbug.playout import random_move
from ...mindbug.turn import answer
from .evaluation import chance_of_first_team
from .judgement import Judgement
from .policy import likely_move


def outcome(board: Board, dice: i64, horizon: i64, guided: i64, judgement: Judgement | None) -> float:
    """What comes of a position for the first team, 1 for a win and 0 for a loss. At the horizon it is judged, by what
    was learnt of positions if anything was."""
    while board.winner < 0:
        if board.turns >= horizon and board.decision == TURN:
            return chance_of_first_team(board) if judgement is None else judgement.chance_of_first_team(board)
        dice = step(dice)
        if below(dice, 100) < guided:
            dice = step(dice)
            answer(board, likely_move(board, dice))
        else:
            dice = step(dice)
            answer(board, random_move(board, dice))
    return 1.0 if board.winner == 0 else 0.0
