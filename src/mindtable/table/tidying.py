"""Old games, and progress that nobody goes on with, are put away by the server itself, where its host has said for how
long they are kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ..store import FOR_EVER, Keeping
from .declined import Declined
from .house import House

_A_DAY: Final = 24 * 3600.0  # seconds

_log: Final = logging.getLogger(__name__)


async def tidy(house: House, keeping: Keeping) -> None:
    """Put away what is old, now and once a day."""
    while keeping != FOR_EVER:
        try:
            if count := await house.hall.put_away_old(keeping):
                _log.info("old games put away: %s", count)
            await house.progress.put_away_old(keeping)
        except Declined:  # the store has failed, which is in the log; tomorrow is early enough
            pass
        await asyncio.sleep(_A_DAY)
