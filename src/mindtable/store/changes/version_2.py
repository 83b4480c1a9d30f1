"""Version 2: who is asked in a game, and for whom bots play on.

As with version 1, whatever is missing is made.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from alembic import op

revision: Final = "2"
down_revision: Final = "1"


def upgrade() -> None:
    """Lead from version 1 to version 2."""
    if "asked" not in [column["name"] for column in sql.inspect(op.get_bind()).get_columns("games")]:
        op.add_column("games", sql.Column("asked", sql.String(8), nullable=False, server_default=""))
    op.create_table(
        "replaced",
        sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
        sql.Column("seat", sql.String(1), primary_key=True),
        sql.Column("player", sql.String(64), nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_replaced_player", "replaced", ["player"], if_not_exists=True)
