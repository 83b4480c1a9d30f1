"""The bots that people choose from, with who they are and how they play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ..bots import bots_of
from ..bots.levels import LEVELS, Level
from ..bots.personalities import PERSONALITIES
from ..games import family_of, games
from ..wording import Wording
from .characters import OWN, name_of, strength


class Opponent(NamedTuple):
    """A bot to be chosen: its name, its strength in dots, its character, the games that it plays, and what is said of
    how it plays them, each with the games that it is true of."""

    bot: str
    strength: int
    character: str
    games: tuple[str, ...]
    lines: tuple[tuple[str, tuple[str, ...]], ...]


def opponents(wording: Wording) -> tuple[list[Opponent], list[Opponent]]:
    """The levels, and the personalities."""
    levels = [_opponent(level.name, partial(_overlooks, level, wording)) for level in LEVELS]
    ways = [_opponent(one.name, partial(_plays, one.name, wording)) for one in PERSONALITIES]
    return levels, [one for one in ways if one.games]


def _opponent(bot: str, say: Callable[[str], str]) -> Opponent:
    """A bot, with what is said of it in the games that it plays."""
    said = {game: say(game) for game in games() if bot in bots_of(game)}
    lines = {line: tuple(game for game in said if said[game] == line) for line in said.values() if line}
    return Opponent(bot, strength(bot), OWN[bot], tuple(said), tuple(lines.items()))


def _overlooks(level: Level, wording: Wording, game: str) -> str:
    """What a level overlooks in a game, what it overlooks most often first; "" where nothing is known of it."""
    playing, name = level.at(game), name_of(OWN[level.name])
    if not playing.overlooks:
        return "" if playing.blur else wording.message("table-overlooks-nothing", name=name)
    family = family_of(game).name
    alike: dict[int, list[str]] = {}
    for what, times in playing.overlooks.items():
        alike.setdefault(times, []).append(wording.message(f"table-overlooked-{family}-{what}"))
    sentences = [
        wording.message("table-overlooked", what=", ".join(things), times=times)
        for times, things in sorted(alike.items())
    ]
    return wording.message("table-overlooks", name=name, list=" ".join(sentences))


def _plays(personality: str, wording: Wording, game: str) -> str:
    """How a personality plays a game."""
    line = wording.message(f"table-personality-{family_of(game).name}-{personality}")
    return wording.message("table-plays-like-this", name=name_of(OWN[personality]), line=line)
