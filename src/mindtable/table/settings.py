"""How a table is run, as its host wants it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..store import FOR_EVER, Keeping, Store, is_shared, url_in
from .addresses import Network, network
from .attendance import USUAL_PATIENCE, Patience
from .fair_queue import USUAL_LIMITS, Limits
from .keys import Keys
from .logs import Form
from .openers import OPENERS, Openers
from .pace import UNHURRIED, Pace
from .passwords import USUAL_EFFORT, Effort
from .reading_room import USUAL_SECONDS

THIS_MACHINE: Final = (network("127.0.0.0/8"), network("::1"))


@dataclass(frozen=True)
class Settings:
    """How a table is run."""

    data: Path
    database: str | None = None  # the URL of another database than the file in the folder
    key_file: Path | None = None  # another one than that of the folder, or of the database
    pace: Pace = UNHURRIED
    patience: Patience = USUAL_PATIENCE
    keeping: Keeping = FOR_EVER  # for how long games are kept
    posts_a_minute: int = 240
    lines_an_address: int = 60  # of events that may be open at the same time
    connections_an_address: int = 100  # the same of all connections
    seconds_to_read: float = USUAL_SECONDS  # what somebody hands in
    proxies: tuple[Network, ...] = ()  # in front of the table, whose word is taken for who asks
    thinks_apart: bool = False  # whether bots think in processes that all servers of a database share
    limits: Limits = USUAL_LIMITS  # of games in which bots think at the same time
    allowed_hosts: tuple[str, ...] = ()  # the names of the table; none: those that are safe without asking
    metrics_for: tuple[Network, ...] = THIS_MACHINE  # who may read what was measured
    log: Form | None = None  # of all requests; None: only of what goes wrong
    effort: Effort = USUAL_EFFORT  # that it is to try a password
    contact: str = ""  # of the host, as pages show it
    openers: Openers = OPENERS[0]  # who may open games
    rated: bool = True  # whether games may count for ratings

    @property
    def store(self) -> str:
        """The address of the store. Raises OSError where the folder cannot be made."""
        return self.database or url_in(self.data)


def keys_of(given: Settings, store: Store) -> Keys:
    """What makes tokens: the same for all servers of a store. Raises OSError, StoreProblem, BadKey, NoKeyFile
    or OtherKey."""
    if not is_shared(given.store):
        return Keys.in_file(given.key_file) if given.key_file else Keys.in_folder(given.data)
    keys = Keys.in_file(given.key_file) if given.key_file else Keys.shared(store, given.data)
    keys.check_shared(store)
    return keys
