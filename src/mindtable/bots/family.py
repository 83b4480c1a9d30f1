"""What the bots ask of a family of games: its rules of thumb, its search, and what older programs are told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, Protocol, cast

from .. import games
from ..game.contract import Move, Seat, Sight, View
from .setting import Setting

CLASSIC_VERSION: Final = "1"  # of the classic search: never changes

RulesOfThumb = Callable[[View], Mapping[Move, float]]


class Search(Protocol):
    """A search of one decision of one seat, which has the dice and the view it was made with."""

    def run(self, iterations: int, seconds: float, fair: bool = ...) -> int:
        """Search until so many iterations are made or so much time is over; how many were made. In a fair search every
        second iteration is for the move that was tried least, so that each of them can be judged."""
        ...

    def visits(self) -> list[int]:
        """How often each legal move was tried, in the order of the view's moves."""
        ...

    def chances(self) -> list[float]:
        """How likely each legal move is to win, in the order of the view's moves."""
        ...

    def prospects(self) -> list[list[float]]:
        """How likely each side is to win after each legal move, in the order of the view's moves and of its sides."""
        ...

    def line(self, longest: int, place: int = ...) -> list[tuple[Seat, str]]:
        """The moves that are expected, each by a seat, where they are clear enough: after the move at a place among the
        view's moves, or after the one tried most."""
        ...


Overlooking = Callable[[View, int, Collection[str]], Search]


class FamilyBots(Protocol):
    """What a family of games gives to the bots. Whatever it does not have is None; dice do for the random bot."""

    @property
    def rules_of_thumb(self) -> RulesOfThumb | None:
        """What every legal move of a view is worth in points, a higher number being better: for the rule bot."""
        ...

    @property
    def brisk_move(self) -> Callable[[View, int], int] | None:
        """The place among a view's moves of the one that looks best at once, by dice of its own: for the brisk bot."""
        ...

    @property
    def search(self) -> Callable[[View, int], Search] | None:
        """The search of a view's decision with dice of its own, which a seed stands for: for all bots that think."""
        ...

    @property
    def search_version(self) -> str:
        """Of the search: it changes when the same view and limit give other moves."""
        ...

    @property
    def classic(self) -> Callable[[View, int], Search] | None:
        """The search as it was when bots began to learn, which never changes: for all that is measured by it."""
        ...

    @property
    def overlooking(self) -> Overlooking | None:
        """The search of a view's decision by somebody who overlooks some things, and thinks as if they were not
        there: with dice of its own, and the things by their names. The wording of the family says what they are."""
        ...

    @property
    def settings(self) -> Mapping[str, Mapping[str, Setting]]:
        """How levels play the games of the family: by game and by level. What they overlook is what `overlooking`
        knows."""
        ...

    @property
    def leanings(self) -> Mapping[str, Mapping[str, int]]:
        """What personalities like, by their names: how much likelier moves of which patterns seem to them, in
        hundredths of the logarithm of the odds."""
        ...

    @property
    def leaning_search(self) -> Callable[[View, int, str], Search] | None:
        """The learnt search of a view's decision by a personality, with dice of its own."""
        ...

    @property
    def protocol_1(self) -> Callable[[Sight], dict[str, Any]] | None:
        """The fields of a sight for programs that speak protocol 1; games that are younger than it have none, and such
        programs are told what all others are."""
        ...


def brisk_move_of(game: str) -> Callable[[View, int], int] | None:
    """The brisk move of a game's family; families from outside that were made before there was one have none."""
    move: Callable[[View, int], int] | None = getattr(family_of(game), "brisk_move", None)
    return move


def search_version_of(game: str) -> str:
    """The version of the search of a game's family; that of families from outside that do not say it never changes."""
    version: str = getattr(family_of(game), "search_version", CLASSIC_VERSION)
    return version


def classic_of(game: str) -> Callable[[View, int], Search] | None:
    """The classic search of a game's family; families from outside that have none are measured by their search."""
    family = family_of(game)
    classic: Callable[[View, int], Search] | None = getattr(family, "classic", family.search)
    return classic


def settings_of(game: str) -> Mapping[str, Setting]:
    """How levels play a game; families from outside that say nothing of it have none."""
    settings: Mapping[str, Mapping[str, Setting]] = getattr(family_of(game), "settings", {})
    return settings.get(game, {})


def overlooking_of(game: str) -> Overlooking:
    """The search of somebody who overlooks something in a game whose levels do that."""
    overlooking = family_of(game).overlooking
    assert overlooking is not None, "its levels overlook something"
    return overlooking


def leanings_of(game: str) -> Mapping[str, Mapping[str, int]]:
    """What personalities like in a game; families that know of none have none."""
    leanings: Mapping[str, Mapping[str, int]] = getattr(family_of(game), "leanings", {})
    return leanings


def leaning_search_of(game: str) -> Callable[[View, int, str], Search]:
    """The search of a personality in a game that some play."""
    search = family_of(game).leaning_search
    assert search is not None, "personalities play it"
    return search


def family_of(game: str) -> FamilyBots:
    """What the family of a game gives to the bots."""
    return cast(FamilyBots, games.family_of(game).part("bots"))
