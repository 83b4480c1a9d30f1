"""What comes of a game that is over: rated once, and only where it counts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from mindtable.game.contract import Seat
from mindtable.games import game_named
from mindtable.store import Agreement, Chair, NewGame, Store
from mindtable.table.authority import Authority
from mindtable.table.house import House
from mindtable.table.keys import Keys
from mindtable.table.leaving import leave
from mindtable.table.pace import AT_ONCE
from mindtable.table.settling import HOUSE

A, B = Seat("A"), Seat("B")
RATED = Agreement(rated=True)


def with_house(folder: Path, play: Callable[[House, Store], Awaitable[None]]) -> Store:
    """What is kept after something was played by Rosa and Tom, who have accounts, and others, who have none."""
    store = Store.in_folder(folder)
    for name in ("rosa", "tom") if store.accounts().of("rosa") is None else ():
        store.people().call(f"{name} before", name.title(), name)
        store.accounts().make(name, "hash", (), of=f"{name} before", browser=f"browser of {name}")

    async def played() -> None:
        house = House(store, Keys.in_folder(folder), AT_ONCE)
        await play(house, store)
        await house.settling.settle()
        await house.close()

    asyncio.run(played())
    return Store.in_folder(folder)


def begun(*chairs: Chair, game: str = "duel", agreement: Agreement = RATED, **options: str) -> NewGame:
    rules = game_named(game)
    return NewGame(game, rules.rules, 7, chairs, tuple(rules.default_sets), options, agreement=agreement)


async def some_moves(house: House, table: Authority, moves: int) -> None:
    """Whoever is asked chooses what comes first."""
    for _ in range(moves):
        if not table.position.to_decide:
            return
        seat = table.position.to_decide[0]
        move = table.position.moves(seat)[0]
        await house.dealer.answer(table, seat, move.text, table.mark(), table.chairs[seat].player)


async def give_up(house: House, table: Authority, seat: Seat) -> None:
    await house.dealer.resign(table, seat, "rule", table.chairs[seat].player)


ROSA, TOM = Chair(A, player="rosa"), Chair(B, player="tom")


def rated_games(store: Store, game: str = "duel") -> dict[str, int]:
    found = {one.player: one.games for one in store.results().ladder(game, 9)}
    store.close()
    return found


def test_who_gives_up_a_rated_game_loses_it(tmp_path: Path) -> None:
    async def play(house: House, store: Store) -> None:
        table = await house.hall.game(store.begin(begun(ROSA, TOM)))
        await some_moves(house, table, 4)
        await give_up(house, table, B)

    store = with_house(tmp_path, play)
    rosa, tom = store.results().ladder("duel", 9)
    assert (rosa.player, tom.player) == ("rosa", "tom")
    assert rosa.rating.points > 1500 > tom.rating.points
    (played,) = store.results().of("rosa", "duel", 9)
    assert played.result.place == 1
    store.close()


def test_what_is_settled_stays_so_after_a_restart(tmp_path: Path) -> None:
    async def play(house: House, store: Store) -> None:
        table = await house.hall.game(store.begin(begun(ROSA, TOM)))
        await some_moves(house, table, 4)
        await give_up(house, table, B)
        await house.settling.settle()

    async def nothing(*_: object) -> None:
        pass

    with_house(tmp_path, play).close()
    store = with_house(tmp_path, nothing)
    assert rated_games(store) == {"rosa": 1, "tom": 1}


def test_a_game_that_ended_as_the_server_did_is_settled_by_the_next(tmp_path: Path) -> None:
    async def unsettled(house: House, store: Store) -> None:
        table = await house.hall.game(store.begin(begun(ROSA, TOM)))
        await some_moves(house, table, 4)
        await give_up(house, table, B)
        house.settling.settle = nothing  # type: ignore[method-assign]

    async def nothing(*_: object) -> None:
        pass

    store = with_house(tmp_path, unsettled)
    assert store.results().ladder("duel", 9) == []
    store.close()
    assert rated_games(with_house(tmp_path, nothing)) == {"rosa": 1, "tom": 1}


def test_who_leaves_for_good_has_lost_and_the_others_have_won(tmp_path: Path) -> None:
    async def play(house: House, store: Store) -> None:
        table = await house.hall.game(store.begin(begun(ROSA, TOM)))
        await some_moves(house, table, 4)
        await leave(house, "tom")

    assert rated_games(with_house(tmp_path, play)) == {"rosa": 1}


@pytest.mark.parametrize(
    ("new", "moves"),
    [
        pytest.param(begun(ROSA, TOM), 1, id="given up before the second move"),
        pytest.param(begun(ROSA, TOM, agreement=Agreement()), 4, id="nobody agreed on it"),
        pytest.param(begun(ROSA, Chair(B, player="guest")), 4, id="somebody has no account"),
        pytest.param(begun(ROSA, Chair(B, player="rosa")), 4, id="one plays both sides"),
        pytest.param(begun(ROSA, Chair(B, bot="random")), 4, id="against a bot that nobody has measured"),
    ],
)
def test_what_does_not_count(tmp_path: Path, new: NewGame, moves: int) -> None:
    async def play(house: House, store: Store) -> None:
        table = await house.hall.game(store.begin(new))
        if new.chairs[1].bot:
            await play_out(house, table, moves)
        else:
            await some_moves(house, table, moves)
        await give_up(house, table, A)

    assert rated_games(with_house(tmp_path, play)) == {}


async def play_out(house: House, table: Authority, moves: int) -> None:
    """Moves of a person against a bot, which answers by itself."""
    for _ in range(200):
        if len(table.course.movers) > moves or not table.position.to_decide:
            return
        if A in table.position.to_decide:
            await some_moves(house, table, 1)
        await asyncio.sleep(0.01)


def test_bots_of_the_house_count_and_their_ratings_stay(tmp_path: Path) -> None:
    async def play(house: House, store: Store) -> None:
        table = await house.hall.game(store.begin(begun(ROSA, Chair(B, bot="rule"))))
        await play_out(house, table, 4)
        await give_up(house, table, A)

    store = with_house(tmp_path, play)
    (played,) = store.results().of(f"{HOUSE}rule", "duel", 9)
    assert (played.result.place, played.rating) == (1, None)
    assert rated_games(store) == {"rosa": 1}


def test_of_many_everybody_has_a_place(tmp_path: Path) -> None:
    chairs = (ROSA, TOM, Chair(Seat("C"), bot="rule"))

    async def play(house: House, store: Store) -> None:
        table = await house.hall.game(store.begin(begun(*chairs, game="mind-up", players="3")))
        await give_up(house, table, B)
        for _ in range(2000):
            if table.is_over:
                break
            if A in table.position.to_decide:
                await some_moves(house, table, 1)
            await asyncio.sleep(0.002)
        assert table.is_over

    store = with_house(tmp_path, play)
    (left,) = store.results().of("tom", "mind-up", 9)
    assert left.result.place == 3, "who has left came in last, however well a bot has played on"
    (stayed,) = store.results().of("rosa", "mind-up", 9)
    assert stayed.result.place in (1, 2)
    assert rated_games(store, "mind-up") == {"rosa": 1, "tom": 1}
