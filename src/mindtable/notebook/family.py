"""What notebooks ask of a family of games; its positions and views ask for it where they are shown."""

from __future__ import annotations

from typing import Protocol

from ..game.contract import Position, View


class FamilyPictures(Protocol):
    """The table of a family's games, as HTML that needs nothing from outside."""

    def of_position(self, position: Position) -> str:
        """The whole position: everybody's hand is open."""
        ...

    def of_view(self, view: View) -> str:
        """What the seat of a view sees, and nothing else."""
        ...
