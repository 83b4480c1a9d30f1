"""What a seat may know, and the worlds that agree with it.

A view is built around a position of its own, the *first world*: all cards the seat does not know are laid
out anew in a fixed order that depends on nothing hidden, and everyone else who has chosen has chosen the lowest
card. So there is no secret in a view to give away, and two positions between which the seat cannot tell give equal
views.
"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from ..game.bits import bit, count, nth, slots_of
from ..game.chance import seeded
from ..game.contract import Move, Seat
from ..game.sights import facts_of
from . import drawing
from .board import NOBODY, Board
from .changes import give, release, shuffle, throw
from .looking import look
from .notation import seat_letter, seat_number
from .questions import (
    choice_of,
    hand_of,
    in_deck,
)
from .sheet import ScoreSheet, score_sheet
from .sight import Sight

if TYPE_CHECKING:
    from .position import Position


class View:
    """All that a seat (or, for seat -1, a spectator) may know at a moment."""

    def __init__(self, first: "Position", seat: i64, unknown: i64, *, is_open: bool = False) -> None:
        self._first = first
        self._seat = seat
        self._unknown = unknown  # the cards that the seat cannot place
        self._is_open = is_open  # there is one world only, and only its dice are unknown
        self._sight: Sight | None = None  # made when it is first looked at

    @staticmethod
    def of(position: "Position", seat: i64) -> "View":
        """The view of a position from a seat, or from nobody's."""
        whole = position.board
        unknown = (whole.hand & ~whole.open) | in_deck(whole)
        if seat != NOBODY:
            unknown &= ~hand_of(whole, seat)
        first = whole.copy()
        first.chance = 0
        first.secret = b""
        _lay_out(first, unknown, slots_of(unknown))
        sealed: i64 = 0
        other: i64 = 0
        while other < first.players:
            choice = choice_of(whole, other)
            if choice and other != seat:
                hand = hand_of(first, other)
                choice = hand & -hand
            sealed |= choice
            other += 1
        first.sealed = sealed
        return View(type(position)(first), seat, unknown)

    @staticmethod
    def with_open_cards(position: "Position", seat: Seat) -> "View":
        """What a seat would know if all cards lay open, those of the deck too: for looking back at a game."""
        first = position.board.copy()
        first.secret = b""
        return View(type(position)(first), seat_number(seat), 0, is_open=True)

    # --- the contract ------------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None for that of a spectator."""
        return None if self._seat == NOBODY else seat_letter(self._seat)

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        """Who has not chosen yet; nobody when the game is over."""
        return self._first.to_decide

    @property
    def question(self) -> str:
        """What those to decide are asked, in one word."""
        return self._first.question

    def moves(self) -> list[Move]:
        """The legal moves of the view's seat; it may also change its choice."""
        return [] if self._seat == NOBODY else self._first.moves(seat_letter(self._seat))

    def world(self, rng: Random) -> "Position":
        """A whole position, each that agrees with the view as likely as any other."""
        return type(self._first)(self.board(seeded(rng.getrandbits(60))))

    def worlds(self, rng: Random) -> "Position":
        """The same by its first name."""
        return self.world(rng)

    def number(self) -> i64:
        """The seat as a number, for search."""
        return self._seat

    def known_cards(self) -> i64:
        """The cards whose place the seat knows, as bits, for search."""
        return ~self._unknown

    def board(self, dice: i64) -> Board:
        """The board of such a world, by the state of our own dice, for search."""
        world = self._dealt(dice)
        if self._is_open:
            return world
        first = self._first.board
        sealed: i64 = 0
        seat: i64 = 0
        while seat < world.players:
            choice = choice_of(first, seat)
            if choice and seat != self._seat:
                hand = hand_of(world, seat)
                choice = bit(nth(hand, throw(world, count(hand))))
            sealed |= choice
            seat += 1
        world.sealed = sealed
        return world

    def board_seen_from(self, other: i64, dice: i64) -> Board:
        """The board of a world as another seat may take it to be, where nobody has chosen: its hand is that of a world
        that agrees with this view, and all that it cannot know is dealt anew, also what this view's seat knows. For
        search."""
        world = self._dealt(dice)
        if self._is_open:
            return world
        world.sealed = 0
        unknown = (world.hand & ~world.open | in_deck(world)) & ~hand_of(world, other)
        cards = slots_of(unknown)
        shuffle(world, cards)
        _lay_out(world, unknown, cards)
        return world

    def _dealt(self, dice: i64) -> Board:
        """The board of a world before others have chosen, so that its dice do not depend on whether they have."""
        world = self._first.board.copy()
        world.chance = dice
        if not self._is_open:
            cards = slots_of(self._unknown)
            shuffle(world, cards)
            _lay_out(world, self._unknown, cards)
        return world

    def imagined(self, change: Callable[[Board], None], forgotten: i64 = 0) -> "View":
        """The view of somebody who takes something for other than it is, and has forgotten where some cards are: worlds
        are drawn from a board that is changed. What is asked, and its answers, stay the same."""
        first = self._first.copy()
        change(first.board)
        return View(first, self._seat, self._unknown | forgotten, is_open=self._is_open)

    def __repr__(self) -> str:
        return f"<view of {self.seat or 'a spectator'}: {drawing.title(self.sight)}>"

    def __str__(self) -> str:
        return drawing.seen(self.sight)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.sight == other.sight

    def __hash__(self) -> int:
        return hash(self.sight)

    def _repr_html_(self) -> str:
        """What the seat sees as a picture, where a notebook shows the view."""
        from .family import family  # noqa: PLC0415  # a family knows its games, and they their views

        picture: str = family.part("notebook").of_view(self)
        return picture

    # --- what is there to see ----------------------------------------------------------------------

    @property
    def sight(self) -> Sight:
        """Everything in the view, as a value in the words of the rule book."""
        if self._sight is None:
            moves = tuple([move.text for move in self.moves()])
            self._sight = look(self._first.board, self._first.game, self._seat, self._unknown, moves)
        return self._sight

    def sheet(self, seat: Seat) -> ScoreSheet:
        """How the points of a seat come about for the cards it has taken this round, as if the round ended now."""
        return score_sheet(self._first.board, seat_number(seat))

    def facts(self) -> dict[str, Any]:
        """The sight in the shape of JSON, under the same names."""
        return facts_of(self.sight)


def _lay_out(board: Board, unknown: i64, cards: list[int]) -> None:
    """Give unknown cards their places in a given order: to the hands, seat by seat, and then to the deck."""
    places = [count(hand_of(board, seat) & unknown) for seat in range(board.players)]
    board.hand &= ~unknown
    release(board, unknown)
    dealt = 0
    for seat, number in enumerate(places):
        new: i64 = 0
        for slot in cards[dealt : dealt + number]:
            new |= bit(slot)
        board.hand |= new
        give(board, new, seat)
        dealt += number
    board.deck = bytes(cards[dealt:])
