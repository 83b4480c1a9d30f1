"""Whole games from inside the engine: for search, statistics and measuring."""

from mypy_extensions import i64

from ..game.bits import count, nth
from ..game.chance import below, mixed, seeded, step
from .board import Board
from .questions import choice_of, hand_of, is_over
from .round import seal
from .setup import dealt


def play_at_random(board: Board, dice: i64) -> i64:
    """Play a game to its end with random choices, keeping those already made; the state of the dice afterwards."""
    while not is_over(board):
        dice = choose_at_random(board, dice)
    return dice


def choose_at_random(board: Board, dice: i64) -> i64:
    """Everybody who has not chosen this turn does, each card as likely as any other."""
    last = board.players
    seat: i64 = 0
    while seat < last:
        if not choice_of(board, seat):
            hand = hand_of(board, seat)
            dice = step(dice)
            seal(board, seat, nth(hand, below(dice, count(hand))))
        seat += 1
    return dice


def random_games(players: int, objectives: int, games: int, seed: int) -> int:
    """Play whole random games, one after the other; how many choices were made."""
    dice = seeded(seed)
    choices = 0
    for number in range(games):
        board = dealt(players, objectives, seed + number)
        while not is_over(board):
            dice = choose_at_random(board, dice)
            choices += players
    return choices


def fingerprint(players: int, objectives: int, games: int, seed: int) -> int:
    """A number that depends on all hands, choices, columns, objectives, scores and winners of random games.

    The same on every machine, compiled or not.
    """
    mark: i64 = 1
    dice = seeded(seed)
    for number in range(games):
        board = dealt(players, objectives, seed + number)
        while not is_over(board):
            mark = mixed(mark, board.hand ^ board.seat_1)
            mark = mixed(mark, board.seat_2 ^ board.seat_4)
            mark = mixed(mark, board.taken)
            mark = mixed(mark, board.row)
            mark = mixed(mark, board.columns << 14 | board.objectives)
            dice = choose_at_random(board, dice)
        for points in board.scores:
            mark = mixed(mark, points)
        mark = mixed(mark, board.victors)
    return mark


def copies(board: Board, number: int) -> None:
    """Copy a board many times, for measuring."""
    left: i64 = number
    while left:
        board.copy()
        left -= 1
