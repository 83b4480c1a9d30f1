"""How the table of Mindbug looks: nothing covers a card, what is told is in sight, and cards are read whole."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.pressing import begin, lay

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Some cards in hand, some in play; whoever plays may attack.
_DUEL = """
game: duel
turn: A
A: {hand: [gorillion, goat-dragon], play: [rhino-turtle, killer-bee]}
B: {hand: [luchataur], play: [plated-scorpion], mindbugs: 0}
"""
# Every name and every power on the table that has something else than its card over one of its edges.
_COVERED = """() => [...document.querySelectorAll("#table .card :is(.name, .badge)")].filter((part) => {
  if (!part.checkVisibility({ visibilityProperty: true })) return false;
  const { left, top, width, height } = part.getBoundingClientRect();
  return [[.5, .5], [.1, .5], [.9, .5], [.5, .1], [.5, .9]].some(([across, down]) => {
    const [x, y] = [left + width * across, top + height * down];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const there = document.elementFromPoint(x, y);
    return there && !part.closest(".card").contains(there);
  });
}).map((part) => part.textContent)"""


def test_what_was_seen_covers_no_creature(new_page: Callable[..., Page]) -> None:
    """Undead Trio has shown three cards: where the two that went back may be is known from then on."""
    page = new_page(**LAPTOP)
    lay(
        page,
        """
