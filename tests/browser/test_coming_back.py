"""Somebody does not come back, in real browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from mindtable.table.attendance import Patience
from tests.browser.conftest import served
from tests.browser.pressing import answer, begin


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table where nobody is waited for."""
    with served(tmp_path_factory.mktemp("table"), Patience(shown=0.3, waited=0.6)) as there:
        yield there


def test_a_bot_plays_on_for_who_has_closed_the_page(page: Page, new_page: Callable[..., Page]) -> None:
    begin(page, "duel", "friends")
    guest = new_page()
    guest.goto(page.locator("#invitation-1").input_value())
    guest.get_by_label("Your name").fill("Tom")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/games/*")
    expect(page.get_by_role("region", name="Tom", exact=True)).to_be_visible()
    expect(page.get_by_text("away", exact=True)).to_have_count(0)
    game = page.url
    guest.goto("/about")
    expect(page.get_by_role("region", name="Tom", exact=True).get_by_text("away", exact=True)).to_be_visible()
    offer = page.locator(".question").get_by_role("button", name="Let a bot play for Tom")
    while not offer.count():
        answer(page)
    offer.click()
    expect(page.locator(".theirs .level")).to_have_text("Rule bot")
    expect(page.locator(".question.asked")).to_be_visible()
    guest.goto(game)
    expect(guest.get_by_text("A bot has taken over for you.")).to_be_visible()
