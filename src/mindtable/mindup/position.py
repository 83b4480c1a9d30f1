"""A position as the rest of the world sees it: a value with legal moves (see `game.contract`).

Words outside, numbers inside: a position has a board, on which rules, search and playouts work.
"""

from collections.abc import Sequence
from typing import Final

from ..game.bits import bit, slots_of
from ..game.chance import Seed
from ..game.contract import SEATS, AmbiguousMove, Event, IllegalMove, Move, Refusal, Roll, Seat
from ..game.events import Events
from . import drawing, dumps
from .board import GAME, NOBODY, Board, Telling
from .events import event
from .notation import PICKS, card_id, parse, question, seat_number, to_decide, winners
from .questions import hand_of, is_over
from .refusals import MindUpRefusal
from .round import seal
from .setup import take_dice
from .sheet import ScoreSheet, score_sheet
from .view import View

_ALONE: Final = tuple((seat,) for seat in SEATS)


class Position:
    """A moment of a game of Mind Up!"""

    def __init__(self, board: Board) -> None:
        self.board = board

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
        return isinstance(other, Position) and self.board.value() == other.board.value()

    def __reduce__(self) -> tuple[object, ...]:
        return (Position.load, (self.dump(),))

    def __repr__(self) -> str:
        return f"{GAME.replace('-', '_')}.load({self.dump()!r})"

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
        """The name of the game."""
        return GAME

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in the order in which they sit."""
        return SEATS[: self.board.players]

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who wins together: everybody plays alone."""
        return _ALONE[: self.board.players]

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        """Everyone who has not chosen yet."""
        return to_decide(self.board)

    @property
    def question(self) -> str:
        """What those to decide are asked, in one word."""
        return question(self.board)

    @property
    def is_formality(self) -> bool:
        """Never: everybody always has a choice of cards."""
        return False  # everybody who is asked has a card to choose

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won, several in a shared victory; nobody while the game goes on."""
        return winners(self.board)

    def moves(self, seat: Seat | None = None) -> list[Move]:
        """The legal moves of a seat: also of one that has chosen, as long as others have not (U3.1)."""
        if is_over(self.board) or (seat is not None and seat not in self.seats):
            return []
        return [PICKS[slot] for slot in slots_of(hand_of(self.board, self._asked(seat)))]

    def read(self, move: Move | str, seat: Seat | None = None) -> Move:
        """The legal move that a text means, in its shortest form. Raises a MoveError if it is none."""
        _, slot = self._choice(move, seat)
        return PICKS[slot]

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        """Why a move is not legal, or None if it is. Text that means no move raises a MoveError."""
        try:
            self._choice(move, seat)
        except IllegalMove as problem:
            return problem.refusal
        return None

    def play(self, move: Move | str, seat: Seat | None = None) -> Sequence[Event]:
        """Choose a card; what happened. Raises a MoveError and changes nothing if it cannot be chosen."""
        asked, slot = self._choice(move, seat)
        board = self.board
        told: list[Telling] = []
        board.rolled = [] if board.secret else None
        board.told = told
        seal(board, asked, slot)
        board.told = None
        return Events(told, event)

    def after(self, move: Move | str, seat: Seat | None = None) -> "Position":
        """A copy in which a card was chosen. Raises a MoveError if it cannot be."""
        asked, slot = self._choice(move, seat)
        following = self.copy()
        seal(following.board, asked, slot)
        return following

    def _choice(self, move: Move | str, seat: Seat | None) -> tuple[int, int]:
        """The numbers of the seat and the card of a legal move. Raises a MoveError if it is none."""
        slot = parse(str(move))
        if is_over(self.board):
            raise IllegalMove(MindUpRefusal("game-over", "the game is over"))
        asked = self._asked(seat)
        if not hand_of(self.board, asked) & bit(slot):
            card = card_id(slot)
            raise IllegalMove(MindUpRefusal("not-in-hand", f"{card} is not in your hand", {"card": card}))
        return asked, slot

    def _asked(self, seat: Seat | None) -> int:
        """The number of the seat meant; without one, of the only seat that has not chosen."""
        if seat is None:
            waiting = self.to_decide
            if len(waiting) > 1:
                raise AmbiguousMove(f"{', '.join(waiting)} choose at the same time: say for which seat")
            return seat_number(waiting[0])
        if seat not in self.seats:
            raise IllegalMove(MindUpRefusal("no-such-seat", f"nobody sits at {seat}", {"seat": seat}))
        return seat_number(seat)

    def view(self, seat: Seat | None) -> View:
        """What a seat may know; for None, what a spectator may."""
        return View.of(self, NOBODY if seat is None else seat_number(seat))

    @property
    def rolls(self) -> Sequence[Roll]:
        """What sealed dice showed in the deal or the last move made here; not part of the value."""
        return self.board.rolled or ()

    def take_dice(self, seed: Seed) -> None:
        """Take new dice: what is rolled from here on follows from the seed."""
        take_dice(self.board, seed)

    # --- scores ------------------------------------------------------------------------------------

    def sheet(self, seat: Seat) -> ScoreSheet:
        """How the points of a seat come about for the cards it has taken this round, as if the round ended now."""
        return score_sheet(self.board, seat_number(seat))
