"""Games that somebody wants to play with somebody else, until that one has answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Engine, delete, func, insert, or_, select

from .moments import moment
from .problems import understood
from .tables import challenges

LASTS: Final = timedelta(days=1)  # then it is taken for declined


@dataclass(frozen=True)
class Challenge:
    """A game that somebody wants to play with somebody else."""

    id: str
    challenger: str  # players
    challenged: str
    wish: Mapping[str, Any]  # what is to be played, as whoever reads it understands
    since: datetime


class Challenges:
    """All that are not answered yet."""

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer = writer
        self._reader = reader

    def keep(self, challenge: Challenge, most: int) -> bool:
        """Keep a challenge; false if its challenger has so many already. Those that nobody has answered go. Raises
        StoreProblem."""
        with understood(), self._writer.begin() as connection:
            connection.execute(delete(challenges).where(challenges.c.since < moment() - LASTS))
            theirs = select(func.count()).select_from(challenges).where(challenges.c.challenger == challenge.challenger)
            if connection.execute(theirs).scalar_one() >= most:
                return False
            connection.execute(insert(challenges).values(**vars(challenge)))
            return True

    def of(self, player: str) -> list[Challenge]:
        """Those that a player has made or may answer, the first one first. Raises StoreProblem."""
        theirs = or_(challenges.c.challenger == player, challenges.c.challenged == player)
        found = select(challenges).where(theirs, challenges.c.since >= moment() - LASTS).order_by(challenges.c.since)
        with understood(), self._reader.connect() as connection:
            return [_challenge(row) for row in connection.execute(found)]

    def take(self, id: str) -> bool:
        """Take a challenge away: it is answered. Of two who do so at the same moment one has been the first; false for
        the other. Raises StoreProblem."""
        with understood(), self._writer.begin() as connection:
            return connection.execute(delete(challenges).where(challenges.c.id == id)).rowcount == 1


def _challenge(row: Any) -> Challenge:
    return Challenge(row.id, row.challenger, row.challenged, row.wish, row.since)
