"""Positions in the notation of scenarios, as people hand them in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..game.contract import Position, SetupError
from ..game.plain_yaml import Unreadable, in_yaml
from ..games import game_named
from .declined import Declined, Faulty


def read_position(text: str) -> tuple[Mapping[str, Any], Position]:
    """The first scenario in a text, and the position that it describes. Raises Declined."""
    try:
        document = next(in_yaml(text), None)
        if not isinstance(document, Mapping) or "game" not in document:
            raise Declined(422, "table-not-a-record")
        position: Position = game_named(document["game"]).read_position(document)
    except (Unreadable, SetupError) as problem:
        raise Faulty("table-bad-position", problem.flaw) from problem
    return document, position
