"""Mind Up! in a browser: cards are revealed one by one, and a round that is over is counted before the next."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.pressing import begin, lay

NewPage = Callable[..., Page]

# Writes down what moves: the card or what it is, how, for how long, after how long a wait.
_RECORDING = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const name = this.dataset?.glide ?? this.className;
  window.moved.push({ name, frames: JSON.stringify(frames), lasts: options.duration, waits: options.delay ?? 0 });
  return animate.call(this, frames, options);
};
"""
# Every hand has two cards: the next choice ends the round.
_LAST_TURN = """
game: mind-up
columns: [5, 4, 3, 2, 1]
row: [11, 31, 51]
deck: [60, 59, 58, 57]
A: {hand: [1, 2], taken: [3, 4, 5, 6, 7]}
B: {hand: [21, 22], taken: [23, 24, 25, 26, 27]}
C: {hand: [41, 42], taken: [43, 44, 45, 46, 47]}
"""
_LIVELY: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": "no-preference"}
_PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def seal(page: Page) -> None:
    page.locator(".up-hand .choice label").first.click()
    page.locator(".seal").click()


def moves(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate("window.moved"))


def is_stretched(frames: str) -> bool:
    """Whether something gets wider by more than it gets higher."""
    return any(
        not 0.8 < float(wide) / float(high) < 1.25 for wide, high in re.findall(r"scale\(([\d.]+), ([\d.]+)\)", frames)
    )


def test_cards_are_turned_one_after_the_other_and_none_is_stretched(new_page: NewPage) -> None:
    """With five players the strips in columns are small: on their way there, cards of the row stay as they are."""
    page = new_page(**_LIVELY)
    page.add_init_script(_RECORDING)
    begin(page, "mind-up", players="5")
    row = page.locator(".up-row [data-glide]").evaluate_all("cards => cards.map((card) => card.dataset.glide)")
    turn = page.locator(".now").inner_text()
    seal(page)
    expect(page.locator(".now")).not_to_have_text(turn)
    moved = moves(page)
    turned = [one for one in moved if "rotateY" in one["frames"]]
    assert [one["waits"] for one in turned] == [0, 400, 800, 1200, 1600]
    numbers = [int(one["name"].removeprefix("up-")) for one in turned]
    assert numbers == sorted(numbers), "the lowest card comes first"
    assert [one["name"] for one in turned] != row
    flown = [one["waits"] for one in moved if one["lasts"] == 380]
    assert flown == [140, 540, 940, 1340, 1740], "each takes its card of the row"
    assert [one for one in moved if is_stretched(one["frames"])] == []


def test_a_press_shows_at_once_where_the_cards_are(new_page: NewPage) -> None:
    page = new_page(**_LIVELY)
    begin(page, "mind-up")
    seal(page)
    page.locator(".up-row [data-from]").first.wait_for()
    page.mouse.click(5, 400)
    expect(page.locator("body.moving")).to_have_count(0, timeout=1000)


def test_the_scoring_of_a_round_waits_for_everybody_on_their_own(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1366, "height": 768})
    lay(page, _LAST_TURN)
    seal(page)
    expect(page.locator(".scored h2")).to_contain_text("round 1")
    expect(page.locator(".counted")).to_have_count(3)
    points = [int(text) for text in page.locator(".round-points b").all_inner_texts()]
    assert points == sorted(points, reverse=True), "the best first"
    for hidden in (".up-row", ".up-hand", ".question"):
        expect(page.locator(hidden)).to_be_hidden()
    page.reload()
    expect(page.locator(".scoring")).to_be_visible()
    page.keyboard.press("0")
    for shown in (".up-row", ".up-hand", ".question.asked"):
        expect(page.locator(shown)).to_be_visible()
    expect(page.locator(".scoring")).to_be_hidden()
    page.reload()
    expect(page.locator(".up-hand")).to_be_visible()
    expect(page.locator(".scoring")).to_be_hidden()
    seal(page)
    expect(page.locator(".scoring")).to_have_count(0)
    expect(page.locator(".up-mine .strip:not(.hollow)")).to_have_count(1)


def test_the_last_scoring_comes_before_the_ending(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1366, "height": 768})
    lay(page, _LAST_TURN.replace("columns", "round: 3\ncolumns").replace("{hand", "{scores: [20, 20], hand"))
    seal(page)
    expect(page.locator(".scoring")).to_be_visible()
    expect(page.locator("#ending")).to_be_hidden()
    page.locator(".question.over .filled").click()
    expect(page.locator("#ending")).to_be_visible()


def test_the_scoring_needs_no_script(new_page: NewPage) -> None:
    scripted = new_page()
    lay(scripted, _LAST_TURN)
    page = new_page(java_script_enabled=False, storage_state=scripted.context.storage_state())
    page.goto(scripted.url)
    seal(page)
    page.goto(scripted.url)  # the bots have sealed, too
    expect(page.locator(".scoring")).to_be_visible()
    expect(page.locator(".count-again")).to_be_hidden()
    page.locator(".scored .filled").click()
    expect(page.locator(".scoring")).to_be_hidden()
    seal(page)
    expect(page.locator(".scoring")).to_have_count(0)


def test_points_are_counted_line_by_line_and_again(new_page: NewPage) -> None:
    page = new_page(**_LIVELY)
    page.add_init_script(_RECORDING)
    lay(page, _LAST_TURN)
    seal(page)
    page.locator(".count-again").wait_for()
    for counted in range(2):
        if counted:
            page.evaluate("window.moved = []")
            page.locator(".count-again").click()
        page.wait_for_function("window.moved.some(({ name }) => name.includes('counting'))")
        waits = sorted({one["waits"] for one in moves(page) if "counting" in one["name"]})
        assert {round(after - before) for before, after in pairwise(waits)} == {250}
        assert len(waits) >= 8, "five columns, bonuses and what they make together"
    page.mouse.click(5, 5)
    expect(page.locator(".scored h2")).to_be_visible()
    assert page.locator(".scored-who").evaluate("who => getComputedStyle(who).opacity") == "1", "a press ends it"


def test_a_phone_shows_the_scoring_and_all_totals_without_scrolling(new_page: NewPage) -> None:
    page = new_page(**_PHONE)
    lay(page, _LAST_TURN)
    expect(page.locator(".up-other .total")).to_have_count(2)
    for total in page.locator(".up-other .total").all():
        expect(total).to_be_in_viewport()
    seal(page)
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".scored .filled")).to_be_in_viewport(ratio=1)
        for points in page.locator(".round-points b").all():
            expect(points).to_be_in_viewport(ratio=1)
        assert page.locator("#content").evaluate("table => table.scrollHeight <= table.clientHeight")
