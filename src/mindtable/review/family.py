"""What reviews ask of a family of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from .. import games
from ..bots.family import Search
from ..game.contract import Position, Seat, View
from .reasons import Reason


class FamilyReview(Protocol):
    """What a family of games gives to reviews."""

    def kind(self, view: View) -> str:
        """The kind of game that a view is of, for which chances are measured: also by players or sets."""
        ...

    def open_view(self, position: Position, seat: Seat) -> View:
        """What a seat would know if all cards lay open."""
        ...

    def reasons(self, view: View, search: Search, best: int, worse: Sequence[int]) -> Mapping[int, Reason]:
        """Why some moves are worse than the best one, as far as it can be said; moves are places among the view's."""
        ...

    @property
    def kinds_of_reasons(self) -> Mapping[str, type[Reason]]:
        """All reasons that the family gives, by kind."""
        ...


class PlainReview:
    """What can be said of any game."""

    def kind(self, view: View) -> str:
        """The name of the game."""
        return view.sight.game

    def open_view(self, position: Position, seat: Seat) -> View:
        """What the seat knows: nobody has said how to open the cards of this game."""
        return position.view(seat)

    def reasons(self, view: View, search: Search, best: int, worse: Sequence[int]) -> Mapping[int, Reason]:  # noqa: ARG002
        """None."""
        return {}

    @property
    def kinds_of_reasons(self) -> Mapping[str, type[Reason]]:
        """None."""
        return {}


def family_of(game: str) -> FamilyReview:
    """What the family of a game gives to reviews; of those that give nothing, what can be said of any game."""
    return cast(FamilyReview, games.family_of(game).part_if_any("review") or PlainReview())
