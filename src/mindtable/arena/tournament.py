"""All games of an arena, on several cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from ..bots.spreading import processes, spread
from .entrants import Entrant
from .fixtures import Cards, Fixture, round_robin
from .playing import Result, play


@dataclass(frozen=True)
class Tournament:
    """Every bot against every other with the same mirrored deals."""

    cards: Cards
    entrants: tuple[Entrant, ...]
    games: int  # of each pair, at least

    def fixtures(self) -> list[Fixture]:
        """All games, deal by deal."""
        return round_robin(len(self.entrants), len(self.cards.dealt(0).sides), self.games)

    def results(self, fixtures: Sequence[Fixture], cores: int) -> Iterator[Result]:
        """The results of games, each when it is over."""
        with processes(cores) as crew:
            yield from spread(partial(play, self.cards, self.entrants), fixtures, crew)
