"""What is seen moving: attacks, numbers and cards; and calm for who wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pressing import lay, press

# Writes down what is animated: which property, for how long, after how long a wait.
_RECORDING = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const names = Object.keys(Object.assign({}, ...frames));
  const seen = names.filter((name) => !["offset", "easing", "transformOrigin", "zIndex"].includes(name));
  window.moved.push([seen.join(" "), options.duration, options.delay ?? 0]);
  return animate.call(this, frames, options);
};
"""
# Stops whatever moves where it is farthest from its place.
_STOPPING = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const animation = animate.call(this, frames, options);
  animation.pause();
  animation.currentTime = (options.delay ?? 0) + .4 * options.duration;
  return animation;
};
"""
# How far Luchataur is above its area, and what would cut it off there.
_CLIPPED = """
() => {
  const flying = document.querySelector(".laid-over");
  const { top } = flying.getBoundingClientRect();
  const cutting = [];
  for (let one = flying.parentElement; one; one = one.parentElement) {
    const clips = getComputedStyle(one).overflowY !== "visible";
    if (clips && one.getBoundingClientRect().top > top) cutting.push(one.className);
  }
  return [document.querySelector(".mine.place").getBoundingClientRect().top - top, cutting];
}
"""
# Nobody can block Luchataur, so that B loses life and A is asked whether to attack again.
_ATTACK = """
game: duel
turn: A
A: {hand: [gorillion], play: [luchataur]}
B: {hand: [brain-fly]}
"""
# Killer Bee is weaker than what it hunts; then Bee Bear attacks, for B can do nothing else.
_TWO_ATTACKS = """
game: duel
turn: A
A: {hand: [gorillion], play: [killer-bee, gorillion]}
B: {play: [bee-bear]}
"""
# A chooses at once what to defeat.
_CHOICE = """
game: duel
turn: A
A: {hand: [tiger-squirrel, gorillion]}
B: {hand: [brain-fly], play: [luchataur, snail-hydra], mindbugs: 0}
"""


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    return new_page(viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")


def load(page: Page, position: str) -> None:
    page.add_init_script(_RECORDING)
    lay(page, position)


def played(page: Page) -> list[list[Any]]:
    """All that moves after a card was played."""
    load(page, _CHOICE)
    press(page, "play tiger-squirrel")
    expect(page.locator('[value="choose luchataur"]:visible').first).to_be_visible()
    return list(page.evaluate("window.moved"))


def test_a_played_card_goes_to_its_place_and_a_new_question_fades_in(page: Page) -> None:
    moved = played(page)
    assert ["transform", 280, 0] in moved
    assert ["opacity", 160, 0] in moved
    expect(page.locator("body.moving")).to_have_count(0)


def test_without_motion_there_are_short_fades_only(new_page: Callable[..., Page]) -> None:
    moved = played(new_page())
    assert {(name, lasts) for name, lasts, _ in moved} == {("opacity", 120)}


def test_an_attack_is_seen(page: Page) -> None:
    load(page, _ATTACK)
    press(page, "attack luchataur")
    expect(page.locator(".theirs .heart [data-number]")).to_have_text("2")
    moved = page.evaluate("window.moved")
    assert ["translate", 320, 0] in moved, "Luchataur lunges"
    assert ["scale", 200, 0] in moved, "life bounces"


def test_nothing_clips_an_attacker(page: Page) -> None:
    page.add_init_script(_STOPPING)
    lay(page, _ATTACK)
    press(page, "attack luchataur")
    page.locator(".laid-over.creature").wait_for()
    above, cutting = page.evaluate(_CLIPPED)
    assert above > 10
    assert cutting == []


def test_attacks_that_come_at_once_are_seen_one_after_the_other(page: Page) -> None:
    """From the first to the last moment of a replay there are two; who has fallen leaves after them."""
    load(page, _TWO_ATTACKS)
    press(page, "attack killer-bee")
    press(page, "hunt bee-bear")
    page.locator('[value="block gorillion"]:visible').first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.locator("#do-more summary", has_text="Resign").click()
    page.locator("#do-more details[open] button").click()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*", wait_until="load")
    expect(page.locator(".mine .creature")).to_have_count(2)
    page.keyboard.press("End")
    expect(page.locator(".mine .creature")).to_have_count(1)
    moved = page.evaluate("window.moved")
    assert [wait for name, lasts, wait in moved if (name, lasts) == ("translate", 320)] == [0, 320, 320, 640], (
        "Killer Bee attacks, it and Bee Bear meet, Bee Bear attacks"
    )
    assert [wait for _, lasts, wait in moved if lasts == 360] == [960], "Killer Bee leaves"
    expect(page.locator(".laid-over")).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator(".mine .creature")).to_have_count(2)
    assert page.evaluate("window.moved.filter(([name]) => name === 'translate').length") == 4, (
        "nothing attacks on the way back"
    )


@pytest.mark.parametrize("lively", [True, False])
def test_an_exhausted_creature_is_tilted(new_page: Callable[..., Page], lively: bool) -> None:
    page = new_page(reduced_motion="no-preference" if lively else "reduce")
    load(page, _ATTACK.replace("play: [luchataur]", "play: [{card: rhino-turtle, exhausted: true}]"))
    tilt = page.locator(".creature.exhausted .card").evaluate("card => getComputedStyle(card).transform")
    assert (tilt != "none") == lively
