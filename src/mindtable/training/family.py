"""What training asks of a family of games: what is practised, what moves and positions look like, and a search by
weights."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, cast

from .. import games
from ..bots.search_bot import Searcher
from ..game.contract import Position, View
from ..lab.habits import Occasion
from .fitting import Pattern


@dataclass(frozen=True)
class Course:
    """A game with its sets, and how large a part of the practice it is."""

    name: str
    game: str
    sets: tuple[str, ...]
    part: int
    options: tuple[tuple[str, str], ...] = ()


class Tabled(Protocol):
    """What has weights in tables."""

    @property
    def tables(self) -> Mapping[str, tuple[int, int]]:
        """The tables by name: the number of their first cell, and how many they have."""
        ...


class Judging(Tabled, Protocol):
    """What a family gives to training if its search judges positions by what was learnt, besides moves."""

    @property
    def kept(self) -> Path:
        """The file of the package with the weights by which the search judges."""
        ...

    def signs(self, position: Position) -> list[int] | None:
        """The cells that a position shows to the seat that is asked; None if it is not one that is judged."""
        ...

    def mirrored(self) -> list[int]:
        """Of each cell, the one that says of the other side what it says of one; of others, themselves."""
        ...

    def searcher(self, prior: Sequence[int], judgement: Sequence[int]) -> Searcher:
        """The search with the weights of patterns and of signs."""
        ...


class FamilyTraining(Tabled, Protocol):
    """What a family gives to training; its tables are those of the patterns of moves."""

    @property
    def courses(self) -> Sequence[Course]:
        """What is practised."""
        ...

    @property
    def sharpness(self) -> float:
        """The power of tries that is learnt: the higher, the more only the move tried most counts."""
        ...

    @property
    def kept(self) -> Path:
        """The file of the package with the weights that the search plays by."""
        ...

    def patterns(self, view: View) -> list[list[Pattern]]:
        """What each legal move of a view shows."""
        ...

    @property
    def habits(self) -> Sequence[str]:
        """What decisions may be occasions for, in the order in which it is shown."""
        ...

    def occasions(self, view: View, liked: int) -> Iterator[Occasion]:
        """What a decision was an occasion for, if the move at a place among the view's moves is what is done."""
        ...

    def searcher(self, weights: Sequence[int] | None) -> Searcher:
        """The search with a prior of these weights, by cell; the classic one if there are none."""
        ...


Standings = Callable[[View], list[list[Pattern]]]


def family_named(name: str) -> FamilyTraining:
    """What the family of a name gives to training."""
    return cast(FamilyTraining, games.families()[name].part("training"))


def standings_of(name: str) -> Standings | None:
    """What each side of a view shows, where the search of a family learns who is likely to win, and nothing elsewhere;
    many families have none."""
    return getattr(family_named(name), "standings", None)


def judging_of(name: str) -> Judging | None:
    """What the family of a name gives to training of judgements; many have none."""
    return getattr(family_named(name), "judging", None)
