"""A position as the rest of the world sees it: a value with legal moves (see `game.contract`).

Numbers inside, words outside: search uses `options` and `answer` with seats and cards as numbers, everybody
else moves and seats as text.
"""

import base64
import json
from collections.abc import Sequence

from mypy_extensions import i64

from ..game.bits import bit, slots_of
from ..game.chance import Seed, first_state, secret_of
from ..game.contract import AmbiguousMove, Event, IllegalMove, Move, Refusal, Roll, Seat
from .board import NOBODY, Board, Telling
from .events import event
from .notation import card_id, parse, seat_letter, seat_number, text
from .questions import choice_of, hand_of, is_over
from .refusals import MindUpRefusal
from .round import seal
from .setup import lay_out
from .sheet import ScoreSheet, score_sheet
from .view import View


class Position(Board):
    """A moment of a game of Mind Up!"""

    # --- beginnings --------------------------------------------------------------------------------

    @staticmethod
    def dealt(players: i64, objectives: i64, seed: Seed, told: list[Telling] | None = None) -> "Position":
        """A new game at its first choice; what is told of the deal goes to the list."""
        position = Position(players)
        position.told = told
        position.take_dice(seed)
        lay_out(position, objectives)
        position.told = None
        return position

    @staticmethod
    def load(dumped: str) -> "Position":
        """The inverse of `dump`."""
        known = json.loads(dumped)
        position = Position(0)
        position.deck = base64.b64decode(known["deck"])
        position.scores = tuple(known["scores"])
        position.secret = bytes.fromhex(known.get("secret", ""))
        position.set_numbers(known["numbers"])
        return position

    # --- being a value -----------------------------------------------------------------------------

    def copy(self) -> "Position":
        """An independent position of equal value."""
        other = Position(self.players)
        other.become(self)
        return other

    def dump(self) -> str:
        """The whole value as one line of text."""
        return json.dumps(
            {
                "deck": base64.b64encode(self.deck).decode(),
                "scores": list(self.scores),
                "numbers": self.numbers(),
                "secret": self.secret.hex(),
            }
        )

    def _value(self) -> tuple[object, ...]:
        return (tuple(self.deck), self.scores, tuple(self.numbers()), self.secret)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._value() == other._value()

    def __hash__(self) -> int:
        return hash(self._value())

    def __reduce__(self) -> tuple[object, ...]:
        return (Position.load, (self.dump(),))

    def __repr__(self) -> str:
        return f"Position.load({self.dump()!r})"

    # --- the contract ------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return "mind-up"

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple([seat_letter(seat) for seat in range(self.players)])

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        """Everyone who has not chosen yet."""
        if is_over(self):
            return ()
        return tuple([seat_letter(seat) for seat in range(self.players) if not choice_of(self, seat)])

    @property
    def question(self) -> str:
        """What those to decide are asked, in one word."""
        return "" if is_over(self) else "pick"

    @property
    def is_formality(self) -> bool:
        return False  # everybody who is asked has a card to choose

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple([seat_letter(seat) for seat in slots_of(self.victors)])

    def moves(self, seat: Seat | None = None) -> list[Move]:
        """The legal moves of a seat: also of one that has chosen, as long as others have not (U3.1)."""
        if is_over(self) or (seat is not None and seat not in self.seats):
            return []
        return [Move(text(slot)) for slot in slots_of(self.options(self._asked(seat)))]

    def number_of(self, move: Move | str, seat: Seat | None = None) -> tuple[int, int]:
        """The numbers of the seat and the card of a legal move. Raises a MoveError if it is none."""
        slot = parse(str(move))
        if is_over(self):
            raise IllegalMove(MindUpRefusal("game-over", "the game is over"))
        asked = self._asked(seat)
        if not self.options(asked) & bit(slot):
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

    def read(self, move: Move | str, seat: Seat | None = None) -> Move:
        """The legal move that a text means, in its shortest form. Raises a MoveError if it is none."""
        _, slot = self.number_of(move, seat)
        return Move(text(slot))

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        try:
            self.number_of(move, seat)
        except IllegalMove as problem:
            return problem.refusal
        return None

    def play(self, move: Move | str, seat: Seat | None = None) -> list[Event]:
        asked, slot = self.number_of(move, seat)
        told: list[Telling] = []
        self.rolled = [] if self.secret else None
        self.told = told
        self.answer(asked, slot)
        self.told = None
        return [event(one) for one in told]

    def after(self, move: Move | str, seat: Seat | None = None) -> "Position":
        asked, slot = self.number_of(move, seat)
        following = self.copy()
        following.answer(asked, slot)
        return following

    def options(self, seat: int) -> int:
        """The cards that a seat, as a number, may choose, as a set of slots."""
        return hand_of(self, seat)

    def answer(self, seat: int, slot: int) -> None:
        """Make a legal choice. Legality is not checked and nothing is told."""
        seal(self, seat, slot)

    @property
    def rolls(self) -> Sequence[Roll]:
        return self.rolled or ()

    def take_dice(self, seed: Seed) -> None:
        self.secret = secret_of(seed)
        self.chance = first_state(seed)
        self.rolled = [] if self.secret else None

    def view(self, seat: Seat | None) -> View:
        return View.of(self, NOBODY if seat is None else seat_number(seat))

    # --- scores ------------------------------------------------------------------------------------

    def sheet(self, seat: Seat) -> ScoreSheet:
        """How the points of a seat come about for the cards it has taken this round, as if the round ended now."""
        return score_sheet(self, seat_number(seat))
