"""Stores as programs of versions 1 and 2 have made them, with games in them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine, make_url

from mindtable.game.contract import Seat
from mindtable.store import Chair, Entry, NewGame
from tests.postgres import run_in

A, B = Seat("A"), Seat("B")

_VERSION_1: Final = (
    "CREATE TABLE versions (version INTEGER NOT NULL, PRIMARY KEY (version))",
    "CREATE TABLE games (id VARCHAR(32) NOT NULL, game VARCHAR(32) NOT NULL, rules VARCHAR(32) NOT NULL, "
    "sets JSON NOT NULL, options JSON NOT NULL, seed BIGINT NOT NULL, start TEXT, is_record BOOLEAN NOT NULL, "
    "begun {moment} NOT NULL, touched {moment} NOT NULL, over BOOLEAN NOT NULL, following VARCHAR(32), "
    "PRIMARY KEY (id))",
    "CREATE INDEX ix_games_touched ON games (touched)",
    "CREATE TABLE chairs (game VARCHAR(32) NOT NULL, seat VARCHAR(1) NOT NULL, name VARCHAR(64) NOT NULL, "
    "bot VARCHAR(32) NOT NULL, player VARCHAR(64), PRIMARY KEY (game, seat), FOREIGN KEY(game) REFERENCES games (id))",
    "CREATE INDEX ix_chairs_player ON chairs (player)",
    "CREATE TABLE entries (game VARCHAR(32) NOT NULL, number INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, "
    "seat VARCHAR(1) NOT NULL, text TEXT NOT NULL, made {moment} NOT NULL, PRIMARY KEY (game, number), "
    "FOREIGN KEY(game) REFERENCES games (id))",
    "INSERT INTO versions (version) VALUES (1)",
)
_REPLACED: Final = (
    "CREATE TABLE replaced (game VARCHAR(32) NOT NULL, seat VARCHAR(1) NOT NULL, player VARCHAR(64) NOT NULL, "
    "PRIMARY KEY (game, seat), FOREIGN KEY(game) REFERENCES games (id))",
    "CREATE INDEX ix_replaced_player ON replaced (player)",
)
_ASKED: Final = "ALTER TABLE games ADD COLUMN asked VARCHAR(8) DEFAULT '' NOT NULL"
_VERSION_2: Final = (*_REPLACED, _ASKED, "UPDATE versions SET version = 2")

# How a change from version 1 to 2 may have been left by a program that was ended in it: of SQLite each of its
# statements stood by itself.
_HALF_WAY: Final = (*_REPLACED, _ASKED)

_GAMES: Final = (
    "INSERT INTO games (id, game, rules, sets, options, seed, is_record, begun, touched, over, following) "
    "VALUES ('one', 'duel', '1', '[\"first-contact\"]', '{\"deck\": \"x\"}', 9007199254740991, FALSE, "
    "'2026-11-01 10:00:00.000000', '2026-11-02 10:00:00.000000', FALSE, 'two')",
    "INSERT INTO games (id, game, rules, sets, options, seed, start, is_record, begun, touched, over) "
    "VALUES ('two', 'mind-up', '1', '[]', '{}', 0, 'a dump', TRUE, "
    "'2026-11-01 10:00:00.000000', '2026-11-01 10:00:00.000000', TRUE)",
    "INSERT INTO chairs (game, seat, name, bot, player) VALUES ('one', 'A', 'Rosa', '', 'hash')",
    "INSERT INTO chairs (game, seat, name, bot, player) VALUES ('one', 'B', '', 'rule', NULL)",
    "INSERT INTO chairs (game, seat, name, bot, player) VALUES ('two', 'A', 'Tom', '', 'other')",
    "INSERT INTO entries (game, number, kind, seat, text, made) "
    "VALUES ('one', 1, 'move', 'A', 'play gorillion', '2026-11-02 10:00:00.000000')",
    "INSERT INTO entries (game, number, kind, seat, text, made) "
    "VALUES ('one', 2, 'back', 'A', '0', '2026-11-02 10:00:00.000000')",
)

# What is in each of them.
KEPT: Final = {
    "one": (
        NewGame(
            "duel",
            "1",
            9007199254740991,
            (Chair(A, name="Rosa", player="hash"), Chair(B, bot="rule")),
            ("first-contact",),
            {"deck": "x"},
        ),
        (Entry(1, "move", A, "play gorillion"), Entry(2, "back", A, "0")),
        "two",
    ),
    "two": (
        NewGame("mind-up", "1", 0, (Chair(A, name="Tom", player="other"),), start="a dump", is_record=True),
        (),
        None,
    ),
}

AGES: Final = {"version 1": (), "version 2": _VERSION_2, "half way": _HALF_WAY}


def empty(url: str) -> None:
    """Leave nothing in a database."""
    if file := make_url(url).database if url.startswith("sqlite") else None:
        for path in Path(file).parent.glob(f"{Path(file).name}*"):
            path.unlink()
        return
    run_in(url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")


def make_old_store(url: str, age: str) -> None:
    """Make an old store with games in an empty database."""
    engine = create_engine(url)
    with engine.begin() as connection:
        for statement in (*_VERSION_1, *_GAMES, *AGES[age]):
            _run(connection, statement)
    engine.dispose()


def _run(connection: Connection, statement: str) -> None:
    moment = "DATETIME" if connection.dialect.name == "sqlite" else "TIMESTAMP WITHOUT TIME ZONE"
    connection.exec_driver_sql(statement.replace("{moment}", moment))
