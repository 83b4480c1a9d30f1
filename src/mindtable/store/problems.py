"""What can go wrong with a store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError


class AlreadyDecided(Exception):
    """Somebody else's entry came first."""


class DamagedGame(Exception):
    """What is kept of a game does not fit together."""


class StoreProblem(Exception):
    """The database cannot be used, or cannot be used now."""


class NewerStore(StoreProblem):
    """The games were kept by a later version of the program."""


class OlderStore(StoreProblem):
    """The games were kept by an earlier version, and the tables are not to be changed now."""


class StoreInUse(StoreProblem):
    """Another server has the games."""


@contextmanager
def understood() -> Iterator[None]:
    """What a database complains about, in one line. Raises StoreProblem."""
    try:
        yield
    except SQLAlchemyError as problem:
        raise StoreProblem(str(problem).partition("\n")[0]) from problem
