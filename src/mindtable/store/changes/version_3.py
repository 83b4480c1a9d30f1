"""Version 3: deals that are sealed or not made yet, where somebody sat down from, more kinds of entries."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from alembic import op

revision: Final = "3"
down_revision: Final = "2"


def upgrade() -> None:
    """Lead from version 2 to version 3."""
    with op.batch_alter_table("games") as games:
        games.alter_column(
            "seed",
            type_=sql.String(64),
            nullable=True,
            existing_type=sql.BigInteger,
            existing_nullable=False,
            postgresql_using="seed::varchar",
        )
        games.add_column(sql.Column("secret", sql.String(64)))
        games.add_column(sql.Column("record", sql.Text))
    op.add_column("chairs", sql.Column("tag", sql.String(16), nullable=False, server_default=""))
    with op.batch_alter_table("entries") as entries:
        entries.alter_column("kind", type_=sql.String(16), existing_type=sql.String(8), existing_nullable=False)
    # From now on Alembic keeps the version. What stands here turns away programs that know nothing of it.
    op.execute("DELETE FROM versions")
    op.execute("INSERT INTO versions (version) VALUES (3)")
