"""What has to hold whatever is killed: of the games in a store, of their pages, and of what servers complain about."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event
from typing import Final

import httpx2

from mindtable.store import Store
from mindtable.table.course import Course

from .regulars import Round, wait_for
from .tally import Tally

KEPT_ALL: Final = "acknowledged moves are kept, once"
CHAIRS: Final = "acknowledged games, chairs and bits are kept"
PAGES: Final = "pages do not go back"
GOES_ON: Final = "games go on"
CHECKED: Final = "deals of finished games verify"
SILENT: Final = "servers complain about nothing"
_PATIENCE: Final = 40.0  # seconds until a game stands still
_PAUSE: Final = 0.05  # seconds after which somebody tries again who got no answer
_COMPLAINT: Final = re.compile(r"exception=(\w+)|(Traceback)")
_MAY_FAIL: Final = {"StoreProblem", "NotKept"}  # a database that is away is no fault of a server


class Checks:
    """Checks games that are played, and counts what was found."""

    def __init__(self, tally: Tally, part: str, database: str) -> None:
        self._tally = tally
        self._part = part
        self._database = database

    def play(self, one: Round, ended: Event, pause: float = 0.0) -> None:
        """Let people play until it is ended; whoever gets no answer tries something else. Any other answer than they
        should get is a failure."""
        while not ended.is_set():
            try:
                one.go_on()
                time.sleep(pause)
            except httpx2.TransportError:
                time.sleep(_PAUSE)
            except Exception as problem:  # whatever it is, the others play on
                self._failed(GOES_ON, f"{one.wish}: {problem!r}"[:2000])
                time.sleep(1.0)

    def kept(self, url: str, playing: Sequence[Round]) -> None:
        """What was acknowledged is in the store."""
        store = Store(url)
        for one in playing:
            if not one.game:
                continue
            kept = store.game(one.game)
            self._tally.tried(self._part, CHAIRS)
            if kept is None:
                self._failed(CHAIRS, f"the game {one.game} is lost")
                continue
            for person in one.people:
                if person.is_seated and (lost := person.missing(kept)):
                    self._failed(KEPT_ALL if lost.startswith("moves") else CHAIRS, f"{one.wish}: {lost}")
        store.close()

    def pages(self, playing: Sequence[Round]) -> None:
        """Pages go on from where they were."""
        for person, is_shared in [(person, one.is_shared) for one in playing for person in one.people if person.game]:
            with suppress(httpx2.TransportError):
                person.post_again()
                person.look()
            self._tally.tried(self._part, PAGES)
            if not is_shared and person.wrong:
                self._failed(PAGES, person.wrong)

    def go_on(self, playing: Sequence[Round]) -> None:
        """Somebody is asked in every game, soon."""
        waiting = [one for one in playing if one.is_complete]
        with ThreadPoolExecutor(len(playing)) as threads:
            found = list(threads.map(lambda one: wait_for(one.people, _PATIENCE), waiting))
        for one, goes_on in zip(waiting, found, strict=True):
            self._tally.tried(self._part, GOES_ON)
            if not goes_on:
                self._failed(GOES_ON, f"{one.wish} stands still in {one.game}")

    def deals(self, url: str, playing: Sequence[Round]) -> None:
        """The deals of finished games verify."""
        store = Store(url)
        for id in [id for one in playing for id in one.finished]:
            kept = store.game(id)
            self._tally.tried(self._part, CHECKED)
            if kept is None:
                self._failed(CHECKED, f"the game {id} is lost")
            elif not (verdict := Course(kept).verdict).agrees:
                self._failed(CHECKED, f"the game {id}: {verdict}")
        store.close()

    def silent(self, complaints: str) -> None:
        """No server has failed in a way that it should not."""
        self._tally.tried(self._part, SILENT)
        found = {kind or traceback for kind, traceback in _COMPLAINT.findall(complaints)}
        if found - _MAY_FAIL:
            self._failed(SILENT, f"{found}: {complaints[-5000:]}")

    def _failed(self, what: str, problem: str) -> None:
        self._tally.failed(self._part, what, f"{self._database}, {problem}")
