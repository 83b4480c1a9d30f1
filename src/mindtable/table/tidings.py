"""What is told of a game."""

from __future__ import annotations

from dataclasses import dataclass

from ..game.contract import Event


@dataclass(frozen=True, eq=False)
class Tidings:
    """What a viewer was told of a move. A page tells much that the page before has told, and recognises it at once: a
    tidings is only the same as itself."""

    events: tuple[Event, ...]
