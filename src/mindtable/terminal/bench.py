"""How fast the engines are on this machine."""

from __future__ import annotations

import argparse
import json
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from types import ModuleType
from typing import Final, Protocol

from ..game.bits import slots_of
from ..games import game_named
from ..mindbug import playout as mindbug_playout
from ..mindbug import setup as mindbug_setup
from ..mindbug.cards import EVERY_SET
from ..mindbug.decks import with_own_set
from ..mindbug.game import Mindbug, duel, tag_team
from ..mindbug.notation import legal_numbers
from ..mindbug.turn import answer
from ..mindup import playout as mindup_playout
from ..mindup import setup as mindup_setup
from ..mindup.game import DEFAULTS, mind_up
from ..mindup.questions import hand_of, is_over
from ..mindup.round import seal
from .given import sets_and_options

_MOMENT: Final = 0.05  # seconds
_KEPT_GAMES: Final = 20  # whose positions are weighed


def bench(asked: argparse.Namespace) -> int:
    """Measure and print."""
    sets, options = sets_and_options(asked, game_named(asked.game))
    mindbug = {duel.name: duel, tag_team.name: tag_team}
    engine: Engine = (
        MindUpEngine(options) if asked.game == mind_up.name else MindbugEngine(mindbug[asked.game], sets, options)
    )
    speed = measure(engine, asked.seconds)
    if asked.json:
        print(json.dumps({"game": asked.game, "sets": list(sets), "options": options, **asdict(speed)}))
        return 0
    print(f"{asked.game}, {engine.what}")
    print(f"the engine is {'compiled' if speed.compiled else 'not compiled'}")
    print(f"{speed.games_per_second:>12,.0f} games per second, whole random games inside the engine")
    print(f"{speed.driven_games_per_second:>12,.0f} games per second, driven move by move from Python")
    print(f"{speed.copies_per_second:>12,.0f} copies per second")
    print(f"{speed.position_bytes:>12,} bytes per position")
    return 0


@dataclass(frozen=True)
class Speed:
    """What was measured."""

    compiled: bool
    games_per_second: float
    driven_games_per_second: float
    copies_per_second: float
    position_bytes: int


class Engine(Protocol):
    """What is measured of a game."""

    @property
    def what(self) -> str:
        """What is played, in words."""
        ...

    @property
    def module(self) -> ModuleType:
        """A module of the engine: all of them are compiled, or none."""
        ...

    def random_games(self, number: int, seed: int) -> object:
        """Play whole random games inside the engine."""
        ...

    def drive(self, games: int, seed: int, kept: list[object] | None = None) -> None:
        """Play whole random games from outside the engine, one move after the other, and keep copies if wanted."""
        ...

    def copies(self, number: int) -> None:
        """Copy a position so often."""
        ...


class MindbugEngine:
    """A game of Mindbug with decks of some sets."""

    module: Final = mindbug_setup

    def __init__(self, game: Mindbug, sets: Sequence[str], options: Mapping[str, str]) -> None:
        self._mode = game.mode_of(options)
        self._sets = with_own_set(sets, self._mode)
        self._deck = game.deck(sets, options)
        self._board = mindbug_setup.dealt(self._mode, self._deck, 1)
        self.what: Final = ", ".join(EVERY_SET[name].name for name in self._sets)

    def random_games(self, number: int, seed: int) -> object:
        return mindbug_playout.random_games(self._mode.name, self._sets, number, seed)

    def drive(self, games: int, seed: int, kept: list[object] | None = None) -> None:
        dice = Random(seed)
        for number in range(games):
            board = mindbug_setup.dealt(self._mode, self._deck, seed + number)
            while board.winner < 0:
                if kept is not None:
                    kept.append(board.copy())
                answer(board, dice.choice(legal_numbers(board)))

    def copies(self, number: int) -> None:
        mindbug_playout.copies(self._board, number)


class MindUpEngine:
    """Mind Up! with so many players and objectives."""

    module: Final = mindup_setup

    def __init__(self, options: Mapping[str, str]) -> None:
        position, _ = mind_up.deal(seed=1, options=options)  # whether the options are possible
        self._board = position.board
        chosen = {**DEFAULTS, **options}
        self._players = int(chosen["players"])
        self._objectives = int(chosen["objectives"])
        self.what: Final = ", ".join(f"{number} {name}" for name, number in chosen.items())

    def random_games(self, number: int, seed: int) -> object:
        return mindup_playout.random_games(self._players, self._objectives, number, seed)

    def drive(self, games: int, seed: int, kept: list[object] | None = None) -> None:
        dice = Random(seed)
        for number in range(games):
            board = mindup_setup.dealt(self._players, self._objectives, seed + number)
            while not is_over(board):
                if kept is not None:
                    kept.append(board.copy())
                for seat in range(self._players):
                    seal(board, seat, dice.choice(slots_of(hand_of(board, seat))))

    def copies(self, number: int) -> None:
        mindup_playout.copies(self._board, number)


def is_compiled(module: ModuleType = mindbug_setup) -> bool:
    """Whether an engine runs as compiled code."""
    return Path(str(module.__file__)).suffix != ".py"


def measure(engine: Engine, seconds: float) -> Speed:
    """Measure everything, so many seconds for each figure."""
    return Speed(
        compiled=is_compiled(engine.module),
        games_per_second=_rate(engine.random_games, seconds),
        driven_games_per_second=_rate(engine.drive, seconds),
        copies_per_second=_rate(lambda number, _: engine.copies(number), seconds),
        position_bytes=position_bytes(engine),
    )


def position_bytes(engine: Engine) -> int:
    """How much memory a kept position takes: the mean over all positions of some random games."""
    kept: list[object] = []
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        engine.drive(_KEPT_GAMES, 1, kept)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return round((after - before) / len(kept))


def _rate(work: Callable[[int, int], object], seconds: float) -> float:
    """How often a second something is done, in chunks that grow until each takes a moment."""
    done = 0
    chunk = 1
    began = now = perf_counter()
    while not done or now - began < seconds:
        chunk_began = now
        work(chunk, done)
        done += chunk
        now = perf_counter()
        if now - chunk_began < _MOMENT:
            chunk *= 2
    return done / (now - began)
