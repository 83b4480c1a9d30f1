"""What can go wrong with a store."""

from __future__ import annotations


class AlreadyDecided(Exception):
    """Somebody else's entry came first."""


class StoreProblem(Exception):
    """The database cannot be used, or cannot be used now."""


class NewerStore(StoreProblem):
    """The games were kept by a later version of the program."""
