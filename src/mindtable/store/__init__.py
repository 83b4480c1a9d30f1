"""Games as they are kept: who sits where, and everything that was decided, in the order it was."""

from .alone import alone
from .copying import copy_store
from .engines import file_of
from .kept_games import Chair, Counted, Entry, KeptGame, Listed, NewGame
from .problems import AlreadyDecided, DamagedGame, NewerStore, OlderStore, StoreInUse, StoreProblem
from .pruning import FOR_EVER, REASONS, Keeping, Old
from .store import Store, moment, new_id, url_in

__all__ = [
    "FOR_EVER",
    "REASONS",
    "AlreadyDecided",
    "Chair",
    "Counted",
    "DamagedGame",
    "Entry",
    "Keeping",
    "KeptGame",
    "Listed",
    "NewGame",
    "NewerStore",
    "Old",
    "OlderStore",
    "Store",
    "StoreInUse",
    "StoreProblem",
    "alone",
    "copy_store",
    "file_of",
    "moment",
    "new_id",
    "url_in",
]
