"""What a player may know of a game, as values: made from views and from what was told, like pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from random import Random
from types import MappingProxyType
from typing import Any, Final

from ...game.contract import Event, Seat
from ...game.sights import facts_of
from ...wording import Wording
from ..admission import admit
from ..authority import Authority
from ..declined import Declined
from ..keys import Keys
from ..seen import names_of, offer_to, viewing_of
from ..substitutes import may_return
from .values import Chair, Game, GameInList, Invitation, Offer, Question, Sits, Time

NOTHING_SHOWN: Final[Mapping[Seat, str]] = MappingProxyType({})


def seat_of(table: Authority, player: str) -> Seat | None:
    """The seat as which a player looks: one; whoever shares a screen does so with a browser."""
    viewing = viewing_of(table, player)
    return None if viewing.is_hot_seat else viewing.seat


def own_seat(table: Authority, player: str) -> Seat:
    """The seat of a player. Raises Declined for those who have none."""
    admit(table, player)
    seat = seat_of(table, player)
    if seat is None:
        raise Declined(403, "table-not-your-seat")
    return seat


def game_for(
    table: Authority,
    player: str,
    wording: Wording,
    keys: Keys,
    home: str,
    *,
    emotes: Mapping[Seat, str] = NOTHING_SHOWN,
) -> Game:
    """A game as a player may know it now, with what others show them. `home` is the address of the table."""
    seat = seat_of(table, player)
    view = table.position.view(seat) if table.is_dealt else None
    question = (
        Question(table.mark(), view.sight.moves) if view and seat and view.sight.moves and _is_open(table) else None
    )
    dealing = table.course.dealing
    return Game(
        id=table.id,
        game=table.game.name,
        sets=table.begun.sets,
        options=dict(table.begun.options),
        agreement=table.begun.agreement,
        seat=seat,
        chairs=chairs_for(table, seat, wording, emotes),
        invitations=_invitations(table, keys, home) if seat else (),
        is_dealt=table.is_dealt,
        adds_bits=bool(
            seat and dealing and not dealing.is_done and not table.free_seats and not dealing.has_added(seat)
        ),
        to_decide=table.to_decide,
        question=question,
        sight=facts_of(view.sight) if view else None,
        world=view.world(Random(0)).dump() if view else "",
        told=len(_told(table, seat)),
        is_over=table.is_over,
        winners=table.winners,
        resigned=table.resigned,
        out_of_time=table.course.out_of_time,
        following=table.following,
        offer=Offer(offer.seat, offer.standing) if (offer := offer_to(table, seat)) else None,
        may_take_back=table.may_take_back(seat) and not table.is_over,
        may_return=may_return(table, player),
    )


def listed(table: Authority, player: str, wording: Wording) -> GameInList:
    """A game in a list of a player's own."""
    seat = seat_of(table, player)
    return GameInList(
        id=table.id,
        game=table.game.name,
        seat=seat,
        chairs=chairs_for(table, seat, wording),
        is_asked=seat in table.to_decide,
        is_over=table.is_over,
        winners=table.winners,
    )


def told_since(table: Authority, player: str, number: int) -> tuple[dict[str, Any], ...]:
    """What a player was told from the event of a number on."""
    return tuple(_event(event) for event in _told(table, seat_of(table, player))[number:])


def _told(table: Authority, seat: Seat | None) -> list[Event]:
    """All that a seat was told. Neither moves nor silent events are counted: a choice that is sealed anew is one, and
    concerns nobody else."""
    if not table.is_dealt:
        return []
    return [one for one in table.course.told(seat).events if not one.is_silent or seat in (one.seen_by or ())]


def _event(event: Event) -> dict[str, Any]:
    """An event as it was told. Who else has seen it is nobody's business: it could tell which way a card went."""
    facts = facts_of(event)
    return {"kind": event.kind, **{one.name: facts[one.name] for one in fields(event) if one.name != "seen_by"}}


def _is_open(table: Authority) -> bool:
    """Whether answers are taken, also from those who have sealed theirs and may change it."""
    return bool(table.to_decide)


def chairs_for(
    table: Authority, seat: Seat | None, wording: Wording, emotes: Mapping[Seat, str] = NOTHING_SHOWN
) -> tuple[Chair, ...]:
    """Who sits at a table, as a seat or a spectator sees it."""
    names = names_of(table.id, table.chairs, wording)
    times = {one: Time(clock.left, clock.since) for one, clock in table.clocks(seat, wording.message).items()}
    return tuple(
        Chair(
            one,
            _sits(table, one),
            "" if chair.is_free else names[one],
            chair.bot,
            is_away=one in table.away,
            emote=emotes.get(one, ""),
            time=times.get(one),
        )
        for one, chair in table.chairs.items()
    )


def _sits(table: Authority, seat: Seat) -> Sits:
    chair = table.chairs[seat]
    if chair.is_free:
        return "nobody"
    if chair.bot:
        return "bot"
    return "program" if chair.is_program else "person"


def _invitations(table: Authority, keys: Keys, home: str) -> tuple[Invitation, ...]:
    return tuple(
        Invitation(seat, f"{home}/join/{table.id}/{seat}/{token}", token)
        for seat in table.free_seats
        for token in [keys.invitation(table.id, seat)]
    )
