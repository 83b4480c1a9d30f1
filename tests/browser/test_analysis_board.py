"""The analysis board in a browser: played with keys, laid out by dragging, on a laptop and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mindtable.table.links import packed
from tests.browser.test_for_everyone import SCREENS, complaints

# Little is thought about it, and its moves are forced soon.
POSITION: dict[str, Any] = {
    "game": "duel",
    "A": {"life": 1, "hand": ["gorillion"], "play": ["killer-bee"]},
    "B": {"life": 1, "mindbugs": 0, "hand": ["luchataur"], "play": ["bee-bear"]},
}
OTHERS = [f"/analysis/edit?at={packed(POSITION)}&text=bee", "/decks?text=bee&deck=killer-bee:2"]


def count(page: Page, zone: str, number: int) -> None:
    expect(page.locator(f'[data-zone="{zone}"] .placed')).to_have_count(number)


def test_a_position_is_laid_out_with_mouse_and_keys_and_played(page: Page) -> None:
    page.goto(f"/analysis/edit?at={packed(POSITION)}")
    page.locator("[type=search]").fill("bee bear")
    expect(page.locator(".found-card")).to_have_count(1)
    page.locator(".found-card").drag_to(page.locator('[data-zone="B.hand"]'))
    count(page, "B.hand", 2)
    page.locator('[data-zone="B.hand"] .placed').last.drag_to(page.locator('[data-zone="B.discard"]'))
    count(page, "B.discard", 1)
    page.locator('[data-zone="B.discard"] input').focus()
    page.keyboard.press("Delete")
    count(page, "B.discard", 0)
    page.locator('[name="set.B.life"]').fill("0")
    page.keyboard.press("Tab")
    expect(page.locator(".impossible")).to_be_visible()
    page.locator('[name="set.B.life"]').fill("1")
    page.keyboard.press("Tab")
    page.locator("[data-analyse]").click()
    page.locator(".all-moves a").first.wait_for()
    here = page.url
    page.locator(".hand .choice button").press("Enter")
    expect(page.locator(".now")).to_contain_text("Player B decides")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".now")).to_contain_text("Player A decides")
    assert page.url == here


@pytest.mark.parametrize(("screen", "other"), [*zip(SCREENS, OTHERS, strict=True)], ids=["laptop", "phone"])
def test_everybody_can_use_it(new_page: Callable[..., Page], screen: dict[str, Any], other: str) -> None:
    page = new_page(**screen)
    page.goto(f"/analysis?at={packed(POSITION)}")
    page.locator(".all-moves a").first.wait_for(state="attached")
    if page.locator(".thoughts .whole summary").is_visible():
        page.locator(".thoughts .whole summary").click()
    expect(page.locator(".all-moves a").first).to_be_visible()
    assert complaints(page) == []
    page.goto(other)
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
