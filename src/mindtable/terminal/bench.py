"""How fast the engine is on this machine."""

from __future__ import annotations

import argparse
import json
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from ..mindbug import playout
from ..mindbug import position as engine
from ..mindbug.cards import SETS
from ..mindbug.game import Mindbug
from ..mindbug.mode import MODES
from ..mindbug.notation import legal_numbers
from ..mindbug.position import Position

_MOMENT: Final = 0.05  # seconds


def bench(asked: argparse.Namespace) -> int:
    """Measure and print."""
    game = Mindbug(MODES[asked.game])
    sets = asked.sets or game.default_sets
    speed = measure(game, sets, asked.seconds)
    if asked.json:
        print(json.dumps({"game": game.name, "sets": list(sets), **asdict(speed)}))
        return 0
    print(f"{game.name}, {', '.join(SETS[name].name for name in sets)}")
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


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return Path(engine.__file__).suffix != ".py"


def measure(game: Mindbug, sets: Sequence[str], seconds: float) -> Speed:
    """Measure everything on decks of these sets, so many seconds for each figure."""
    chosen = list(sets)
    position, _ = game.deal(seed=1, sets=chosen)
    return Speed(
        compiled=is_compiled(),
        games_per_second=_rate(lambda number, seed: playout.random_games(game.name, chosen, number, seed), seconds),
        driven_games_per_second=_rate(lambda number, seed: drive(game, chosen, number, seed), seconds),
        copies_per_second=_rate(lambda number, _: playout.copies(position, number), seconds),
        position_bytes=position_bytes(game, chosen),
    )


def drive(game: Mindbug, sets: Sequence[str], games: int, seed: int) -> None:
    """Play whole random games from outside the engine, one move after the other."""
    dice = Random(seed)
    deck = game.deck(sets, {})
    for number in range(games):
        position = Position.dealt(game.name, deck, seed + number)
        while position.winner < 0:
            position.answer(dice.choice(legal_numbers(position)))


def position_bytes(game: Mindbug, sets: Sequence[str]) -> int:
    """How much memory a kept position takes: the mean over all positions of some random games."""
    dice = Random(1)
    deck = game.deck(sets, {})
    kept: list[Position] = []
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for seed in range(20):
            position = Position.dealt(game.name, deck, seed)
            while position.winner < 0:
                kept.append(position.copy())
                position.answer(dice.choice(legal_numbers(position)))
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
