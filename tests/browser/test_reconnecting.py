"""Servers come and go, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.pressing import answer, begin

WAITS = "Your move has not gone through yet."


def test_an_answer_that_is_lost_is_posted_again_and_counts_once(page: Page) -> None:
    begin(page, "duel")
    expect(page.locator(".question.asked")).to_be_visible()
    lost: list[str] = []

    def lose(route: Route) -> None:
        """The first never arrives, and of the second nothing is heard again."""
        lost.append(route.request.post_data or "")
        if len(lost) == 1:
            route.abort("connectionreset")
        elif len(lost) == 2:
            route.fetch()
            route.abort("connectionreset")
        else:
            route.continue_()

    page.route(re.compile(r"/games/[^/]+/answer$"), lose)
    mark = page.locator("#answer input[name=mark]").input_value()
    answer(page)
    expect(page.get_by_text(WAITS)).to_be_visible()
    expect(page.locator(f"#answer input[name=mark][value='{mark}']")).to_have_count(0)
    expect(page.get_by_text(WAITS)).to_have_count(0)
    assert len(lost) == 2 and lost[0] == lost[1], "as soon as something else is asked, it is not posted any more"
