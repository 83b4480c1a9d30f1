"""What a seat may know, and the worlds that agree with it.

A view is built around a position of its own, the *first world*: all cards the seat does not know are laid
out anew in a fixed order that depends on nothing hidden. So there is no secret in a view to give away. Two views are
equal if they show the same: which of several copies of a card lies where is nothing that a seat could tell.
"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from ..game.chance import mixed, seeded
from ..game.contract import Move, Refusal, Seat
from ..game.sights import facts_of
from . import drawing, foresight
from .board import NOBODY, Board
from .every_world import every_world
from .looking import look
from .notation import legal_texts, seat_letter, seat_number
from .questions.holding import play_effects_stopped
from .sight import Combat, CreatureSight, Fate, Sight
from .words import Condition, Some
from .worlds import deal_unknown, is_asked, lay_out_anew

if TYPE_CHECKING:
    from .position import Position


class View:
    """All that a seat (or, for seat -1, a spectator) may know at a moment."""

    def __init__(self, first: "Position", seat: int, unknown: i64, *, is_open: bool = False) -> None:
        self._first = first
        self._seat = seat
        self._unknown = unknown  # the slots of the first world whose cards the seat does not know
        self._is_open = is_open  # there is one world only, and only its dice are unknown
        self._sight: Sight | None = None  # made when it is first looked at

    @staticmethod
    def of(position: "Position", seat: int | None) -> "View":
        """The view of a position from a seat, or for None from nobody's."""
        number = NOBODY if seat is None else seat
        first = position.copy()
        unknown = lay_out_anew(first.board, number)
        return View(first, number, unknown)

    @staticmethod
    def with_open_cards(position: "Position", seat: Seat) -> "View":
        """What a seat would know if all cards lay open, those of the piles too: for looking back at a game."""
        first = position.copy()
        first.board.secret = b""
        return View(first, seat_number(seat), 0, is_open=True)

    # --- the contract ------------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None for that of a spectator."""
        return None if self._seat == NOBODY else seat_letter(self._seat)

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        """Who is asked now; nobody when the game is over."""
        return self._first.to_decide

    @property
    def question(self) -> str:
        """What the seat to decide is asked, in one word."""
        return self._first.question

    def moves(self) -> list[Move]:
        """The legal moves of the view's seat; none if it is not asked."""
        return self._first.moves() if self._is_asked() else []

    def _is_asked(self) -> bool:
        return self._seat != NOBODY and self._first.board.decider == self._seat

    def world(self, rng: Random) -> "Position":
        """A whole position, each that agrees with the view as likely as any other."""
        return type(self._first)(self.board(seeded(rng.getrandbits(60))))

    def worlds(self, rng: Random) -> "Position":
        """The same by its first name."""
        return self.world(rng)

    def board(self, dice: i64) -> Board:
        """The board of such a world, by the state of our own dice, for search."""
        dice = mixed(dice, 1)  # states that follow each other are to give worlds that have nothing in common
        if self._is_open:
            world = self._first.board.copy()
            world.chance = dice
            return world
        while True:
            world = self._first.board.copy()
            dice = deal_unknown(world, self._unknown, dice)
            if world.decider == self._seat or is_asked(world):
                return world

    def imagined(self, change: Callable[[Board], None]) -> "View":
        """The view of somebody who takes something for other than it is: worlds are drawn from a board that is changed.
        What is asked, and its answers, stay the same."""
        first = self._first.copy()
        change(first.board)
        return View(first, self._seat, self._unknown, is_open=self._is_open)

    def every_world(self, most: int) -> "list[Position] | None":
        """All worlds that agree with the view, with piles of which nobody knows how they lie; None if there may be more
        than that many."""
        boards = every_world(self._first.board, self._unknown, most)
        if boards is None:
            return None
        asked = [board for board in boards if board.decider == self._seat or is_asked(board)]
        return [type(self._first)(board) for board in asked]

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
            moves = tuple(legal_texts(self._first.board)) if self._is_asked() else ()
            self._sight = look(self._first.board, self._seat, self._unknown, moves)
        return self._sight

    def combat(self, attacker: CreatureSight, blocker: CreatureSight) -> Combat:
        """What a combat of two creatures of the sight would do now (M6.5, M6.6)."""
        return foresight.combat(self._first.board, self.sight, attacker, blocker)

    def fate(self, creature: CreatureSight) -> Fate:
        """What would become of a creature of the sight that an effect defeats (J6, J35, M6.9)."""
        return foresight.fate(self._first.board, self.sight, creature)

    def blockers(self, attacker: CreatureSight) -> tuple[CreatureSight, ...]:
        """The creatures that may block an attacker, in the order in which their players are asked (M6.2, T4.1)."""
        return foresight.blockers(self._first.board, self.sight, attacker)

    def why_no_block(self, attacker: CreatureSight, creature: CreatureSight) -> Refusal | None:
        """Why a creature is unable to block an attacker, or None if it is able to."""
        return foresight.why_no_block(self._first.board, self.sight, attacker, creature)

    def keeps_from_blocking(self, attacker: CreatureSight, creature: CreatureSight) -> str | None:
        """The card at work that keeps a creature from blocking an attacker, if one does."""
        return foresight.keeps_from_blocking(self._first.board, self.sight, attacker, creature)

    def bonuses(self, creature: CreatureSight) -> tuple[tuple[str, int], ...]:
        """The cards at work that change the power of a creature, and by how much; cards under it count besides."""
        return foresight.bonuses(self._first.board, self.sight, creature)

    def prey(self, hunter: CreatureSight) -> tuple[CreatureSight, ...]:
        """The creatures that a hunter may choose to block it (M6.3, T4.2)."""
        return foresight.prey(self._first.board, self.sight, hunter)

    def described(self, which: Some, of: CreatureSight | None = None) -> tuple[CreatureSight, ...]:
        """The creatures that an ability of a creature may be about by its description, or the effect in progress."""
        return foresight.described(self._first.board, self.sight, which, of)

    def cards_described(self, which: Some, of: CreatureSight | None, opponent: Seat) -> tuple[str, ...]:
        """The cards in discard piles, or under creatures, that the same may be about, if it is aimed at an opponent."""
        return foresight.cards_described(self._first.board, self.sight, which, of, opponent)

    def holds(self, condition: Condition, of: CreatureSight | None, opponent: Seat) -> bool:
        """Whether a condition of the same holds, if it is aimed at an opponent."""
        return foresight.holds(self._first.board, self.sight, condition, of, opponent)

    def play_effects_stopped(self, seat: Seat) -> bool:
        """Whether Play effects that a player would resolve do nothing."""
        return play_effects_stopped(self._first.board, seat_number(seat))

    def with_creature(self, card: str, seat: Seat) -> "tuple[View, CreatureSight]":
        """The view as it would be if a card that is shown, given or known in a hand were in play at a seat, before its
        Play effect; and the creature that the card is there. Nobody is asked anything in that view."""
        board, place = foresight.entered(self._first.board, self._unknown, card, seat)
        view = View(type(self._first)(board), self._seat, self._unknown)
        return view, view.sight.player(seat).creatures[place]

    def facts(self) -> dict[str, Any]:
        """The sight in the shape of JSON, under the same names."""
        return facts_of(self.sight)
