"""Servers and databases are killed at random moments, and nothing that was acknowledged may be lost."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event
from typing import Final

from tests.postgres import PostgreSQL, programs
from tests.table.old_stores import AGES, KEPT, make_old_store
from tests.table.serving import Server

from mindtable.store import Store

from .checks import KEPT_ALL, Checks
from .databases import Database, File
from .regulars import WISHES, Round, Wish, moves, rounds
from .tally import Tally

PART: Final = "kills"
_LONGEST_ROUND: Final = 2.0  # seconds of playing before a kill
_BEGINNING: Final = 2.0  # seconds that a server takes to begin, about


def kill(tally: Tally, seconds: float, seed: int) -> None:
    """Kill for some seconds, on every database that there is."""
    there = (File, PostgreSQL) if programs() else (File,)
    if PostgreSQL not in there:
        tally.tried(PART, "PostgreSQL", 0)
        tally.note(PART, "PostgreSQL", "it is not installed here")
    end = time.monotonic()
    for kind in there:
        end += seconds / len(there)
        with TemporaryDirectory() as folder:
            database: Database = File(Path(folder)) if kind is File else PostgreSQL()
            try:
                Killing(tally, database, Path(folder), Random(f"{seed} {kind.name}")).until(end)
            finally:
                database.close()


class Killing:
    """One table that is killed again and again."""

    def __init__(
        self, tally: Tally, database: Database, folder: Path, dice: Random, wishes: Sequence[Wish] = WISHES
    ) -> None:
        self._tally = tally
        self._database = database
        self._folder = folder
        self._dice = dice
        self._url = database.url("games")
        self._port = 0
        self._changed = 0
        self._wishes = wishes
        self._checks = Checks(tally, PART, database.name)

    def until(self, end: float) -> None:
        """Play and kill until a moment has come, at least once."""
        server = self._start()
        playing = rounds([server.address], self._dice, self._wishes)
        try:
            while True:
                before = moves(playing)
                self._play_and_kill(server, playing)
                self._checks.kept(self._url, playing)
                self._tally.tried(PART, KEPT_ALL, moves(playing) - before)
                server = self._start_in_the_end()
                is_last = time.monotonic() > end
                self._checks.pages(playing)
                if is_last or self._dice.random() < 0.2:
                    self._checks.go_on(playing)
                if is_last:
                    break
        finally:
            complaints = server.kill_all()
            for one in playing:
                one.close()
        self._checks.silent(complaints)
        self._checks.deals(self._url, playing)

    # --- killing -----------------------------------------------------------------------------------

    def _start(self, *, wait: bool = True) -> Server:
        server = Server(self._folder, port=self._port, more=["--database", self._url], wait=wait)
        if wait:
            self._port = int(server.address.rsplit(":", 1)[1])
        return server

    def _start_in_the_end(self) -> Server:
        """Start; now and then it is killed before it has begun, or while it changes an old store."""
        if self._dice.random() < 0.3:
            starting = self._start(wait=False)
            time.sleep(self._dice.uniform(0, _BEGINNING))
            starting.kill_all()
            self._tally.tried(PART, f"{self._database.name}: killed while it begins")
        if self._dice.random() < 0.2:
            self._kill_changing()
        return self._start()

    def _kill_changing(self) -> None:
        """Kill a server that takes over an old store: the store is then as it was, or as it is to be."""
        what = f"{self._database.name}: killed while it changes an old store"
        self._changed += 1
        url = self._database.url(f"old{self._changed}")
        make_old_store(url, self._dice.choice(list(AGES)))
        server = Server(self._folder / "old", more=["--database", url], wait=False)
        time.sleep(self._dice.uniform(_BEGINNING / 2, _BEGINNING))
        server.kill_all()
        self._tally.tried(PART, what)
        store = Store(url)
        for id, (begun, entries, following) in KEPT.items():
            kept = store.game(id)
            if kept is None or (kept.begun, kept.entries, kept.following) != (begun, entries, following):
                self._tally.failed(PART, what, f"the game {id} of an old store is {kept}")
        store.close()

    def _play_and_kill(self, server: Server, playing: list[Round]) -> None:
        ended = Event()
        is_database = self._database.may_end and self._dice.random() < 0.4
        with ThreadPoolExecutor(len(playing)) as threads:
            for one in playing:
                threads.submit(self._checks.play, one, ended)
            time.sleep(self._dice.uniform(0.05, _LONGEST_ROUND))
            if is_database:
                self._database.kill()
                time.sleep(self._dice.uniform(0, 0.5))
                self._database.restart()
                self._tally.tried(PART, f"{self._database.name}: the database is killed")
                time.sleep(self._dice.uniform(0, 1.0))
            ended.set()
            complaints = server.kill_all()
            self._tally.tried(PART, f"{self._database.name}: the server is killed")
        self._checks.silent(complaints)
