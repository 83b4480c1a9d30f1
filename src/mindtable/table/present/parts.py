"""What the pages of all games are made of."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ...game.contract import Seat
from ..clocks import ShownClock

Mood = Literal["asked", "waiting", "over", "lobby"]


class Choice(NamedTuple):
    """A legal move as something to press."""

    move: str
    label: str
    key: str = ""  # on the keyboard; "" if it has none
    card: str | None = None  # what it is about, to be read
    outcome: str = ""  # what comes of it, in a sentence or two, where that can be foreseen
    price: str = ""  # what it costs, in a few words

    @property
    def pair(self) -> tuple[str, str]:
        """The move and its label."""
        return self.move, self.label


class Question(NamedTuple):
    """What is asked and what may be answered; or for whom everybody waits; or how it ended."""

    mood: Mood
    sentence: str
    hint: str = ""
    choices: tuple[Choice, ...] = ()
    mark: str = ""  # of the open question, to be handed in with the answer
    buttons: tuple[Choice, ...] = ()  # the choices for which no card stands
    whisper: str = ""  # what a coach whispers about it


class Bot(NamedTuple):
    """A bot at a seat."""

    face: str  # the address of its picture
    level: str  # in words
    strength: int  # in dots; 0 if it is no level


class Player(NamedTuple):
    """Who sits somewhere, as the viewer sees them."""

    seat: Seat
    name: str
    initial: str
    is_viewer: bool
    is_ally: bool
    is_bot: bool
    is_away: bool
    shares: str  # with whom they share a connection, in words; "" if with nobody
    face: str = ""  # the address of a picture; "" of a person who shows none
    level: str = ""  # of a bot, in words
    strength: int = 0  # of a bot, in dots
    clock: ShownClock | None = None  # None: there is none


class GiveUpOffer(NamedTuple):
    """That somebody who plays with the viewer wants to give up, or that the viewer does."""

    sentence: str
    standing: Literal["asked", "waiting", "refused"]  # whether the viewer is asked, waits for another, or has waited


class Head(NamedTuple):
    """The line at the top: what is played and what goes on."""

    game: str
    kind: str  # the sets, or how many players
    now: str
    rules: str  # the game by its name, to look its rules up
    detail: str = ""
    order: tuple[Player, ...] = ()  # in the order of turns, where that has to be shown
    active: Seat | None = None  # whose turn it is
    standing: str = ""  # how it stands for the viewer, in a few words
