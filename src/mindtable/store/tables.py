"""The tables of the store, as they are now. How older ones become them is in `changes`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

metadata: Final = MetaData()
VERSION: Final = 3  # of these tables; a store of a later one is not touched

# The last change that was made. The table is Alembic's, which calls a version a revision.
revisions: Final = Table("alembic_version", metadata, Column("version_num", String(32), primary_key=True))

# Where programs of versions 1 and 2 look; they leave a store alone whose version is later than theirs.
versions: Final = Table("versions", metadata, Column("version", Integer, primary_key=True, autoincrement=False))

games: Final = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("sets", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64)),  # decimal digits: of quick dice; 64 hex digits: of sealed ones; null: not dealt yet
    Column("start", Text),
    Column("record", Text),
    Column("is_record", Boolean, nullable=False),
    Column("begun", DateTime, nullable=False),
    Column("touched", DateTime, nullable=False, index=True),
    Column("over", Boolean, nullable=False),
    Column("following", String(32)),
    Column("asked", String(8), nullable=False, server_default=""),  # the letters of the seats that are to decide
    Column("secret", String(64)),  # the table's own, in hex digits
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
