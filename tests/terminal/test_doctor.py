"""What is wrong with a set-up is said in sentences, and by the exit status."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from mindtable.store import Store, url_in
from mindtable.store.diagnosis import PostgreSQL, Standby
from mindtable.table.keys import Keys
from mindtable.terminal import doctor
from mindtable.terminal.commands import main
from tests.table.serving import Server

Consult = Callable[..., tuple[int, str]]


@pytest.fixture
def consult(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Consult:
    """Ask the doctor; the exit status, and what it says."""

    def ask(*options: str) -> tuple[int, str]:
        status = main(["doctor", "--data", str(tmp_path), *options])
        return status, capsys.readouterr().out

    return ask


def made(folder: Path) -> None:
    Store.in_folder(folder).close()
    Keys.in_folder(folder)


def test_nothing_is_wrong_and_nothing_is_made(tmp_path: Path, consult: Consult) -> None:
    status, said = consult()
    assert status == 0
    assert "There is no key yet" in said
    assert list(tmp_path.iterdir()) == []
    made(tmp_path)
    status, said = consult()
    assert status == 0
    assert said.endswith("Nothing is wrong.\n")
    assert "Only its owner can read the key." in said
    assert "Its tables have version" in said


def test_a_key_that_others_can_read(tmp_path: Path, consult: Consult) -> None:
    made(tmp_path)
    (tmp_path / "mindtable.key").chmod(0o644)
    status, said = consult()
    assert status == 1
    assert f"chmod 600 {tmp_path}/mindtable.key" in said
    assert said.endswith("One thing is wrong.\n")


def test_a_key_that_is_none(tmp_path: Path, consult: Consult, monkeypatch: pytest.MonkeyPatch) -> None:
    made(tmp_path)
    (tmp_path / "mindtable.key").write_bytes(b"short")
    assert "is not a key" in consult()[1]
    monkeypatch.setenv("MINDTABLE_KEY_FILE", str(tmp_path / "elsewhere"))
    status, said = consult()
    assert status == 1
    assert "elsewhere (MINDTABLE_KEY_FILE) cannot be read" in said


@pytest.mark.parametrize(
    ("version", "status", "sentence"),
    [("3", 0, "Bring them up to date: mindtable migrate"), ("99", 1, "newer version")],
)
def test_tables_of_another_version(tmp_path: Path, consult: Consult, version: str, status: int, sentence: str) -> None:
    made(tmp_path)
    engine = create_engine(url_in(tmp_path))
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))
    engine.dispose()
    found, said = consult()
    assert found == status
    assert sentence in said


def test_a_folder_and_a_database_that_are_none(tmp_path: Path, consult: Consult) -> None:
    (tmp_path / "file").touch()
    status, said = consult("--data", str(tmp_path / "file"), "--database", "postgresql://me:hidden@127.0.0.1:1/games")
    assert status == 1
    assert "part of the path is a file" in said
    assert "The database cannot be used: " in said
    assert "hidden" not in said
    assert said.endswith("2 things are wrong.\n")


def test_little_space(tmp_path: Path, consult: Consult, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_LITTLE_SPACE", 1 << 40)
    assert consult()[0] == 0
    monkeypatch.setattr(doctor, "_NO_SPACE", 1 << 40)
    status, said = consult()
    assert status == 1
    assert f"MB are free in {tmp_path}." in said


def test_postgresql_that_forgets(consult: Consult, postgresql: str) -> None:
    status, said = consult("--database", postgresql)
    assert status == 1
    assert "fsync is off" in said
    assert "synchronous_commit is off" in said
    assert "This machine and the database agree on the time." in said
    assert "It has no standby" in said
    assert (
        "It has room for only 57 connections; 105 are needed."
        in consult("--database", postgresql, "--workers", "10")[1]
    )


SETTINGS = {
    "fsync": "on",
    "full_page_writes": "on",
    "synchronous_commit": "on",
    "max_connections": "100",
    "superuser_reserved_connections": "3",
    "synchronous_standby_names": "",
}


def found(*standbys: Standby, encoding: str = "UTF8", **settings: str) -> dict[str, doctor.Kind]:
    """What is said of a database of PostgreSQL."""
    there = PostgreSQL(
        user="mindtable",
        encoding=encoding,
        settings={**SETTINGS, **settings},
        is_standby=False,
        is_readable_on_the_way=False,
        ends_idle_connections=False,
        standbys=standbys,
    )
    return {finding.message: finding.kind for finding in doctor._of_postgresql(there, 0.0, 2)}


def test_standbys() -> None:
    synchronous, behind, unseen = (Standby("other", state) for state in (True, False, None))
    wrong, worth_knowing, fine = doctor.Kind.WRONG, doctor.Kind.WORTH_KNOWING, doctor.Kind.FINE
    assert found()["doctor-standby-none"] is worth_knowing
    assert found(behind)["doctor-standby-behind"] is worth_knowing
    assert found(unseen)["doctor-standby-unseen"] is worth_knowing
    assert found(synchronous, synchronous_standby_names="other")["doctor-standby"] is fine
    assert found(synchronous_standby_names="other")["doctor-standby-missing"] is wrong
    assert found(behind, synchronous_standby_names="third")["doctor-standby-missing"] is wrong
    ignored = found(synchronous, synchronous_standby_names="other", synchronous_commit="local")
    assert ignored["doctor-standby-ignored"] is wrong
    assert found(encoding="SQL_ASCII")["doctor-encoding"] is wrong


@pytest.mark.slow
def test_the_way_to_the_table(tmp_path: Path, consult: Consult) -> None:
    server = Server(tmp_path)
    status, said = consult("--url", f"{server.address}/")
    server.stop()
    assert status == 0
    assert f"Visitors reach the table at {server.address}." in said
    status, said = consult("--url", server.address)
    assert status == 1
    assert f"The table cannot be reached at {server.address}: " in said
