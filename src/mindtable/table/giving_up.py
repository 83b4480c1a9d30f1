"""Giving up where several play together: who wants to, and who has still to be asked.

A side gives up when everybody on it wants to. Who wants to is written down, and so is that somebody would rather play
on, be it the one who offered or one who was asked. Meanwhile the game goes on as if nothing had been said.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from ..game.contract import Seat
from ..store import Chair, Entry

GIVE_UP: Final = "give-up"
PLAY_ON: Final = "play-on"
OFFERS: Final = frozenset({GIVE_UP, PLAY_ON})  # entries that decide nothing in the game


class Offer(NamedTuple):
    """What is said of giving up on one side, as one of its seats has to know it."""

    seat: Seat  # who wants to give up; of a refusal, who would rather play on
    standing: Literal["asked", "waiting", "refused"]  # whether the viewer is asked, waits for others, or has waited
    others: tuple[Seat, ...] = ()  # who is asked


class GivingUp:
    """Who of one game wants to give it up."""

    def __init__(self, sides: Sequence[tuple[Seat, ...]]) -> None:
        self._sides = sides
        self._wanting: list[Seat] = []  # in the order in which they said so
        self._said: set[Seat] = set()  # who has said so since their last move
        self._refused: dict[Seat, Seat] = {}  # to whom it was refused since their last move, and by whom

    def take_in(self, entry: Entry) -> None:
        """Something was written down."""
        seat = entry.seat
        if entry.kind == GIVE_UP:
            self._wanting.append(seat)
            self._said.add(seat)
        elif entry.kind == PLAY_ON:
            self._refused.update({other: seat for other in self.wanting(seat) if other != seat})
            self._wanting = [other for other in self._wanting if other not in self.side_of(seat)]
        elif entry.kind == "move":
            self._said.discard(seat)
            self._refused.pop(seat, None)

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """A seat and all who play with it."""
        return next(side for side in self._sides if seat in side)

    def wanting(self, seat: Seat) -> tuple[Seat, ...]:
        """Who of the side of a seat wants to give up."""
        side = self.side_of(seat)
        return tuple(other for other in self._wanting if other in side)

    def refused_by(self, seat: Seat) -> Seat | None:
        """Who would rather play on than give up as a seat has offered."""
        return self._refused.get(seat)

    def offer_to(self, seat: Seat, chairs: Mapping[Seat, Chair], away: Collection[Seat]) -> Offer | None:
        """What those who play with a seat say of giving up; nobody else is told."""
        if not (self._wanting or self._refused):  # as mostly: nobody has said anything
            return None
        if wanting := [other for other in self.wanting(seat) if chairs[other].player]:
            asked = self.to_ask(wanting[0], chairs, away)
            return Offer(wanting[0], "asked" if seat in asked else "waiting", asked)
        other = self.refused_by(seat)
        return None if other is None else Offer(other, "refused")

    def may_offer(self, seat: Seat) -> bool:
        """Once between two moves of their own somebody may ask the others of their side, so that nobody is pestered."""
        return seat not in self._said and seat not in self._wanting

    def to_ask(self, seat: Seat, chairs: Mapping[Seat, Chair], away: Collection[Seat]) -> tuple[Seat, ...]:
        """Who else has to agree if a seat wants to give up: not who wants to as well or sits at the screen of one who
        does, nor a bot, nor who is away."""
        if len(self.side_of(seat)) == 1:
            return ()
        agreed = {chairs[other].player for other in (seat, *self.wanting(seat))}
        people = [other for other in self.side_of(seat) if chairs[other].player not in (None, *agreed)]
        return tuple(other for other in people if other not in away)

    def agreed(self, chairs: Mapping[Seat, Chair], away: Collection[Seat]) -> Seat | None:
        """Who has offered what nobody is left to refuse. What a person offered a bot in their place does not."""
        offers = (seat for seat in self._wanting if chairs[seat].player is not None)
        return next((seat for seat in offers if not self.to_ask(seat, chairs, away)), None)
