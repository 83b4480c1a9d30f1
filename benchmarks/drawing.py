"""What it costs to draw a page, in one version of the package beside another.

python -m benchmarks.drawing OLD NEW [MOVES ROUNDS]: two folders with the package, for instance `src` of two worktrees;
both built or both not. Both play the same games in turn on one core, and every page is timed by the work of its thread:
those of the players and of one spectator, once the first games have been played and all pictures are drawn. Of every
page the least of the rounds counts, so that other work of the machine counts little. Prints microseconds a page, and
how many times the old one the new one is. Run it in a folder that has no package of its own: Python would take that one
for both.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.viewers import PLAYERS, Game, deal_alike

USUAL = (200, 3)  # moves of each kind of game, and rounds
WARMING_UP = 10  # games
PATIENCE = 1.0  # seconds; who has not heard of a move by then had nothing to see of it

Times = dict[str, list[float]]  # of each kind of game, microseconds for each page


async def drawn(moves: int) -> Times:
    """How long each page took, in some moves of each kind of game."""
    deal_alike()
    # Of the package that is measured.
    from mindtable.table.app import Settings, make_app  # type: ignore[attr-defined]  # noqa: PLC0415
    from mindtable.table.pages import games  # noqa: PLC0415

    draw, taken = games.drawn, list[float]()

    def timed(request: Any, table: Any, visit: Any) -> Any:
        is_there = not table.is_known(visit.player) and visit.language in table.public_pages
        before = time.thread_time_ns()
        page = draw(request, table, visit)
        if not is_there:
            taken.append((time.thread_time_ns() - before) / 1000)
        return page

    games.drawn = timed
    found: Times = {}
    with TemporaryDirectory() as folder:
        app = make_app(Settings(Path(folder), posts_a_minute=1_000_000))
        async with app.router.lifespan_context(app):
            for kind in PLAYERS:
                dice, numbers = Random(kind), itertools.count()
                for _ in range(WARMING_UP):
                    await _played(await Game.begun(app, kind, next(numbers), dice), dice)
                found[kind] = []
                made = 0
                while made < moves:
                    game = await Game.begun(app, kind, next(numbers), dice)
                    taken.clear()  # those of a table at which people sit down
                    made += await _played(game, dice, moves - made)
                    found[kind] += taken
    return found


async def _played(game: Game, dice: Random, moves: int = sys.maxsize) -> int:
    """Play a game, to its end or for some moves; how many there were."""
    made = 0
    while made < moves and await game.move(dice, PATIENCE) is not None:
        made += 1
    game.close()
    return made


def compare(packages: Sequence[str], moves: int, rounds: int) -> None:
    """Print what pages cost in two packages, and how many times the old one the new one is."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # and with this process all that it starts
    of_rounds = [[_once(package, moves) for package in packages] for _ in range(rounds)]
    for kind in PLAYERS:
        old, new = (
            mean(map(min, zip(*(both[package][kind] for both in of_rounds), strict=True))) for package in (0, 1)
        )
        print(f"{kind:9} {old:.0f} µs, then {new:.0f} µs a page: {new / old:.2f} times", flush=True)


def _once(package: str, moves: int) -> Times:
    surroundings = {**os.environ, "PYTHONPATH": str(Path(package).resolve())}
    command = [sys.executable, "-m", "benchmarks.drawing", "--once", str(moves)]
    times: Times = json.loads(subprocess.run(command, stdout=subprocess.PIPE, env=surroundings, check=True).stdout)
    return times


def main(arguments: Sequence[str]) -> None:
    match list(arguments):
        case ["--once", moves]:
            print(json.dumps(asyncio.run(drawn(int(moves)))))
        case [old, new, *numbers]:
            compare((old, new), *map(int, numbers or USUAL))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
