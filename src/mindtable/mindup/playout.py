"""Whole games from inside the engine: for search, statistics and measuring."""

from mypy_extensions import i64

from ..game.bits import count, nth
from ..game.chance import below, mixed, seeded, step
from .board import Board
from .position import Position
from .questions import choice_of, hand_of, is_over
from .round import seal


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
        position = Position.dealt(players, objectives, seed + number)
        while not is_over(position):
            dice = choose_at_random(position, dice)
            choices += players
    return choices


def fingerprint(players: int, objectives: int, games: int, seed: int) -> int:
    """A number that depends on all hands, choices, columns, objectives, scores and winners of random games.

    The same on every machine, compiled or not.
    """
    mark: i64 = 1
    dice = seeded(seed)
    for number in range(games):
        position = Position.dealt(players, objectives, seed + number)
        while not is_over(position):
            mark = mixed(mark, position.hand ^ position.seat_1)
            mark = mixed(mark, position.seat_2 ^ position.seat_4)
            mark = mixed(mark, position.taken)
            mark = mixed(mark, position.row)
            mark = mixed(mark, position.columns << 14 | position.objectives)
            dice = choose_at_random(position, dice)
        for points in position.scores:
            mark = mixed(mark, points)
        mark = mixed(mark, position.victors)
    return mark


def copies(position: Position, number: int) -> None:
    """Copy a position many times, for measuring."""
    left: i64 = number
    while left:
        position.copy()
        left -= 1
