"""What is told of a game."""

from __future__ import annotations

from dataclasses import dataclass

from ..game.contract import Event


@dataclass(frozen=True, eq=False)
class Telling:
    """What a viewer was told of a move. A page tells much that the page before has told, and recognises it at once: a
    telling is only the same as itself."""

    events: tuple[Event, ...]
