"""A copy is made while the table is served, and is a table of its own."""

from __future__ import annotations

import stat
from pathlib import Path
from threading import Event, Thread

import pytest
from starlette.testclient import TestClient

from mindtable.store import Store, alone, url_in
from mindtable.table.app import make_app
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from mindtable.terminal.commands import main
from tests.table.playing import Person


def entries(folder: Path, game: str) -> list[str]:
    store = Store.in_folder(folder)
    kept = store.game(game)
    store.close()
    assert kept is not None
    assert [entry.number for entry in kept.entries] == list(range(1, len(kept.entries) + 1))
    return [f"{entry.kind} {entry.seat} {entry.text}" for entry in kept.entries]


def test_a_copy_made_while_moves_are_made_goes_on(
    tmp_path: Path, client: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "safe" / "copy"
    person = Person(client)
    games = [person.begin(game=game) for game in ("mind-up", "duel")]
    waiting = person.begin(game="mind-up")
    enough, moved = Event(), Event()

    def play() -> None:
        while not enough.is_set():
            for person.game in games:
                person.turn()
            moved.set()

    playing = Thread(target=play)
    playing.start()
    moved.wait()
    before = [entries(tmp_path, game) for game in games]
    with alone(url_in(tmp_path)):  # as a server has it
        assert main(["backup", str(copy), "--data", str(tmp_path)]) == 0
    enough.set()
    playing.join()
    after = [entries(tmp_path, game) for game in games]
    assert f"mindtable serve --data {copy}" in capsys.readouterr().out
    for game, old, new in zip(games, before, after, strict=True):
        copied = entries(copy, game)
        assert len(old) <= len(copied) <= len(new)
        assert copied == new[: len(copied)]
    key = copy / "mindtable.key"
    assert key.read_bytes() == (tmp_path / "mindtable.key").read_bytes()
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert sorted(path.name for path in copy.iterdir() if path.suffix == ".part") == []

    app = make_app(Settings(data=copy, pace=AT_ONCE, posts_a_minute=1_000_000))
    with TestClient(app, base_url="http://table.test", cookies=client.cookies) as other_client:
        assert all(other_client.get(f"/games/{game}").status_code == 200 for game in games)
        other = Person(other_client)
        other.game = waiting
        copied = entries(copy, waiting)
        while other.turn() and entries(copy, waiting) == copied:
            pass
        assert entries(copy, waiting) != copied, "it goes on"


def test_what_is_there_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Store.in_folder(tmp_path / "data").close()
    options = ["--data", str(tmp_path / "data")]
    assert main(["backup", str(tmp_path / "data"), *options]) == 2
    assert "is not empty" in capsys.readouterr().err
    (tmp_path / "empty").mkdir()
    assert main(["backup", str(tmp_path / "empty"), *options]) == 0
    assert main(["backup", str(tmp_path / "empty"), *options]) == 2


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ([], "there are no games in "),
        (["--database", "postgresql://nobody@nowhere/games"], "copy it with its own tools (pg_dump)"),
        (["--database", "nonsense"], "The database cannot be used: "),
    ],
)
def test_what_cannot_be_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], complaint: str
) -> None:
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "nowhere"), *options]) == 2
    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "copy").exists()


def test_a_file_that_is_no_store_is_not_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mindtable.db").write_text("nothing that a database would understand" * 100)
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 2
    assert "The database cannot be used: " in capsys.readouterr().err
    assert not (tmp_path / "copy" / "mindtable.db").exists()
