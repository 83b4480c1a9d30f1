"""All that is looked at."""

from __future__ import annotations

from functools import cache

from tests.browser.measure.duels import duels
from tests.browser.measure.looking import Screen
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
    Screen(320, 568, touch=True),
    Screen(2560, 1440),
    Screen(1366, 768, zoom=2),
    Screen(1920, 1080, zoom=2),
)


@cache
def states() -> tuple[State, ...]:
    """All states."""
    return (*duels(), *teams(), *mind_ups())
