"""Servers come and go, in a real browser."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.pressing import answer, begin
from tests.table.serving import Server

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
    assert lost == [lost[0]] * 2, "as soon as something else is asked, it is not posted any more"


def test_an_answer_does_not_wait_whose_outcome_is_shown_before_it_is_lost(page: Page) -> None:
    begin(page, "duel")
    expect(page.locator(".question.asked")).to_be_visible()
    mark = page.locator("#answer input[name=mark]").input_value()
    lost: list[Route] = []

    def lose(route: Route) -> None:
        """Nothing is heard of it again, after the next question has come over the line."""
        route.fetch()
        expect(page.locator(f"#answer input[name=mark]:not([value='{mark}'])")).to_have_count(1)
        route.abort("connectionreset")
        lost.append(route)

    page.route(re.compile(r"/games/[^/]+/answer$"), lose)
    answer(page)
    expect(page.locator(f"#answer input[name=mark]:not([value='{mark}'])")).to_have_count(1)
    page.wait_for_timeout(1500)  # as long as is waited before it would be posted again, and more
    assert len(lost) == 1
    expect(page.get_by_text(WAITS)).to_have_count(0)


def test_the_line_stands_however_late_its_script_comes(page: Page) -> None:
    page.add_init_script("window.setInterval = () => 0")  # nothing is tried again

    def dawdle(route: Route) -> None:
        page.wait_for_timeout(400)
        route.continue_()

    page.route("**/hx-sse*", dawdle)
    with page.expect_request("**/lobby/live?*"):
        page.goto("/lobby")


@pytest.fixture
def server(tmp_path: Path, postgresql: str) -> Iterator[Server]:
    running = Server(tmp_path, more=("--workers", "2", "--thinkers", "0"), variables={"MINDTABLE_DATABASE": postgresql})
    yield running
    assert running.stop() == ""


def take_a_turn(page: Page) -> None:
    """Answer, and wait for the next question."""
    mark = page.locator("#answer input[name=mark]").input_value()
    while page.locator(f"#answer input[name=mark][value='{mark}']").count():
        assert answer(page), "the game is over too soon"
        page.wait_for_timeout(500)
    expect(page.locator(".question.asked")).to_be_visible(timeout=15_000)


@pytest.mark.slow
def test_whoever_plays_does_not_notice_that_all_workers_are_replaced(server: Server, chromium: Browser) -> None:
    context = chromium.new_context(base_url=server.address, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(15_000)
    begin(page, "duel")
    page.evaluate("() => { window.sameAsBefore = true; }")
    before = workers = server.workers
    server.send(signal.SIGHUP)
    while before & workers:
        page.wait_for_timeout(50)
        if workers != (workers := server.workers):  # somebody has begun, or left
            take_a_turn(page)
    expect(page.locator(".lost-line")).to_be_hidden()
    assert page.evaluate("() => window.sameAsBefore"), "nobody has loaded the page again"
    mark = page.locator("#answer input[name=mark]")
    shown = mark.input_value()
    page.reload()
    assert mark.input_value() == shown, "it was the newest"
    context.close()
