"""Clocks outlive servers: time without any is nobody's, and that time is up is written once, whoever sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from mindtable.game.contract import Seat
from mindtable.store import Agreement, Chair, Store
from mindtable.table.authority import Authority
from mindtable.table.house import House
from mindtable.table.openings import Openings, Wish
from tests.table.playing import all_answer
from tests.table.timed_games import Now, answer, house_of

A, B, C = map(Seat, "ABC")


def served(database: str, now: Now, doing: Callable[[House], Awaitable[None]]) -> None:
    """Do something at a server that is there meanwhile; it ends as by a power cut, without a word."""

    async def there() -> None:
        house = house_of(database, now)
        await house.timekeeping.beat()
        await doing(house)
        await house.close()

    asyncio.run(there())


async def begun(house: House, game: str, clock: str, seats: int = 2) -> Authority:
    options = {"players": str(seats)} if game == "mind-up" else {}
    new = Openings().new(Wish(game, "friends", "A", options=options, agreement=Agreement(clock)))
    chairs = tuple(Chair(chair.seat, player=chair.seat) for chair in new.chairs)
    table = await house.usher.begin(replace(new, chairs=chairs))
    await all_answer(house, table)
    assert table.is_dealt
    return table


async def hours(house: House, now: Now, seconds: int) -> None:
    """Let time pass while a server is there."""
    for _ in range(seconds // 3):
        now.passes(seconds=3)
        await house.timekeeping.beat()


def kinds(database: str, game: str) -> list[str]:
    store = Store(database)
    kept = store.game(game)
    store.close()
    assert kept
    return [entry.kind for entry in kept.entries]


def test_time_without_a_server_is_nobodys(database: str) -> None:
    now, games = Now(), []

    async def evening(house: House) -> None:
        table = await begun(house, "duel", "180+5")
        games.append(table.id)
        now.passes(seconds=5)
        await house.timekeeping.beat()

    async def morning(house: House) -> None:
        table = await house.hall.game(games[0])
        assert not table.is_over
        (asked,) = table.to_decide
        now.passes(seconds=1)
        move = table.position.view(asked).moves()[0].text
        await house.dealer.answer(table, asked, move, table.mark(), asked)
        spent = table.course.spent[1]
        assert 0 < spent < 15_000, "a night without a server has cost nothing"

    served(database, now, evening)
    now.passes(hours=9)
    served(database, now, morning)


def test_whose_time_is_up_is_seen_in_games_that_nobody_has_open(database: str) -> None:
    now, games = Now(), []

    async def first(house: House) -> None:
        games.append((await begun(house, "duel", "45+0")).id)
        mind_up = await begun(house, "mind-up", "turn:30", 3)
        games.append(mind_up.id)
        for seat in (A, B):
            await answer(mind_up, seat)

    async def later(house: House) -> None:
        assert not house.hall.open_games
        await hours(house, now, seconds=40)
        mind_up = await house.hall.game(games[1])
        assert mind_up.chairs[C].bot == "rule"
        assert mind_up.replaced == {C: "C"}
        assert kinds(database, games[0]).count("time") == 0
        await hours(house, now, seconds=15)
        assert (await house.hall.game(games[0])).is_over

    served(database, now, first)
    served(database, now, later)
    assert kinds(database, games[0]).count("time") == 1


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_of_two_servers_one_writes_that_time_is_up(database: str) -> None:
    async def both() -> None:
        now = Now()
        houses = [house_of(database, now) for _ in range(2)]
        for house in houses:
            await house.timekeeping.beat()
        table = await begun(houses[0], "duel", "180+5")
        tables = [await house.hall.game(table.id) for house in houses]
        while table.due and now() < table.due:
            now.passes(seconds=3)
            for house in houses:
                await house.timekeeping._beat()  # without looking whose time is up
        await asyncio.gather(*(one.flag() for one in tables))
        assert [one.is_over for one in tables] == [True, True]
        assert tables[0].winners == tables[1].winners
        assert kinds(database, table.id).count("time") == 1
        for house in houses:
            await house.close()

    asyncio.run(both())
