"""What all requests share."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from ..store import Keeping
from .accounts import Desk
from .addresses import Addresses
from .emotes import Emotes
from .house import House
from .live import Lines
from .openings import Openings
from .readiness import Readiness
from .reading_room import ReadingRoom
from .stands import Stands


@dataclass(frozen=True)
class State:
    """What all requests share."""

    house: House
    emotes: Emotes
    openings: Openings
    lines: Lines
    reading_room: ReadingRoom
    stands: Stands
    readiness: Readiness
    metrics_for: Addresses  # who may read what was measured
    desk: Desk
    keeping: Keeping  # for how long games are kept
    contact: str  # of the host; "": none is given


def state_of(request: Request) -> State:
    """What the request shares with all others."""
    state: State = request.app.state.table
    return state
