"""Whole games from inside the engine: for search, statistics and measuring."""

from mypy_extensions import i64

from ..game.bits import count, nth
from ..game.chance import below, mixed, seeded, step
from .board import ACTION, Board
from .cards import deck_of
from .mode import MODES
from .setup import Deck, dealt
from .turn import answer


def random_move(board: Board, dice: i64) -> i64:
    """A legal move, each as likely as any other, by what the dice show."""
    plain = count(board.options)
    number = below(dice, plain + count(board.actions))
    return nth(board.options, number) if number < plain else ACTION + nth(board.actions, number - plain)


def play_at_random(board: Board, dice: i64) -> i64:
    """Play a game to its end with random moves; the state of the dice afterwards."""
    while board.winner < 0:
        dice = step(dice)
        answer(board, random_move(board, dice))
    return dice


def game_lengths(mode: str, sets: list[str], games: int, seed: int) -> list[int]:
    """Play whole random games, one after the other; how many decisions each of them took."""
    dice = seeded(seed)
    deck = Deck(deck_of(sets))
    lengths: list[int] = []
    for number in range(games):
        board = dealt(MODES[mode], deck, seed + number)
        decisions: i64 = 0
        while board.winner < 0:
            dice = step(dice)
            answer(board, random_move(board, dice))
            decisions += 1
        lengths.append(decisions)
    return lengths


def random_games(mode: str, sets: list[str], games: int, seed: int) -> int:
    """Play whole random games; how many decisions were made in all."""
    return sum(game_lengths(mode, sets, games, seed))


def fingerprint(mode: str, sets: list[str], games: int, seed: int) -> int:
    """A number that depends on every legal move, mover, move and winner of random games.

    The same on every machine, compiled or not.
    """
    mark: i64 = 1
    dice = seeded(seed)
    deck = Deck(deck_of(sets))
    for number in range(games):
        board = dealt(MODES[mode], deck, seed + number)
        while board.winner < 0:
            dice = step(dice)
            move = random_move(board, dice)
            mark = mixed(mark, board.options)
            mark = mixed(mark, board.actions)
            mark = mixed(mark, board.decider << 8 | move)
            answer(board, move)
        mark = mixed(mark, board.winner)
    return mark


def copies(board: Board, number: int) -> None:
    """Copy a board many times, for measuring."""
    left: i64 = number
    while left:
        board.copy()
        left -= 1
