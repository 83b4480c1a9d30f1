"""What an invitation says of itself."""

from __future__ import annotations

from typing import Any

from ..game.contract import Seat
from .authority import Authority
from .present.scene import Scene
from .visit import Visit


def host_of(table: Authority) -> Seat | None:
    """Who invites: the first who sits there and has a name."""
    return next((seat for seat, chair in table.chairs.items() if chair.player and chair.name), None)


def invited(table: Authority, scene: Scene[Any], visit: Visit) -> str:
    """Who invites, in a sentence."""
    host = host_of(table)
    return visit.say("table-invited-by", name=scene.names[host]) if host else visit.say("table-invited")
