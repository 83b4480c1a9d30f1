"""Games as they are kept: who sits where, and everything that was decided, in the order it was."""

from .alone import alone
from .changing import migrate_store
from .copying import copy_store
from .engines import file_of, is_shared
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
    "is_shared",
    "migrate_store",
    "moment",
    "new_id",
    "url_in",
]
