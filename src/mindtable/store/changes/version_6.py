"""Version 6: what players have done besides their games."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from alembic import op

revision: Final = "6"
down_revision: Final = "5"


def upgrade() -> None:
    """Lead from version 5 to version 6."""
    op.create_table(
        "progress",
        sql.Column("player", sql.String(64), primary_key=True),
        sql.Column("topic", sql.String(16), primary_key=True),
        sql.Column("document", sql.Text, nullable=False),
    )
    op.execute("UPDATE versions SET version = 6")
