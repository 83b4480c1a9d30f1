"""Looks at everything and prints how much is wrong: python -m tests.browser.measure [WORD…], where each WORD is a part of
what is looked at ("390×844", "fr", "tag-team", "block"). Exits with 1 if anything is wrong."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from mindtable.wording import LANGUAGES
from tests.browser.conftest import launched, served
from tests.browser.measure.everything import SCREENS, states
from tests.browser.measure.looking import Looker, Problem, Screen, State

_SHOWN = 5  # of the same kind at the same place


def main(words: Sequence[str]) -> int:
    wanted = [
        (screen, language, state)
        for screen in SCREENS
        for language in LANGUAGES
        for state in states()
        if all(word in f"{screen.name} {language} {state.name}".split(" ") for word in words)
    ]
    print(f"{len(wanted)} pages", flush=True)
    with ExitStack() as end:
        folder = end.enter_context(TemporaryDirectory())
        address = end.enter_context(served(Path(folder)))
        browser = end.enter_context(launched(end.enter_context(sync_playwright())))
        looker = Looker(browser, address)
        end.callback(looker.close)
        found = _looked(looker, wanted)
    _print_details(found)
    _print_counts(found)
    return 1 if found else 0


def _looked(looker: Looker, wanted: Sequence[tuple[Screen, str, State]]) -> list[Problem]:
    found: list[Problem] = []
    for screen, group in groupby(wanted, key=lambda one: one[0]):
        before, pages = len(found), list(group)
        for _, language, state in pages:
            found.extend(looker.look(screen, language, state))
        print(f"{screen.name}: {len(pages)} pages, {len(found) - before} problems", flush=True)
    return [*found, *looker.jumps()]


def _print_details(found: Sequence[Problem]) -> None:
    """Every place where something is wrong, with some of the states in which it is."""
    places = Counter((problem.kind, problem.where) for problem in found)
    for (kind, where), count in places.most_common():
        print(f"\n{kind}: {where}: {count}")
        here = [problem for problem in found if (problem.kind, problem.where) == (kind, where)]
        for problem in here[:: -(-len(here) // _SHOWN)]:
            print(f"  {problem.screen.name} {problem.language} {problem.state.name}: {problem.what}")


def _print_counts(found: Sequence[Problem]) -> None:
    """How often what is wrong, by screen and game."""
    kinds = sorted({problem.kind for problem in found})
    counts = Counter((problem.screen, problem.state.game, problem.kind) for problem in found)
    print(f"\n{'screen':22} {'game':10}" + "".join(f"{kind:>9}" for kind in kinds))
    for screen, game in sorted({(screen, game) for screen, game, _ in counts}):
        print(f"{screen.name:22} {game:10}" + "".join(f"{counts[screen, game, kind]:9}" for kind in kinds))
    print(f"{len(found)} problems" if found else "Nothing is wrong.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
