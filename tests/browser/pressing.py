"""What a person does in a browser."""

from __future__ import annotations

from playwright.sync_api import Error, Page

# What is pressed, the first of it that is to be seen: the moves of a card that is read, what hides a hand from others,
# how a round was counted, a choice to be sealed, the cards that glow, and plain answers.
_SEAL = ".question.asked .seal"
_WAYS = (
    "#sheet[open] #sheet-moves button",
    ".curtain button",
    ".scored .filled",
    _SEAL,
    "main:has(.question.asked) button.card[data-moves]",
    ".question.asked .answers button",
)
# All of it is looked for at once: each question to a browser takes as long as a move at the table.
_OVER = "over"
_FIRST_WAY = f"""(ways) => document.querySelector(".ending") ? "{_OVER}" : ways.find((way) =>
  [...document.querySelectorAll(way)].some((one) => one.checkVisibility({{ visibilityProperty: true }})))"""


def begin(page: Page, game: str, company: str = "bot", **options: str) -> None:
    """Choose a game, with options by their fields, and begin it."""
    page.goto("/")
    page.locator(f".segments label:has([value={game}])").click()
    # A bot that answers at once, which the page does not offer.
    page.locator("[name=bot]:checked").evaluate("bot => bot.value = 'rule'")
    for name, value in options.items():
        page.locator(f"select[name={name}]").select_option(value, force=True)
    page.locator(f"[name=company][value={company}]").click()
    _arrive(page)


def lay(page: Page, position: str) -> None:
    """Load a position and sit down at it."""
    page.goto("/replay")
    page.locator("textarea").fill(position)
    page.locator("main button.filled").click()
    _arrive(page)


def _arrive(page: Page) -> None:
    """Wait for a game with its styles, without which nothing is in its place, and its scripts, without which keys do
    nothing; and until it is dealt, or there is somebody to be invited."""
    page.wait_for_url("**/games/*", wait_until="load")
    page.locator("#content:not(.gathering), .gathering .invitation").first.wait_for()


def press(page: Page, move: str) -> None:
    """Answer with a move: by its card, or by its button."""
    page.locator(f'#table [name=move][value="{move}"]:visible').first.click()


def answer(page: Page) -> bool:
    """Press the first answer there is, if something is asked; false when the game is over."""
    try:
        way = page.evaluate(_FIRST_WAY, _WAYS)
        if way == _OVER:
            return False
        if way == _SEAL:
            page.locator(".up-hand .choice label").first.click(timeout=1000)
        if way:
            page.locator(way).filter(visible=True).first.click(timeout=1000)
        page.wait_for_timeout(30)
    except Error:  # somebody else has moved meanwhile, and what was there is not there any more
        pass
    return True


def quicken(page: Page) -> None:
    """Let whatever moves do so as always, but in a twentieth of the time: what comes next waits for it."""
    animations = page.context.new_cdp_session(page)
    animations.send("Animation.enable")
    animations.send("Animation.setPlaybackRate", {"playbackRate": 20})


def play_to_the_end(*pages: Page) -> None:
    for page in pages:
        quicken(page)
    goes_on = [True]
    while all(goes_on):
        goes_on = [answer(page) for page in pages]
    for page in pages:
        page.locator(".ending").wait_for(state="attached")
        for onward in page.locator(".question.over a[href='#ending']").all():  # what was counted is read first
            onward.click()
        page.locator(".ending").wait_for()
