"""Who may look at a game."""

from __future__ import annotations

from starlette.requests import Request

from .authority import Authority
from .declined import Declined, not_found
from .state import state_of
from .visit import Visit


async def game_of(request: Request) -> Authority:
    """The game that a request is about. Raises Declined if there is none, or none for who asks."""
    table = await state_of(request).house.hall.game(request.path_params["game"])
    admit(table, Visit.of(request).player)
    return table


def admit(table: Authority, player: str | None) -> None:
    """Let somebody look at a game. Raises Declined for those who do not sit there, where the players want to be among
    themselves; of a private game they do not even learn that there is one."""
    if table.is_known(player):
        return
    if table.begun.agreement.private:
        raise not_found()
    if not table.begun.agreement.watched and not table.is_over:
        raise Declined(403, "lobby-not-watched")
