"""How fast a game is for programs that play it by its documented words: positions, views, sights, worlds and search."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

from ..bots.family import family_of
from ..bots.limit import ENDLESS
from ..game.contract import Position, View
from ..games import game_named

Rates = tuple[float, float]  # how often a second, by the time the processor worked and by the clock

_KEPT_GAMES: Final = 2  # whose positions are looked at
_ITERATIONS: Final = 100  # of a search
_NOTHING: Final = 1e-9


class PublicFace:
    """A game that is dealt so, driven through the contract alone."""

    def __init__(self, game: str, sets: Sequence[str], options: Mapping[str, str]) -> None:
        self._game = game_named(game)
        self._sets = sets
        self._options = options
        self._dice = Random(1)
        self._positions = [position for number in range(_KEPT_GAMES) for position in self._course(number)]
        self._search = family_of(game).search

    def _dealt(self, seed: int) -> Position:
        position: Position = self._game.deal(seed=seed, sets=self._sets, options=self._options)[0]
        return position

    def _course(self, seed: int) -> Iterator[Position]:
        """All positions of a random game in which somebody is to decide."""
        position = self._dealt(seed)
        while position.to_decide:
            yield position.copy()
            seat = position.to_decide[0]
            position.play(self._dice.choice(position.moves(seat)), seat)

    # --- what is measured --------------------------------------------------------------------------

    def words(self, games: int, seed: int) -> None:
        """Play whole random games by words, as docs/speed.md has it."""
        rng = Random(seed)
        for number in range(seed, seed + games):
            position = self._dealt(number)
            if len(position.to_decide) > 1:
                _play_together(position, rng)
            while not position.winners:
                position.play(rng.choice(position.moves()))

    def views(self, seconds: float) -> Rates:
        """Make views of whoever is to decide."""
        return _rates(lambda: self._positions, lambda one: one.view(one.to_decide[0]), seconds)

    def sights(self, seconds: float) -> Rates:
        """Look at views for the first time."""
        return _rates(self._views, lambda view: view.sight, seconds)

    def worlds(self, seconds: float) -> Rates:
        """Draw worlds that agree with views."""
        views = self._views()
        return _rates(lambda: views, lambda view: view.world(self._dice), seconds)

    def iterations(self, seconds: float) -> Rates | None:
        """Search for the first move; None where there is no search."""
        position = self._dealt(1)
        view = position.view(position.to_decide[0])
        search = self._search
        if search is None:
            return None
        processor, clock = _rates(lambda: [1], lambda dice: search(view, dice).run(_ITERATIONS, ENDLESS), seconds)
        return processor * _ITERATIONS, clock * _ITERATIONS

    def _views(self) -> list[View]:
        return [position.view(position.to_decide[0]) for position in self._positions]


def _play_together(position: Position, rng: Random) -> None:
    """The same where several choose at once."""
    while not position.winners:
        for seat in position.to_decide:
            position.play(rng.choice(position.moves(seat)), seat)


def _rates(things: Callable[[], list[Any]], work: Callable[[Any], object], seconds: float) -> Rates:
    """How often a second something is done to one of some things; to make these does not count."""
    done = 0
    worked = passed = 0.0
    while not done or passed < seconds:
        given = things()
        began, processor = perf_counter(), process_time()
        for thing in given:
            work(thing)
        worked += process_time() - processor
        passed += perf_counter() - began
        done += len(given)
    return done / max(worked, _NOTHING), done / max(passed, _NOTHING)
