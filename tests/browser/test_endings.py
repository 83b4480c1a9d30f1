"""The end of a game in a real browser: the last act first, then who won; what can be done there; and sharing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pressing import lay
from tests.browser.test_for_everyone import SCREENS, complaints
from tests.table.test_endings import LOST, WON

LANDSCAPE = {"viewport": {"width": 844, "height": 390}, "has_touch": True}


_ATTACK = """
const move = document.createElement("input");
Object.assign(move, { type: "hidden", name: "move", value: "attack killer-bee" });
document.getElementById("answer").append(move);
document.getElementById("answer").requestSubmit();
"""
_SMALL = """
[...document.querySelectorAll("#ending :is(a, button):not(.named)")]
  .filter((one) => one.offsetHeight && one.offsetHeight < 44).map((one) => one.textContent)
"""


def win(page: Page) -> None:
    lay(page, WON)
    page.evaluate(_ATTACK)
    page.locator(".ending").wait_for()


def lose(page: Page) -> None:
    lay(page, LOST)
    page.get_by_role("button", name="Menu").click()
    page.locator("#do-more summary", has_text="Resign").click()
    page.locator("#do-more details button").click()
    page.locator(".ending").wait_for()


@pytest.mark.parametrize(
    ("ended", "screen"),
    [(win, SCREENS[0]), (lose, SCREENS[1]), (win, LANDSCAPE)],
    ids=["won on a laptop", "lost on a dark phone", "won on a phone that lies"],
)
def test_an_ending(new_page: Callable[..., Page], ended: Callable[[Page], None], screen: dict[str, Any]) -> None:
    page = new_page(**screen)
    ended(page)
    title = page.get_by_role("heading", name="You win!" if ended is win else "You lost this one.")
    expect(title).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    assert page.locator(".paper").count() == (ended is win), "a loss has no paper"
    expect(page.locator("#content")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(_SMALL) == []
    if screen is not LANDSCAPE:
        assert complaints(page) == []
        page.get_by_role("button", name="Share").click()
        assert complaints(page) == []


def test_the_last_act_is_seen_before_the_ending(new_page: Callable[..., Page]) -> None:
    page = new_page(reduced_motion="no-preference")
    lay(page, WON)
    page.evaluate(_ATTACK)
    page.locator("#ending").wait_for(state="attached")
    expect(page.locator("#content")).to_be_visible()
    expect(page.locator("#content")).to_be_hidden()
    expect(page.locator("#ending-title")).to_be_focused()
    page.reload()
    expect(page.locator("#ending")).to_be_visible(timeout=1000)


def test_what_can_be_done_after_a_game(page: Page) -> None:
    win(page)
    over = page.url
    page.get_by_role("link", name="See the table").click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_text("Gorillion").first).to_be_visible()
    for width, height in ((1366, 768), (390, 844), (844, 390), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        expect(page.locator(".replay-bar")).to_be_in_viewport(ratio=1)
    page.goto(over)
    page.get_by_role("button", name="Play Hard bot").click()
    page.wait_for_url(lambda url: "/games/" in url and url != over)
    page.goto(over)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/games/" in url and url != over)


def test_sharing(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve(); }")
    win(page)
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Share the link").click()
    assert page.evaluate("shared.url") == page.url.replace("/games/", "/replay/")
    with page.expect_download() as download:
        page.get_by_role("link", name="Drawing").click()
    assert download.value.suggested_filename == "mindtable.svg"
    other = new_page()
    assert other.goto(page.evaluate("shared.url")).ok  # type: ignore[union-attr]


def test_without_script(new_page: Callable[..., Page]) -> None:
    page = new_page()
    win(page)
    plain = new_page(java_script_enabled=False)
    plain.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    plain.goto(page.url)
    expect(plain.get_by_role("heading", name="You win!")).to_be_visible()
    plain.get_by_role("button", name="Share", exact=True).click()
    expect(plain.get_by_role("button", name="Share the link")).to_be_hidden()
    plain.get_by_role("link", name="move by move").click()
    plain.wait_for_url("**/replay/*")
