"""Games as they are kept: who sits where, and everything that was decided, in the order it was."""

from .kept import Chair, Entry, KeptGame, NewGame
from .store import AlreadyDecided, NewerStore, Store, StoreProblem

__all__ = ["AlreadyDecided", "Chair", "Entry", "KeptGame", "NewGame", "NewerStore", "Store", "StoreProblem"]
