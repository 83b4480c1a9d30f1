"""The page of a position, without a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mindtable.game.contract import Event, Position, Seat
from mindtable.store import Chair
from mindtable.table.family import ending_of, page_of
from mindtable.table.present.sayings import wording_in
from mindtable.table.present.scene import Scene
from mindtable.table.rendering import rendered
from mindtable.table.seen import Viewing, names_of
from mindtable.table.tidings import Tidings, Told
from mindtable.table.visit import Browser, Visit


def scene_for(
    position: Position,
    first: Position | None = None,
    told: Sequence[Sequence[Event]] = (),
    seat: Seat | None = None,
    *,
    language: str = "en",
    names: Mapping[Seat, str] | None = None,
) -> Scene[Any]:
    """A position as a seat sees it, at a table of players with plain names, or with others."""
    wording = wording_in(language)
    chairs = {one: Chair(one, name=(names or {}).get(one, f"Player{one}")) for one in position.seats}
    view = position.view(seat)
    return Scene(
        view=view,
        sight=view.sight,
        told=Told(Tidings(tuple(event.told_to(seat) for event in events)) for events in told),
        names=names_of("id", chairs, wording),
        bots={},
        wording=wording,
        mark="mark",
        to_decide=position.to_decide,
        first=(first or position).view(None).sight,
        winners=position.winners,
    )


def html_for(
    position: Position,
    first: Position | None = None,
    told: Sequence[Sequence[Event]] = (),
    seat: Seat | None = None,
    *,
    language: str = "en",
    names: Mapping[Seat, str] | None = None,
) -> str:
    """What the page of a seat shows."""
    return html_of(scene_for(position, first, told, seat, language=language, names=names))


def html_of(scene: Scene[Any]) -> str:
    """What the page of a scene shows."""
    page = page_of(scene)
    known: dict[str, Any] = {
        "game": "id",
        "page": page,
        "question": page.question,
        "viewing": Viewing(scene.viewer),
        "curtain": "",
        "invitations": [],
        "is_player": True,
        "is_replaced": False,
        "missed": (),
        "offer": None,
        "is_held_up": False,
        "resigning": "table-resign-sure",
        "is_over": False,
        "alone": False,
        "may_speak": False,
        "others": (),
        "is_only_here": False,
        "here": "/games/id",
        "may_go_back": False,
        "following": None,
        "emotes": {},
        "match": "",
        "is_match_over": False,
        **({"ending": ending_of(scene)} if scene.winners else {}),
    }
    return rendered("table.html", Visit(Browser(None), scene.wording, ""), **known)
