"""Clocks on a page: they count down by themselves, in their places, and say when little is left."""

from __future__ import annotations

from urllib.parse import parse_qs

from playwright.sync_api import Page, expect

from tests.browser.pressing import begin


def test_a_clock_counts_down_and_says_when_little_is_left(page: Page) -> None:
    page.clock.install()
    begin(page, "duel", "screen", **{"clock-of-mindbug": "600+5"})
    page.locator(".curtain button").click()
    own, said = page.locator(".clock[data-own]"), page.locator("#clock-said")
    expect(own).to_have_class("clock runs")
    place = own.bounding_box()

    def pass_until(left: int) -> None:
        """Let time pass for this page until so many seconds are left."""
        minutes, seconds = (own.locator(".digits").text_content() or "").split(":")
        page.clock.fast_forward((60 * int(minutes) + int(seconds) - left) * 1000)

    pass_until(200)
    expect(own).to_have_class("clock runs")
    assert said.text_content() == ""
    pass_until(50)
    expect(said).to_have_text("You have 60 seconds left.")
    pass_until(25)
    expect(said).to_have_text("You have 30 seconds left.")
    expect(own).to_have_class("clock runs low")
    assert own.bounding_box() == place, "nothing moves"
    pass_until(-5)
    expect(own.locator(".digits")).to_have_text("0:00")
    with page.expect_request("**/answer") as asked:
        page.locator(".question.asked .answers button, button.card[name=move]").first.click()
    (thought,) = parse_qs(asked.value.post_data or "")["thought"]
    assert int(thought) > 500_000, "as this browser saw it; the server knows better"
