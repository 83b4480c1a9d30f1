"""What happens in a game of Mind Up!, each kind of event as a class with its fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from ..game.contract import Event, Seat
from . import tellings
from .board import Telling
from .notation import card_id, seat_letter
from .sheet import ScoreSheet


@dataclass(frozen=True, slots=True)
class MindUpEvent(Event):
    """Something that happened in a game of Mind Up!"""

    family: ClassVar[str] = "mindup"


@dataclass(frozen=True, slots=True)
class RoundBegan(MindUpEvent):
    """A round begins, with the values of the columns in a new order."""

    round: int  # counted from 1
    values: tuple[int, ...]  # of the columns from left to right


@dataclass(frozen=True, slots=True)
class ObjectiveRevealed(MindUpEvent):
    """An objective is in force from now on."""

    objective: str  # its id


@dataclass(frozen=True, slots=True)
class ObjectiveDiscarded(MindUpEvent):
    """An objective is no longer in force."""

    objective: str  # its id


@dataclass(frozen=True, slots=True)
class CardChosen(MindUpEvent):
    """A player has chosen a card of the hand. Only this player sees it before all have chosen."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)

    seat: Seat  # the player
    card: str | None  # the number of the card


@dataclass(frozen=True, slots=True)
class ChoiceChanged(MindUpEvent):
    """A player takes a choice back and chooses another card. Only this player sees it before all have chosen."""

    is_silent: ClassVar[bool] = True
    secrets: ClassVar[tuple[str, ...]] = ("card",)

    seat: Seat  # the player
    card: str | None  # the number of the card


@dataclass(frozen=True, slots=True)
class CardRevealed(MindUpEvent):
    """All have chosen, and the card of a player is revealed."""

    seat: Seat  # the player
    card: str  # the number of the card


@dataclass(frozen=True, slots=True)
class CardTaken(MindUpEvent):
    """A player takes a card from the row into a column."""

    seat: Seat  # the player
    card: str  # the number of the card
    column: int  # from the left, the first is 1
    colour: str  # of the card and its column
    value: int  # what each card of the column is worth
    size: int  # how many cards lie in the column now


@dataclass(frozen=True, slots=True)
class CardPlaced(MindUpEvent):
    """A player puts the last card of the hand into a column."""

    seat: Seat  # the player
    card: str  # the number of the card
    column: int  # from the left, the first is 1
    colour: str  # of the card and its column
    value: int  # what each card of the column is worth
    size: int  # how many cards lie in the column now


@dataclass(frozen=True, slots=True)
class RoundScored(MindUpEvent):
    """A round is over, and a player scores."""

    seat: Seat  # the player
    points: int  # of this round
    sheet: ScoreSheet  # how they come about


@dataclass(frozen=True, slots=True)
class CardDrawn(MindUpEvent):
    """A player draws a card. Only this player sees it."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)

    seat: Seat  # the player
    card: str | None  # the number of the card


@dataclass(frozen=True, slots=True)
class GameWon(MindUpEvent):
    """A player wins the game, alone or with others."""

    seat: Seat  # the player
    points: int  # of all rounds


# The class of every telling.
KINDS: Final[Mapping[int, type[MindUpEvent]]] = {
    tellings.ROUND_BEGAN: RoundBegan,
    tellings.OBJECTIVE_REVEALED: ObjectiveRevealed,
    tellings.CARD_CHOSEN: CardChosen,
    tellings.CHOICE_CHANGED: ChoiceChanged,
    tellings.CARD_REVEALED: CardRevealed,
    tellings.CARD_TAKEN: CardTaken,
    tellings.CARD_PLACED: CardPlaced,
    tellings.ROUND_SCORED: RoundScored,
    tellings.OBJECTIVE_DISCARDED: ObjectiveDiscarded,
    tellings.CARD_DRAWN: CardDrawn,
    tellings.GAME_WON: GameWon,
}


def event(told: Telling) -> Event:
    """The event that was told of, with all it says; `told_to` takes away what a seat may not know."""
    kind, place, slot, number, word = told
    made: Callable[..., Event] = KINDS[kind]
    if place < 0:
        return RoundBegan(number, tuple(map(int, word.split("-")))) if kind == tellings.ROUND_BEGAN else made(word)
    seat = seat_letter(place)
    if kind == tellings.ROUND_SCORED:
        return RoundScored(seat, number, ScoreSheet.read(word))
    if kind == tellings.GAME_WON:
        return GameWon(seat, number)
    if kind in (tellings.CARD_TAKEN, tellings.CARD_PLACED):
        colour, value, size = word.split()
        return made(seat, card_id(slot), number, colour, int(value), int(size))
    return made(seat, card_id(slot), seen_by=(seat,) if KINDS[kind].secrets else None)
