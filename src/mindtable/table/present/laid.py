"""A position that was laid out, as a scene: of the seat that decides, or of one that looks on, which sees what it
would know, or everything."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from zlib import crc32

from ...game.contract import Event, Position, Seat
from ...review.family import family_of as reviews_of
from ...wording import Wording
from ..family import family_of
from ..handed_in import Laid
from ..tidings import Tidings, Told
from .scene import Scene


def scene_of(laid: Laid, wording: Wording, *, is_open: bool, viewer: Seat | None = None) -> Scene[Any] | None:
    """The position after all moves, for whoever decides, or for one who looks; None if there is no such position."""
    position, first = laid.position, laid.first
    if position is None or first is None:
        return None
    seat = viewer or decider(position)
    view = reviews_of(position.game).open_view(position, seat) if is_open and seat else position.view(seat)
    return Scene(
        view=view,
        sight=view.sight if seat else family_of(position.game).opened(position),
        told=Told(Tidings(tuple(_told(event, seat, is_open) for event in events)) for events in laid.told),
        names={one: wording.message("terminal-person", seat=one) for one in position.seats},
        bots={},
        wording=wording,
        mark=f"{crc32(repr(laid.scenario).encode()):08x}",
        to_decide=position.to_decide,
        winners=position.winners,
        sets=tuple(str(one) for one in laid.document.get("set") or ()),
        first=first.view(None).sight,
        since=max(0, len(laid.told) - 1),
        near=position.seats[0] if seat is None else None,
    )


def decider(position: Position) -> Seat | None:
    """Whose decision is looked at: the first of those who are asked."""
    return position.to_decide[0] if position.to_decide else None


def _told(event: Event, seat: Seat | None, is_open: bool) -> Event:
    return replace(event, seen_by=None) if is_open else event.told_to(seat)
