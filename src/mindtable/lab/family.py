"""What the lab asks of a family of games: what is written down of a game, and what can be told from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from ..game.contract import Event, Position, Seat
from ..games import family_of as rules_of
from ..wording import Wording


@dataclass(frozen=True)
class Role:
    """A way in which a seat may have had something in a game, by the name under which lines hold it.

    What was dealt fell to the seats by lot, so whoever had it differs from the others by nothing else. What was chosen
    did not: who plays a card may be ahead already.
    """

    name: str
    was_dealt: bool


class Observed(Protocol):
    """Writes down what becomes of a game."""

    @property
    def turns(self) -> int:
        """How many turns there were so far."""
        ...

    @property
    def begins(self) -> Seat | None:
        """Who began, where that is somebody."""
        ...

    def told(self, events: Sequence[Event]) -> None:
        """Take in what has happened."""
        ...

    def had(self) -> Mapping[str, Mapping[Seat, Sequence[str]]]:
        """What each seat has had, by role."""
        ...


class FamilyLab(Protocol):
    """All that the lab asks of a family."""

    @property
    def roles(self) -> tuple[Role, ...]:
        """In which ways seats have things, the most telling first."""
        ...

    def observe(self, position: Position) -> Observed:
        """Begin to look on at a game that was just dealt."""
        ...

    def named(self, role: str, thing: str, wording: Wording) -> str:
        """What something that seats have is called. What a role is, messages of the family say: `lab-FAMILY-ROLE` and
        `lab-FAMILY-ROLE-means`."""
        ...

    def played_with(self, sets: Sequence[str], options: Mapping[str, str], wording: Wording) -> str:
        """What is played with, in a few words."""
        ...


def family_of(game: str) -> FamilyLab:
    """What the family of a game answers; one from outside that says nothing of it is `Plain`."""
    found = rules_of(game).part_if_any("lab")
    return cast(FamilyLab, found) if found is not None else Plain()


class Plain:
    """A family of whose games only the decisions are counted."""

    roles: tuple[Role, ...] = ()

    def observe(self, position: Position) -> Observed:
        """Begin to look on at a game that was just dealt."""
        return Counted(position.to_decide[0])

    def named(self, _role: str, thing: str, _wording: Wording) -> str:
        """The thing as it stands in lines."""
        return thing

    def played_with(self, sets: Sequence[str], options: Mapping[str, str], _wording: Wording) -> str:
        """Sets and options as they are written."""
        return ", ".join([*sets, *(f"{name} {value}" for name, value in options.items())])


class Counted:
    """Counts decisions for turns."""

    def __init__(self, begins: Seat | None) -> None:
        self.turns = 0
        self.begins = begins

    def told(self, _events: Sequence[Event]) -> None:
        """Count a decision."""
        self.turns += 1

    def had(self) -> Mapping[str, Mapping[Seat, Sequence[str]]]:
        """Nothing that is known."""
        return {}
