"""What a seat sees of a game of Mind Up!, as values: everything in its view, in the words of the rule book.

A card is its number as text; a card that is not known is None. Two sights of one seat are equal if and only if the
views are that they were made from.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..game.contract import Seat


@dataclass(frozen=True, slots=True)
class ColumnSight:
    """A column of a player."""

    colour: str  # of its cards
    value: int  # what each of its cards is worth
    cards: tuple[str, ...]  # in the order taken


@dataclass(frozen=True, slots=True)
class PlayerSight:
    """What is to be seen of a player."""

    seat: Seat  # where the player sits
    scores: tuple[int, ...]  # the points of the rounds that are over
    points: int  # of this round, if it ended now
    columns: tuple[ColumnSight, ...]  # those that are not empty, from left to right
    taken: tuple[str, ...]  # the cards of all columns in the order taken
    hand: tuple[str | None, ...]  # those that are known first
    hand_shown: tuple[str, ...]  # the cards of the hand that everybody has seen
    has_chosen: bool  # whether a card is chosen and still sealed


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a seat, or a spectator, may know at a moment of a game of Mind Up!"""

    game: str  # its name
    seat: Seat | None  # whose sight it is; nobody's is that of a spectator
    sides: tuple[tuple[Seat, ...], ...]  # everybody plays alone
    to_decide: tuple[Seat, ...]  # who has not chosen yet
    question: str  # what is asked, in one word
    moves: tuple[str, ...]  # what the seat may choose, also if it has chosen and others have not
    choice: str | None  # the card that the seat has chosen
    round: int  # counted from 1
    turn: int  # how many cards everybody has taken this round
    columns: tuple[int, ...]  # what each card of a column is worth, from left to right
    row: tuple[str, ...]  # the cards laid out
    objectives: tuple[str, ...]  # in force
    objectives_spent: tuple[str, ...]  # in earlier rounds
    deck: int  # how many cards are in it
    unknown: tuple[str, ...]  # the cards that the seat cannot place: they lie in hands and in the deck
    winners: tuple[Seat, ...]  # who has won; nobody while the game goes on
    players: tuple[PlayerSight, ...]  # in the order of their seats

    def player(self, seat: Seat) -> PlayerSight:
        """The player of a seat."""
        for player in self.players:  # pages ask for it dozens of times
            if player.seat == seat:
                return player
        raise LookupError(seat)
