"""The changes that lead from one version of the tables to the next, made by Alembic, each in one transaction."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from .engines import orphans
from .problems import StoreProblem

_CHANGES: Final = Path(__file__).parent / "changes"


def change(connection: Connection) -> None:
    """Make all changes that were not made yet."""
    before = orphans(connection)  # where somebody has deleted games by hand
    connection.rollback()

    def check(*_: object, **__: object) -> None:
        """Rather no change than one after which something is missing."""
        if orphans(connection) != before:
            raise StoreProblem("rows refer to others that are missing")

    scripts = ScriptDirectory(str(_CHANGES), version_locations=[str(_CHANGES)])
    environment = EnvironmentContext(Config(), scripts, fn=lambda last, _: scripts._upgrade_revs("heads", last))
    environment.configure(connection=connection, transaction_per_migration=True, on_version_apply=check)
    environment.run_migrations()
