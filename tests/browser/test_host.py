"""How the table fares can be read by everyone who runs it: on any screen, in both themes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from mindtable.terminal.commands import main
from tests.browser.conftest import served
from tests.browser.test_for_everyone import SCREENS, complaints


def test_whoever_is_named_finds_the_page(chromium: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as address, chromium.new_context(base_url=address, locale="en") as context:
        page = context.new_page()
        page.goto("/me")
        account = page.locator('form[action="/me/account"]')
        account.get_by_label("Your name").fill("Rosa")
        account.get_by_label("Password").fill("correct horse")
        account.get_by_role("button").click()
        page.locator(".codes").wait_for()
        assert main(["people", "host", "Rosa", "--data", str(tmp_path)]) == 0
        page.goto("/me")
        page.get_by_role("link", name="How the table is doing").press("Enter")
        page.get_by_role("heading", name="The last 14 days").wait_for()
        for screen in SCREENS:
            page.set_viewport_size(screen["viewport"])
            page.emulate_media(color_scheme=screen["color_scheme"])
            assert page.evaluate("document.documentElement.scrollWidth") <= screen["viewport"]["width"]
            assert complaints(page) == []
