"""Life points and Mindbugs, and the end of the game."""

from mypy_extensions import i64

from ...game.bits import lowest
from ..board import NOTHING, Board
from ..packed import pair, with_count, with_life
from ..questions.holding import holder, life, mindbugs, mindfrogs, of_team, working
from ..tables import LIFE_LOST_EFFECT, MORE_LIFE_LOST
from ..tellings import GAME_WON, LIFE_GAINED, LIFE_LOST, MINDBUG_REFRESHED, MINDBUG_USED, MINDFROG_USED
from .notes import tell, wait_once


def lose_life(board: Board, seat: i64, amount: i64) -> None:
    """The team of a seat loses life; at 0 it has lost at once (M3.1)."""
    if amount <= 0:
        return
    if board.slots.loss_adders:
        amount += _further_loss(board, seat)
    now = life(board, seat)
    amount = min(amount, now)
    team: i64 = board.mode.team[seat]
    board.lives = with_life(board.lives, team, -amount)
    if board.told is not None:
        tell(board, LIFE_LOST, seat, NOTHING, pair(amount, now - amount))
    if amount == now:
        win(board, board.mode.opponents(seat)[0])
        return
    watchers = working(board, board.slots.life_watchers) & of_team(board, seat)
    while watchers:
        slot = lowest(watchers)
        watchers &= watchers - 1
        wait_once(board, LIFE_LOST_EFFECT[board.slots.faces[slot]], slot, holder(board, slot))


def _further_loss(board: Board, seat: i64) -> i64:
    """What enemy cards add to a loss of life, each once (J23)."""
    adders = working(board, board.slots.loss_adders) & ~of_team(board, seat)
    further: i64 = 0
    while adders:
        further += MORE_LIFE_LOST[board.slots.faces[lowest(adders)]]
        adders &= adders - 1
    return further


def gain_life(board: Board, seat: i64, amount: i64) -> None:
    """The team of a seat gains life; there is no upper limit (M1.5)."""
    board.lives = with_life(board.lives, board.mode.team[seat], amount)
    if board.told is not None:
        tell(board, LIFE_GAINED, seat, NOTHING, pair(amount, life(board, seat)))


def spend_mindbug(board: Board, seat: i64, slot: i64) -> None:
    """A seat uses a Mindbug on a card."""
    board.mindbugs = with_count(board.mindbugs, seat, -1)
    if board.told is not None:
        tell(board, MINDBUG_USED, seat, slot, mindbugs(board, seat))


def spend_mindfrog(board: Board, seat: i64, slot: i64) -> None:
    """A seat uses a Mindfrog on a card of its teammate."""
    board.mindfrogs = with_count(board.mindfrogs, seat, -1)
    if board.told is not None:
        tell(board, MINDFROG_USED, seat, slot, mindfrogs(board, seat))


def refresh_mindbug(board: Board, seat: i64) -> None:
    """A used Mindbug of a seat is ready again, if there is one (T5.4)."""
    if mindbugs(board, seat) < board.mode.mindbugs:
        board.mindbugs = with_count(board.mindbugs, seat, 1)
        if board.told is not None:
            tell(board, MINDBUG_REFRESHED, seat, NOTHING, mindbugs(board, seat))


def win(board: Board, seat: i64) -> None:
    """The team of a seat has won; nothing further resolves."""
    board.winner = board.mode.team[seat]
    board.decider = NOTHING
    if board.told is not None:
        tell(board, GAME_WON, seat, NOTHING, 0)
