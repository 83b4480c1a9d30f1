"""What a board notes down: what is told, asked, thrown, and what waits."""

from mypy_extensions import i64

from ...game.bits import lowest
from ...game.chance import below, laid, laid_after, sealed, step
from ..board import NOTHING, Board
from ..packed import waiting_effect
from ..tellings import MOVE_FORCED


def tell(board: Board, kind: int, seat: i64, slot: i64, number: i64) -> None:
    """Tell a change to whoever listens. Callers check `board.told` first: search listens to nothing."""
    if board.told is not None:
        face = board.slots.faces[slot] if slot >= 0 else NOTHING
        board.told.append((kind, seat, slot, face, number))


def tell_each(board: Board, kind: int, seat: i64, cards: i64, number: i64) -> None:
    """Tell the same of each of several cards."""
    while cards:
        tell(board, kind, seat, lowest(cards), number)
        cards &= cards - 1


def throw(board: Board, sides: i64) -> i64:
    """A random number from 0 to sides - 1."""
    if board.chance < 0:
        return _throw_sealed(board, sides) if board.secret else _throw_laid(board, sides)
    board.chance = step(board.chance)
    return below(board.chance, sides)


def _throw_sealed(board: Board, sides: i64) -> i64:
    board.chance -= 1
    shown = sealed(board.secret, -1 - board.chance, sides)
    if board.rolled is not None:
        board.rolled.append((shown, sides))
    return shown


def _throw_laid(board: Board, sides: i64) -> i64:
    """What the dice show that somebody has laid (see `chance`), noted with how many things they could have shown."""
    shown = laid(board.chance, sides)
    board.chance = laid_after(board.chance, sides)
    if board.rolled is not None:
        board.rolled.append((shown, sides))
    return shown


def ask(board: Board, decision: i64, seat: i64, options: i64) -> None:
    """Wait for a decision."""
    board.decision = decision
    board.decider = seat
    board.options = options


def answer_forced(board: Board, decision: i64, seat: i64, cards: i64) -> None:
    """Tell of a decision that has a single answer and is therefore not asked: these cards, or none."""
    if board.told is not None:
        if cards:
            tell_each(board, MOVE_FORCED, seat, cards, decision)
        else:
            tell(board, MOVE_FORCED, seat, NOTHING, decision)


def wait(board: Board, effect: i64, giver: i64, slot: i64, seat: i64) -> None:
    """Let an effect of a card wait for its turn, to be resolved by a seat (M7.4).

    It is ordered under the name of the card that gives it, mostly the card itself (J51).
    """
    board.waiting += (waiting_effect(effect, giver, slot, seat),)


def wait_once(board: Board, effect: i64, slot: i64, seat: i64) -> None:
    """Let an effect wait unless it does already (J24: it is asked for once, after the whole effect)."""
    if waiting_effect(effect, slot, slot, seat) not in board.waiting:
        wait(board, effect, slot, slot, seat)
