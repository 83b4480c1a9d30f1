"""Looks at everything and prints how much is wrong: python -m tests.browser.measure [WORD…], where each WORD is one of
those that name what is looked at ("390×844", "fr", "tag-team", "block"). Exits with 1 if anything is wrong."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from tests.browser.measure.everything import SCREENS, looked_at
from tests.browser.measure.looking import Problem

_SHOWN = 5  # of the same kind at the same place


def main(words: Sequence[str]) -> int:
    pages = 0
    found: list[Problem] = []
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as processes:
        for screen, (count, wrong) in zip(SCREENS, processes.map(partial(looked_at, words), SCREENS), strict=True):
            if count:
                print(f"{screen.name}: {count} pages, {len(wrong)} problems", flush=True)
            pages += count
            found += wrong
    _print_places(found)
    _print_counts(found)
    print(f"{pages} pages, {len(found)} problems")
    return 0 if pages and not found else 1


def _print_places(found: Sequence[Problem]) -> None:
    """Every place where something is wrong, with some of the states in which it is."""
    places = Counter((problem.kind, problem.where) for problem in found)
    for (kind, where), count in places.most_common():
        print(f"\n{kind}: {where}: {count}")
        here = [problem for problem in found if (problem.kind, problem.where) == (kind, where)]
        for problem in here[:: -(-len(here) // _SHOWN)]:
            print(f"  {problem.screen.name} {problem.language} {problem.state}: {problem.what}")


def _print_counts(found: Sequence[Problem]) -> None:
    """How often what is wrong, by screen and game."""
    kinds = sorted({problem.kind for problem in found})
    counts = Counter((problem.screen, problem.game, problem.kind) for problem in found)
    print(f"\n{'screen':22} {'game':10}" + "".join(f"{kind:>9}" for kind in kinds))
    for screen, game in sorted({(screen, game) for screen, game, _ in counts}):
        print(f"{screen.name:22} {game:10}" + "".join(f"{counts[screen, game, kind]:9}" for kind in kinds))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
