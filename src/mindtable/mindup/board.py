"""The state of a game: where every card lies and what was chosen. Data only.

The slot of a card is its number less one, in every game. Everything is an integer or an immutable object, so
a copy is a value.
"""

from typing import Final

from mypy_extensions import i64

GAME: Final = "mind-up"

NOBODY: Final = -1
NO_CARD: Final = -1

ROUNDS: Final = 3
FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
DEALT: Final = 7  # cards in hand in the first round
COLUMNS: Final = 5
MOST_OBJECTIVES: Final = 5
MOST_RENEWED: Final = 2  # so many objectives or fewer are new in every round (U6.1)

# What is told of a change: kind, seat, slot, number, word.
Telling = tuple[int, int, int, int, str]

NUMBERS: Final = (
    "players",
    "round",
    "turn",
    "columns",
    "hand",
    "sealed",
    "row",
    "taken",
    "open",
    "seat_1",
    "seat_2",
    "seat_4",
    "turn_1",
    "turn_2",
    "turn_4",
    "turn_8",
    "objectives",
    "spent",
    "victors",
    "chance",
)


class Board:
    """All there is to know about a game at a moment. Questions and changes are in modules of their own."""

    __slots__ = (*NUMBERS, "deck", "rolled", "scores", "secret", "told")

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.round: i64 = 1
        # How many times everyone has taken a card this round, and the values of the columns, the leftmost lowest.
        self.turn: i64 = 0
        self.columns: i64 = 0
        # Every card in the game is in one of hand, row, taken and deck. A sealed card is still in its hand.
        self.hand: i64 = 0
        self.sealed: i64 = 0
        self.row: i64 = 0
        self.taken: i64 = 0
        self.deck: bytes = b""  # slots from the top down
        self.open: i64 = 0  # cards that everybody has seen (U5.1)
        # Whose a card in hand or taken is: the binary digits of the seat's number.
        self.seat_1: i64 = 0
        self.seat_2: i64 = 0
        self.seat_4: i64 = 0
        # In which turn of the round a card was taken: the binary digits of the turn's number.
        self.turn_1: i64 = 0
        self.turn_2: i64 = 0
        self.turn_4: i64 = 0
        self.turn_8: i64 = 0
        # The objectives in force, and those discarded after earlier rounds.
        self.objectives: i64 = 0
        self.spent: i64 = 0
        # The points of the rounds finished, seat by seat and round by round; the seats that have won, as bits.
        self.scores: tuple[int, ...] = ()
        self.victors: i64 = 0
        # The dice: their state, and the secret of sealed ones (see `chance`).
        self.chance: i64 = 0
        self.secret: bytes = b""
        # Where changes are told and throws of sealed dice noted, if anybody listens; not part of the value.
        self.told: list[Telling] | None = None
        self.rolled: list[tuple[int, int]] | None = None

    def copy(self) -> "Board":
        """An independent board of equal value."""
        other = Board(self.players)
        other.become(self)
        return other

    def value(self) -> tuple[object, ...]:
        """All that makes up the value, to be compared and hashed."""
        return (self.deck, self.scores, tuple(self.numbers()), self.secret)

    def become(self, other: "Board") -> None:
        """Take over everything that makes up the value of another board."""
        self.players = other.players
        self.round = other.round
        self.turn = other.turn
        self.columns = other.columns
        self.hand = other.hand
        self.sealed = other.sealed
        self.row = other.row
        self.taken = other.taken
        self.deck = other.deck
        self.open = other.open
        self.seat_1 = other.seat_1
        self.seat_2 = other.seat_2
        self.seat_4 = other.seat_4
        self.turn_1 = other.turn_1
        self.turn_2 = other.turn_2
        self.turn_4 = other.turn_4
        self.turn_8 = other.turn_8
        self.objectives = other.objectives
        self.spent = other.spent
        self.scores = other.scores
        self.victors = other.victors
        self.chance = other.chance
        self.secret = other.secret

    def numbers(self) -> list[int]:
        """All numbers of the value, in the order of NUMBERS."""
        return [getattr(self, name) for name in NUMBERS]

    def set_numbers(self, numbers: list[int]) -> None:
        """The inverse of `numbers`."""
        for name, number in zip(NUMBERS, numbers, strict=True):
            setattr(self, name, number)
