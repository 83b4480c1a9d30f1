"""What a seat sees, as a value with names."""

from __future__ import annotations

from dataclasses import dataclass

from mindtable.game.contract import Seat


@dataclass(frozen=True, slots=True)
class PlayerSight:
    """A player as a seat sees them. A card is its number as text, one that is hidden None."""

    seat: Seat
    hand: tuple[str | None, ...]
    washed: tuple[str, ...]  # the cards before them
    points: int  # as if the game ended now


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a seat (None: a spectator) may know at a moment."""

    game: str
    seat: Seat | None
    sides: tuple[tuple[Seat, ...], ...]
    to_decide: tuple[Seat, ...]
    question: str
    moves: tuple[str, ...]
    beach: tuple[str, ...]  # the card laid last at the end
    aside: int  # how many cards are not dealt
    turn: Seat
    winners: tuple[Seat, ...]
    players: tuple[PlayerSight, ...]

    def player(self, seat: Seat) -> PlayerSight:
        """The player at a seat."""
        return next(player for player in self.players if player.seat == seat)
