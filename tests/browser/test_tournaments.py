"""A tournament in real browsers: made by its form, followed without loading the page again, read by everybody."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_for_everyone import SCREENS, complaints


def made(page: Page) -> None:
    """Fill in the form of a new tournament of two, and send it."""
    page.goto("/tournaments")
    page.get_by_role("textbox", name="Name").fill("Night cup")
    page.get_by_label("System").select_option("swiss")
    page.get_by_label("How many can enter").fill("2")
    expect(page.get_by_text("30 s a turn")).to_be_hidden()  # it is another game's
    page.get_by_role("button", name="Create tournament").press("Enter")


def test_a_tournament_is_followed_as_it_goes(new_page: NewPage) -> None:
    host, watching = new_page(**SCREENS[0]), new_page(**SCREENS[1])
    made(host)
    assert complaints(host) == []
    watching.goto(host.url)
    expect(watching.get_by_label("Link to this tournament")).to_have_value(host.url)
    host.get_by_label("How many").fill("2")
    host.get_by_role("button", name="Add bots").press("Enter")
    for page in (host, watching):
        expect(page.get_by_role("heading", name="2 of 2 entered")).to_be_visible()
    host.get_by_role("button", name="Start the tournament").press("Enter")
    expect(watching.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(watching.get_by_role("button", name="Enter")).to_be_hidden()
    assert watching.evaluate("document.documentElement.scrollWidth") == SCREENS[1]["viewport"]["width"]
    assert complaints(watching) == []
