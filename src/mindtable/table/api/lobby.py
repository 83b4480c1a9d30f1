"""The lobby, for programs: who looks for others, tables with free chairs, and games to watch; what all may know."""

from __future__ import annotations

from ...store import Sought, is_program
from ..authority import Authority
from ..lobby.pairing import Gathering
from ..pages.lobby import seeking
from .call import Asked, Call
from .opening import opened
from .seen import chairs_for
from .values import Done, Lobby, OpenTable, Seek, SeekWish, Terms, Watched, Wish


async def show(asked: Asked) -> Lobby:
    """The lobby as it is now."""
    lobby = asked.state.house.lobby
    now = (await lobby.known_to(asked.player, await lobby.look())).seen_by(asked.player)
    return Lobby(
        seeks=tuple(_seek(one, asked.player) for one in now.gatherings),
        tables=tuple(_table(one.table, asked) for one in now.open),
        running=tuple(
            Watched(one.table.id, one.table.game.name, chairs_for(one.table, None, asked.wording))
            for one in now.running
        ),
    )


async def seek(asked: Asked) -> Done:
    """Look for others."""
    wish: SeekWish = asked.body
    house = asked.state.house
    terms = Terms(clock=wish.clock or "", rated=wish.rated)
    new = await opened(asked, Wish(wish.game, wish.sets, wish.options, terms))
    await house.doorkeeper.check(asked.player, asked.address)
    await house.rated.check(new)
    sought = Sought(new.game, len(new.chairs), new.sets, new.options, wish.clock, wish.rated)
    await house.lobby.seek(await seeking(asked.request, asked.player, await asked.person(), sought))
    return Done()


async def join(asked: Asked) -> Done:
    """Look for the same as somebody who waits, and sit down with them if nobody else is needed."""
    lobby = asked.state.house.lobby
    others = await lobby.gathering_of(asked.at("seek"))
    if not others.has(asked.player):
        who = await seeking(asked.request, asked.player, await asked.person(), others.sought)
        await lobby.join(others, who)
    return Done()


async def withdraw(asked: Asked) -> Done:
    """Look no longer."""
    await asked.state.house.lobby.withdraw(asked.player)
    return Done()


def _seek(gathering: Gathering, player: str) -> Seek:
    first, sought = gathering.first.who, gathering.sought
    return Seek(
        id=gathering.first.id,
        name=first.name,
        is_program=is_program(first.player),
        is_mine=gathering.has(player),
        game=sought.game,
        sets=sought.sets,
        options=dict(sought.options),
        clock=sought.clock,
        rated=sought.rated,
        rating=first.rating,
        taken=len(gathering.seeks),
        seats=sought.seats,
    )


def _table(table: Authority, asked: Asked) -> OpenTable:
    return OpenTable(
        id=table.id,
        game=table.game.name,
        sets=table.begun.sets,
        options=dict(table.begun.options),
        agreement=table.begun.agreement,
        chairs=chairs_for(table, None, asked.wording),
        is_mine=bool(table.seats_of(asked.player)),
    )


calls = (
    Call("GET", "/lobby", show, "Who looks for others, tables with free chairs, and games to watch", Lobby),
    Call("POST", "/seeks", seek, "Look for others, as long as the stream is open", Done, SeekWish),
    Call("POST", "/seeks/{seek}/join", join, "Look for the same as somebody, and play with them", Done),
    Call("DELETE", "/seeks", withdraw, "Look no longer", Done),
)
