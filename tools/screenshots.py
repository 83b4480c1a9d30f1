"""Pictures of the main pages, for the documents and for looking at: python tools/screenshots.py FOLDER."""

from __future__ import annotations

import shutil
import socket
import sys
import threading
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from playwright.sync_api import Error, Page, sync_playwright

from mindtable.table.app import make_app
from mindtable.table.pace import Pace
from mindtable.table.settings import Settings

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True}
PAGES = {
    "start": "/",
    "cards": "/cards",
    "card": "/cards/compost-dragon",
    "lab": "/lab/duel-first-contact",
    "rules": "/rules",
    "rules-duel": "/rules/duel#hunter",
    "rules-tag-team": "/rules/tag-team#playing",
    "rules-mind-up": "/rules/mind-up#turn",
}
# Moments of duels with much to see, for the seat B; the same on every machine, as far as the bot has no choice.
MOMENTS = {
    "duel": """
game: duel
turn: B
A: {hand: [compost-dragon, kangasaurus-rex, shark-dog, explosive-toad, axolotl-healer], life: 3, mindbugs: 1,
    play: [{card: rhino-turtle, exhausted: true}, bee-bear, spider-owl, tiger-squirrel]}
B: {hand: [gorillion, luchataur, brain-fly, giraffodile, snail-hydra], life: 2, mindbugs: 1,
    play: [goblin-werewolf, elephantopus, killer-bee], discard: [deathweaver]}
""",
    "block": """
game: duel
turn: A
A: {hand: [], life: 2, mindbugs: 1, play: [tusked-extorter]}
B: {hand: [shark-dog, luchataur, compost-dragon, mysterious-mermaid, ferret-bomber], life: 3, mindbugs: 1,
    play: [gorillion, giraffodile, axolotl-healer, killer-bee, shield-bugs]}
""",
    "mindbug": """
game: duel
turn: A
A: {hand: [elephantopus], life: 1, mindbugs: 1, play: []}
B: {hand: [gorillion, luchataur, ferret-bomber, compost-dragon, axolotl-healer], life: 2, mindbugs: 1,
    play: [killer-bee, spider-owl]}
""",
}
WON = """
game: duel
turn: B
A: {hand: [shark-dog], life: 1, mindbugs: 0, play: []}
B: {hand: [gorillion], life: 2, mindbugs: 1, play: [killer-bee]}
"""


def answer(page: Page) -> None:
    """Give the first answer there is."""
    try:
        if page.locator(".question.asked .seal").count():
            page.locator(".up-hand .choice label").first.click(timeout=2000)
            page.locator(".question.asked .seal").click(timeout=2000)
        elif page.locator(".question.asked .answers button:visible").count():
            page.locator(".question.asked .answers button:visible").last.click(timeout=2000)
        else:
            page.locator("#table .choice > button.card:visible").first.click(timeout=2000)
            if page.locator("#sheet[open]").count():
                page.locator("#sheet-moves button").first.click(timeout=2000)
    except Error:  # somebody else has moved meanwhile
        return


def play(page: Page, answers: int) -> None:
    """Answer some times, and wait until something is asked again and nothing moves any more."""
    for _ in range(answers):
        page.locator(".question.asked, .ending").first.wait_for()
        answer(page)
        page.wait_for_timeout(500)
    page.locator(".question.asked, .ending").first.wait_for()
    page.keyboard.press("Escape")  # a card that is being read
    page.wait_for_timeout(2500)


def lay(page: Page, position: str) -> None:
    page.goto("/replay")
    page.locator("textarea").fill(position)
    page.locator("select[name=as]").select_option("B")
    page.locator("main button.filled").click()
    page.wait_for_url("**/games/*")


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f".segments label:has([value={game}])").click()
    page.locator("[name=bot]:checked").evaluate("bot => bot.value = 'rule'")
    page.locator("button.large").click()
    page.wait_for_url("**/games/*")


def take_all(page: Page, folder: Path, kind: str) -> None:
    for name, path in PAGES.items():
        page.goto(path, wait_until="networkidle")
        page.wait_for_timeout(300)  # a long page is painted where it was scrolled to
        page.screenshot(path=folder / f"{name}-{kind}.png")
    for name, position in MOMENTS.items():
        lay(page, position)
        play(page, 0)
        page.screenshot(path=folder / f"{name}-{kind}.png")
    lay(page, WON)
    page.locator("#table .creature .choice, #table .creature.choice").first.wait_for()
    page.locator('#table [name=move][value="attack killer-bee"]:visible').first.click()
    if page.locator("#sheet[open]").count():
        page.locator("#sheet-moves button").first.click()
    page.locator(".ending").wait_for()
    page.wait_for_timeout(2500)
    page.screenshot(path=folder / f"ending-{kind}.png")
    for game, answers in (("tag-team", 5), ("mind-up", 3)):
        begin(page, game)
        play(page, answers)
        page.screenshot(path=folder / f"{game}-{kind}.png")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, socket.create_server(("127.0.0.1", 0)) as listening, sync_playwright() as drive:
        app = make_app(Settings(data=Path(data), pace=Pace(0.1, 0.1), posts_a_minute=10_000))
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1, ws="none"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = drive.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for kind, screen in (("laptop", LAPTOP), ("phone", PHONE)):
            for theme in ("light", "dark"):
                address = f"http://127.0.0.1:{listening.getsockname()[1]}"
                page = browser.new_page(**screen, base_url=address, color_scheme=theme, locale="en")
                take_all(page, folder, f"{kind}-{theme}")
                page.close()
        browser.close()
        server.should_exit = True
        thread.join()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
