"""Options of a game that are as long as a file, a deck of one's own for instance: read apart, like all that visitors
hand in."""

from __future__ import annotations

from dataclasses import replace

from ..game.contract import SetupError
from ..games import game_named
from .declined import Faulty
from .openings import Wish
from .reading_room import ReadingRoom


async def with_file(wish: Wish, name: str, text: str, reading_room: ReadingRoom, address: str) -> Wish:
    """A wish with the text of a file as an option, for a visitor from an address. Raises Declined."""
    option = next(option for option in game_named(wish.game).options if option.name == name)
    try:
        value = await reading_room.read(address, option.read, text)
    except SetupError as problem:
        raise Faulty("table-cannot-begin-because", problem.flaw) from problem
    sets = None if option.instead_of_sets else wish.sets
    return replace(wish, sets=sets, options={**wish.options, name: value})
