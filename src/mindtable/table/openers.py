"""Who may open games, and look for others to play with, as the host of a table wants it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Literal

from .addresses import Addresses, counted_as, network
from .declined import Declined

Openers = Literal["everyone", "invited", "nobody"]
OPENERS: Final[tuple[Openers, ...]] = ("everyone", "invited", "nobody")
_THIS_MACHINE: Final = Addresses((network("127.0.0.0/8"), network(counted_as("::1"))))


class Doorkeeper:
    """Lets those open games who may: everybody; or who has sat down here by an invitation before, and whoever is at the
    table's own machine; or nobody, so that what goes on ends and nothing begins."""

    def __init__(self, openers: Openers, is_known: Callable[[str], Awaitable[bool]]) -> None:
        self.openers: Final = openers
        self._is_known = is_known

    async def check(self, player: str, address: str) -> None:
        """Raises Declined for those who may not."""
        if self.openers == "everyone":
            return
        if self.openers == "invited" and (address in _THIS_MACHINE or await self._is_known(player)):
            return
        raise Declined(403, "lobby-no-openings", openers=self.openers)
