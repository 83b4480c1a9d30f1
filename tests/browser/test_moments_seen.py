"""Great moments are seen once and never in the way; what happened is announced, and can be seen again and heard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pressing import lay, press

# Nobody can block Luchataur; B is left with one life, and A is asked whether to attack again.
_LAST_LIFE = """
game: duel
turn: A
A: {hand: [gorillion], play: [luchataur]}
B: {hand: [brain-fly], life: 2}
"""
# Puts the page there is once more, with one more great moment: a Mindbug was used.
_MINDBUG = """
() => {
  const table = document.getElementById("table");
  const copy = table.cloneNode(true);
  for (const laid of copy.querySelectorAll(".laid-over")) laid.remove();
  const last = Number(copy.querySelector("#moments > li:last-child")?.dataset.moment ?? 0);
  copy.querySelector("#moments").insertAdjacentHTML("beforeend", `<li data-moment="${last + 1}" data-kind="taken"
    data-whose="A" data-card="gorillion" data-ours><div><p class="cut-in-title">Gorillion is yours.</p></div></li>`);
  return htmx.swap({ sourceElement: table, target: table, text: copy.innerHTML, swap: "innerMorph" });
}
"""


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    return new_page(viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")


def attacked(page: Page) -> Page:
    """A page on which somebody has just come to their last life."""
    lay(page, _LAST_LIFE)
    press(page, "attack luchataur")
    expect(page.locator(".theirs .heart [data-number]")).to_have_text("1")
    return page


def test_the_last_life_is_a_ribbon_that_is_seen_once(page: Page) -> None:
    attacked(page)
    expect(page.locator(".cut-in.ribbon .cut-in-title")).to_contain_text("last life!")
    expect(page.locator(".cut-in")).to_have_count(0)
    page.reload()
    page.locator('[value="again"]:visible').first.wait_for()
    assert page.locator(".cut-in").count() == 0


def test_a_mindbug_fills_the_screen_and_is_not_in_the_way(page: Page) -> None:
    lay(page, _LAST_LIFE)
    page.evaluate(_MINDBUG)
    band = page.locator(".cut-in-band")
    expect(band).to_contain_text("Gorillion is yours.")
    assert (band.bounding_box() or {"width": 0})["width"] > 1366
    press(page, "attack luchataur")
    expect(page.locator(".theirs .heart [data-number]")).to_have_text("1")
    expect(page.locator(".cut-in:not(.ribbon)")).to_have_count(0, timeout=500)


def test_any_key_ends_it(page: Page) -> None:
    lay(page, _LAST_LIFE)
    page.evaluate(_MINDBUG)
    expect(page.locator(".cut-in")).to_be_visible()
    page.keyboard.press("Shift")
    expect(page.locator(".cut-in")).to_have_count(0, timeout=500)


def test_without_motion_it_stands_still(new_page: Callable[..., Page]) -> None:
    page = new_page()
    lay(page, _LAST_LIFE)
    page.evaluate(_MINDBUG)
    expect(page.locator(".cut-in-band")).to_be_visible()
    moves = "document.getAnimations().flatMap((one) => one.effect.getKeyframes()).map((frame) => frame.transform)"
    assert {frame for frame in page.evaluate(moves) if frame} <= {"none"}


def test_great_moments_can_be_switched_off(page: Page) -> None:
    lay(page, _LAST_LIFE)
    page.locator(".bar .to-menu").click()
    page.locator('[name="cut-ins"][value="off"]').click()
    page.locator('[value="attack luchataur"]:visible').first.wait_for()
    expect(page.locator("html")).to_have_attribute("data-cut-ins", "off")
    page.evaluate(
        "window.shown = []; new MutationObserver((all) => all.forEach((one) => shown.push(...one.addedNodes)))"
        ".observe(document.body, { childList: true })"
    )
    press(page, "attack luchataur")
    expect(page.locator(".theirs .heart [data-number]")).to_have_text("1")
    assert page.evaluate("shown.filter((one) => one.matches?.('.cut-in')).length") == 0


def test_what_is_told_is_announced_once_and_the_question_after_it(page: Page) -> None:
    attacked(page)
    announced = page.locator("#announced p")
    expect(announced.last).to_have_text(page.locator(".question h2").inner_text())
    said = announced.all_inner_texts()
    assert [text for text in said if "Luchataur" in text]
    assert len(said) == len(set(said))
    page.evaluate(_MINDBUG)
    assert announced.all_inner_texts() == said


def test_what_just_happened_is_seen_again_and_then_the_game_goes_on(page: Page) -> None:
    attacked(page)
    page.locator("[data-again]:visible").first.click()
    expect(page.locator(".theirs .heart [data-number]")).to_have_text("2")
    expect(page.locator(".question.asked")).to_have_count(0)
    expect(page.locator(".theirs .heart [data-number]")).to_have_text("1")
    expect(page.locator(".question.asked")).to_have_count(1)
    expect(page.locator("body.again")).to_have_count(0)
    press(page, "again")
    expect(page.locator(".question.over")).to_have_count(1)


def test_a_key_ends_what_is_seen_again(page: Page) -> None:
    attacked(page)
    page.locator("[data-again]:visible").first.click()
    expect(page.locator("body.again")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".question.asked")).to_have_count(1, timeout=500)


def test_sound_is_loaded_when_it_is_switched_on_and_stays_on(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    lay(page, _LAST_LIFE)
    assert not [url for url in asked if "sounds.js" in url]
    with page.expect_request("**/sounds.js*"), page.expect_request("**/settings"):
        page.get_by_role("button", name="Sound off").first.click()
    expect(page.get_by_role("button", name="Sound on").first).to_be_visible()
    press(page, "attack luchataur")
    expect(page.locator(".theirs .heart [data-number]")).to_have_text("1")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-sound", "on")
