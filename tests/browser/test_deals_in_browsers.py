"""Deals in real browsers: each adds its bits by itself, and remembers what it saw, to compare it in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mindtable.table.attendance import USUAL_PATIENCE
from tests.browser.conftest import served
from tests.browser.pressing import begin
from tests.browser.test_for_everyone import SCREENS, complaints


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table where nobody is left out of a deal, however slow the machine is."""
    with served(tmp_path_factory.mktemp("table"), replace(USUAL_PATIENCE, dealt=3600)) as there:
        yield there


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("#do-more summary", has_text="Resign").click()
    page.locator("#do-more details[open] button").click()
    page.locator(".ending").wait_for()


def check_deal(page: Page) -> None:
    """From a game that is over to its replay, and on to its deal."""
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    for more in page.locator(".more-of-replay:visible").all():
        more.click()
    page.get_by_role("link", name="Check the deal").click()
    page.wait_for_url("**/deal")


@pytest.mark.parametrize("screen", SCREENS, ids=["laptop", "phone"])
def test_a_game_against_a_bot_is_dealt_by_itself_and_checked(
    new_page: Callable[..., Page], screen: dict[str, Any]
) -> None:
    page = new_page(**screen)
    begin(page, "duel")
    expect(page.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(5)
    game = page.url
    page.goto(f"{game}/deal")
    expect(page.locator("dd code")).to_have_count(1)
    expect(page.locator("#own-check")).to_have_count(0)
    page.goto(game)
    give_up(page)
    check_deal(page)
    expect(page.locator(".verdict")).to_have_text("Everything matches.")
    expect(page.locator("#own-check")).to_contain_text("its own bits are in the deal")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []
    page.evaluate("localStorage.deals = localStorage.deals.replace(/bits.{4}/, '$&x')")
    page.reload()
    expect(page.locator("#own-check.differs")).to_contain_text("not in the deal")


def test_the_bits_of_two_browsers_are_in_one_deal(page: Page, new_page: Callable[..., Page]) -> None:
    begin(page, "duel", "friends")
    guest = new_page(**SCREENS[1])
    guest.goto(page.locator("#invitation-1").input_value())
    guest.get_by_label("Your name").fill("Tom")
    guest.get_by_role("button", name="Sit down").click()
    for one in (page, guest):
        expect(one.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(5)
    give_up(page)
    for one in (page, guest):
        one.goto(f"{page.url.removesuffix('/deal')}/deal")
        expect(one.locator("#own-check.agrees")).to_be_visible()
        expect(one.locator("dt", has_text="Random bits of")).to_have_count(2)


@pytest.mark.parametrize("screen", SCREENS, ids=["laptop", "phone"])
def test_before_the_deal(new_page: Callable[..., Page], screen: dict[str, Any]) -> None:
    """What is committed to is seen while bits are on their way, and nothing else."""
    page = new_page(**screen)
    page.route("**/deal", lambda route: route.abort())
    page.goto("/")
    page.locator(".segments label:has([value=mind-up])").click()
    page.locator("button.large").click()
    page.wait_for_url("**/games/*", wait_until="load")
    expect(page.locator(".commitment code")).to_be_visible()
    expect(page.locator("[data-read], .card, .choice")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == []


def test_bits_that_were_lost_are_sent_again(page: Page) -> None:
    page.route("**/deal", lambda route: route.abort(), times=1)
    begin(page, "duel")
    expect(page.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(5)


def test_without_script_a_button_deals(new_page: Callable[..., Page]) -> None:
    page = new_page(java_script_enabled=False)
    page.goto("/")
    page.locator("button.large").click()
    page.wait_for_url("**/games/*")
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(5)
    expect(page.get_by_role("button", name="Deal the cards")).to_have_count(0)
