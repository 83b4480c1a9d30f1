"""The table in a real browser: whole games, two people, one screen, keys alone, a phone, replays."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mindtable.wording import LANGUAGES
from tests.browser.pressing import answer, begin, lay, play_to_the_end, quicken

PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("game", ["duel", "tag-team", "mind-up"])
def test_a_whole_game_against_bots(new_page: Callable[..., Page], game: str) -> None:
    page = new_page(viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")
    begin(page, game)
    play_to_the_end(page)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_two_browsers_against_each_other(page: Page, new_page: Callable[..., Page]) -> None:
    begin(page, "duel", "friends")
    expect(page.locator(".now")).to_have_text("Waiting for players")
    guest, watching = new_page(), new_page()
    guest.goto(page.locator("#invitation-1").input_value())
    guest.get_by_label("Your name").fill("Tom")
    guest.get_by_role("button", name="Sit down").click()
    watching.goto(page.url)
    expect(page.get_by_role("region", name="Tom", exact=True)).to_be_visible()
    play_to_the_end(page, guest)
    expect(watching.locator(".ending")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != watching.url)
    guest.get_by_role("link", name="Join the rematch").click()
    guest.wait_for_url(page.url)
    expect(guest.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(5)


def test_a_lost_connection_comes_back(page: Page, new_page: Callable[..., Page]) -> None:
    begin(page, "duel", "friends")
    guest = new_page()
    guest.goto(page.locator("#invitation-1").input_value())
    page.context.set_offline(True)
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/games/*")
    page.context.set_offline(False)
    expect(page.locator(".question.lobby")).to_have_count(0, timeout=20_000)
    reopened = page.context.new_page()
    reopened.goto(page.url)
    expect(reopened.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(5)


def test_one_screen(page: Page) -> None:
    begin(page, "duel", "screen")
    quicken(page)
    for _ in range(30):
        assert page.locator(":root:has(.curtain):has([data-read])").count() == 0, "a card is seen beside the curtain"
        answer(page)


def test_keys_alone(page: Page) -> None:
    """From the first page to moves in a game without a pointer."""
    page.goto("/")
    page.locator(".segments input").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/games/*")
    for _ in range(8):
        page.locator(".question.asked, .ending").first.wait_for()
        if page.locator(".ending").count():
            break
        mark = page.locator("input[name=mark]").get_attribute("value")
        page.keyboard.press("1")
        expect(page.locator(f'input[name=mark][value="{mark}"]')).to_have_count(0)
    begin(page, "mind-up")
    page.locator(".question.asked").wait_for()
    page.keyboard.press("2")
    expect(page.locator(".seal")).to_have_text(re.compile(r"Seal \d+"))
    turn = page.locator(".now").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".now")).not_to_have_text(turn)


def test_a_phone(new_page: Callable[..., Page]) -> None:
    """A touch reads a card; its moves are buttons below. Nothing is wider than the screen."""
    page = new_page(**PHONE)
    begin(page, "duel")
    for _ in range(6):
        page.locator(".question.asked, .ending").first.wait_for()
        if page.locator(".ending").count():
            break
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 320
        mark = page.locator("input[name=mark]").get_attribute("value")
        card = page.locator("#table button.card[data-moves]:visible")
        if card.count():
            card.first.tap()
            page.locator("#sheet .reading").wait_for()
            page.locator("#sheet-moves button").first.tap()
        else:
            page.locator(".question .answer").last.tap()
        expect(page.locator(f'input[name=mark][value="{mark}"]')).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(new_page: Callable[..., Page], language: str) -> None:
    page = new_page(locale=language)
    for path in ("/", "/cards", "/cards/killer-bee", "/rules", "/about", "/replay"):
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
    for game in ("duel", "tag-team", "mind-up"):
        begin(page, game)
        expect(page.locator(".question")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_the_narrowest_screen(new_page: Callable[..., Page], language: str) -> None:
    page = new_page(**PHONE, locale=language)
    for path in ("/rules", "/rules/duel", "/rules/tag-team", "/rules/mind-up"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path


def test_the_rules_are_looked_up_without_leaving_the_game(page: Page) -> None:
    begin(page, "tag-team")
    game = page.url
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rules").click()
    assert opened.value.url.endswith("/rules/tag-team")
    assert page.url == game


def test_a_language_is_chosen(page: Page) -> None:
    page.goto("/rules")
    page.get_by_text("English ▾").or_(page.locator("summary:has-text('English')")).first.click()
    other = next(language for language in LANGUAGES if language != "en")
    page.locator(f"button[name=language][value={other}]").click()
    expect(page.locator("html")).to_have_attribute("lang", other)
    assert page.url.endswith("/rules")


def test_a_replay(page: Page) -> None:
    begin(page, "duel")
    play_to_the_end(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    expect(page.locator(".step")).to_have_text(re.compile("Move 0 of"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".step")).to_have_text(re.compile("Move [12] of"))
    expect(page).to_have_url(re.compile(r"move=[12]"))
    page.keyboard.press("End")
    expect(page.locator(".replay-bar h2")).to_have_text(re.compile("^You (win|lose)"))
    page.locator(".more-of-replay summary").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    assert download.value.path().read_text().startswith("Mindtable record")
    page.get_by_role("slider").fill("2")
    expect(page.locator(".step")).to_have_text(re.compile("Move 2 of"))
    expect(page).to_have_url(re.compile("move=2"))
    page.get_by_role("slider").fill("1")
    expect(page.locator(".replay-bar h2")).to_have_text(re.compile(r" played .+\.$"))  # not what was drawn for it
    page.get_by_role("slider").fill("2")
    expect(page).to_have_url(re.compile("move=2"))
    page.get_by_label("Seen by").select_option(index=1)
    expect(page).to_have_url(re.compile("move=2&as=A"))
    page.keyboard.press("Home")
    expect(page.locator(".step")).to_have_text(re.compile("Move 0 of"))
    page.get_by_role("button", name="Autoplay").click()
    expect(page.locator(".step")).to_have_text(re.compile("Move 1 of"))
    page.get_by_role("button", name="Autoplay").click()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/games/*")


def test_a_replay_on_a_phone(new_page: Callable[..., Page]) -> None:
    page = new_page(**PHONE)
    begin(page, "duel")
    page.get_by_role("button", name="Menu").tap()
    page.locator("#do-more summary", has_text="Resign").tap()
    page.locator("#do-more details[open] button").tap()
    page.get_by_role("link", name="Replay").tap()
    page.wait_for_url("**/replay/*")
    bar = page.locator(".replay-bar").bounding_box()
    assert bar is not None
    assert bar["width"] <= 320
    assert bar["height"] < 240
    link = page.get_by_role("button", name="Copy link")
    expect(link).to_be_hidden()
    page.locator(".more-of-replay").tap()
    expect(link).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").tap()
    assert download.value.path().read_text().startswith("Mindtable record")


def test_a_card_is_read_beside_the_table(page: Page) -> None:
    begin(page, "duel")
    card = page.locator(".hand [data-read]").first
    card.hover()
    name = card.locator(".name").inner_text().replace("\u00ad", "")
    expect(page.locator("#inspected .name")).to_have_text(name)


_FIRST_VISIT = 200_000  # bytes


def _received(page: Page) -> list[int]:
    """How many bytes each file has that a page loads from now on, as they are sent."""
    received: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda loaded: received.append(loaded["encodedDataLength"]))
    return received


@pytest.mark.parametrize("path", ["/", "/cards", "/cards/gorillion", "/rules", "/rules/duel"])
def test_first_pages_are_small(page: Page, path: str) -> None:
    """All told, as a browser that has nothing yet receives it."""
    received = _received(page)
    page.goto(path)
    page.wait_for_load_state("networkidle")  # fonts, and pictures that are loaded when they are near
    assert 10_000 < sum(received) < _FIRST_VISIT


@pytest.mark.parametrize("game", ["duel", "tag-team", "mind-up"])
def test_a_first_visit_is_small(page: Page, game: str) -> None:
    """The first page and a game that is begun there, with everything they load."""
    received = _received(page)
    begin(page, game)
    page.wait_for_timeout(1000)
    assert 50_000 < sum(received) < _FIRST_VISIT, sum(received)


# A moment in which one creature cannot attack.
_LIZARD = """
game: duel
turn: A
A: {hand: [gorillion], play: [cave-lizard, bee-bear]}
B: {hand: [luchataur]}
"""


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["laptop", "phone"])
def test_a_card_that_cannot_be_chosen_says_why_not(new_page: Callable[..., Page], screen: dict[str, Any]) -> None:
    page = new_page(**screen)
    lay(page, _LIZARD)
    lizard = page.locator("#card-cave-lizard-1 button")
    expect(lizard).to_contain_text("Can’t attack")
    lizard.press("Enter")
    expect(page.locator("#sheet-why")).to_have_text("Cave Lizard cannot attack.")
    page.keyboard.press("Escape")
    page.locator("#card-gorillion-1 button").focus()
    if not screen:
        lizard.hover()
        expect(page.locator("#inspected .why-not")).to_have_text("Cave Lizard cannot attack.")
        page.locator("#card-bee-bear-1 button").hover()
        expect(page.locator("#inspected .why-not")).to_have_count(0)


def all_four_are_seen(page: Page) -> bool:
    """Whether the creatures of both teams are, unless a card stands in their place. A fight is put aside."""
    fight = page.locator(".fight[open] summary")
    if fight.count():
        fight.tap()
    return page.locator(".rows:visible").count() == (0 if page.locator(".shown").count() else 2)


def test_a_phone_shows_the_creatures_of_all_four(new_page: Callable[..., Page]) -> None:
    page = new_page(**PHONE)
    begin(page, "tag-team")
    quicken(page)
    for _ in range(6):
        page.locator(".question.asked, .ending").first.wait_for()  # until then anything may still change
        if page.locator(".ending").count():
            break
        for _ in range(100):  # the answer before may only come through now, and change what is asked
            if all_four_are_seen(page):
                break
            page.wait_for_timeout(50)
        assert all_four_are_seen(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        answer(page)


def test_a_laptop_shows_the_whole_hand(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 1366, "height": 768})
    begin(page, "duel")
    page.locator(".question.asked").wait_for()
    card = page.locator(".hand .hand-card .card").first.bounding_box()
    assert card is not None
    assert card["y"] + card["height"] <= 768


# A moment in which everything that may be chosen is on the table: all creatures and the whole hand.
_FULL = """
game: duel
turn: A
A: {hand: [gorillion, luchataur, brain-fly, giraffodile, snail-hydra],
    play: [goblin-werewolf, elephantopus, killer-bee, shark-dog]}
