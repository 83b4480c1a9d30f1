"""One game of an arena from its deal to its result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..bots import Bot, BotFailure
from ..bots.program_bot import ProgramBot
from ..game.contract import Event, Position, Seat
from ..game.flaws import Flaw, Place
from .entrants import Entrant
from .fixtures import Cards, Fixture, number_from


@dataclass(frozen=True)
class Result:
    """How a game ended: the winning sides, and what went wrong at a side that forfeited it."""

    fixture: Fixture
    winners: tuple[int, ...]
    forfeit: Flaw | None = None

    def share(self, bot: int) -> float:
        """How much of the victory is a bot's: 1 is all of it, several winners share it."""
        return sum(self.fixture.bots[side] == bot for side in self.winners) / len(self.winners)


class Witness(Protocol):
    """Somebody who looks on and may write down what happens."""

    def dealt(self, position: Position) -> None:
        """The cards are dealt."""
        ...

    def played(self, seat: Seat, chance: float | None, told: Sequence[Event]) -> None:
        """A seat has made a move, which its bot gives this chance if it thinks in chances; what happened then."""
        ...


def play(cards: Cards, entrants: tuple[Entrant, ...], fixture: Fixture, witness: Witness | None = None) -> Result:
    """Play a game. The dice of its bots follow from the arena's seed, the game and the seat."""
    position = cards.dealt(fixture.deal)
    if witness:
        witness.dealt(position)
    table = position.sides
    side_of = {seat: side for side, seats in enumerate(table) for seat in seats}
    bots: dict[Seat, Bot] = {}
    try:
        for seat, side in side_of.items():
            dice = number_from(cards.seed, "bot", fixture.deal, fixture.bots, side, seat)
            bots[seat] = entrants[fixture.bots[side]].bot(dice)
        return Result(fixture, _played(position, bots, side_of, witness))
    except BotFailure as failure:
        loser = side_of[failure.seat]
        others = tuple(side for side in range(len(table)) if side != loser)
        who = Place("name", {"name": entrants[fixture.bots[loser]].name})
        return Result(fixture, others, failure.flaw.within(who))
    finally:
        for bot in bots.values():
            if isinstance(bot, ProgramBot):
                bot.leave(position.winners)


def _played(
    position: Position, bots: Mapping[Seat, Bot], side_of: Mapping[Seat, int], witness: Witness | None
) -> tuple[int, ...]:
    """Play a position to its end; the winning sides."""
    while not position.winners:
        seat = position.to_decide[0]
        bot = bots[seat]
        told = position.play(bot.choose(position.view(seat)), seat)
        if witness:
            witness.played(seat, getattr(bot, "chance", None), told)
    return tuple(sorted({side_of[seat] for seat in position.winners}))
