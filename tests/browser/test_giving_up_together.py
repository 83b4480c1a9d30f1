"""Giving up together, in real browsers: one at a laptop, the other at a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import httpx2
import pytest
from playwright.sync_api import Page, expect

from mindtable.table.attendance import USUAL_PATIENCE
from tests.browser.conftest import served
from tests.browser.pressing import begin

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table that deals although some of those who play have no browser that would add anything."""
    with served(tmp_path_factory.mktemp("table"), replace(USUAL_PATIENCE, dealt=0.2)) as there:
        yield there


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("#do-more summary", has_text="Resign").click()
    page.locator("#do-more").get_by_role("button", name="Resign").click()
    page.keyboard.press("Escape")


def test_one_offers_and_the_other_decides(page: Page, new_page: Callable[..., Page]) -> None:
    begin(page, "tag-team", "friends")
    first, invited, last = (page.locator(f"#invitation-{number}").input_value() for number in (1, 2, 3))
    for opponent, name in ((first, "Tom"), (last, "Eva")):
        httpx2.post(opponent, data={"name": name})
    partner = new_page(**PHONE)
    partner.goto(invited)
    partner.get_by_label("Your name").fill("Kim")
    partner.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("region", name="Kim").get_by_text("same connection as you")).to_be_visible()
    give_up(page)
    expect(page.get_by_text("You want to resign. Waiting for Kim.")).to_be_in_viewport()
    asked = partner.locator(".giving-up")
    for name in ("Resign", "Keep playing"):
        expect(asked.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    asked.get_by_role("button", name="Keep playing").tap()
    expect(asked).to_have_count(0)
    expect(page.get_by_text("Kim wants to keep playing.")).to_be_in_viewport()
    give_up(partner)
    expect(asked.get_by_role("button", name="Keep playing")).to_be_in_viewport(ratio=1)
    page.locator(".giving-up").get_by_role("button", name="Resign").press("Enter")
    expect(partner.locator(".question.over")).to_contain_text("You resigned.")
    expect(page.locator(".question.over")).to_contain_text("Kim resigned.")
