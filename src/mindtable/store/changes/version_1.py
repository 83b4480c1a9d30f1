"""Version 1: games, who sits where, and what was decided.

Programs that knew nothing of changes have made these tables themselves, and may have been ended in between: whatever
is missing is made.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from alembic import op

revision: Final = "1"
down_revision: Final = None


def upgrade() -> None:
    """Make the tables of version 1, as far as they are not there."""
    op.create_table(
        "versions",
        sql.Column("version", sql.Integer, primary_key=True, autoincrement=False),
        if_not_exists=True,
    )
    op.create_table(
        "games",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("rules", sql.String(32), nullable=False),
        sql.Column("sets", sql.JSON, nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("seed", sql.BigInteger, nullable=False),
        sql.Column("start", sql.Text),
        sql.Column("is_record", sql.Boolean, nullable=False),
        sql.Column("begun", sql.DateTime, nullable=False),
        sql.Column("touched", sql.DateTime, nullable=False),
        sql.Column("over", sql.Boolean, nullable=False),
        sql.Column("following", sql.String(32)),
        if_not_exists=True,
    )
    op.create_index("ix_games_touched", "games", ["touched"], if_not_exists=True)
    op.create_table(
        "chairs",
        sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
        sql.Column("seat", sql.String(1), primary_key=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("bot", sql.String(32), nullable=False),
        sql.Column("player", sql.String(64)),
        if_not_exists=True,
    )
    op.create_index("ix_chairs_player", "chairs", ["player"], if_not_exists=True)
    op.create_table(
        "entries",
        sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("seat", sql.String(1), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("made", sql.DateTime, nullable=False),
        if_not_exists=True,
    )
