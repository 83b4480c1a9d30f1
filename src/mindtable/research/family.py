"""What research asks of a family of games: a space of acts and observations, and many games at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol, cast

from .. import games
from ..game.contract import Move, Position, Seat
from .cells import Cells
from .vocabulary import Vocabulary


class Games(Protocol):
    """Many games at once. What can be seen and done is written into cells; the rest stands in vectors of bytes."""

    @property
    def cells(self) -> Cells:
        """A row for every game: the observation of the seat that decides, and behind it the mask of its acts."""
        ...

    @property
    def deciders(self) -> Any:
        """For every game the number of the seat that decides."""
        ...

    @property
    def winners(self) -> Any:
        """For every game the seats that won it with the last step, as bits; 0 while it goes on."""
        ...

    def reset(self, seed: int) -> None:
        """Begin all games anew, with seeds from one on."""
        ...

    def step(self, acts: list[int]) -> None:
        """Play an act in every game; what is over begins anew. If an act is not legal, nothing is played."""
        ...

    def any_acts(self, dice: int) -> list[int]:
        """A legal act for every game, each as likely as any other, by what dice show."""
        ...


class Space(Protocol):
    """The numbers of a game with some cards: what can be done, and what can be seen."""

    version: str  # changes when a number changes its meaning
    game: str
    seats: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]
    acts: int  # their numbers are those below
    size: int  # how many cells an observation has
    simultaneous: bool  # whether several decide at the same time
    vocabulary: Vocabulary  # what happens, in numbers

    def deal(self, seed: int) -> Position:
        """A new game at its first decision."""
        ...

    def text(self, act: int) -> str:
        """An act in words; seats are named as seen from who acts."""
        ...

    def number(self, text: str) -> int:
        """The number of an act in words. Raises a ValueError if there is none."""
        ...

    def meanings(self) -> list[str]:
        """What every cell of an observation means."""
        ...

    def observation(self, position: Position, seat: Seat) -> bytes:
        """What a seat sees, a byte for every cell."""
        ...

    def legal(self, position: Position, seat: Seat) -> dict[int, Move]:
        """The legal acts of a seat that is asked, and the moves they are; else none."""
        ...

    def games(self, number: int) -> Games:
        """So many games at once."""
        ...


class FamilyResearch(Protocol):
    """What a family gives to research."""

    @property
    def parameters(self) -> Mapping[str, str | int]:
        """What a game can be made with, and what stands for its usual values."""
        ...

    def players(self, game: str) -> tuple[int, int]:
        """How many play a game, at least and at most."""
        ...

    def space(self, game: str, sets: Sequence[str] | None, options: Mapping[str, str]) -> Space:
        """The space of a game with some sets, or its usual ones, and options."""
        ...


def space(game: str, *, sets: Sequence[str] | None = None, **options: object) -> Space:
    """The numbers of a game with some sets of cards, or its usual ones, and options."""
    chosen = tuple(sorted((name, str(value)) for name, value in options.items()))
    return space_of(game, None if sets is None else tuple(sets), chosen)


@lru_cache(maxsize=32)
def space_of(game: str, sets: tuple[str, ...] | None, options: tuple[tuple[str, str], ...]) -> Space:
    """The same, made once: a space is a value, and what reads a pickled one finds it here."""
    return research_of(game).space(game, sets, dict(options))


def research_of(game: str) -> FamilyResearch:
    """What the family of a game gives to research."""
    return cast(FamilyResearch, games.family_of(game).part("research"))
