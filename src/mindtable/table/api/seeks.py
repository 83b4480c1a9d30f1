"""Looking for others in the lobby, for programs: as long as their line of all that concerns them is open."""

from __future__ import annotations

from ...store import Sought
from ..pages.lobby import seeking
from .call import Asked, Call
from .opening import opened
from .values import Done, SeekWish, Terms, Wish


async def seek(asked: Asked) -> Done:
    """Look for others."""
    wish: SeekWish = asked.body
    house, person = asked.state.house, await asked.person()
    terms = Terms(clock=wish.clock or "", rated=wish.rated)
    new = opened(asked.state.openings, Wish(wish.game, wish.sets, wish.options, terms), asked.player, person)
    await house.doorkeeper.check(asked.player, asked.address)
    await house.rated.check(new)
    sought = Sought(new.game, len(new.chairs), new.sets, new.options, wish.clock, wish.rated)
    await house.lobby.seek(await seeking(asked.request, asked.player, person, sought))
    return Done()


async def withdraw(asked: Asked) -> Done:
    """Look no longer."""
    await asked.state.house.lobby.withdraw(asked.player)
    return Done()


calls = (
    Call("POST", "/seeks", seek, "Look for others, as long as the stream is open", Done, SeekWish),
    Call("DELETE", "/seeks", withdraw, "Look no longer", Done),
)
