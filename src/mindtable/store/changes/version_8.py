"""Version 8: those who run the table, and what they look at."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from alembic import op

revision: Final = "8"
down_revision: Final = "7"


def upgrade() -> None:
    """Lead from version 7 to version 8."""
    op.create_table(
        "hosts",
        sql.Column("account", sql.String(64), sql.ForeignKey("accounts.player", ondelete="CASCADE"), primary_key=True),
        sql.Column("since", sql.DateTime, nullable=False),
    )
    goes_on = sql.text("over IS false")
    op.create_index("ix_games_going_on", "games", ["game", "touched"], postgresql_where=goes_on, sqlite_where=goes_on)
    op.execute("UPDATE versions SET version = 8")
