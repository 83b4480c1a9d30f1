"""A position as the rest of the world sees it: a value with legal moves (see `game.contract`).

Numbers inside, words outside: search uses `options` and `answer` with moves as numbers, everybody else
moves and seats as text.
"""

import base64
import json
from collections.abc import Iterable, Sequence
from typing import Final

from ..game.chance import Seed, first_state, secret_of
from ..game.contract import Event, IllegalMove, Move, Refusal, Roll, Seat
from .board import CHOOSE, NOBODY, Board, Telling
from .events import event
from .mode import MODES, Mode
from .notation import QUESTIONS, find, legal_numbers, meant, parse, seat_letter, seat_number, text
from .refusals import refusal
from .setup import Deck, lay_out, start_counters
from .slots import Slots
from .turn import advance, answer
from .view import View

_NO_CARDS: Final = Slots(b"")


class Position(Board):
    """A moment of a game of Mindbug."""

    # --- beginnings --------------------------------------------------------------------------------

    @staticmethod
    def dealt(mode: str, deck: Deck, seed: int) -> "Position":
        """A new game at its first decision, from a deck."""
        position = Position.laid_out(mode, deck, seed)
        advance(position)
        return position

    @staticmethod
    def laid_out(mode: str, deck: Deck, seed: Seed, told: list[Telling] | None = None) -> "Position":
        """A new game before its first decision; what is told of the deal goes to the list."""
        position = Position(MODES[mode], _NO_CARDS)
        position.told = told
        position.take_dice(seed)
        start_counters(position, position.mode)
        lay_out(position, deck)
        return position

    @staticmethod
    def load(dumped: str) -> "Position":
        """The inverse of `dump`."""
        known = json.loads(dumped)
        position = Position(MODES[known["mode"]], Slots(base64.b64decode(known["faces"])))
        position.order = base64.b64decode(known["order"])
        position.rest = base64.b64decode(known["rest"])
        position.hosts = base64.b64decode(known["hosts"])
        position.waiting = tuple(known["waiting"])
        position.sightings = tuple(known["sightings"])
        position.secret = bytes.fromhex(known.get("secret", ""))
        position.set_numbers(known["numbers"])
        return position

    # --- being a value -----------------------------------------------------------------------------

    def copy(self) -> "Position":
        """An independent position of equal value."""
        other = Position(self.mode, self.slots)
        other.become(self)
        return other

    def dump(self) -> str:
        """The whole value as one line of text."""
        return json.dumps(
            {
                "mode": self.mode.name,
                "faces": base64.b64encode(self.slots.faces).decode(),
                "order": base64.b64encode(self.order).decode(),
                "rest": base64.b64encode(self.rest).decode(),
                "hosts": base64.b64encode(self.hosts).decode(),
                "waiting": list(self.waiting),
                "sightings": list(self.sightings),
                "numbers": self.numbers(),
                "secret": self.secret.hex(),
            }
        )

    def _value(self) -> tuple[object, ...]:
        piles = (self.order, self.rest, self.hosts, self.sightings)
        return (self.mode.name, self.slots.faces, piles, self.waiting, tuple(self.numbers()), self.secret)

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
        return self.mode.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple([seat_letter(seat) for seat in range(self.mode.seats)])

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return seat_letter(self.active)

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        return () if self.decider == NOBODY else (seat_letter(self.decider),)

    @property
    def question(self) -> str:
        """What the seat to decide is asked, in one word."""
        return QUESTIONS.get(self.decision, "")

    @property
    def is_formality(self) -> bool:
        return self.decision == CHOOSE and self.options & (self.options - 1) == 0

    @property
    def winners(self) -> tuple[Seat, ...]:
        if self.winner == NOBODY:
            return ()
        return tuple([seat_letter(seat) for seat in range(self.mode.seats) if self.mode.team[seat] == self.winner])

    def moves(self, seat: Seat | None = None) -> list[Move]:
        if seat is not None and seat not in self.to_decide:
            return []
        return [Move(text(self, number)) for number in legal_numbers(self)]

    def number_of(self, move: Move | str, seat: Seat | None = None) -> int:
        """The number of a legal move. Raises a MoveError if it is none."""
        words = parse(str(move))
        asked = self.decider if seat is None else seat_number(seat)
        if asked == self.decider and self.decider != NOBODY:
            number = find(self, words)
            if number is not None:
                return number
        raise IllegalMove(refusal(self, asked, words, self.question))

    def _meant(self, move: Move | str, seat: Seat | None) -> int:
        return meant(self, parse(str(move)), self.number_of(move, seat))

    def read(self, move: Move | str, seat: Seat | None = None) -> Move:
        """The legal move that a text means, in its shortest form. Raises a MoveError if it is none."""
        return Move(text(self, self.number_of(move, seat)))

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        try:
            self.number_of(move, seat)
        except IllegalMove as problem:
            return problem.refusal
        return None

    def play(self, move: Move | str, seat: Seat | None = None) -> list[Event]:
        number = self._meant(move, seat)
        self.rolled = [] if self.secret else None
        self.told = []
        self.answer(number)
        events = tell_all(self.told, self.mode)
        self.told = None
        return events

    def answer(self, number: int) -> None:
        """Make the legal move of a number. Legality is not checked and nothing is told."""
        answer(self, number)

    def after(self, move: Move | str, seat: Seat | None = None) -> "Position":
        following = self.copy()
        following.answer(self._meant(move, seat))
        return following

    @property
    def rolls(self) -> Sequence[Roll]:
        return self.rolled or ()

    def take_dice(self, seed: Seed) -> None:
        self.secret = secret_of(seed)
        self.chance = first_state(seed)
        self.rolled = [] if self.secret else None

    def view(self, seat: Seat | None) -> View:
        return View.of(self, None if seat is None else seat_number(seat))


def tell_all(told: Iterable[Telling], mode: Mode) -> list[Event]:
    return [event(one, mode) for one in told]
