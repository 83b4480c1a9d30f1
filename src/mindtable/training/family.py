"""What training asks of a family of games: what is practised, what moves look like, and a search that uses weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, cast

from .. import games
from ..bots.search_bot import Searcher
from ..game.contract import View


@dataclass(frozen=True)
class Course:
    """A game with its sets, and how large a part of the practice it is."""

    name: str
    game: str
    sets: tuple[str, ...]
    part: int


class FamilyTraining(Protocol):
    """What a family gives to training."""

    @property
    def courses(self) -> Sequence[Course]:
        """What is practised."""
        ...

    @property
    def tables(self) -> Mapping[str, tuple[int, int]]:
        """The tables of patterns by name: the number of their first cell, and how many they have."""
        ...

    @property
    def kept(self) -> Path:
        """The file of the package with the weights that the search plays by."""
        ...

    def patterns(self, view: View) -> list[list[int]]:
        """The cells that each legal move of a view shows."""
        ...

    def searcher(self, weights: Sequence[int] | None) -> Searcher:
        """The search with a prior of these weights, by cell; the classic one if there are none."""
        ...


def family_named(name: str) -> FamilyTraining:
    """What the family of a name gives to training."""
    return cast(FamilyTraining, games.families()[name].part("training"))
