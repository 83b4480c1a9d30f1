"""What reviews ask of a family of games."""

from __future__ import annotations

from typing import Protocol, cast

from .. import games
from ..game.contract import Position, Seat, View


class FamilyReview(Protocol):
    """What a family of games gives to reviews."""

    def kind(self, view: View) -> str:
        """The kind of game that a view is of, for which chances are measured: also by players or sets."""
        ...

    def open_view(self, position: Position, seat: Seat) -> View:
        """What a seat would know if all cards lay open."""
        ...


class PlainReview:
    """What can be said of any game."""

    def kind(self, view: View) -> str:
        """The name of the game."""
        return view.sight.game

    def open_view(self, position: Position, seat: Seat) -> View:
        """What the seat knows: nobody has said how to open the cards of this game."""
        return position.view(seat)


def family_of(game: str) -> FamilyReview:
    """What the family of a game gives to reviews; of those that give nothing, what can be said of any game."""
    family = games.family_of(game)
    try:
        return cast(FamilyReview, family.part("review"))
    except ModuleNotFoundError as problem:
        if problem.name != family.layers.format(layer="review"):
            raise
        return PlainReview()
