"""Tournaments, for programs: to take part in one, and how it stands. Its games are like all others."""

from __future__ import annotations

from ...store import KeptTournament
from ..declined import Declined
from ..tournaments.shown import shown
from .call import Asked, Call
from .values import Done, Standing, Tournament, Tournaments


async def show(asked: Asked) -> Tournament:
    """How a tournament stands."""
    return _seen(await asked.state.house.organizer.read(asked.at("tournament")), asked)


async def overview(asked: Asked) -> Tournaments:
    """Tournaments of one's own, and those that are listed."""
    organizer = asked.state.house.organizer
    own, listed = await organizer.of(asked.player), await organizer.listed()
    known = {one.id for one in own}
    others = [one for one in listed if one.id not in known]
    return Tournaments(tuple(_seen(one, asked) for one in own), tuple(_seen(one, asked) for one in others))


def _seen(kept: KeptTournament, asked: Asked) -> Tournament:
    seen = shown(kept, asked.player, asked.wording.message, asked.wording.language)
    return Tournament(
        id=kept.id,
        title=seen.title,
        game=kept.begun.game,
        state=kept.state,
        entered=seen.mine is not None,
        round=len(seen.boards),
        rounds=seen.rounds,
        standings=tuple(Standing(row.place, row.name, row.points) for row in seen.standings),
        playing=seen.now.game if seen.now else None,
    )


async def enter(asked: Asked) -> Done:
    """Take part, alone."""
    id = asked.at("tournament")
    await asked.state.house.organizer.enter(id, player=asked.player, name=(await asked.person()).name)
    return Done()


async def leave(asked: Asked) -> Done:
    """Take part no more."""
    kept = await asked.state.house.organizer.read(asked.at("tournament"))
    number = kept.number_of(asked.player)
    if number is None:
        raise Declined(409, "tournament-not-in-it")
    await asked.state.house.organizer.leave(kept.id, number, asked.player)
    return Done()


calls = (
    Call("GET", "/tournaments", overview, "Tournaments of one's own, and those that are listed", Tournaments),
    Call("GET", "/tournaments/{tournament}", show, "How a tournament stands", Tournament),
    Call("POST", "/tournaments/{tournament}/enter", enter, "Take part in a tournament", Done),
    Call("POST", "/tournaments/{tournament}/leave", leave, "Take part no more; a running game is given up", Done),
)
