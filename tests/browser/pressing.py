"""What a person does in a browser."""

from __future__ import annotations

from playwright.sync_api import Error, Page

CARDS = "main:has(.question.asked) button.card[data-moves]:visible"  # those that glow


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
    if page.locator(".ending").count():
        return False
    try:
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click(timeout=1000)
        elif page.locator(".scored .filled:visible").count():  # how a round was counted
            page.locator(".scored .filled").click(timeout=1000)
        elif page.locator(".question.asked .seal").count():
            page.locator(".up-hand .choice label").first.click(timeout=1000)
            page.locator(".question.asked .seal").click(timeout=1000)
        elif page.locator(CARDS).count():
            page.locator(CARDS).first.click(timeout=1000)
            if page.locator("#sheet[open]").count():  # it is read first
                page.locator("#sheet-moves button").first.click(timeout=1000)
        elif page.locator(".question.asked .answers button:visible").count():
            page.locator(".question.asked .answers button:visible").first.click(timeout=1000)
        page.wait_for_timeout(30)
    except Error:  # somebody else has moved meanwhile, and what was there is not there any more
        pass
    return True


def play_to_the_end(*pages: Page) -> None:
    goes_on = [True]
    while all(goes_on):
        goes_on = [answer(page) for page in pages]
    for page in pages:
        page.locator(".ending").wait_for(state="attached")
        for onward in page.locator(".question.over a[href='#ending']").all():  # what was counted is read first
            onward.click()
        page.locator(".ending").wait_for()
