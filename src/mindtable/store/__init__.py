"""Games as they are kept: who sits where, and everything that was decided, in the order it was."""

from .alone import alone
from .kept import Chair, Entry, KeptGame, Listed, NewGame
from .problems import AlreadyDecided, DamagedGame, NewerStore, StoreInUse, StoreProblem
from .store import Store, new_id, url_in

__all__ = [
    "AlreadyDecided",
    "Chair",
    "DamagedGame",
    "Entry",
    "KeptGame",
    "Listed",
    "NewGame",
    "NewerStore",
    "Store",
    "StoreInUse",
    "StoreProblem",
    "alone",
    "new_id",
    "url_in",
]
