"""How much the solver proves, and how fast: First Contact duels of a bot against itself, some turns before their end.

python benchmarks/solver.py [--games 200] [--first 1] [--turns 10] [--seconds 10] [--kept FILE]

The games are dealt from the seeds 1, 2 … and played without a clock, so that they are the same everywhere; `--kept` is
a file in which they are kept from one run to the next. Piles count as they lie. Games before the first that is asked
for are passed over; those of fewer turns are left out, and said to be. All time is that of the processor, for machines
that others use too.
"""

import argparse
import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from mindtable import bot_named, duel, solve
from mindtable.solver import solving

BOT: Final = "classic@1500"  # the level `hard`, with its dice, as it was before levels overlooked things


def turns_of(seed: int) -> list[str]:
    """A game as the positions at the first decision of each of its turns."""
    position, _ = duel.deal(seed=seed)
    bots = {
        seat: bot_named(BOT, Random(10 * seed + number).getrandbits(60)) for number, seat in enumerate(position.seats)
    }
    turns: dict[int, str] = {}
    while position.to_decide:
        (seat,) = position.to_decide
        turns.setdefault(position.board.turns, position.dump())
        position.play(bots[seat].choose(position.view(seat)))
    return list(turns.values())


def games(number: int, kept: Path | None) -> list[list[str]]:
    """So many games, those that are kept and more."""
    played = [json.loads(line) for line in kept.read_text("utf-8").splitlines()] if kept and kept.exists() else []
    for seed in range(len(played) + 1, number + 1):
        played.append(turns_of(seed))
        if kept:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(played[-1]) + "\n")
    return played[:number]


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--first", type=int, default=1)
    asked.add_argument("--turns", type=int, default=10)
    asked.add_argument("--seconds", type=float, default=10.0)
    asked.add_argument("--kept", type=Path)
    wanted = asked.parse_args()
    vars(solving)["perf_counter"] = process_time
    results = {"won": 0, "lost": 0, "unproved": 0}
    positions, seconds = 0, 0.0
    for seed, turns in list(enumerate(games(wanted.games, wanted.kept), 1))[wanted.first - 1 :]:
        if len(turns) <= wanted.turns:
            print(f"{seed:>4} left out: {len(turns)} turns", flush=True)
            continue
        position = duel.load(turns[-1 - wanted.turns])
        solution = solve(position, seconds=wanted.seconds, shortest=False)
        seconds += solution.seconds
        positions += solution.positions
        results[solution.result] += 1
        looked_at = f"{solution.positions:>12,} positions in {solution.seconds:.2f} s"
        print(f"{seed:>4} {solution.result:<9}{looked_at}", flush=True)
    proved = results["won"] + results["lost"]
    print(f"{proved} of {sum(results.values())} proved ({results['won']} won, {results['lost']} lost)")
    print(f"{positions / seconds:,.0f} positions a second of the processor, {positions:,} in all")


if __name__ == "__main__":
    main()
