"""Version 5: reviews of games that are over."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from alembic import op

revision: Final = "5"
down_revision: Final = "4"


def upgrade() -> None:
    """Lead from version 4 to version 5."""
    op.create_table(
        "reviews",
        sql.Column("game", sql.String(32), sql.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("kind", sql.String(16), primary_key=True),
        sql.Column("care", sql.String(16), primary_key=True),
        sql.Column("version", sql.String(64), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
    )
    op.execute("UPDATE versions SET version = 5")
