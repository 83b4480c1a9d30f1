"""Version 7: people who find each other, and what they agree on."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from alembic import op

revision: Final = "7"
down_revision: Final = "6"


def upgrade() -> None:
    """Lead from version 6 to version 7."""
    op.add_column("games", sql.Column("agreement", sql.JSON(none_as_null=True)))
    _add_clocks()
    _add_people()
    _add_tournaments()
    _add_lobby()
    _add_results()
    _add_tokens_and_challenges()
    op.add_column("progress", sql.Column("touched", sql.DateTime))
    _add_puzzle_counts()
    _add_feeds()
    op.execute("UPDATE versions SET version = 7")


def _add_results() -> None:
    op.add_column("games", sql.Column("unsettled", sql.Boolean))
    op.create_index("ix_games_unsettled", "games", ["unsettled"])
    op.create_table(
        "results",
        sql.Column("game", sql.String(32), primary_key=True),
        sql.Column("seat", sql.String(1), primary_key=True),
        sql.Column("player", sql.String(64), nullable=False, index=True),
        sql.Column("kind", sql.String(32), nullable=False),
        sql.Column("made", sql.DateTime, nullable=False),
        sql.Column("side", sql.Integer, nullable=False),
        sql.Column("place", sql.Integer, nullable=False),
        sql.Column("began", sql.Boolean, nullable=False),
        sql.Column("cards", sql.JSON, nullable=False),
        sql.Column("mean", sql.Float),
        sql.Column("doubt", sql.Float),
    )
    op.create_table(
        "ratings",
        sql.Column("player", sql.String(64), primary_key=True),
        sql.Column("kind", sql.String(32), primary_key=True),
        sql.Column("mean", sql.Float, nullable=False, index=True),
        sql.Column("doubt", sql.Float, nullable=False),
        sql.Column("games", sql.Integer, nullable=False),
    )


def _add_people() -> None:
    op.add_column("chairs", sql.Column("face", sql.String(64), nullable=False, server_default=""))
    op.create_table(
        "people",
        sql.Column("player", sql.String(64), primary_key=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("folded", sql.String(64), unique=True),
        sql.Column("face", sql.String(64), nullable=False, server_default=""),
        sql.Column("since", sql.DateTime, nullable=False),
        sql.Column("touched", sql.DateTime, nullable=False),
    )
    op.create_table(
        "accounts",
        sql.Column("player", sql.String(64), primary_key=True),
        sql.Column("password", sql.Text, nullable=False),
        sql.Column("since", sql.DateTime, nullable=False),
    )
    op.create_table(
        "recovery",
        sql.Column("account", sql.String(64), sql.ForeignKey("accounts.player", ondelete="CASCADE"), primary_key=True),
        sql.Column("code", sql.String(64), primary_key=True),
    )
    op.create_table(
        "sessions",
        sql.Column("browser", sql.String(64), primary_key=True),
        sql.Column(
            "account", sql.String(64), sql.ForeignKey("accounts.player", ondelete="CASCADE"), nullable=False, index=True
        ),
        sql.Column("since", sql.DateTime, nullable=False),
        sql.Column("seen", sql.DateTime, nullable=False),
    )
    op.create_table(
        "blocks",
        sql.Column("player", sql.String(64), primary_key=True),
        sql.Column("blocked", sql.String(64), primary_key=True, index=True),
        sql.Column("since", sql.DateTime, nullable=False),
    )
    op.create_table(
        "reports",
        sql.Column("player", sql.String(64), primary_key=True),
        sql.Column("reported", sql.String(64), primary_key=True, index=True),
        sql.Column("game", sql.String(32), primary_key=True),
        sql.Column("what", sql.String(16), nullable=False),
        sql.Column("since", sql.DateTime, nullable=False),
    )


def _add_clocks() -> None:
    op.add_column("games", sql.Column("due", sql.DateTime))
    op.create_index("ix_games_due", "games", ["due"])
    op.add_column("entries", sql.Column("spent", sql.Integer))
    op.create_table(
        "heartbeat",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seen", sql.DateTime, nullable=False),
    )
    op.create_table(
        "outages",
        sql.Column("began", sql.DateTime, primary_key=True),
        sql.Column("ended", sql.DateTime, nullable=False),
    )
    op.create_index("ix_outages_ended", "outages", ["ended"])


def _add_tournaments() -> None:
    op.create_table(
        "tournaments",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("player", sql.String(64), nullable=False, index=True),
        sql.Column("title", sql.String(64), nullable=False),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("sets", sql.JSON, nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("agreement", sql.JSON(none_as_null=True)),
        sql.Column("system", sql.String(16), nullable=False),
        sql.Column("rounds", sql.Integer, nullable=False),
        sql.Column("most", sql.Integer, nullable=False),
        sql.Column("team", sql.Integer, nullable=False),
        sql.Column("begins_full", sql.Boolean, nullable=False),
        sql.Column("goes_on", sql.Boolean, nullable=False),
        sql.Column("listed", sql.Boolean, nullable=False),
        sql.Column("state", sql.String(16), nullable=False, index=True),
        sql.Column("made", sql.DateTime, nullable=False),
    )
    op.create_table(
        "entrants",
        _of_tournament(),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("place", sql.Integer, primary_key=True),
        sql.Column("player", sql.String(64), index=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("bot", sql.String(32), nullable=False),
        sql.Column("face", sql.String(64), nullable=False),
    )
    op.create_table(
        "happenings",
        _of_tournament(),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("kind", sql.String(16), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("made", sql.DateTime, nullable=False),
    )
    op.create_table(
        "pairings",
        _of_tournament(),
        sql.Column("round", sql.Integer, primary_key=True),
        sql.Column("board", sql.Integer, primary_key=True),
        sql.Column("game", sql.String(32), nullable=False, unique=True),
        sql.Column("decided", sql.Boolean, nullable=False),
    )


def _of_tournament() -> sql.Column[str]:
    return sql.Column("tournament", sql.String(32), sql.ForeignKey("tournaments.id"), primary_key=True)


def _add_lobby() -> None:
    """Who looks for others to play with, and the games that are listed."""
    is_agreed_on = sql.text("agreement IS NOT NULL AND over IS false")
    op.create_index(
        "ix_games_agreed_on", "games", ["touched"], postgresql_where=is_agreed_on, sqlite_where=is_agreed_on
    )
    op.create_table(
        "seeks",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("player", sql.String(64), nullable=False, unique=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("face", sql.String(64), nullable=False),
        sql.Column("address", sql.String(64), nullable=False, index=True),
        sql.Column("wish", sql.JSON, nullable=False),
        sql.Column("rating", sql.Integer),
        sql.Column("since", sql.DateTime, nullable=False),
        sql.Column("seen", sql.DateTime, nullable=False, index=True),
        sql.Column("game", sql.String(32)),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE seeks SET UNLOGGED")


def _add_tokens_and_challenges() -> None:
    op.create_table(
        "tokens",
        sql.Column("hash", sql.String(64), primary_key=True),
        sql.Column("owner", sql.String(64), nullable=False, index=True),
        sql.Column("player", sql.String(64), nullable=False, index=True),
        sql.Column("label", sql.String(64), nullable=False),
        sql.Column("since", sql.DateTime, nullable=False),
        sql.Column("used", sql.DateTime),
    )
    op.create_table(
        "challenges",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("challenger", sql.String(64), nullable=False, index=True),
        sql.Column("challenged", sql.String(64), nullable=False, index=True),
        sql.Column("wish", sql.JSON, nullable=False),
        sql.Column("since", sql.DateTime, nullable=False),
    )


def _add_puzzle_counts() -> None:
    op.create_table(
        "puzzle_counts",
        sql.Column("puzzle", sql.String(16), primary_key=True),
        sql.Column("tries", sql.Integer, nullable=False),
        sql.Column("solved", sql.Integer, nullable=False),
    )


def _add_feeds() -> None:
    op.create_table(
        "feeds",
        sql.Column("player", sql.String(64), primary_key=True),
        sql.Column("token", sql.String(64), nullable=False, unique=True),
        sql.Column("language", sql.String(32), nullable=False),
        sql.Column("made", sql.DateTime, nullable=False),
    )
