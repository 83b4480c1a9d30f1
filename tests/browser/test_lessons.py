"""Lessons in a browser: what is suggested is lit and free, a click answers, and the coach goes on by itself."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mindtable.learn import chapters
from tests.browser.conftest import NewPage

LAPTOP = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
# Whether the middle of what is lit can be touched, and what the coach says can be read whole.
IS_FREE = """one => {
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const coach = document.getElementById("coach");
  return one.contains(there) && coach.scrollWidth <= coach.clientWidth && box.bottom <= innerHeight + 1;
}"""
ASKED_AGAIN = "mark => document.querySelector('#table input[name=mark]')?.value !== mark"
IN_SHEET = "document.querySelector('#sheet[open] .lit')"
# Counts the frames in which something moved, and those of them in which the coach spoke.
WATCH = """() => {
  window.moved = window.spokeEarly = 0;
  const look = () => {
    const moves = document.body.classList.contains("moving");
    window.moved += moves;
    window.spokeEarly += moves && getComputedStyle(document.querySelector("#coach .words")).visibility === "visible";
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
NOBODY_DUE = "() => !document.querySelector('#coach [data-others-due], #coach.silent')"


@pytest.fixture
def quick(new_page: NewPage, address: str) -> NewPage:
    """Opens pages of somebody who lets bots act quickly."""

    def new(**screen: Any) -> Page:
        page = new_page(**screen)
        page.context.add_cookies([{"name": "pace", "value": "quick", "url": address}])
        return page

    return new


def answer(page: Page, lit: Locator) -> None:
    """Answer with what is lit: by a click, in the sheet it opens on a phone, or sealed where all choose at once."""
    mark = page.locator("#table input[name=mark]").first.input_value()
    if lit.evaluate("one => one.matches('label')"):
        lit.click()
        page.locator("#table button.seal").click()
    else:
        (lit if lit.evaluate("one => one.matches('button')") else lit.locator("button").first).click()
    page.wait_for_function(f"mark => {IN_SHEET} || ({ASKED_AGAIN})(mark)", arg=mark)
    if page.locator("#sheet[open]").count():
        page.locator("#sheet-moves .lit").click()
    page.wait_for_function(ASKED_AGAIN, arg=mark)


def learn(page: Page) -> int:
    """Do what is suggested to the end; how many answers that took."""
    for answers in range(20):
        page.wait_for_function(NOBODY_DUE)
        if not page.locator("#coach").get_attribute("data-suggested"):
            return answers
        lit = page.locator("#table .lit").filter(visible=True).first
        expect(lit).to_be_visible()
        assert lit.evaluate(IS_FREE), page.locator("#coach h2").inner_text()
        answer(page, lit)
    pytest.fail("the lesson never ends")


def test_the_first_game_by_touch(quick: NewPage) -> None:
    page = quick(**PHONE)
    page.goto("/")
    page.get_by_role("link", name="Show me").click()
    assert learn(page) == 10
    expect(page.locator("#coach h2")).to_have_text("That’s it!")
    page.get_by_role("button", name="Now a real game").click()
    page.locator(".question.asked, .question.waiting").first.wait_for()


@pytest.mark.parametrize("lesson", [chapter.lessons[0].id for chapter in chapters()[1:] if chapter.lessons])
def test_a_lesson_of_each_kind_by_click(quick: NewPage, lesson: str) -> None:
    page = quick(**LAPTOP)
    page.goto(f"/learn/{lesson}")
    assert learn(page) > 0
    expect(page.locator("#coach h2")).to_have_text("That’s it!")


def test_another_answer_by_key_and_the_way_back(quick: NewPage) -> None:
    page = quick(**LAPTOP)
    page.goto("/learn/bait")
    expect(page.locator("#table .lit")).to_have_count(1)
    page.keyboard.press("1")
    expect(page.locator("#coach .remark")).to_contain_text("could block this attack")
    page.get_by_role("button", name="Back to the step").click()
    expect(page.locator("#coach h2")).to_contain_text("Gorillion")
    assert learn(page) == 2


def test_the_coach_speaks_once_the_table_rests(quick: NewPage) -> None:
    page = quick(**LAPTOP, reduced_motion="no-preference")
    page.goto("/learn/frenzy")
    lit = page.locator("#table .lit")
    expect(lit).to_have_count(1)
    page.evaluate(WATCH)
    answer(page, lit)
    page.wait_for_function(NOBODY_DUE)
    expect(page.locator("#coach .remark")).to_contain_text("Giraffodile blocked and was defeated")
    assert page.evaluate("[window.moved > 0, window.spokeEarly]") == [True, 0]


def test_a_lesson_without_a_script(new_page: NewPage) -> None:
    page = new_page(**LAPTOP, java_script_enabled=False)
    page.goto("/learn/bait")
    page.locator("button[name=move][value='play gorillion']").click()
    page.get_by_role("button", name="Go on").click()
    page.locator("button[name=move][value='play killer-bee']").click()
    expect(page.locator("#coach h2")).to_have_text("That’s it!")


def test_words_are_found_in_the_rules(page: Page) -> None:
    page.goto("/rules/duel")
    page.get_by_role("searchbox").fill("poison")
    expect(page.locator("#poisonous")).to_be_visible()
    expect(page.locator("#sneaky")).to_be_hidden()
    expect(page.locator("#setup")).to_be_hidden()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text("Nothing found. Try another word.")
