"""Old and abandoned games are put away by the rules of the host, and by nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import create_engine, func, select, update
from starlette.testclient import TestClient

from mindtable.game.contract import Seat
from mindtable.store import Chair, Entry, Keeping, NewGame, Store, alone, url_in
from mindtable.store.tables import chairs, entries, games, replaced
from mindtable.table.app import make_app
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from mindtable.terminal.commands import main
from tests.table.inside import portal, state
from tests.table.old_stores import make_old_store
from tests.table.playing import Person, gather

A, B = Seat("A"), Seat("B")
ALL = Keeping(timedelta(days=90), timedelta(days=30), timedelta(days=2))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


def begun(store: Store, *, days_ago: float, url: str, over: bool = False, free: bool = False) -> str:
    """A game in which something was done last so many days ago."""
    other = Chair(B) if free else Chair(B, bot="rule")
    id = store.begin(NewGame("duel", "1", 7, (Chair(A, name="Rosa", player="hash"), other)))
    store.append(id, Entry(1, "move", A, "x"), asked=[A])
    if over:
        store.append(id, Entry(2, "resign", A, ""), asked=[])
    made_older(url, id, days_ago)
    return id


def made_older(url: str, game: str, days: float) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        touched = connection.execute(select(games.c.touched).where(games.c.id == game)).scalar_one()
        assert isinstance(touched, datetime)
        then = touched - timedelta(days=days)
        connection.execute(update(games).where(games.c.id == game).values(touched=then))
    engine.dispose()


def test_each_rule_finds_its_own(store: Store, database: str) -> None:
    over = begun(store, days_ago=91, over=True, url=database)
    abandoned = begun(store, days_ago=31, url=database)
    unbegun = begun(store, days_ago=3, free=True, url=database)
    begun(store, days_ago=89, over=True, url=database)
    begun(store, days_ago=29, url=database)
    begun(store, days_ago=1, free=True, url=database)

    def found(keeping: Keeping) -> dict[str, str]:
        return {old.id: old.why for old in store.old_games(keeping, 10)}

    assert found(ALL) == {over: "finished", abandoned: "abandoned", unbegun: "unbegun"}
    assert found(Keeping()) == {}
    assert found(Keeping(finished=ALL.finished)) == {over: "finished"}
    assert found(Keeping(abandoned=ALL.abandoned)) == {abandoned: "abandoned"}
    assert found(Keeping(unbegun=ALL.unbegun)) == {unbegun: "unbegun"}
    first, second, third = sorted((over, abandoned, unbegun))
    assert [old.id for old in store.old_games(ALL, 2)] == [first, second]
    assert [old.id for old in store.old_games(ALL, 2, second)] == [third]


def test_what_is_put_away_leaves_nothing_behind(store: Store, database: str) -> None:
    kept = begun(store, days_ago=1, url=database)
    gone = begun(store, days_ago=1, url=database)
    store.hand_over(gone, A, "rule", of="hash")
    made_older(database, gone, 40)
    assert not store.put_away(kept, ALL)
    assert store.put_away(gone, ALL)
    assert not store.put_away(gone, ALL)
    assert store.game(gone) is None
    assert store.game(kept) is not None
    engine = create_engine(database)
    with engine.connect() as connection:
        for table, left in ((chairs, 2), (entries, 1), (replaced, 0)):
            assert connection.execute(select(func.count()).select_from(table)).scalar() == left
    engine.dispose()


def test_somebody_who_comes_back_in_time_keeps_the_game(store: Store, database: str) -> None:
    moved = begun(store, days_ago=31, url=database)
    joined = begun(store, days_ago=3, free=True, url=database)
    assert {old.id for old in store.old_games(ALL, 5)} == {moved, joined}
    store.append(moved, Entry(2, "move", A, "x"), asked=[B])
    store.sit_down(joined, B, player="tom", name="Tom")
    assert not store.put_away(moved, ALL)
    assert not store.put_away(joined, ALL)


def test_a_rematch_of_a_game_that_was_put_away(store: Store, database: str) -> None:
    new = NewGame("duel", "1", 7, (Chair(A, player="hash"), Chair(B, bot="rule")))
    first = store.begin(new)
    following = store.begin_following(first, new)
    assert following is not None
    made_older(database, following, 31)
    assert store.put_away(following, ALL)
    another = store.begin_following(first, new)
    assert another not in (None, following), "there is one again"


def test_the_command_says_how_many(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = url_in(tmp_path)
    store = Store(url)
    begun(store, days_ago=91, over=True, url=url)
    begun(store, days_ago=31, url=url)
    begun(store, days_ago=31, url=url)
    left = begun(store, days_ago=3, free=True, url=url)
    options = ["prune", "--data", str(tmp_path), "--older-than", "90d", "--abandoned", "30"]
    assert main([*options, "--dry-run"]) == 0
    assert capsys.readouterr().out == "Games that would be deleted: 3 (finished: 1, abandoned: 2, never started: 0).\n"
    with alone(url):  # a server has it
        assert main(options) == 0
    assert capsys.readouterr().out == "Games deleted: 3 (finished: 1, abandoned: 2, never started: 0).\n"
    assert main([*options, "--lang", "fr"]) == 0
    assert capsys.readouterr().out.startswith("Parties supprimées\N{NO-BREAK SPACE}: 0 (")
    assert [one.id for one in store.games_of("hash", 5)] == [left]
    store.close()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ([], "which games? Use --older-than"),
        (["--abandoned", "0d"], "“0d” is not a number of days"),
        (["--abandoned", "soon"], "“soon” is not a number of days"),
        (["--abandoned", "3d", "--database", "nonsense"], "The database cannot be used: "),
        (["--abandoned", "3d"], "there are no games in "),
    ],
)
def test_what_cannot_be_pruned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], complaint: str
) -> None:
    folder = tmp_path / "nowhere"
    assert main(["prune", "--data", str(folder), *options]) == 2
    assert complaint in capsys.readouterr().err
    assert not (folder / "mindtable.db").exists()


def test_the_tables_of_a_server_are_not_changed_under_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = url_in(tmp_path)
    make_old_store(url, "version 2")
    options = ["prune", "--data", str(tmp_path), "--older-than", "90d"]
    with alone(url):
        assert main(options) == 2
    assert "an older version of Mindtable. Restart it first." in capsys.readouterr().err
    assert main(options) == 0


@pytest.mark.slow
def test_the_server_puts_games_away_by_itself(tmp_path: Path) -> None:
    url = url_in(tmp_path)
    store = Store(url)
    old = [begun(store, days_ago=31, url=url) for _ in range(45)]
    young = begun(store, days_ago=29, url=url)
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE, keeping=ALL))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as client:
        person = Person(client)
        mine = person.begin(game="duel")
        while any(store.game(id) for id in old):
            assert client.get("/").status_code == 200, "nobody notices"
        assert store.game(young) is not None
        assert store.game(mine) is not None
        assert client.get(f"/games/{old[0]}").status_code == 404
    store.close()


def test_a_game_that_somebody_watches_stays_and_one_that_is_gone_is_a_sentence(
    tmp_path: Path, client: TestClient, other: TestClient
) -> None:
    url = url_in(tmp_path)
    host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends")
    gather(host, guest)
    made_older(url, host.game, 31)
    house = state(client).house

    async def while_watched() -> int:
        table = await house.hall.game(host.game)
        with table.listening():
            await asyncio.sleep(0)
            return await house.hall.put_away_old(ALL)

    assert portal(client).call(while_watched) == 0
    asked = host if host.question()[1] else guest
    mark, moves = asked.question()
    store = Store(url)
    assert store.put_away(host.game, ALL), "by the command, while the server has it open"
    store.close()
    assert asked.answer(moves[0], mark).status_code == 404
    assert "There is no such game" in guest.look()
