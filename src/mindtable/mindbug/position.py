"""A position as the rest of the world sees it: a value with legal moves (see `game.contract`).

Words outside, numbers inside: a position has a board, on which rules, search and playouts work.
"""

from collections.abc import Sequence
from typing import Final

from ..game.chance import Seed
from ..game.contract import Event, IllegalMove, Move, Refusal, Roll, Seat
from . import drawing, dumps
from .board import CHOOSE, NOBODY, Board, Telling
from .events import events
from .notation import (
    find,
    known_move,
    legal_texts,
    meant,
    parse,
    question,
    seat_letter,
    seat_number,
    text,
    to_decide,
    winners,
)
from .questions.equality import value
from .refusals import refusal
from .setup import take_dice
from .turn import answer
from .view import View


class Position:
    """A moment of a game of Mindbug."""

    def __init__(self, board: Board) -> None:
        # Whoever changes the board itself makes a new position of it.
        self.board: Final = board
        self._legal: dict[str, int] | None = None  # the legal moves in words, once somebody asked

    @staticmethod
    def load(dumped: str) -> "Position":
        """The inverse of `dump`; also for what earlier versions dumped."""
        return Position(dumps.read(dumped))

    # --- being a value -----------------------------------------------------------------------------

    def copy(self) -> "Position":
        """An independent position of equal value."""
        return Position(self.board.copy())

    def dump(self) -> str:
        """The whole value as one line of text that a person can read."""
        return dumps.written(self.board)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and value(self.board) == value(other.board)

    def __reduce__(self) -> tuple[object, ...]:
        return (Position.load, (self.dump(),))

    def __repr__(self) -> str:
        return f"{self.game.replace('-', '_')}.load({self.dump()!r})"

    def __str__(self) -> str:
        return drawing.table(self.board)

    def _repr_html_(self) -> str:
        """The table as a picture, where a notebook shows the position."""
        from .family import family  # noqa: PLC0415  # a family knows its games, and they their positions

        picture: str = family.part("notebook").of_position(self)
        return picture

    # --- the contract ------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game: the duel or Tag Team."""
        return self.board.mode.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in the order in which they sit."""
        return self.board.mode.letters

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who wins together: the teams."""
        return self.board.mode.sides

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return seat_letter(self.board.active)

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        """Who is asked now; nobody when the game is over."""
        return to_decide(self.board)

    @property
    def question(self) -> str:
        """What the seat to decide is asked, in one word."""
        return question(self.board)

    @property
    def is_formality(self) -> bool:
        """Whether there is only one answer, and somebody is asked so that others do not learn just that."""
        board = self.board
        return board.decision == CHOOSE and board.options & (board.options - 1) == 0

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The side that has won; nobody while the game goes on."""
        return winners(self.board)

    def moves(self, seat: Seat | None = None) -> list[Move]:
        """The legal moves of a seat; without one, of the seat that is asked."""
        if not self._is_asked(seat):
            return []
        return [known_move(text) for text in self._texts()]

    def read(self, move: Move | str, seat: Seat | None = None) -> Move:
        """The legal move that a text means, in its shortest form. Raises a MoveError if it is none."""
        return known_move(text(self.board, self._number(str(move), seat)))

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        """Why a move is not legal, or None if it is. Text that means no move, or several, raises a MoveError."""
        try:
            self._number(str(move), seat)
        except IllegalMove as problem:
            return problem.refusal
        return None

    def play(self, move: Move | str, seat: Seat | None = None) -> Sequence[Event]:
        """Make a move; what happened. Raises a MoveError and changes nothing if it cannot be made."""
        number = self._meant(move, seat)
        board = self.board
        told: list[Telling] = []
        board.rolled = [] if board.secret else None
        board.told = told
        answer(board, number)
        board.told = None
        self._legal = None
        return events(told, board.mode)

    def after(self, move: Move | str, seat: Seat | None = None) -> "Position":
        """A copy in which a move was made. Raises a MoveError if it cannot be made."""
        following = self.copy()
        answer(following.board, self._meant(move, seat))
        return following

    def _is_asked(self, seat: Seat | None) -> bool:
        decider = self.board.decider
        return seat is None or (decider != NOBODY and seat == seat_letter(decider))

    def _texts(self) -> dict[str, int]:
        if self._legal is None:
            self._legal = legal_texts(self.board)
        return self._legal

    def _number(self, move: str, seat: Seat | None) -> int:
        """The number of a legal move. Raises a MoveError if it is none."""
        board = self.board
        words = parse(move)
        asked = board.decider if seat is None else seat_number(seat)
        if asked == board.decider and board.decider != NOBODY:
            number = find(board, words)
            if number is not None:
                return number
        raise IllegalMove(refusal(board, asked, words))

    def _meant(self, move: Move | str, seat: Seat | None) -> int:
        """The same for the very card that the move names. A move in its shortest form is found at once."""
        written = str(move)
        if self._is_asked(seat):
            number = self._texts().get(written, -1)
            if number >= 0:
                return number
        return meant(self.board, parse(written), self._number(written, seat))

    def view(self, seat: Seat | None) -> View:
        """What a seat may know; for None, what a spectator may."""
        return View.of(self, None if seat is None else seat_number(seat))

    @property
    def rolls(self) -> Sequence[Roll]:
        """What sealed dice showed in the deal or the last move made here; not part of the value."""
        return self.board.rolled or ()

    def take_dice(self, seed: Seed) -> None:
        """Take new dice: what is rolled from here on follows from the seed."""
        take_dice(self.board, seed)
