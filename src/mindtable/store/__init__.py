"""Games as they are kept: who sits where, and everything that was decided, in the order it was."""

from .kept import Chair, Entry, KeptGame, Listed, NewGame
from .store import AlreadyDecided, NewerStore, Store, StoreProblem, new_id

__all__ = [
    "AlreadyDecided",
    "Chair",
    "Entry",
    "KeptGame",
    "Listed",
    "NewGame",
    "NewerStore",
    "Store",
    "StoreProblem",
    "new_id",
]
