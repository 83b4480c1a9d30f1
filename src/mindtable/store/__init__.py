"""Games as they are kept: who sits where, and everything that was decided, in the order it was."""

from .accounts import Account, Accounts, Session
from .agreement import AS_USUAL, Agreement
from .alone import alone
from .attending import Attending
from .bus import Bus, BusHere, Hub, News
from .challenges import Challenge, Challenges
from .changing import migrate_store
from .copying import copy_store
from .engines import file_of, is_shared
from .feeds import Feed, Feeds
from .figures import Day, Faring, Figures, Now, OpenGames
from .heartbeat import Beat, Heartbeat
from .kept_games import PROGRAM, SOMEBODY, Chair, Counted, Entry, KeptGame, Later, Listed, NewGame, Standing, is_program
from .listing import Tables
from .moments import moment
from .people import Known, People, Person, Report
from .problems import AlreadyDecided, DamagedGame, NewerStore, OlderStore, StoreInUse, StoreProblem
from .progress import Progress
from .pruning import FOR_EVER, REASONS, Keeping, Old
from .puzzle_counts import PuzzleCount, PuzzleCounts
from .results import Outcome, Played, Ranked, Result, Results
from .reviews import KeptReview, Reviews
from .seeks import LOBBY, Seek, Seeking, Seeks, Sought
from .store import Store, new_id, url_in
from .tokens import REVOKED, Token, Tokens
from .tournaments import (
    GOING_ON,
    OPEN,
    OVER,
    TOURNAMENT,
    WAITING,
    BoardGame,
    KeptTournament,
    Member,
    NewTournament,
    Tournaments,
)
from .waiting import Waiting

__all__ = [
    "AS_USUAL",
    "FOR_EVER",
    "GOING_ON",
    "LOBBY",
    "OPEN",
    "OVER",
    "PROGRAM",
    "REASONS",
    "REVOKED",
    "SOMEBODY",
    "TOURNAMENT",
    "WAITING",
    "Account",
    "Accounts",
    "Agreement",
    "AlreadyDecided",
    "Attending",
    "Beat",
    "BoardGame",
    "Bus",
    "BusHere",
    "Chair",
    "Challenge",
    "Challenges",
    "Counted",
    "DamagedGame",
    "Day",
    "Entry",
    "Faring",
    "Feed",
    "Feeds",
    "Figures",
    "Heartbeat",
    "Hub",
    "Keeping",
    "KeptGame",
    "KeptReview",
    "KeptTournament",
    "Known",
    "Later",
    "Listed",
    "Member",
    "NewGame",
    "NewTournament",
    "NewerStore",
    "News",
    "Now",
    "Old",
    "OlderStore",
    "OpenGames",
    "Outcome",
    "People",
    "Person",
    "Played",
    "Progress",
    "PuzzleCount",
    "PuzzleCounts",
    "Ranked",
    "Report",
    "Result",
    "Results",
    "Reviews",
    "Seek",
    "Seeking",
    "Seeks",
    "Session",
    "Sought",
    "Standing",
    "Store",
    "StoreInUse",
    "StoreProblem",
    "Tables",
    "Token",
    "Tokens",
    "Tournaments",
    "Waiting",
    "alone",
    "copy_store",
    "file_of",
    "is_program",
    "is_shared",
    "migrate_store",
    "moment",
    "new_id",
    "url_in",
]
