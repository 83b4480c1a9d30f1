"""Two strangers in two browsers: one waits, the other comes, and both are led to their game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_for_everyone import complaints


def sits(page: Page) -> None:
    expect(page).to_have_url(re.compile(r"/games/[\w-]+$"))


def test_two_strangers_find_each_other(new_page: NewPage) -> None:
    rosa = new_page(viewport={"width": 390, "height": 844}, color_scheme="dark")
    rosa.goto("/lobby")
    rosa.get_by_role("button", name=re.compile("3 min")).click()
    expect(rosa.locator(".open-row.mine time")).to_have_text(re.compile(r"^0:0\d$"))
    assert complaints(rosa) == []
    kim = new_page()
    kim.goto("/lobby")
    expect(kim.locator(".quick", has_text="3 min")).to_contain_text("1 waiting")
    assert complaints(kim) == []
    kim.locator(".open-row").get_by_role("button").press("Enter")
    sits(kim)
    sits(rosa)
    assert rosa.url == kim.url
