"""How fast the engines are on this machine."""

from __future__ import annotations

import argparse
import json
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Final

from ..game import bits
from ..games import game_named
from .dealing import sets_and_options
from .family import Engine, family_of

_MOMENT: Final = 0.05  # seconds
_KEPT_GAMES: Final = 20  # whose positions are weighed


def bench(asked: argparse.Namespace) -> int:
    """Measure and print."""
    sets, options = sets_and_options(asked, game_named(asked.game))
    engine = family_of(asked.game).engine(asked.game, sets, options)
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


def is_compiled(module: ModuleType = bits) -> bool:
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
