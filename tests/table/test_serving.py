"""`mindtable serve`: what it says when it cannot, and how it ends."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import httpx2
import pytest
from sqlalchemy import create_engine, update

from mindtable.store import Store, StoreInUse, alone, url_in
from mindtable.store.tables import VERSION, revisions
from mindtable.terminal.commands import main
from tests.table.playing import Person
from tests.table.serving import Server

pytestmark = pytest.mark.slow


def complaint(capsys: pytest.CaptureFixture[str], *options: str, language: str = "en") -> str:
    assert main(["serve", "--no-browser", "--lang", language, *options]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_a_port_that_is_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"Port {port} is already in use." in complaint(capsys, "--data", str(tmp_path), "--port", port)
        said = complaint(capsys, "--data", str(tmp_path), "--port", port, language="it")
    assert f"La porta {port} è già in uso." in said


def test_a_folder_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file"
    path.write_text("")
    assert f"Games cannot be saved in {path}: something is there already." in complaint(capsys, "--data", str(path))
    path = tmp_path / "folder"
    (path / "mindtable.db").mkdir(parents=True)
    assert "The database cannot be used: " in complaint(capsys, "--data", str(path))


def test_an_address_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, "--data", str(tmp_path), "--host", "203.0.113.1")
    assert said.startswith("mindtable: Nothing can be served at 203.0.113.1:8000: ")


def test_a_database_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for url in ("nonsense", "nobody://here"):
        assert "The database cannot be used: " in complaint(capsys, "--data", str(tmp_path), "--database", url)
    said = complaint(capsys, "--data", str(tmp_path), "--database", f"sqlite:///{tmp_path}/nowhere/games.db")
    assert f"{tmp_path}/nowhere: there is no such file or folder." in said


def test_games_of_a_newer_version_are_not_touched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Store.in_folder(tmp_path).close()
    engine = create_engine(f"sqlite:///{tmp_path}/mindtable.db")
    with engine.begin() as connection:
        connection.execute(update(revisions).values(version_num=str(VERSION + 2)))
    engine.dispose()
    assert "saved by a newer version" in complaint(capsys, "--data", str(tmp_path))


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_silence_while_people_are_at_the_table(tmp_path: Path, sign: signal.Signals) -> None:
    server = Server(tmp_path)
    with httpx2.Client(base_url=server.address, follow_redirects=True, timeout=20) as client:
        person = Person(client)
        person.begin(game="duel", bot="easy")
        with client.stream("GET", f"/games/{person.game}/live") as line:
            lines = line.iter_lines()
            next(lines)
            with pytest.raises(StoreInUse), alone(url_in(tmp_path)):
                pass
            assert server.stop(sign) == ""
            assert list(lines), "the line has ended as it should"


def test_a_second_server_says_so_and_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--data", str(tmp_path), "--port", "0")
    with alone(url_in(tmp_path)):
        assert complaint(capsys, *options).startswith("mindtable: Another server is already using these games.")
        assert "inny serwer" in complaint(capsys, *options, language="pl")


def test_games_in_a_file_have_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, "--data", str(tmp_path), "--workers", "2")
    assert said.startswith("mindtable: --workers needs PostgreSQL: games in a file")
    said = complaint(capsys, "--data", str(tmp_path), "--thinkers", "1", language="pl")
    assert "--thinkers wymaga PostgreSQL" in said