B: {hand: [compost-dragon], play: [bee-bear]}
"""
# Where the ring of every card that may be chosen ends, and the part of the table that shows it.
_RINGS = """() => [...document.querySelectorAll(".creatures, .hand .cards")].map((row) => {
  const clips = getComputedStyle(row).overflowX !== "visible";
  const view = (clips ? row : document.body).getBoundingClientRect();
  const measure = (name) => parseFloat(getComputedStyle(row).getPropertyValue(name));
  const ring = measure("--ring-gap") + measure("--ring");
  const rings = [...row.querySelectorAll(".choice > .card")].map((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return [left - ring, right + ring, top - ring, bottom + ring];
  });
  return [[view.left, view.right, view.top, Math.min(view.bottom, innerHeight)], rings];
})"""


@pytest.mark.parametrize("screen", [{"viewport": {"width": 1366, "height": 768}}, PHONE], ids=["laptop", "phone"])
def test_no_ring_is_cut_and_none_touches_another(new_page: Callable[..., Page], screen: dict[str, Any]) -> None:
    page = new_page(**screen)
    lay(page, _FULL)
    rows = [row for row in page.evaluate(_RINGS) if row[1]]
    assert [len(rings) for _, rings in rows] == [4, 5]
    for (left, right, top, bottom), rings in rows:
        assert rings[0][0] > left
        assert all(ring[2] > top and ring[3] < bottom for ring in rings)
        assert all(one[1] < other[0] for one, other in pairwise(rings))
        assert rings[-1][1] < right or screen is PHONE, "a phone shows the rest when the row is pushed aside"


@pytest.mark.parametrize("screen", [{"viewport": {"width": 1366, "height": 768}}, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("players", ["3", "6"])
def test_mind_up_has_room_for_all(new_page: Callable[..., Page], screen: dict[str, Any], players: str) -> None:
    """No card of the row lies on another, and nothing leaves the place where it belongs."""
    page = new_page(**screen)
    begin(page, "mind-up", players=players, objectives="2")
    page.locator(".question.asked").wait_for()
    inside = """([box, part]) => [...document.querySelectorAll(box)].every((outer) => {
        const room = outer.getBoundingClientRect();
        return [...outer.querySelectorAll(part)].every((inner) => {
            const place = inner.getBoundingClientRect();
            return place.left >= room.left && place.right <= room.right && place.bottom <= room.bottom;
        });
    })"""
    places = {".up-row": ".up-card", ".up-other": ".total", ".up-mine": ".columns > li", "body": ".seal"}
    for box, part in places.items():
        assert page.evaluate(inside, [box, part]), (box, part)
    row = page.locator(".up-row .up-card").all()
    assert len(row) == int(players)
    boxes = [card.bounding_box() for card in row]
    for left, right in pairwise(boxes):
        assert left
        assert right
        assert left["x"] + left["width"] <= right["x"]
        assert left["y"] == right["y"]


def test_on_a_phone_the_columns_of_another_open(new_page: Callable[..., Page]) -> None:
    page = new_page(**PHONE)
    begin(page, "mind-up")
    page.locator(".question.asked").wait_for()
    columns = page.locator(".others .columns").first
    expect(columns).to_be_hidden()
    page.locator(".up-open").first.tap()
    expect(columns).to_be_visible()


def test_cards_are_sifted_while_somebody_types(page: Page) -> None:
    page.goto("/cards")
    page.get_by_label("Name or text").press_sequentially("killer bee")
    expect(page.locator("#gallery .name")).to_have_text(["Killer Bee", "Blessed Killer Bee"])
    expect(page.locator("#found")).to_have_text("2 cards")
    page.get_by_label("Set").select_option("first-contact")
    expect(page.locator("#found")).to_have_text("1 card")
    expect(page).to_have_url(re.compile("set=first-contact"))
    page.reload()
    expect(page.locator("#gallery .name")).to_have_text(["Killer Bee"])
