"""All that is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from mindtable.wording import LANGUAGES
from tests.browser.conftest import launched, served
from tests.browser.measure.duels import duels
from tests.browser.measure.looking import Looker, Problem, Screen, problems_of
from tests.browser.measure.mind_ups import mind_ups
from tests.browser.measure.states import State
from tests.browser.measure.teams import teams

USUAL_SCREENS = (
    Screen(1366, 768),
    Screen(1920, 1080),
    Screen(1280, 720),
    Screen(390, 844, touch=True),
    Screen(844, 390, touch=True),
    Screen(360, 640, touch=True),
)
SCREENS = (
    *USUAL_SCREENS,
    Screen(2560, 1440),
    Screen(320, 568, touch=True, scrolls=True),
    Screen(1366, 768, scrolls=True, zoom=2),
    Screen(1920, 1080, scrolls=True, zoom=2),
)


@cache
def states() -> tuple[State, ...]:
    """All states."""
    return (*duels(), *teams(), *mind_ups())


def looked_at(words: Sequence[str], screen: Screen) -> tuple[int, list[Problem]]:
    """How many pages of a screen all of the words name, and what is wrong with them."""
    wanted = [
        (screen, language, state)
        for language in LANGUAGES
        for state in states()
        if set(words) <= {*screen.name.split(), language, *state.name.split()}
    ]
    if not wanted:
        return 0, []
    with ExitStack() as end:
        address = end.enter_context(served(Path(end.enter_context(TemporaryDirectory()))))
        browser = end.enter_context(launched(end.enter_context(sync_playwright())))
        return len(wanted), problems_of(Looker(browser, address), wanted)
