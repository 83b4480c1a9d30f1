"""The tables of the store, as they are now. How older ones become them is in `changes`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    DDL,
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
)

metadata: Final = MetaData()
VERSION: Final = 6  # of these tables; a store that is more than one version later is not touched

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

# What was thought of games that are over. Programs of version 4 put games away without knowing of it.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),  # by what the players knew, or with all cards open
    Column("care", String(16), primary_key=True),  # with which it was made
    Column("version", String(64), nullable=False),  # of what has made it
    Column("text", Text, nullable=False),
)

# What players have done besides their games: a small document in JSON about each topic.
progress: Final = Table(
    "progress",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("topic", String(16), primary_key=True),
    Column("document", Text, nullable=False),
)

# --- what passes: it holds for as long as somebody is there, and nothing is lost with it --------------------------

# The processes that serve these games, or think for them, and when each was heard of last.
servers: Final = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("machine", String(64), nullable=False),
    Column("begun", DateTime, nullable=False),
    Column("seen", DateTime, nullable=False, index=True),
)

# How many pages of a player are open in a game, through which server; once there are none, since when.
attending: Final = Table(
    "attending",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("server", String(32), primary_key=True, index=True),
    Column("lines", Integer, nullable=False),
    Column("pace", String(16), nullable=False),  # how quickly bots are to act
    Column("left", DateTime),
)

# What bots are to think. That a name is there once lets a thought be thought once, however many servers want it.
thoughts: Final = Table(
    "thoughts",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("name", String(128), nullable=False, unique=True),
    Column("lane", String(16), nullable=False, index=True),
    Column("wanted", Text, nullable=False),
    Column("address", String(64), nullable=False),  # a keyed mark of the one it is thought for, never itself
    Column("player", String(64), nullable=False),
    Column("asked", DateTime, nullable=False),
    Column("until", DateTime),  # nobody wants it later
    Column("taken_by", String(32)),  # the server that thinks
    Column("taken_until", DateTime),  # unless it is heard of by then, another one takes over; in the end, when that was
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("answer", Text),
    Column("problem", Text),
)

# When an address, or a browser, had its last turn.
turns: Final = Table(
    "turns",
    metadata,
    Column("share", String(130), primary_key=True),
    Column("turn", BigInteger, nullable=False),
)

# Who sits before a screen that several people share.
looking: Final = Table(
    "looking",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("seat", String(1), nullable=False),
    Column("since", DateTime, nullable=False),
)

_unlogged = DDL("ALTER TABLE %(fullname)s SET UNLOGGED")  # type: ignore[no-untyped-call]
for _passing in (servers, attending, thoughts, turns, looking):  # PostgreSQL need not write twice what may be lost
    event.listen(_passing, "after_create", _unlogged.execute_if(dialect="postgresql"))

# What all servers of these games share and nobody else may know.
secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),  # hex digits
)
