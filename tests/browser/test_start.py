"""The first page, and what leads from it to a table: who sits there, what is handed over, and what can be loaded."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from mindtable.art.characters import CHARACTERS
from tests.browser.pressing import begin

# How much lighter than another one colour is, as in WCAG 2.2; what is behind the letters is opaque.
_CONTRAST = """key => {
  const light = (colour) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    const [red, green, blue] = parts.map((part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
    return .2126 * red + .7152 * green + .0722 * blue + .05;
  };
  const style = getComputedStyle(key);
  const [dark, bright] = [light(style.color), light(style.backgroundColor)].sort((one, other) => one - other);
  return bright / dark;
}"""

_PLACES = """JSON.stringify(
  [...document.querySelectorAll(".seat, .seat .who, .seat .called")].map((one) => one.getBoundingClientRect())
)"""


def test_the_button_says_what_it_does(page: Page) -> None:
    page.goto("/")
    button = page.locator("button.large")
    expect(button).to_have_text("Play Medium bot", use_inner_text=True)
    page.get_by_text("Hard", exact=True).click()
    expect(button).to_have_text("Play Hard bot", use_inner_text=True)
    page.get_by_text("Mind Up!", exact=True).click()
    expect(button).to_have_text("Play with Hard bots", use_inner_text=True)
    page.get_by_text("More options").click()
    page.get_by_label("Player 2").select_option("A friend, by link")
    expect(button).to_have_text("New game", use_inner_text=True)


def test_who_does_not_play_a_game_is_stood_in_for(page: Page) -> None:
    page.goto("/")
    button, line = page.locator("button.large"), page.locator(".opponent p").filter(visible=True)
    page.get_by_text("Attacker", exact=True).click()
    expect(button).to_have_text("Play Attacker bot", use_inner_text=True)
    expect(line).to_have_text("Bruno attacks at every chance.")
    page.get_by_text("Mind Up!", exact=True).click()
    expect(button).to_have_text("Play with Expert bots", use_inner_text=True)
    expect(line).to_contain_text("Luna overlooks things.")


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize("game", ["duel", "tag-team", "mind-up"])
def test_nothing_jumps_when_another_level_is_chosen(
    new_page: Callable[..., Page], size: tuple[int, int], game: str
) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]})
    page.goto("/")
    page.locator(f".segments label:has([value={game}])").click()
    places = set()
    for level in page.locator(".levels label").all():
        level.click()
        places.add(page.locator(".options").evaluate("one => one.offsetTop"))
    assert len(places) == 1


@pytest.mark.parametrize(
    ("size", "language"), [((1366, 768), "pl"), ((390, 844), "fr"), ((320, 568), "pl"), ((844, 390), "es")]
)
def test_nothing_on_the_first_page_is_cut(new_page: Callable[..., Page], size: tuple[int, int], language: str) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, locale=language)
    page.goto("/")
    page.locator(".options summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    last_place = page.locator(".places a").last.bounding_box()
    assert last_place
    assert last_place["x"] + last_place["width"] <= size[0]
    for label in page.locator(".segments label > span, .beginning button:visible").all():
        assert label.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")


def test_bots_have_names_and_faces_of_their_own(page: Page) -> None:
    begin(page, "mind-up", players="6")
    page.locator(".question.asked").wait_for()
    faces = page.locator("[data-seat] img.initial").evaluate_all(
        "faces => faces.map((face) => [face.src, face.complete && face.naturalWidth > 0])"
    )
    assert len({address for address, _ in faces}) == 5
    assert all(is_drawn for _, is_drawn in faces)
    names = page.locator("[data-seat] .called b").all_inner_texts()
    assert len(set(names)) == 5
    assert {name.lower() for name in names} < set(CHARACTERS)


def test_who_takes_over_the_screen_is_told_what_was_played(page: Page) -> None:
    begin(page, "duel", "screen")
    key = page.locator(".curtain kbd")
    assert key.evaluate(_CONTRAST) > 4.5
    page.locator(".curtain button").click()
    card = page.locator(".hand .card .name").first.inner_text()
    page.locator(".hand button.card").first.click()
    if page.locator("#sheet-moves button").count():
        page.locator("#sheet-moves button").first.click()
    expect(page.locator("main.curtain")).to_contain_text(card)


def test_an_emote_moves_nothing(page: Page, new_page: Callable[..., Page]) -> None:
    begin(page, "duel", "friends")
    guest = new_page()
    guest.goto(page.locator("#invitation-1").input_value())
    guest.get_by_role("button", name="Sit down").click()
    guest.locator("#content:not(.gathering)").wait_for()
    page.locator(".seat.theirs").wait_for()
    before = page.evaluate(_PLACES)
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Hello!").click()
    page.locator(".shout").wait_for()
    assert page.evaluate(_PLACES) == before


def test_an_example_is_loaded_and_played_from_the_other_side(page: Page) -> None:
    page.goto("/replay")
    page.get_by_label("You play as").select_option("Player B")
    page.get_by_role("button", name="Play from here: Mindbug duel").click()
    page.wait_for_url("**/games/*")
    expect(page.locator(".seat.mine[data-seat=B]")).to_be_attached()
