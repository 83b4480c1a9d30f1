"""The key of a table: the same for all its servers, and never another one unasked."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from mindtable.game.contract import Seat
from mindtable.store import Store
from mindtable.table.keys import BadKey, Keys, NoKeyFile, OtherKey
from mindtable.table.settings import Settings, keys_of
from mindtable.terminal.commands import main

A = Seat("A")


def keys(settings: Settings) -> Keys:
    store = Store(settings.store)
    try:
        return keys_of(settings, store)
    finally:
        store.close()


def invitation(settings: Settings) -> str:
    return keys(settings).invitation("game", A)


def test_servers_that_begin_at_the_same_time_have_one_key(tmp_path: Path, postgresql: str) -> None:
    ready = Barrier(4)

    def begin(number: int) -> str:
        ready.wait()
        return invitation(Settings(data=tmp_path / str(number), database=postgresql))

    with ThreadPoolExecutor(4) as servers:
        assert len(set(servers.map(begin, range(4)))) == 1
    assert not list(tmp_path.rglob("*.key")), "where others could come to have another"


def test_a_key_from_before_is_taken_over(tmp_path: Path, postgresql: str) -> None:
    before = Keys.in_folder(tmp_path / "old").invitation("game", A)
    assert invitation(Settings(data=tmp_path / "old", database=postgresql)) == before
    assert invitation(Settings(data=tmp_path / "new", database=postgresql)) == before
    Keys.in_folder(tmp_path / "other")
    assert invitation(Settings(data=tmp_path / "other", database=postgresql)) == before, "there is one already"


def test_a_key_in_a_file_that_the_host_names(tmp_path: Path, postgresql: str) -> None:
    file = tmp_path / "key"
    in_file = Settings(data=tmp_path / "data", key_file=file)
    with pytest.raises(NoKeyFile):
        keys(in_file)
    assert not file.exists(), "other servers would have another"
    file.write_bytes(b"too short")
    with pytest.raises(BadKey):
        keys(in_file)
    file.write_bytes(bytes(range(32)))
    in_database = Settings(data=tmp_path / "data", database=postgresql, key_file=file)
    assert invitation(in_file) == invitation(in_database) == Keys(bytes(range(32))).invitation("game", A)
    assert not (tmp_path / "data" / "mindtable.key").exists()
    with pytest.raises(OtherKey):
        keys(Settings(data=tmp_path / "data", database=postgresql))


def test_what_is_wrong_with_a_key_is_said(
    tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keys(Settings(data=tmp_path, database=postgresql))
    monkeypatch.setenv("MINDTABLE_DATABASE", postgresql)
    monkeypatch.setenv("MINDTABLE_KEY_FILE", str(tmp_path / "key"))
    command = ["serve", "--data", str(tmp_path), "--port", "0", "--no-browser"]
    assert main(command) == 2
    assert f"The key {tmp_path / 'key'} (MINDTABLE_KEY_FILE) cannot be read: there is no" in capsys.readouterr().err
    (tmp_path / "key").write_bytes(bytes(32))
    assert main([*command, "--lang", "fr"]) == 2
    assert "Les autres serveurs de ces parties utilisent une autre clé." in capsys.readouterr().err
