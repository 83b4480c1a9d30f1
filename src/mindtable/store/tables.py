"""The tables of the store."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Boolean, Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

metadata: Final = MetaData()
VERSION: Final = 2  # of these tables; a store of a later one is not touched

versions: Final = Table("versions", metadata, Column("version", Integer, primary_key=True, autoincrement=False))

games: Final = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("sets", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("start", Text),
    Column("is_record", Boolean, nullable=False),
    Column("begun", DateTime, nullable=False),
    Column("touched", DateTime, nullable=False, index=True),
    Column("over", Boolean, nullable=False),
    Column("following", String(32)),
    Column("asked", String(8), nullable=False, server_default=""),  # the letters of the seats that are to decide
)

chairs: Final = Table(
    "chairs",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("player", String(64), index=True),
    Column("tag", String(16), nullable=False, server_default=""),
)

# What makes the tables of a version from those of the one before. Tables that are missing are made anyway.
CHANGES: Final = {2: "ALTER TABLE games ADD COLUMN asked VARCHAR(8) DEFAULT '' NOT NULL"}

# Who sat on a chair that a bot has now.
replaced: Final = Table(
    "replaced",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("player", String(64), nullable=False, index=True),
)

# Only ever added to. That a number is there once makes one of two answers to the same question the first.
entries: Final = Table(
    "entries",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", String(1), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", DateTime, nullable=False),
)
