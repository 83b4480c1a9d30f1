"""Version 4: several servers for the same games. What passes (who is there, what bots think) need not survive."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql
from alembic import op

revision: Final = "4"
down_revision: Final = "3"


def upgrade() -> None:
    """Lead from version 3 to version 4."""
    op.create_table(
        "servers",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("machine", sql.String(64), nullable=False),
        sql.Column("begun", sql.DateTime, nullable=False),
        sql.Column("seen", sql.DateTime, nullable=False, index=True),
    )
    op.create_table(
        "attending",
        sql.Column("game", sql.String(32), primary_key=True),
        sql.Column("player", sql.String(64), primary_key=True),
        sql.Column("server", sql.String(32), primary_key=True, index=True),
        sql.Column("lines", sql.Integer, nullable=False),
        sql.Column("pace", sql.String(16), nullable=False),
        sql.Column("left", sql.DateTime),
    )
    op.create_table(
        "thoughts",
        sql.Column("id", sql.BigInteger().with_variant(sql.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sql.Column("name", sql.String(128), nullable=False, unique=True),
        sql.Column("lane", sql.String(16), nullable=False, index=True),
        sql.Column("wanted", sql.Text, nullable=False),
        sql.Column("address", sql.String(64), nullable=False),
        sql.Column("player", sql.String(64), nullable=False),
        sql.Column("asked", sql.DateTime, nullable=False),
        sql.Column("until", sql.DateTime),
        sql.Column("taken_by", sql.String(32)),
        sql.Column("taken_until", sql.DateTime),
        sql.Column("tries", sql.Integer, nullable=False, server_default="0"),
        sql.Column("answer", sql.Text),
        sql.Column("problem", sql.Text),
    )
    op.create_table(
        "turns",
        sql.Column("share", sql.String(130), primary_key=True),
        sql.Column("turn", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "looking",
        sql.Column("game", sql.String(32), primary_key=True),
        sql.Column("player", sql.String(64), primary_key=True),
        sql.Column("seat", sql.String(1), nullable=False),
        sql.Column("since", sql.DateTime, nullable=False),
    )
    op.create_table(
        "secrets",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("value", sql.String(64), nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        for passing in ("servers", "attending", "thoughts", "turns", "looking"):
            op.execute(f"ALTER TABLE {passing} SET UNLOGGED")
    op.execute("UPDATE versions SET version = 4")
