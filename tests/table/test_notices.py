"""Pages that listen miss nothing: they are registered before it is read what they show, and never go back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import Any, cast

from mindtable.store import OPEN, TOURNAMENT, BusHere, KeptTournament, News, NewTournament, Tournaments
from mindtable.table.calls import Calls, Ear
from mindtable.table.declined import NotKept
from mindtable.table.disk import Disk
from mindtable.table.switchboard import Switchboard
from mindtable.table.tournaments.organizer import Hosting, Notices, Organizer
from tests.table.clocks import run, until

BEGUN = NewTournament("host", "Cup", "duel", "swiss", 2, 4)


class Shelf:
    """Where one tournament is kept, which takes as long to be read as a test wants."""

    def __init__(self) -> None:
        self.version = 1
        self.seconds: list[float] = []  # that the next readings take
        self.is_away = False

    def read(self, id: str) -> KeptTournament:
        """As it stands; what tells one version from another is when it was made."""
        if self.is_away:
            raise NotKept
        return KeptTournament(id, BEGUN, OPEN, datetime(2026, 1, self.version))

    def due(self) -> list[str]:
        """Nothing goes on by itself."""
        return []

    undealt = due

    async def on_disk(self, work: Callable[[], Any]) -> Any:
        """Read at once, and hand it over when it is time."""
        found = work()
        await asyncio.sleep(self.seconds.pop(0) if self.seconds else 0)
        return found

    def organizer(self, news: Switchboard | None = None) -> Organizer:
        """Who organizes it."""
        kept = cast(Tournaments, self)
        return Organizer(kept, cast(Disk, self.on_disk), news or Switchboard(BusHere()), cast(Hosting, None))


def shown(notices: Notices) -> int:
    """Which version a page shows."""
    return notices.kept.made.day


def test_what_changes_while_a_page_is_opened_is_not_lost() -> None:
    async def evening() -> int:
        shelf = Shelf()
        organizer, shelf.seconds = shelf.organizer(), [1.0]
        opening = asyncio.create_task(organizer.notices("cup"))
        await until(0.5)
        shelf.version = 2
        await organizer._tell("cup")
        return shown(await opening)

    assert run(evening()) == 2


def test_what_was_read_earlier_does_not_come_last() -> None:
    async def evening() -> list[int]:
        shelf = Shelf()
        organizer = shelf.organizer()
        page = await organizer.notices("cup")
        shelf.seconds = [1.0]
        another = asyncio.create_task(organizer.notices("cup"))  # it reads for long
        await until(0.5)
        shelf.version = 2
        await organizer._tell("cup")
        seen = [shown(page)]
        await another
        return [*seen, shown(page)]

    assert run(evening()) == [2, 2]


def test_what_others_tell_while_the_database_is_away_is_shown_later() -> None:
    async def evening() -> list[int]:
        shelf, news = Shelf(), Switchboard(BusHere())
        organizer = shelf.organizer(news)
        page = await organizer.notices("cup")
        shelf.version, shelf.is_away = 2, True
        news._heard(News(TOURNAMENT, "cup"))
        organizer.begin()
        await until(3)
        seen, shelf.is_away = [shown(page)], False
        await until(10)
        organizer.close()
        return [*seen, shown(page)]

    assert run(evening()) == [1, 2]


def test_lines_that_begin_while_the_server_ends_end_as_well() -> None:
    async def evening() -> tuple[bool, bool]:
        organizer, calls, ear = Shelf().organizer(), Calls(Switchboard(BusHere())), Ear()
        organizer.hang_up()
        calls.hang_up()
        page = await organizer.notices("cup")
        with calls.listening("rosa", ear):
            return page.is_hung_up, ear.is_last

    assert run(evening()) == (True, True)