game: tag-team
turn: D
unused: [luchataur, giraffodile, killer-bee]
A: {hand: [brain-fly], play: [gorillion, killer-bee], mindbugs: 0, mindfrogs: 0}
B: {hand: [rhino-turtle], play: [bee-bear], mindbugs: 0, mindfrogs: 0}
C: {hand: [shark-dog, giraffodile], mindbugs: 0, mindfrogs: 0}
D: {hand: [undead-trio, plated-scorpion], play: [snail-hydra], mindbugs: 0, mindfrogs: 0}
""",
    )
    page.locator("#card-undead-trio-1 button").click()
    page.get_by_role("button", name="Luchataur").first.click()
    page.get_by_text(re.compile("Killer Bee.* is in the unused pile")).first.wait_for()
    page.wait_for_function(f"() => ({_COVERED})().length === 0")  # cards that go somewhere pass over others


def test_keys_cover_no_words(new_page: Callable[..., Page]) -> None:
    page = new_page(**LAPTOP)
    lay(page, _DUEL)
    crossing = """() => [...document.querySelectorAll(".choice")].filter((one) => {
        const key = one.querySelector(".key").getBoundingClientRect();
        return [...one.querySelectorAll(".name, .text, .pill, .badge")].some((words) => {
            const box = words.getBoundingClientRect();
            const beside = key.left >= box.right || key.right <= box.left;
            return box.width && !beside && key.top < box.bottom && key.bottom > box.top;
        });
    }).map((one) => one.id)"""
    assert page.locator(".choice .key").count() == 4
    assert page.evaluate(crossing) == []
    page.keyboard.press("1")
    expect(page.locator(".creature.attacks, .question.waiting").first).to_be_attached()


def point_at(page: Page, place: Locator) -> Locator:
    """Point at a card until it is read: a page that changes just then puts it away again. What is read."""
    read = page.locator("#inspected.shown-now")
    for _ in range(10):
        page.mouse.move(0, 0)
        place.hover()
        with suppress(TimeoutError):
            read.wait_for(timeout=1000)
            break
    return read


def test_a_card_that_is_pointed_at_is_read_whole_and_the_pointer_is_free(new_page: Callable[..., Page]) -> None:
    page = new_page(**LAPTOP)
    lay(page, _DUEL)
    for card in ("rhino-turtle", "plated-scorpion", "goat-dragon"):
        place = page.locator(f"#card-{card}-1 button")
        read = point_at(page, place)
        expect(read.locator(".name")).to_have_text(card.replace("-", " ").title())
        assert read.evaluate("panel => panel.scrollHeight <= panel.clientHeight")
        panel, box = read.bounding_box(), place.bounding_box()
        assert panel
        assert box
        assert panel["x"] >= box["x"] + box["width"] or panel["x"] + panel["width"] <= box["x"]
        assert panel["y"] >= 0
        assert panel["y"] + panel["height"] <= 768
    expect(page.locator("#inspected dt")).to_have_count(1)
    page.locator("#card-rhino-turtle-1 button").hover()
    expect(page.locator("#inspected dt")).to_have_count(2)


def test_what_comes_to_lie_under_a_resting_pointer_is_not_read(new_page: Callable[..., Page]) -> None:
    """A creature steps forward when it attacks, and the others make room: the question stays in sight."""
    page = new_page(**LAPTOP)
    lay(page, _DUEL)
    creature = page.locator("#card-rhino-turtle-1 button")
    creature.dispatch_event("pointerover")  # as browsers say when a page has changed
    page.wait_for_timeout(800)
    expect(page.locator("#inspected.shown-now")).to_have_count(0)
    creature.hover()
    expect(page.locator("#inspected.shown-now .name")).to_have_text("Rhino Turtle")


def test_a_creature_is_read_above_what_is_asked(new_page: Callable[..., Page]) -> None:
    page = new_page(**LAPTOP)
    lay(page, _DUEL)
    page.locator("#card-rhino-turtle-1 button").hover()
    panel = page.locator("#inspected.shown-now").bounding_box()
    prompt = page.locator(".question").bounding_box()
    assert panel
    assert prompt
    assert panel["y"] + panel["height"] <= prompt["y"]


def test_a_creature_says_what_it_evolves_into(new_page: Callable[..., Page]) -> None:
    page = new_page(**LAPTOP)
    lay(page, _DUEL.replace("killer-bee", "cloud-lady"))
    page.locator("#card-cloud-lady-1 button").hover()
    expect(page.locator("#inspected .evolves b").first).to_be_visible()


def test_on_a_phone_the_story_opens_at_what_happened_last(new_page: Callable[..., Page]) -> None:
    page = new_page(**PHONE)
    lay(page, _DUEL)
    page.locator("#card-killer-bee-1 button").tap()
    page.locator("#sheet-moves button").first.tap()
    page.locator(".just .named").first.wait_for(state="attached")
    page.locator(".whole summary").tap()
    newest, rail = page.locator(".just li").last.bounding_box(), page.locator(".rail").bounding_box()
    assert newest
    assert rail
    assert rail["y"] <= newest["y"] < rail["y"] + rail["height"] <= 844
    page.locator(".whole summary").tap()
    line = page.locator(".rail").bounding_box()
    assert line
    assert line["height"] == 46


def test_the_bar_and_the_prompt_wait_for_the_same_player(new_page: Callable[..., Page]) -> None:
    """It is my turn, and the other one decides whether to take what I play."""
    page, guest = new_page(**PHONE), new_page(**LAPTOP)
    begin(page, "duel", "friends")
    guest.goto(page.locator("#invitation-1").input_value())
    guest.get_by_label("Your name").fill("Leo")
    guest.get_by_role("button", name="Sit down").click()
    page.locator(".question.asked, .question.waiting").first.wait_for()
    first, second = (page, guest) if page.locator(".question.asked").count() else (guest, page)
    first.locator(".hand .choice button").first.click()
    if first is page:  # on a phone it is read first
        first.locator("#sheet-moves button").first.click()
    second.locator(".question.asked").wait_for()
    expect(first.locator(".question.waiting")).to_be_visible()
    assert "Your turn" not in first.locator(".now").inner_text()
    assert "You decide" in second.locator(".now").inner_text()


def test_an_attacker_stands_in_the_middle_of_its_row(new_page: Callable[..., Page]) -> None:
    page = new_page(**LAPTOP)
    lay(
        page,
        """
game: duel
turn: A
A: {hand: [gorillion, brain-fly], play: [bee-bear, luchataur]}
B: {mindbugs: 0, play: [kangasaurus-rex]}
""",
    )
    page.locator("#card-gorillion-1 button").click()
    attacker, row = page.locator(".creature.attacks"), page.locator(".rows:has(.attacks)")
    attacker.wait_for()
    box, around = attacker.bounding_box(), row.bounding_box()
    assert box
    assert around
    assert abs(box["x"] + box["width"] / 2 - around["x"] - around["width"] / 2) < 4
    expect(page.locator("#card-bee-bear-1 .outcome")).to_contain_text(":")


def test_a_pile_to_choose_from_opens_itself(new_page: Callable[..., Page]) -> None:
    page = new_page(**LAPTOP)
    lay(
        page,
        """
game: duel
turn: A
A: {hand: [compost-dragon], discard: [gorillion, shark-dog]}
B: {hand: [luchataur], mindbugs: 0}
""",
    )
    page.locator("#card-compost-dragon-1 button").click()
    page.locator(".spread .choice button").first.click()
    expect(page.locator(".spread")).to_have_count(0)
    expect(page.locator(".mine .creature")).to_have_count(2)
