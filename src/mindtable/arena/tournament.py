"""All games of an arena, on several cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

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
        play_one = partial(play, self.cards, self.entrants)
        if cores == 1:
            yield from map(play_one, fixtures)
            return
        with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
            waiting = [pool.submit(play_one, fixture) for fixture in fixtures]
            try:
                for done in as_completed(waiting):
                    yield done.result()
            finally:
                pool.shutdown(cancel_futures=True)
