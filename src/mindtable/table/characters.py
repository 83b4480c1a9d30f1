"""Bots at a table are characters, each with a name and a face of its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final

from ..art.characters import CHARACTERS
from ..bots.levels import LEVELS
from ..game.contract import Seat

MOST_DOTS: Final = 5  # of strength, whatever levels there are
_REMEMBERED: Final = 1 << 10


@lru_cache(_REMEMBERED)
def characters(game: str, seats: tuple[Seat, ...]) -> Mapping[Seat, str]:
    """Who a bot is at each seat of a game. It follows from the id of the game, so it is the same whenever the game is
    opened, and whoever sits down or leaves; nobody is at a table twice, unless there are more seats than characters."""
    order = sorted(CHARACTERS, key=lambda one: sha256(f"{game}\n{one}".encode()).digest())
    return {seat: order[place % len(order)] for place, seat in enumerate(seats)}


def name_of(character: str) -> str:
    """What a character is called, in every language."""
    return character.capitalize()


def strength(bot: str) -> int:
    """How strong a bot is, in dots; 0 for those that are no level."""
    return next((dots for dots, level in enumerate(LEVELS, 1) if level.name == bot), 0)
