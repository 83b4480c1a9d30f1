"""The state of a game: where every card lies, and whose turn it is. Data only."""

from __future__ import annotations

from dataclasses import dataclass, field

from mindtable.game.dice import Dice

CARDS = range(1, 25)
DEALT = 5  # cards to everybody (H1)
FEWEST_PLAYERS, MOST_PLAYERS = 2, 4


@dataclass
class Board:
    """All there is to know about a game at a moment. A card is its number; hands are in order."""

    hands: list[tuple[int, ...]]
    washed: list[tuple[int, ...]]  # the cards before each player, in the order taken
    beach: tuple[int, ...] = ()  # the card laid last at the end
    aside: tuple[int, ...] = ()  # not dealt
    turn: int = 0
    dice: Dice = field(default_factory=lambda: Dice.of(0), compare=False)

    def copy(self) -> Board:
        """A board of equal value that can go another way."""
        return Board(list(self.hands), list(self.washed), self.beach, self.aside, self.turn, self.dice.copy())

    @property
    def is_over(self) -> bool:
        """Whether somebody has laid their last card (H4)."""
        return not all(self.hands)

    def points(self, seat: int) -> int:
        """The points of a player as if the game ended now (H4)."""
        return len(self.washed[seat]) + len(self.hands[seat])

    def may_lay(self, card: int) -> bool:
        """Whether a card is high enough for the beach (H2)."""
        return not self.beach or card > self.beach[-1]
