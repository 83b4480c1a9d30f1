"""axe-core finds nothing to complain about on any page, in both themes, on a laptop and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.pressing import answer, begin, quicken

SCREENS: list[dict[str, Any]] = [
    {"viewport": {"width": 1366, "height": 768}, "color_scheme": "light"},
    {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
]

PAGES = ["/", "/cards?set=first-contact", "/cards/killer-bee", "/cards/mind-up", "/about", "/replay", "/games"]
PAGES += ["/learn", "/learn/first-game", "/lab/mind-up", "/habits", "/fair", "/lobby", "/ladder", "/tournaments"]
PAGES += ["/me", "/me/tokens", "/sign-in", "/privacy", "/offline", "/lessons"]
PAGES += ["/rules", "/rules/duel", "/rules/tag-team", "/rules/mind-up"]

# When all has come to rest that will: what breathes or turns does so for ever.
AT_REST = """async () => {
  await new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); });
  const passing = ({ effect, playState, timeline }) =>
    timeline === document.timeline && playState === "running" && effect.getComputedTiming().endTime !== Infinity;
  while (document.getAnimations().some(passing))
    await Promise.allSettled(document.getAnimations().filter(passing).map((one) => one.finished));
}"""


def complaints(page: Page) -> list[str]:
    page.evaluate(AT_REST)  # what still moves has no colour of its own
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:200]} {node.get('failureSummary', '')}" for one in found for node in one["nodes"]
    ]


@pytest.mark.parametrize("screen", SCREENS, ids=["laptop", "phone"])
@pytest.mark.parametrize("path", PAGES)
def test_pages(new_page: Callable[..., Page], screen: dict[str, Any], path: str) -> None:
    page = new_page(**screen)
    page.goto(path)
    for options in page.locator(".options > summary").all():
        options.click()
    page.evaluate("document.querySelectorAll('details.course').forEach((one) => { one.open = true; })")
    assert complaints(page) == []


@pytest.mark.parametrize("screen", SCREENS, ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["duel", "tag-team", "mind-up"])
def test_games(new_page: Callable[..., Page], screen: dict[str, Any], game: str) -> None:
    page = new_page(**screen)
    begin(page, game, **{"clock-of-mindup" if game == "mind-up" else "clock-of-mindbug": "3d"})
    quicken(page)
    for _ in range(12):
        answer(page)
    page.locator(".question.asked, .ending").first.wait_for()
    assert complaints(page) == []


def test_curtain_lobby_and_own_games(new_page: Callable[..., Page]) -> None:
    page = new_page()
    begin(page, "duel", "screen")
    assert complaints(page) == []
    begin(page, "duel", "friends")
    assert complaints(page) == []
    page.goto("/")
    assert complaints(page) == []


@pytest.mark.parametrize("screen", SCREENS, ids=["laptop", "phone"])
def test_menu_and_replay(new_page: Callable[..., Page], screen: dict[str, Any]) -> None:
    page = new_page(**screen)
    begin(page, "duel")
    page.get_by_role("button", name="Menu").click()
    assert complaints(page) == []
    page.locator("#do-more summary", has_text="Resign").click()
    page.locator("#do-more details[open] button").click()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    for more in page.locator(".more-of-replay:visible").all():
        more.click()
    assert complaints(page) == []
