"""Reviews and hints in a real browser: stepped through by keys and touch, on a laptop and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mindtable.game.records import write_out
from tests.browser.conftest import served
from tests.browser.pressing import begin
from tests.browser.test_for_everyone import SCREENS, complaints
from tests.review.test_review import played
from tests.table.assessing import Assessing


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table where nobody has to wait for thoughts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mindtable.table.thinking.ThinkersHere", Assessing)
        with served(tmp_path_factory.mktemp("table")) as there:
            yield there


def review(page: Page) -> None:
    """Hand in a game that is over, and look at its review."""
    page.goto("/replay")
    page.locator("textarea").fill(write_out(played("duel")))
    page.locator("main button.filled").click()
    page.wait_for_url("**/replay/*")
    page.goto(f"/games/{page.url.split('/')[-1].partition('?')[0]}/review?as=A&move=1")
    page.locator(".review").wait_for()
    page.locator(".review-progress").wait_for(state="detached")


def here(page: Page) -> str:
    """The move that is looked at."""
    return page.locator(".decisions .current").inner_text()


@pytest.mark.parametrize("screen", SCREENS, ids=["laptop", "phone"])
def test_a_review_is_stepped_through(new_page: Callable[..., Page], screen: dict[str, Any]) -> None:
    page = new_page(**screen)
    review(page)
    first = here(page)
    page.keyboard.press("End")
    expect(page.locator(".decisions li").last).to_have_class("own current")
    page.keyboard.press("Home")
    expect(page.locator(".decisions li").first).to_have_class("own current")
    page.locator(".steps [data-key=ArrowRight]").click()
    expect(page.locator(".decisions li").nth(1)).to_have_class("own current")
    assert here(page) != first
    point = page.locator(".curve a.mistake").last
    point.click()
    expect(point).to_have_attribute("aria-current", "step")
    expect(page.locator(".choice-made.better")).to_be_visible()
    page.locator(".line-steps a").first.click()
    expect(page.locator(".line-steps .current")).to_have_count(1)
    assert "step=1" in page.url
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []
    page.go_back()
    expect(page.locator(".line-steps .current")).to_have_count(0)


def test_a_hint_is_marked_on_the_cards(new_page: Callable[..., Page]) -> None:
    page = new_page(**SCREENS[1])
    begin(page, "duel")
    page.locator(".question.asked .aid").first.click()
    page.locator(".hints").wait_for()
    best = page.locator("#table [data-hinted='1']").first
    expect(best).to_have_accessible_name(re.compile("Hint 1: 60% to win"))
    assert complaints(page) == []
    page.locator("[data-close-hint]").click()
    expect(page.locator("[data-hinted], .hint-figure, .hints")).to_have_count(0)
