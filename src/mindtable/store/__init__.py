"""Games as they are kept: who sits where, and everything that was decided, in the order it was."""

from .alone import alone
from .attending import Attending
from .bus import Bus, BusHere, Hub, News
from .changing import migrate_store
from .copying import copy_store
from .engines import file_of, is_shared
from .kept_games import Chair, Counted, Entry, KeptGame, Later, Listed, NewGame, Standing
from .problems import AlreadyDecided, DamagedGame, NewerStore, OlderStore, StoreInUse, StoreProblem
from .progress import Progress
from .pruning import FOR_EVER, REASONS, Keeping, Old
from .reviews import KeptReview, Reviews
from .store import Store, moment, new_id, url_in

__all__ = [
    "FOR_EVER",
    "REASONS",
    "AlreadyDecided",
    "Attending",
    "Bus",
    "BusHere",
    "Chair",
    "Counted",
    "DamagedGame",
    "Entry",
    "Hub",
    "Keeping",
    "KeptGame",
    "KeptReview",
    "Later",
    "Listed",
    "NewGame",
    "NewerStore",
    "News",
    "Old",
    "OlderStore",
    "Progress",
    "Reviews",
    "Standing",
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
