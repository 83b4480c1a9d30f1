"""News between servers: all others hear them, whichever way they go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from mindtable.game.contract import Seat
from mindtable.store import AlreadyDecided, Bus, BusHere, Chair, Entry, Hub, NewGame, News, Store
from mindtable.table.switchboard import Switchboard
from tests.postgres import cut_all

A, B = Seat("A"), Seat("B")
Buses = Callable[[], Bus]  # each a server's of the same games


@dataclass
class Ear:
    """Somebody who listens, and writes down what they hear."""

    heard: list[News] = field(default_factory=list)
    missed: int = 0

    def miss(self) -> None:
        self.missed += 1

    async def has(self, *news: News) -> None:
        """Wait until exactly that was heard."""
        await until(lambda: self.heard == list(news), self)


async def until(done: Callable[[], bool], about: object = "") -> None:
    for _ in range(2000):
        if done():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"it does not come: {about}")


@pytest.fixture
def buses(database: str) -> Iterator[Buses]:
    hub, stores = Hub(), list[Store]()

    def bus() -> Bus:
        if database.startswith("sqlite"):
            return BusHere(hub)
        stores.append(Store(database))
        return stores[-1].bus()

    yield bus
    for store in stores:
        store.close()


@asynccontextmanager
async def listening(bus: Bus) -> AsyncIterator[Ear]:
    ear = Ear()
    task = asyncio.create_task(bus.listen(ear.heard.append, ear.miss))
    await until(lambda: ear.missed == 1)
    yield ear
    await bus.close()
    await task


def test_all_others_hear(buses: Buses) -> None:
    async def talk() -> None:
        one, two, three = buses(), buses(), buses()
        async with listening(one) as first, listening(two) as second, listening(three) as third:
            news = News("look", "game", "A\nplayer"), News("here", "other"), News("spent", "", "ä" * 3000)
            await one.tell(news[0])
            await one.tell(news[1])
            await second.has(*news[:2])
            await two.tell(news[2])
            await first.has(news[2])
            await third.has(*news)
            assert len(second.heard) == 2, "nobody hears themselves"

    asyncio.run(talk())


def test_who_has_left_hears_nothing(buses: Buses) -> None:
    async def talk() -> None:
        one, two, three = buses(), buses(), buses()
        async with listening(two) as second:
            async with listening(three) as third:
                pass
            await one.tell(News("here", "game"))
            await second.has(News("here", "game"))
            assert third.heard == []
        await one.close()

    asyncio.run(talk())


def test_what_is_too_long_is_not_told(buses: Buses) -> None:
    async def talk() -> None:
        bus = buses()
        with pytest.raises(ValueError, match="bytes"):
            await bus.tell(News("spent", "", "x" * 7901))
        await bus.close()

    asyncio.run(talk())


def test_what_is_kept_is_told_and_nothing_else(postgresql: str) -> None:
    async def talk() -> None:
        one, two = Store(postgresql), Store(postgresql)
        chairs = (Chair(A, name="Rosa", player="hash"), Chair(B))
        async with listening(one.bus()) as first, listening(two.bus()) as second:
            game = one.begin(NewGame("duel", "1", 7, chairs))
            two.sit_down(game, B, player="tom", name="Tom")
            two.sit_down(game, B, player="kim", name="Kim")
            moved, offered = Entry(1, "move", A, "pass now"), Entry(2, "give-up", A, "")
            at = two.append(game, moved, asked=[B])
            with pytest.raises(AlreadyDecided):
                two.append(game, moved, asked=[B])
            later = two.append(game, offered, asked=None)
            two.hand_over(game, B, "rule", of="tom")
            two.hand_over(game, B, "rule", of="tom")
            two.give_back(game, B, player="kim")
            two.give_back(game, B, player="tom")
            two.begin_following(game, NewGame("duel", "1", 7))
            two.begin_following(game, NewGame("duel", "1", 7))
            chairs_of = News("chairs", game)
            written = [News("entry", game, entry.told(made)) for entry, made in ((moved, at), (offered, later))]
            await first.has(chairs_of, *written, *[chairs_of] * 3)
            assert Entry.heard(written[0].text) == moved
            assert second.heard == []
        one.close()
        two.close()

    asyncio.run(talk())


def test_after_a_break_it_is_said_that_something_may_be_missing(postgresql: str) -> None:
    async def talk() -> None:
        one, two = Store(postgresql), Store(postgresql)
        teller = two.bus()
        async with listening(one.bus()) as ear:
            await teller.tell(News("here", "before"))
            await ear.has(News("here", "before"))
            cut_all(postgresql)
            await until(lambda: ear.missed == 2)
            await teller.tell(News("here", "lost"))  # only now it finds out that it is cut off, too
            await teller.tell(News("here", "after"))
            await until(lambda: ear.heard[-1] == News("here", "after"))
        await teller.close()
        one.close()
        two.close()

    asyncio.run(talk())


def test_whoever_fails_to_take_news_in_does_not_keep_them_from_others(caplog: pytest.LogCaptureFixture) -> None:
    async def talk() -> None:
        hub, ear = Hub(), Ear()
        switchboard, other = Switchboard(BusHere(hub)), Switchboard(BusHere(hub))
        switchboard.hear("entry", lambda news: ear.heard.append(News("number", text=str(int(news.text)))))
        switchboard.hear("entry", ear.heard.append)
        switchboard.hear_of_breaks(ear.miss)
        switchboard.begin()
        await until(lambda: ear.missed == 1)
        for text in ("nonsense", "7"):
            other.tell(News("entry", "game", text))
        other.tell(News("here", "game"))
        await ear.has(News("entry", "game", "nonsense"), News("number", text="7"), News("entry", "game", "7"))
        await other.close()
        await switchboard.close()

    asyncio.run(talk())
    assert "news could not be taken in" in caplog.text
