"""What studies have shown: tables that are sorted by what is pressed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page


def column(table: Locator, number: int) -> list[str]:
    return table.locator(f"tbody tr > :nth-child({number})").all_inner_texts()


def test_a_table_is_sorted_by_its_headings_and_says_how(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.goto("/lab/duel-first-contact")
    table = page.locator("table").first
    as_shown = column(table, 1)
    sorted_by = table.locator("[aria-sort]")
    assert sorted_by.inner_text() == "Worth"
    table.get_by_role("button", name="Name").press("Enter")
    assert column(table, 1) == sorted(as_shown)
    assert sorted_by.get_attribute("aria-sort") == "ascending"
    table.get_by_role("button", name="Name").click()
    assert column(table, 1) == sorted(as_shown, reverse=True)
    assert sorted_by.get_attribute("aria-sort") == "descending"
    table.get_by_role("button", name="Rank").click()
    assert column(table, 1)[0] == as_shown[0]
    table.get_by_role("button", name="Worth").click()
    assert column(table, 1) == as_shown
