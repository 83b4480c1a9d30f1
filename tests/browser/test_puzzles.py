"""Puzzles in a browser: solved with keys on a laptop and by touch on a phone, and open to everybody."""

from __future__ import annotations

import re
from collections.abc import Callable

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


def wrong_answer(puzzle: Puzzle) -> str:
    return next(str(move) for move in laid(puzzle.scenario).moves() if move != puzzle.answer)


def test_a_puzzle_is_chosen_failed_shown_and_followed_by_another_with_keys_alone(new_page: Callable[..., Page]) -> None:
    page = new_page(**LAPTOP)
    page.goto("/puzzles")
    assert complaints(page) == []
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Start with an easy one":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".puzzle h2")).to_be_visible()
    puzzle = one_question()
    page.goto(f"/puzzles/{puzzle.id}")
    key = page.locator(f'button[name="move"][value="{wrong_answer(puzzle)}"]').get_attribute("data-key")
    page.keyboard.press(str(key))
    expect(page).to_have_title(re.compile("^That fails."))  # which is what a screen reader says first
    expect(page.locator(".puzzle .why li").first).to_be_visible()
    again = page.get_by_role("link", name="Try again")
    expect(again).to_be_focused()
    expect(again).to_have_accessible_description(re.compile(r"That fails\. .* Rating"))
    assert complaints(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(".question.asked")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(".question")).to_contain_text(f"Step 1 of {len(puzzle.solution)}")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".question")).to_contain_text(f"Step 2 of {len(puzzle.solution)}")
    page.keyboard.press("0")
    expect(page).not_to_have_url(re.compile(puzzle.id))


def test_a_puzzle_is_failed_and_solved_by_touch(new_page: Callable[..., Page]) -> None:
    puzzle = one_question()
    page = new_page(**PHONE, has_touch=True)
    page.goto("/puzzles")
    assert complaints(page) == []
    page.goto(f"/puzzles/{puzzle.id}")
    page.locator(f'button[name="move"][value="{wrong_answer(puzzle)}"]').tap()
    expect(page.locator(".question")).to_contain_text("That fails.")
    expect(page.locator(".puzzle h2")).to_be_visible()  # the goal stays
    assert complaints(page) == []
    page.get_by_role("link", name="Try again").tap()
    page.locator(f'button[name="move"][value="{puzzle.answer}"]').tap()
    expect(page.locator(".question")).to_contain_text("Solved!")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Next puzzle").tap()
    expect(page.locator(".question")).not_to_contain_text("Solved!")
