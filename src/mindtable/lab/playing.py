"""A chunk of a study: its games, a line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..arena.entrants import Entrant
from ..arena.fixtures import Fixture
from ..arena.playing import play
from ..bots.limit import Limit
from ..bots.search_bot import DEFAULT
from ..game.contract import Event, Position, Seat
from .family import Observed, family_of
from .study import Study

Line = dict[str, Any]


class Looking:
    """Looks on at a game and keeps what its line is to say."""

    def __init__(self, study: Study) -> None:
        self._family = family_of(study.game)
        self._observed: Observed | None = None
        self.position: Position | None = None
        self.chances: list[Line] = []

    @property
    def observed(self) -> Observed:
        """What the family has seen of the game."""
        assert self._observed is not None, "nothing is dealt yet"
        return self._observed

    def dealt(self, position: Position) -> None:
        """The cards are dealt."""
        self.position = position
        self._observed = self._family.observe(position)

    def played(self, seat: Seat, chance: float | None, told: Sequence[Event]) -> None:
        """A seat has made a move."""
        if chance is not None:
            turn = self.observed.turns
            self.chances.append({"turn": turn, "seat": seat, "chance": round(chance, 3)})
        self.observed.told(told)


def play_chunk(study: Study, deals: range) -> list[Line]:
    """The games of some deals. They follow from the study alone, wherever and with whatever else they are played."""
    limit = Limit(iterations=study.iterations) if study.iterations else DEFAULT
    entrants = tuple(Entrant(name, limit) for name in study.bots)
    return [_line(study, entrants, fixture) for deal in deals for fixture in study.fixtures(deal)]


def _line(study: Study, entrants: tuple[Entrant, ...], fixture: Fixture) -> Line:
    looking = Looking(study)
    result = play(study.cards, entrants, fixture, looking)
    position, observed = looking.position, looking.observed
    assert position is not None
    return {
        "deal": fixture.deal,
        "seed": study.cards.seed_of(fixture.deal),
        "seats": dict(_seated(position, [study.bots[bot] for bot in fixture.bots])),
        "begins": observed.begins,
        "winners": [seat for side in result.winners for seat in position.sides[side]],
        "forfeited": result.forfeit is not None,
        "turns": observed.turns,
        **observed.had(),
        "chances": looking.chances,
    }


def _seated(position: Position, bots: Sequence[str]) -> Iterator[tuple[Seat, str]]:
    side_of = {seat: side for side, seats in enumerate(position.sides) for seat in seats}
    for seat in position.seats:
        yield seat, bots[side_of[seat]]
