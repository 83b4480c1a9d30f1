"""Puzzles in a browser: solved with keys on a laptop and by touch on a phone, and open to everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mindtable.puzzles import Goal, Puzzle, entries, puzzle_with
from mindtable.puzzles.puzzle import laid
from tests.browser.test_for_everyone import SCREENS, complaints

LAPTOP, PHONE = SCREENS


def one_question() -> Puzzle:
    """A puzzle that asks whether to use a Mindbug: its answers are buttons."""
    for entry in entries():
        if entry.goal is Goal.ONLY_ANSWER and laid((found := puzzle_with(entry.id)).scenario).question == "mindbug":
            return found
    raise LookupError


def answer(page: Page, move: str) -> None:
    page.locator(f'button[name="move"][value="{move}"]').first.click()


@pytest.mark.parametrize("screen", SCREENS, ids=["laptop", "phone"])
def test_a_puzzle_is_failed_solved_and_followed_by_another(
    new_page: Callable[..., Page], screen: dict[str, Any]
) -> None:
    puzzle = one_question()
    wrong = next(str(move) for move in laid(puzzle.scenario).moves() if move != puzzle.answer)
    page = new_page(**screen)
    page.goto("/puzzles")
    assert complaints(page) == []
    page.goto(f"/puzzles/{puzzle.id}")
    answer(page, wrong)
    expect(page.locator(".question")).to_contain_text("That fails.")
    assert complaints(page) == []
    page.keyboard.press("0")
    expect(page.locator(".question")).not_to_contain_text("That fails.")
    answer(page, str(puzzle.answer))
    expect(page.locator(".question")).to_contain_text("Solved!")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("0")
    expect(page.locator(".question")).not_to_contain_text("Solved!")
