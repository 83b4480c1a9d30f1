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
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
)

metadata: Final = MetaData()
VERSION: Final = 8  # of these tables; a store that is more than one version later is not touched

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
    Column("agreement", JSON(none_as_null=True)),  # what differs from the usual; null: nothing
    Column("unsettled", Boolean, index=True),  # whether its results are to be written when it is over; null: no
    Column("due", DateTime, index=True),  # when to look whether somebody's time is up; null: never
)

# What the lobby looks through: games that go on, of those in which anything was agreed on.
_is_agreed_on = games.c.agreement.is_not(None) & games.c.over.is_(False)
Index("ix_games_agreed_on", games.c.touched, postgresql_where=_is_agreed_on, sqlite_where=_is_agreed_on)

# What its host looks at: how many games of each kind go on.
_goes_on = games.c.over.is_(False)
Index("ix_games_going_on", games.c.game, games.c.touched, postgresql_where=_goes_on, sqlite_where=_goes_on)

chairs: Final = Table(
    "chairs",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("player", String(64), index=True),
    Column("tag", String(16), nullable=False, server_default=""),
    Column("face", String(64), nullable=False, server_default=""),
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
    Column("spent", Integer),  # milliseconds that an answer has cost; null: there is no clock
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
    Column("touched", DateTime),  # null: by programs of version 6, or before there was one of version 7
)

# What came of rated games, for people and for bots. It stays when games are put away.
results: Final = Table(
    "results",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("player", String(64), nullable=False, index=True),
    Column("kind", String(32), nullable=False),  # the name of what was played
    Column("made", DateTime, nullable=False),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # in which the side came
    Column("began", Boolean, nullable=False),
    Column("cards", JSON, nullable=False),  # that the seat has played
    Column("mean", Float),  # the rating after it; null: it was not rated
    Column("doubt", Float),
)

# How strong players are at each game, by what they have played so far.
ratings: Final = Table(
    "ratings",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("mean", Float, nullable=False, index=True),
    Column("doubt", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# How often puzzles were tried for the first time by somebody, and how often that has solved them; not by whom.
puzzle_counts: Final = Table(
    "puzzle_counts",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# By which address a program may read which games wait for a player. The token in it is kept as browsers' tokens are.
feeds: Final = Table(
    "feeds",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("language", String(32), nullable=False),
    Column("made", DateTime, nullable=False),
)

# That a server was there: one row, written again every few seconds. It outlives a crash of the database.
heartbeat: Final = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", DateTime, nullable=False),
)

# When no server was there. Time in which nobody could answer is nobody's.
outages: Final = Table(
    "outages",
    metadata,
    Column("began", DateTime, primary_key=True),
    Column("ended", DateTime, nullable=False, index=True),
)

# --- people: a player is a browser, by the hash of its token, or an account, by an id of its own ------------------

# What players are called, and which face they show.
people: Final = Table(
    "people",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("name", String(64), nullable=False),  # "": none
    Column("folded", String(64), unique=True),  # what names that look alike have in common; null: no name
    Column("face", String(64), nullable=False, server_default=""),
    Column("since", DateTime, nullable=False),
    Column("touched", DateTime, nullable=False),  # when the name was last used
)

# Players who are known by a name and a password, in whatever browser.
accounts: Final = Table(
    "accounts",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("password", Text, nullable=False),  # as argon2 writes its hash
    Column("since", DateTime, nullable=False),
)

# What lets somebody choose a new password, once each.
recovery: Final = Table(
    "recovery",
    metadata,
    Column("account", ForeignKey("accounts.player", ondelete="CASCADE"), primary_key=True),
    Column("code", String(64), primary_key=True),  # its hash
)

# The browsers that have signed in.
sessions: Final = Table(
    "sessions",
    metadata,
    Column("browser", String(64), primary_key=True),  # the hash of its token
    Column("account", ForeignKey("accounts.player", ondelete="CASCADE"), nullable=False, index=True),
    Column("since", DateTime, nullable=False),
    Column("seen", DateTime, nullable=False),
)

# The accounts of those who run the table.
hosts: Final = Table(
    "hosts",
    metadata,
    Column("account", ForeignKey("accounts.player", ondelete="CASCADE"), primary_key=True),
    Column("since", DateTime, nullable=False),
)

# Whom somebody does not want to meet.
blocks: Final = Table(
    "blocks",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("blocked", String(64), primary_key=True, index=True),
    Column("since", DateTime, nullable=False),
)

# What the host is told of somebody.
reports: Final = Table(
    "reports",
    metadata,
    Column("player", String(64), primary_key=True),  # who tells
    Column("reported", String(64), primary_key=True, index=True),
    Column("game", String(32), primary_key=True),
    Column("what", String(16), nullable=False),
    Column("since", DateTime, nullable=False),
)

# --- tournaments: everything in one follows from its happenings ---------------------------------------------------

tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(64), nullable=False, index=True),  # the host
    Column("title", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("sets", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("agreement", JSON(none_as_null=True)),  # of all its games
    Column("system", String(16), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("most", Integer, nullable=False),  # entrants
    Column("team", Integer, nullable=False),  # how many people an entrant is
    Column("begins_full", Boolean, nullable=False),  # by itself, as soon as it is
    Column("goes_on", Boolean, nullable=False),  # with the next round, by itself
    Column("listed", Boolean, nullable=False),
    Column("state", String(16), nullable=False, index=True),
    Column("made", DateTime, nullable=False),
)

# Who takes part: people and bots, of whom those with the same number are a team.
entrants: Final = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("player", String(64), index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("face", String(64), nullable=False),
)

# Only ever added to, as the entries of games are.
happenings: Final = Table(
    "happenings",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", DateTime, nullable=False),
)

# The games of a tournament. One may be put away before its result is forgotten.
pairings: Final = Table(
    "pairings",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("game", String(32), nullable=False, unique=True),
    Column("decided", Boolean, nullable=False),  # whether there is a result
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

# Who looks for others to play with: each for one game at a time, as long as their page is heard of.
seeks: Final = Table(
    "seeks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("face", String(64), nullable=False),
    Column("address", String(64), nullable=False, index=True),  # a keyed mark of where they come from, never itself
    Column("wish", JSON, nullable=False),
    Column("rating", Integer),  # in the game they look for; null: not known
    Column("since", DateTime, nullable=False),
    Column("seen", DateTime, nullable=False, index=True),
    Column("game", String(32)),  # in which they sit now; null: they still look for others
)

_unlogged = DDL("ALTER TABLE %(fullname)s SET UNLOGGED")  # type: ignore[no-untyped-call]
# What may be lost PostgreSQL need not write twice.
for _passing in (servers, attending, thoughts, turns, looking, seeks):
    event.listen(_passing, "after_create", _unlogged.execute_if(dialect="postgresql"))

# What lets programs in: a token is kept only as its hash. Whoever plays with it is the owner, or a program of theirs.
tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("player", String(64), nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("since", DateTime, nullable=False),
    Column("used", DateTime),  # the day it was used last; null: never
)

# Games that somebody wants to play with somebody else, until that one has answered.
challenges: Final = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("challenger", String(64), nullable=False, index=True),
    Column("challenged", String(64), nullable=False, index=True),
    Column("wish", JSON, nullable=False),
    Column("since", DateTime, nullable=False),
)

# What all servers of these games share and nobody else may know.
secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),  # hex digits
)
