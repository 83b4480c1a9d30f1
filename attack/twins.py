"""Two tables that differ only in what lies hidden in their games: the same key, ids, people and times."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, Self

from starlette.testclient import TestClient
from tests.table.listening import Line

from mindtable.game.contract import Position, Seat
from mindtable.games import game_named
from mindtable.store import Agreement, Chair, NewGame, Store
from mindtable.store.store import FILE
from mindtable.table.app import make_app
from mindtable.table.keys import Keys, kept_as
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings

_MANY: Final = 1_000_000
_OWN_EACH_TIME: Final = "x-request-id"


class Reader(NamedTuple):
    """Who looks at a table: a seat, or a spectator."""

    seat: Seat | None
    language: str


class Twins:
    """Two tables with the same games, at each of which a pair of positions lies."""

    def __init__(self, pairs: Sequence[tuple[Position, Position]], dice: Random) -> None:
        self._pairs = pairs
        self._ids = [f"{dice.getrandbits(64):016x}" for _ in pairs]
        self._held = ExitStack()
        self._tokens: dict[Seat, str] = {}

    def __enter__(self) -> Self:
        with self._held:
            folders = [Path(self._held.enter_context(TemporaryDirectory())) for _ in range(2)]
            self._lay_out(*folders)
            self.tables = [
                self._held.enter_context(
                    TestClient(
                        make_app(Settings(data=folder, pace=AT_ONCE, posts_a_minute=_MANY)),
                        base_url="http://table.test",
                        follow_redirects=False,
                    )
                )
                for folder in folders
            ]
            self._held = self._held.pop_all()
        for table in self.tables:  # what is noted when a game is opened is noted at both
            for id in self._ids:
                table.get(f"/games/{id}")
        return self

    def __exit__(self, *_: object) -> None:
        self._held.close()

    def id(self, place: int) -> str:
        return self._ids[place]

    def token(self, seat: Seat | None) -> str:
        """The cookie of who sits somewhere; "" for a spectator."""
        return self._tokens[seat] if seat else ""

    def _lay_out(self, one: Path, other: Path) -> None:
        """Write one store, and copy it; then only the positions differ."""
        keys = Keys.in_folder(one)
        self._tokens = {seat: keys.new_token() for seat in self._pairs[0][0].seats}
        chairs = tuple(Chair(seat, name=f"Player{seat}", player=kept_as(token)) for seat, token in self._tokens.items())
        store = Store.in_folder(one)
        for id, (position, _) in zip(self._ids, self._pairs, strict=True):
            rules = game_named(position.game).rules
            listed = Agreement(listed=True)
            store.begin(NewGame(position.game, rules, chairs=chairs, start=position.dump(), agreement=listed), id)
        store.close()
        shutil.copytree(one, other, dirs_exist_ok=True)
        with closing(sqlite3.connect(other / FILE)) as connection, connection:
            for id, (_, position) in zip(self._ids, self._pairs, strict=True):
                connection.execute("UPDATE games SET start = ? WHERE id = ?", (position.dump(), id))


def compared(twins: Twins, place: int, reader: Reader, answer: str) -> Iterator[str]:
    """What the two tables say differently to a reader, who also tries an answer."""
    one, two = (_said(table, twins, place, reader, answer) for table in twins.tables)
    for what in one:
        if one[what] != two[what]:
            yield f"{what}:\n{one[what]!r}\n---\n{two[what]!r}"


def _said(table: TestClient, twins: Twins, place: int, reader: Reader, answer: str) -> dict[str, object]:
    """All that a table says to a reader, with heads and sizes."""
    table.cookies.clear()
    table.cookies.set("language", reader.language)
    if token := twins.token(reader.seat):
        table.cookies.set("mindtable", token)
    game = f"/games/{twins.id(place)}"
    asked = {
        "page": ("GET", game, {}),
        "deal": ("GET", f"{game}/deal", {}),
        "own games": ("GET", "/games", {}),
        "games that wait": ("GET", "/waiting", {}),
        "start": ("GET", "/", {}),
        "lobby": ("GET", "/lobby", {}),
        "replay": ("GET", f"/replay/{twins.id(place)}", {}),
        "record": ("GET", f"/replay/{twins.id(place)}/record", {}),
        "an old answer": ("POST", f"{game}/answer", {"move": answer, "mark": "old"}),
        "no answer": ("POST", f"{game}/answer", {"move": "dance", "mark": "old"}),
        "bits": ("POST", f"{game}/deal", {"bits": "0" * 64}),
    }
    said: dict[str, object] = {}
    for what, (method, path, form) in asked.items():
        got = table.request(method, path, data=form or None)
        headers = sorted((name, value) for name, value in got.headers.items() if name != _OWN_EACH_TIME)
        said[what] = got.status_code, headers, got.content
    with closing(Line(table, twins.id(place))) as line:
        line.begun()
        said["live"] = re.sub(f"{_OWN_EACH_TIME}: .*", "", line.received(table.get(game).text))
    return said
