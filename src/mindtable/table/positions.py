"""Positions in the notation of scenarios, as people hand them in."""

from __future__ import annotations

from collections.abc import Mapping

import yaml

from ..game.contract import Position, SetupError
from ..games import game_named
from .declined import Declined


def read_position(text: str) -> Position:
    """The position that a text describes: that of the first scenario in it. Raises Declined."""
    try:
        document = next(iter(yaml.safe_load_all(text)), None)
    except (yaml.YAMLError, ValueError) as problem:
        raise Declined(422, "table-bad-position", problem=" ".join(str(problem).split())) from problem
    if not isinstance(document, Mapping) or "game" not in document:
        raise Declined(422, "table-not-a-record")
    try:
        position: Position = game_named(document["game"]).read_position(document)
    except SetupError as problem:
        raise Declined(422, "table-bad-position", problem=str(problem)) from problem
    return position
