"""A person at the web table, as a program that reads pages and presses what is there."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from starlette.testclient import TestClient

from mindtable.table.authority import Authority
from mindtable.table.house import House

_GAME = re.compile(r"/games/([\w-]+)")
_MARK = re.compile(r'name="mark" value="(\w+)"')
_MOVES = re.compile(r'name="move" value="([^"]+)"')
_ADD_BITS = 'id="add-bits"'
_CURTAIN = re.compile(r'class="curtain".*?name="seat" value="(\w)"', re.DOTALL)
_INVITATION = re.compile(r'value="https?://[^/"]+(/join/[^"]+)"')


class Answer(Protocol):
    """What a browser got."""

    @property
    def status_code(self) -> int: ...

    @property
    def text(self) -> str: ...


class Browser(Protocol):
    """What can be fetched and posted; the test client of Starlette and httpx both do."""

    def get(self, url: str) -> Answer: ...

    def post(self, url: str, *, data: dict[str, str]) -> Answer: ...


class Person:
    """Somebody who plays a game by its pages alone."""

    def __init__(self, browser: Browser, seed: int = 1) -> None:
        self.browser = browser
        self.game = ""
        self.seen: list[str] = []  # all that was received
        self._dice = Random(seed)

    def begin(self, **wish: str) -> str:
        """Begin a game; its id."""
        page = self.browser.post("/games", data={"bot": "rule", **wish})
        assert page.status_code == 200, page.text
        return self._arrive(page.text)

    def sit_down(self, invitation: str, name: str = "") -> None:
        page = self.browser.post(invitation, data={"name": name})
        assert page.status_code == 200, page.text
        self._arrive(page.text)

    def look(self) -> str:
        """The page of the game; before its deal, what a browser with script does there is done first."""
        page = self._looked()
        if _ADD_BITS in page:
            self.do("deal", bits=self._dice.randbytes(32).hex())
            page = self._looked()
        return page

    def _looked(self) -> str:
        page = self.browser.get(f"/games/{self.game}").text
        self.seen.append(page)
        return page

    def invitations(self) -> list[str]:
        return _INVITATION.findall(self.look())

    def do(self, what: str, **fields: str) -> Answer:
        answer = self.browser.post(f"/games/{self.game}/{what}", data=fields)
        self.seen.append(answer.text)
        return answer

    def answer(self, move: str, mark: str) -> Answer:
        return self.do("answer", move=move, mark=mark)

    def question(self) -> tuple[str, list[str]]:
        """The mark and the moves of what is asked now; no moves if nothing is."""
        page = self.look()
        mark = _MARK.search(page)
        return (mark[1], list(dict.fromkeys(map(html.unescape, _MOVES.findall(page))))) if mark else ("", [])

    def turn(self) -> bool:
        """Answer with any move, or wait for others; false when the game is over."""
        page = self.look()
        if 'class="question over"' in page:
            return False
        if curtain := _CURTAIN.search(page):
            self.do("look", seat=curtain[1])
            return True
        mark = _MARK.search(page)
        moves = list(dict.fromkeys(map(html.unescape, _MOVES.findall(page))))
        if mark and moves and 'class="question asked"' in page:
            answered = self.answer(self._dice.choice(moves), mark[1])
            assert answered.status_code in (200, 204, 409), answered.text
        else:
            time.sleep(0.005)
        return True

    def rest(self) -> str:
        """The page of the game as soon as nobody else is waited for: bots do nothing then."""
        while 'class="question waiting"' in (page := self.look()):
            time.sleep(0.005)
        return page

    def _arrive(self, page: str) -> str:
        found = _GAME.search(page)
        assert found, page
        self.game = found[1]
        self.seen.append(page)
        self.look()
        return self.game


def gather(host: Person, *guests: Person, names: Sequence[str] = ()) -> None:
    """Let guests sit down on the free chairs; then all look at the table, and with that it is dealt."""
    for guest, invitation, name in zip(guests, host.invitations(), (*names, *("" for _ in guests)), strict=False):
        guest.sit_down(invitation, name)
    for person in (host, *guests):
        person.look()


async def all_answer(house: House, table: Authority) -> None:
    """Have a table dealt at which all sit, as without script: nobody adds anything."""
    for player in dict.fromkeys(chair.player for chair in table.chairs.values()):
        if player is not None:
            await house.dealer.add_bits(table, player, b"")


def another(client: TestClient) -> TestClient:
    """Another browser at the same table."""
    browser = TestClient(client.app, base_url="http://table.test", follow_redirects=True)
    browser.portal = client.portal
    return browser


def wait_for(done: Callable[[], bool]) -> None:
    """Wait until something is done by others."""
    for _ in range(1000):
        if done():
            return
        time.sleep(0.01)
    raise AssertionError("it does not come")
