"""What is seen moving: attacks, numbers, cards that are turned and walk to their columns; and calm for who wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from pressing import begin

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
# Nobody can block Bee Bear, so that B loses life.
_ATTACK = """
game: duel
turn: A
A: {hand: [gorillion], play: [bee-bear]}
B: {hand: [luchataur], play: [tiger-squirrel]}
"""


def attacked(page: Page) -> list[list[Any]]:
    """All that moves after an attack."""
    page.add_init_script(_RECORDING)
    page.goto("/replay")
    page.locator("textarea").fill(_ATTACK)
    page.locator("main button.filled").click()
    page.locator('.answer[value="attack bee-bear"]').click()
    expect(page.locator(".theirs .heart")).to_have_text("2")
    return list(page.evaluate("window.moved"))


def test_an_attack_is_seen(page: Page) -> None:
    moved = attacked(page)
    assert ["scale", 200, 0] in moved, "life bounces"
    assert ["opacity", 160, 0] in moved, "a new question fades in"
    expect(page.locator("body.moving")).to_have_count(0)


def test_without_motion_there_are_short_fades_only(new_page: Callable[..., Page]) -> None:
    assert {(name, lasts) for name, lasts, _ in attacked(new_page(reduced_motion="reduce"))} == {("opacity", 120)}


def test_cards_turn_together_and_then_walk_one_after_the_other(page: Page) -> None:
    page.add_init_script(_RECORDING)
    begin(page, "mind-up")
    page.locator(".up-hand .choice label").first.click()
    turn = page.locator(".now").inner_text()
    page.locator(".seal").click()
    expect(page.locator(".now")).not_to_have_text(turn)
    moved = page.evaluate("window.moved")
    assert [wait for _, lasts, wait in moved if wait and lasts == 280] == [300, 390, 480, 570]
    assert [lasts for _, lasts, _ in moved].count(300 + 4 * 90 + 280) == 4, "what was played is the new row"


@pytest.mark.parametrize("lively", [True, False])
def test_an_exhausted_creature_is_tilted(new_page: Callable[..., Page], lively: bool) -> None:
    page = new_page(reduced_motion="no-preference" if lively else "reduce")
    page.goto("/replay")
    page.locator("textarea").fill(_ATTACK.replace("play: [bee-bear]", "play: [{card: rhino-turtle, exhausted: true}]"))
    page.locator("main button.filled").click()
    tilt = page.locator(".creature.exhausted .card").evaluate("card => getComputedStyle(card).transform")
    assert (tilt != "none") == lively
