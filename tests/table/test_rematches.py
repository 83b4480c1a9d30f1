"""A game that follows another: nobody's time runs in it, and it does not count, before they have come."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from mindtable.store import Agreement, Store
from mindtable.table.authority import Authority
from mindtable.table.declined import Declined
from mindtable.table.house import House
from mindtable.table.keys import Keys
from mindtable.table.openings import Openings
from mindtable.table.pace import AT_ONCE
from tests.table.playing import all_answer
from tests.table.test_settling import ROSA, TOM, B, begun, give_up


def after_a_game(folder: Path, agreement: Agreement, then: Callable[[House, Authority], Awaitable[None]]) -> None:
    """Rosa and Tom have played, and Rosa wants a rematch, to which only she has come."""

    async def play() -> None:
        async def at_once(_: float) -> None:
            await asyncio.sleep(0)

        house = House(Store.in_folder(folder), Keys.in_folder(folder), AT_ONCE, sleep=at_once)
        table = await house.hall.game(house._store.begin(begun(ROSA, TOM, agreement=agreement)))
        await give_up(house, table, B)
        again = await house.hall.game(await house.usher.rematch(table, Openings().again(table)))
        with again.listening("rosa"):
            await house.dealer.add_bits(again, "rosa", bytes(32))
            while house.dealer._dealing:
                await asyncio.sleep(0)
            await then(house, again)
        await house.close()

    asyncio.run(play())


@pytest.mark.parametrize("clock", ["180+5", "3d"])
def test_a_rematch_on_the_clock_is_dealt_once_all_have_come(tmp_path: Path, clock: str) -> None:
    async def look(house: House, again: Authority) -> None:
        assert not again.is_dealt, "Tom would lose on time without having come"
        assert again.is_awaiting
        with again.listening("tom"):
            house.dealer.deal_soon(again)
            while house.dealer._dealing:
                await asyncio.sleep(0)
            assert again.is_dealt, "also without bits of his"

    after_a_game(tmp_path, Agreement(clock=clock), look)


def test_it_is_dealt_as_soon_as_all_have_added_their_bits(tmp_path: Path) -> None:
    async def look(house: House, again: Authority) -> None:
        await all_answer(house, again)
        assert again.is_dealt

    after_a_game(tmp_path, Agreement(clock="180+5"), look)


def test_without_a_clock_nobody_loses_anything_by_a_deal(tmp_path: Path) -> None:
    async def look(_: House, again: Authority) -> None:
        assert again.is_dealt

    after_a_game(tmp_path, Agreement(), look)


def test_what_cannot_be_rated_any_more_is_not_rated_again(tmp_path: Path) -> None:
    """The host has changed their mind, or an account is gone."""

    async def play() -> None:
        house = House(Store.in_folder(tmp_path), Keys.in_folder(tmp_path), AT_ONCE, rated=False)
        table = await house.hall.game(house._store.begin(begun(ROSA, TOM)))
        await give_up(house, table, B)
        with pytest.raises(Declined, match="ratings-off"):
            await house.usher.rematch(table, Openings().again(table))
        await house.close()

    asyncio.run(play())
