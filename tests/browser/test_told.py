"""Who is elsewhere is told that it is their turn, and who has no connection can still read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from mindtable.table.pages import offline
from tests.browser.conftest import NewPage
from tests.browser.pressing import answer, begin

# A browser without windows shows every page, and lets none notify: so the page is told otherwise.
ELSEWHERE = """
let isHidden = false;
Object.defineProperty(document, "hidden", { get: () => isHidden });
Object.defineProperty(Notification, "permission", { get: () => "granted" });
window.hide = (away) => { isHidden = away; document.dispatchEvent(new Event("visibilitychange")); };
"""
NOBODY_LOOKS = """() => {
  const shown = self.shown = [];
  self.clients.matchAll = async () => [];
  self.registration.showNotification = async (title, { body, tag }) => {
    shown.push({ title, body, tag, close: () => { shown.splice(shown.findIndex((one) => one.tag === tag), 1); } });
  };
  self.registration.getNotifications = async () => [...shown];
}"""

UNTIL_SHOWN, UNTIL_GONE = (
    f"while ({waits}shown.length) await new Promise((go) => setTimeout(go, 20));" for waits in ("!", "")
)


def known(new_page: NewPage) -> Page:
    """A page of somebody who plays, with a service worker."""
    page = new_page(service_workers="allow")
    page.add_init_script(ELSEWHERE)
    begin(page, "duel", "friends")
    return page


@pytest.fixture(autouse=True)
def _little_to_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline, "readable", lambda: ["/offline", "/rules"])


def test_a_page_that_nobody_sees_calls_until_it_is_seen(new_page: NewPage) -> None:
    page = known(new_page)
    page.get_by_role("button", name="Notify me").click()
    expect(page.get_by_role("button", name="Notifications are on")).to_be_visible()
    expect(page.get_by_role("button", name="Notify me")).to_be_hidden()
    page.evaluate("window.offline.register()")
    worker = page.context.service_workers[0]
    worker.evaluate(NOBODY_LOOKS)
    icon = page.locator("link[rel=icon]")
    page.evaluate("hide(true)")
    guest = new_page()
    guest.goto(page.locator("#invitation-1").input_value())
    guest.get_by_role("button", name="Sit down").click()
    while not page.locator(".question.asked").count():
        answer(guest)
    expect(page).to_have_title(re.compile("^● "))
    expect(icon).to_have_attribute("href", re.compile("logo-called"))
    page.wait_for_function("async () => (await navigator.serviceWorker.getRegistration()).active")
    assert worker.evaluate(f"async () => {{ {UNTIL_SHOWN} return shown[0].tag; }}") == page.url.rpartition("/")[2]
    page.evaluate("hide(false)")
    expect(page).not_to_have_title(re.compile("●"))
    expect(icon).to_have_attribute("href", re.compile("logo.svg"))
    worker.evaluate(f"async () => {{ {UNTIL_GONE} }}")
    page.goto("/about")
    expect(page.locator(".games-waiting")).to_have_text("Games waiting for you 1")


def test_rules_can_be_read_without_a_connection(new_page: NewPage) -> None:
    page = known(new_page)
    game = page.url
    page.evaluate("window.offline.register()")
    page.context.set_offline(True)
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.fonts.size"), "with its style"
    page.goto(game)
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    page.context.set_offline(False)
    page.goto(game)
    expect(page.locator(".gathering")).to_be_visible()
    kept = page.evaluate("""async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(caches_.map((one) => one.keys()))).flat().map(({ url }) => new URL(url).pathname);
    }""")
    assert {path for path in kept if not re.match("/(static|art)/", path)} == {"/offline", "/rules"}
    page.goto("/me/delete")
    page.locator("[data-forgets]").evaluate("form => form.dispatchEvent(new Event('submit', { bubbles: true }))")
    page.wait_for_function("async () => (await caches.keys()).length === 0")
