"""The tables of a store are changed once, however many begin at the same time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import create_engine, func, select

from mindtable.store import StoreInUse, migrate_store, url_in
from mindtable.store.tables import VERSION
from mindtable.terminal.commands import main
from tests.table.old_stores import make_old_store


@pytest.mark.parametrize("age", ["", "version 1", "version 2", "half way"])
def test_all_who_begin_at_the_same_time_find_the_tables_of_today(postgresql: str, age: str) -> None:
    if age:
        make_old_store(postgresql, age)
    ready = Barrier(3)

    def begin(_: int) -> int:
        ready.wait()
        return migrate_store(postgresql)[1]

    with ThreadPoolExecutor(3) as servers:
        assert list(servers.map(begin, range(3))) == [VERSION] * 3


def test_games_are_left_alone_while_a_server_has_them_that_knows_of_no_others(postgresql: str) -> None:
    make_old_store(postgresql, "version 2")
    engine = create_engine(postgresql)
    with engine.connect() as older:  # as version 3 did, for as long as it served
        older.execute(select(func.pg_advisory_lock(0x6D74, func.hashtext(func.current_schema()))))
        with pytest.raises(StoreInUse):
            migrate_store(postgresql)
    engine.dispose()
    assert migrate_store(postgresql)[1] == VERSION


def test_the_command_says_what_was_done(
    tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["migrate", "--data", str(tmp_path)]) == 2
    assert "there are no games in" in capsys.readouterr().err
    make_old_store(url_in(tmp_path), "version 2")
    assert main(["migrate", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"Updated: the games are now in format {VERSION}.\n"
    monkeypatch.setenv("MINDTABLE_DATABASE", postgresql)
    for said in (f"Fatto: ora le partite hanno il formato {VERSION}.", "Niente da fare: le partite hanno già"):
        assert main(["migrate", "--lang", "it"]) == 0
        assert capsys.readouterr().out.startswith(said)
