"""Bots at a table are characters, each with a name and a face of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Final

from ..art.characters import CAST, CHARACTERS
from ..bots.levels import LEVELS
from ..game.contract import Seat
from ..store import Chair

MOST_DOTS: Final = 5  # of strength, whatever levels there are
_REMEMBERED: Final = 1 << 10

# Who plays like nobody else.
OWN: Final[Mapping[str, str]] = {
    "easy": "tobi",
    "medium": "mira",
    "hard": "rocco",
    "expert": "luna",
    "champion": "leona",
    "attacker": "bruno",
    "trapper": "tessa",
    "miser": "hugo",
}


def introduced(chairs: Iterable[Chair], dice: Random) -> tuple[Chair, ...]:
    """The chairs of a new game with who its bots are: the first of a kind is who is known for it, and the others are
    those who are known for nothing, by lot."""
    others = [one for one in CAST if one not in OWN.values()]
    dice.shuffle(others)
    found: dict[Seat, Chair] = {}
    for chair in chairs:
        free = [OWN.get(chair.bot, ""), *others]
        taken = {other.name for other in found.values()}
        name = next((one for one in free if one and one not in taken), "")
        found[chair.seat] = replace(chair, name=name) if chair.bot and not chair.name else chair
    return tuple(found.values())


def cast(game: str, chairs: Mapping[Seat, Chair]) -> Mapping[Seat, str]:
    """Who a bot is, or would be, at each chair of a game: who it was in the game before, if this one is a rematch, else
    whoever follows from the id of the game. So it is the same whenever the game is opened, and whoever sits down or
    leaves; nobody is at a table twice, unless there are more chairs than characters."""
    return _cast(game, tuple((seat, _kept(chair)) for seat, chair in chairs.items()))


def _kept(chair: Chair) -> str:
    """Who the bot at a chair has been from the beginning; "" if that was not said."""
    return chair.name if chair.bot and chair.name in CHARACTERS else ""


@lru_cache(_REMEMBERED)
def _cast(game: str, chairs: tuple[tuple[Seat, str], ...]) -> Mapping[Seat, str]:
    taken = {kept for _, kept in chairs}
    free = sorted(CAST.keys() - taken, key=lambda one: sha256(f"{game}\n{one}".encode()).digest())
    return {seat: kept or free[place % len(free)] for place, (seat, kept) in enumerate(chairs)}


def name_of(character: str) -> str:
    """What a character is called, in every language."""
    return character.capitalize()


def strength(bot: str) -> int:
    """How strong a bot is, in dots; 0 for those that are no level."""
    return next((dots for dots, level in enumerate(LEVELS, 1) if level.name == bot), 0)
