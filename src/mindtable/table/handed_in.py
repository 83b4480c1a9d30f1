"""What visitors hand in, read: records, and positions in the notation of scenarios.

All of this is done in the reading room, so little is imported here: its process is to begin quickly and stay small.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..game.contract import Position
from ..game.plain_yaml import in_yaml
from ..game.records import Record, game_of, parse, replay
from ..games import game_named

_RECORD: Final = "Mindtable record"


def read_game(text: str) -> Record | tuple[Mapping[str, Any], Position] | None:
    """A record that can be replayed, or the first scenario in a text with its position; None if it is neither. Raises
    RecordError, Unreadable or SetupError."""
    if text.lstrip().startswith(_RECORD):
        record = parse(text)
        for _ in replay(record, game_of(record, game_named)):
            pass
        return record
    document = next(in_yaml(text), None)
    if not isinstance(document, Mapping) or "game" not in document:
        return None
    position: Position = game_named(document["game"]).read_position(document)
    return document, position
