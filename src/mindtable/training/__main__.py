"""`python -m mindtable.training FOLDER`: goes on with the training that is kept in a folder, or begins it.

With `--keep N` the package takes the weights of round N.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from time import monotonic

from ..bots.spreading import Crew
from ..games import families
from ..lab.executors import PROCESSES, crew_named
from .family import judging_of
from .rounds import Plan
from .weights import how_made, read_weights, write_weights


def main(arguments: Sequence[str] | None = None) -> int:
    """Train for a while; 0 if the round that was under way has ended."""
    asked = _read(arguments)
    plan = Plan(asked.family, asked.folder, asked.games, asked.iterations, asked.seed)
    if asked.keep:
        _keep(plan, asked.keep)
        return 0
    if not asked.anew:
        plan.begin()
    number = plan.next_round()
    with crew_named(asked.executor, asked.cores) as crew:
        _practise(plan, number, crew, 60 * asked.minutes)
    if not plan.is_practised(number):
        print(f"Round {number} is not played to its end yet: the same command goes on with it.")
        return 1
    made = plan.learn(number)
    print(f"Round {number} has ended: {plan.weights(number)}")
    print(f"of games left out: {made['left out']}")
    return 0


def _practise(plan: Plan, number: int, crew: Crew, seconds: float) -> None:
    end = monotonic() + seconds
    played = 0
    for games in plan.practise(number, crew, lambda: monotonic() < end):
        played += games
        print(f"\rRound {number}: {played} games more", end="", flush=True)
    print()


def _keep(plan: Plan, number: int) -> None:
    """Write the weights of a round into the package, with the day and the commit of the sources beside them."""
    training, judging = plan.training, judging_of(plan.family)
    asking = ["git", "-C", str(training.kept.parent), "rev-parse", "HEAD"]
    commit = subprocess.run(asking, check=True, capture_output=True, text=True).stdout.strip()
    when = {"day": date.today().isoformat(), "commit": commit}
    for file, kept in ((plan.weights(number), training), (plan.judgement(number), judging)):
        if kept is not None:
            write_weights(kept.kept, read_weights(file, kept), {**how_made(file), **when}, kept)
            print(f"The package has the weights of {file}.")


def _read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mindtable.training", description=__doc__)
    parser.add_argument("folder", type=Path, help="where games and weights are kept")
    trained = [name for name, family in families().items() if family.part_if_any("training")]
    parser.add_argument("--family", choices=trained, default=trained[0])
    parser.add_argument("--minutes", type=float, default=80.0, help="so long games are played, at most")
    parser.add_argument("--games", type=int, default=7_000, help="of a round")
    parser.add_argument("--iterations", type=int, default=400, help="of a decision")
    parser.add_argument("--seed", type=int, default=51)
    parser.add_argument("--anew", action="store_true", help="begin with nothing, not with what the package has learnt")
    parser.add_argument("--keep", type=int, metavar="N", help="take the weights of a round, and train no more")
    parser.add_argument("--executor", default=PROCESSES, help="processes, dask://HOST:PORT, or module:factory")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
