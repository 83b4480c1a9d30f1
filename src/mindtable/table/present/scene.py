"""What a page of a game is made from: a view of a moment, with what was told before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Generic, NamedTuple, TypeVar

from markupsafe import Markup

from ...game.contract import Event, Position, Seat, Sight, View
from ...wording import Wording
from ...wording.stories import Sentence, Story
from ..clocks import ShownClock
from ..tidings import Told
from .kept import Kept
from .parts import Bot, Player
from .sayings import say
from .telling import Chronicle, Chronicler, Teller, Telling, latest

S = TypeVar("S", bound=Sight)


class _Seating(NamedTuple):
    """Who sits where, seen from whoever is nearest."""

    around: tuple[Seat, ...]  # the nearest last
    near_last: tuple[Seat, ...]  # opponents, allies, the nearest, each as they sit around
    sides: Mapping[Seat, tuple[Seat, ...]]  # of each seat, all who play together with it


@dataclass(frozen=True)
class Scene(Generic[S]):
    """A moment of a game as one viewer may know it. Nothing else reaches a page."""

    view: View
    sight: S  # all that the page shows of the table: that of the view, or more where nothing is left to hide
    told: Told  # of the deal and of each move
    names: Mapping[Seat, str]
    bots: Mapping[Seat, Bot]
    wording: Wording
    faces: Mapping[Seat, str] = field(default_factory=dict)  # of people, as far as they show one
    mark: str = ""
    to_decide: tuple[Seat, ...] = ()
    away: frozenset[Seat] = frozenset()  # whose browsers show no page of the game
    sharing: Mapping[Seat, Seat] = field(default_factory=dict)  # who came by the connection of whom
    winners: tuple[Seat, ...] = ()
    resigned: Seat | None = None
    out_of_time: Seat | None = None  # who has lost by that
    clocks: Mapping[Seat, ShownClock] = field(default_factory=dict)  # none: there is no clock
    sets: Sequence[str] = ()
    first: S | None = None  # of the beginning, as everybody saw it: how much there was of what is used up
    since: int = 0  # the tidings with which what is new to the viewer begins: what came of their own last answer
    near: Seat | None = None  # who sits nearest where nobody looks as a seat; None: the first
    ended: S | None = None  # what who sits nearest saw of the end, where nobody looks as a seat
    # What follows, and is asked for dozens of times.
    viewer: Seat | None = field(init=False)  # whose page it is; None for that of a spectator
    reader: Seat | None = field(init=False)  # who is addressed: the viewer, also where all hands are open
    is_asked: bool = field(init=False)  # whether the viewer has to decide

    def __post_init__(self) -> None:
        viewer = self.view.seat
        object.__setattr__(self, "viewer", viewer)
        object.__setattr__(self, "reader", viewer or self.near)
        object.__setattr__(self, "is_asked", viewer is not None and viewer in self.to_decide)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.sight.game

    @property
    def language(self) -> str:
        """The language of the page."""
        return self.wording.language

    @property
    def is_broken_off(self) -> bool:
        """Whether something else than the rules has decided the game."""
        return self.resigned is not None or self.out_of_time is not None

    @cached_property
    def world(self) -> Position:
        """A position that agrees with the view, to ask about the viewer's own cards: it knows nothing else."""
        return self.view.world(Random(0))

    def say(self, message: str, **about: str | int) -> str:
        """A message in the language of the page."""
        return say(self.wording.language, message, **about)

    def events(self) -> Iterator[Event]:
        """All that was told, in its order."""
        for tidings in self.told:
            yield from tidings.events

    @cached_property
    def _chronicle(self) -> Chronicle:
        return self.kept.of("chronicler", (self.names,), self._chronicler).chronicle(self.told)

    def _chronicler(self) -> Chronicler:
        teller = Teller(self.language, self.game, self.reader, tuple(self.names.items()))
        return self.told.reader(Chronicler, teller)

    @property
    def log(self) -> tuple[Markup, ...]:
        """All that was told, as stories, the first one first."""
        return self._chronicle.log

    @property
    def stories(self) -> tuple[Story, ...]:
        """The last ones of them, in sentences."""
        return self._chronicle.last

    @cached_property
    def telling(self) -> Telling:
        """What has just happened."""
        return latest(self.stories, self.reader)

    @cached_property
    def act(self) -> tuple[Sentence, ...]:
        """What came of the last move."""
        since = self.told.start(len(self.told) - 1) if self.told else 0
        found = self.wording.since(self.game, self.told.events, since, self.reader, self.names)
        return tuple(sentence for story in found for sentence in story.sentences)

    @cached_property
    def kept(self) -> Kept:
        """What the last page for the viewer, in this language, was made of."""
        return self.told.reader(Kept, (self.language, self.viewer, self.near))

    @property
    def around(self) -> tuple[Seat, ...]:
        """The seats as they sit around the viewer, the viewer last."""
        return self._seating.around

    @property
    def near_last(self) -> tuple[Seat, ...]:
        """The seats in the order of the page: opponents, allies, the viewer, each as they sit around the viewer."""
        return self._seating.near_last

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that play together with a seat, itself included."""
        return self._seating.sides[seat]

    @cached_property
    def _seating(self) -> _Seating:
        return self.kept.of("seating", (self.names, self.sight.sides), self._seated)

    def _seated(self) -> _Seating:
        seats = tuple(self.names)
        last = seats.index(self.reader) if self.reader else 0
        around = seats[last + 1 :] + seats[: last + 1]
        sides = {seat: tuple(side) for side in self.sight.sides for seat in side}
        ours = sides[around[-1]]
        return _Seating(around, tuple(sorted(around, key=lambda seat: seat in ours)), sides)

    def player(self, seat: Seat) -> Player:
        """What is to be seen of a player."""
        return self._players[seat]

    @cached_property
    def _players(self) -> Mapping[Seat, Player]:
        seen = (self.names, self.bots, self.faces, self.sharing, self.away, self.clocks, self.sight.sides)
        return self.kept.of("players", seen, self._seen_players)

    def _seen_players(self) -> Mapping[Seat, Player]:
        mine = self.side_of(self.reader) if self.reader else self.sight.sides[0]
        return {seat: self._player(seat, mine) for seat in self.names}

    def _player(self, seat: Seat, mine: Sequence[Seat]) -> Player:
        name = self.say("table-you") if seat == self.viewer else self.names[seat]
        bot = self.bots.get(seat)
        return Player(
            seat=seat,
            name=name,
            initial=name[:1].upper(),
            is_viewer=seat == self.viewer,
            is_ally=seat in mine,
            is_bot=bot is not None,
            is_away=seat in self.away,
            shares=self._shares(seat),
            face=bot.face if bot else self.faces.get(seat, ""),
            level=bot.level if bot else "",
            strength=bot.strength if bot else 0,
            clock=self.clocks.get(seat),
        )

    def _shares(self, seat: Seat) -> str:
        other = self.sharing.get(seat)
        if other is None:
            return ""
        if other == self.viewer:
            return self.say("table-same-connection-you")
        return self.say("table-same-connection", name=self.names[other])

    def named(self, seats: Sequence[Seat]) -> str:
        """Some players in a row."""
        return ", ".join(self.names[seat] for seat in seats)
