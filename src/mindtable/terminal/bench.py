"""How fast the engines are on this machine."""

from __future__ import annotations

import argparse
import json
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import get_clock_info, perf_counter, process_time
from types import ModuleType
from typing import Any, Final

from ..game import bits
from ..games import game_named
from .dealing import sets_and_options
from .family import Engine, family_of
from .public_face import PublicFace

Figures = dict[str, float | None]
Work = Callable[[int, int], object]  # is done so often, with dice of some number

FIGURES: Final = {
    "games_per_second": "games per second, whole random games inside the engine",
    "driven_games_per_second": "games per second, driven move by move from Python",
    "copies_per_second": "copies per second",
    "words_games_per_second": "games per second by words: moves(), a choice, play(text), winners",
    "view_microseconds": "microseconds for a view",
    "sight_microseconds": "microseconds for a sight of it",
    "world_microseconds": "microseconds to draw a world that agrees with it",
    "search_iterations_per_second": "iterations per second of the search",
}
BATCH: Final = 256  # games that are measured at once
_MOMENT: Final = 0.05  # seconds
_TICK: Final = get_clock_info("process_time").resolution
_KEPT_GAMES: Final = 20  # whose positions are weighed


def bench(asked: argparse.Namespace) -> int:
    """Measure and print."""
    sets, options = sets_and_options(asked, game_named(asked.game))
    if asked.batch:
        return _bench_batch(asked, sets, options)
    engine = family_of(asked.game).engine(asked.game, sets, options)
    speed = measure(engine, asked.seconds)
    by_processor, by_clock = measure_face(PublicFace(asked.game, sets, options), asked.seconds)
    measured = {**asdict(speed), **by_processor, "wall": {**speed.wall, **by_clock}}
    if asked.json:
        print(json.dumps({"game": asked.game, "sets": list(sets), "options": options, **measured}))
        return 0
    print(f"{asked.game}, {engine.what}")
    print(f"the engine is {'compiled' if speed.compiled else 'not compiled'}")
    print(f"{'processor':>12}{'clock':>12}   (by the time the processor worked, and by that which went by)")
    for figure, what in FIGURES.items():
        if measured[figure] is not None:
            digits = 1 if figure.endswith("microseconds") else 0
            print(f"{measured[figure]:>12,.{digits}f}{measured['wall'][figure]:>12,.{digits}f}   {what}")
    print(f"{speed.position_bytes:>12,}{'':>12}   bytes per position")
    return 0


def _bench_batch(asked: argparse.Namespace, sets: Sequence[str], options: Mapping[str, Any]) -> int:
    """Measure steps of many games at once, each with what is seen and what is legal, and print."""
    from ..research import BatchEnvironment, cells  # noqa: PLC0415  # an extra

    games = BatchEnvironment(BATCH, asked.game, sets=sets, **options)
    games.reset(1)

    def steps(number: int, _: int) -> None:
        for _ in range(number):
            games.step(games.sample())

    by_processor, by_clock = (BATCH * rate for rate in _rates(steps, asked.seconds))
    if asked.json:
        measured = {"steps_per_second": by_processor, "wall": {"steps_per_second": by_clock}}
        about = {"game": asked.game, "sets": list(sets), "options": options, "games": BATCH}
        print(json.dumps({**about, "compiled": is_compiled(cells), **measured}))
        return 0
    print(f"{asked.game}, {BATCH:,} games at once, {games.space.size:,} cells, {games.space.acts:,} acts")
    print(f"the engine is {'compiled' if is_compiled(cells) else 'not compiled'}")
    print(f"{by_processor:>12,.0f}{by_clock:>12,.0f}   steps per second, by processor time and by the clock")
    return 0


@dataclass(frozen=True)
class Speed:
    """What was measured: rates by the time the processor has worked, which others on the machine do not change much."""

    compiled: bool
    games_per_second: float
    driven_games_per_second: float
    copies_per_second: float
    position_bytes: int
    wall: Mapping[str, float]  # the same rates by the clock


def is_compiled(module: ModuleType = bits) -> bool:
    """Whether an engine runs as compiled code."""
    return Path(str(module.__file__)).suffix != ".py"


def measure(engine: Engine, seconds: float) -> Speed:
    """Measure everything, so many seconds for each figure."""
    works: dict[str, Work] = {
        "games_per_second": engine.random_games,
        "driven_games_per_second": engine.drive,
        "copies_per_second": lambda number, _: engine.copies(number),
    }
    rates = {figure: _rates(work, seconds) for figure, work in works.items()}
    return Speed(
        compiled=is_compiled(engine.module),
        **{figure: processor for figure, (processor, _) in rates.items()},
        position_bytes=position_bytes(engine),
        wall={figure: clock for figure, (_, clock) in rates.items()},
    )


def measure_face(face: PublicFace, seconds: float) -> tuple[Figures, Figures]:
    """Measure what programs meet, so many seconds for each figure: by processor time, and by the clock."""
    words = _rates(face.words, seconds)
    each = {"view": face.views(seconds), "sight": face.sights(seconds), "world": face.worlds(seconds)}
    iterations = face.iterations(seconds) or (None, None)
    found: list[Figures] = [
        {
            "words_games_per_second": words[clock],
            **{f"{what}_microseconds": 1e6 / rates[clock] for what, rates in each.items()},
            "search_iterations_per_second": iterations[clock],
        }
        for clock in (0, 1)
    ]
    return found[0], found[1]


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


def _rates(work: Work, seconds: float) -> tuple[float, float]:
    """How often a second something is done, by processor time and by the clock, in chunks that grow until each takes a
    moment."""
    done = 0
    chunk = 1
    began = now = perf_counter()
    worked = process_time()
    while not done or now - began < seconds:
        chunk_began = now
        work(chunk, done)
        done += chunk
        now = perf_counter()
        if now - chunk_began < _MOMENT:
            chunk *= 2
    return done / max(process_time() - worked, _TICK), done / (now - began)
