"""The ratings of the bots of the house. They were measured by matches and stay as they are: by them the scale means the
same from year to year."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from .skill import Rating

FILE: Final = Path(__file__).with_name("house.json")


def house_rating(game: str, bot: str) -> Rating | None:
    """How strong a bot of the house is in a game; None where nobody has measured it, so its games do not count."""
    return _measured().get(game, {}).get(bot)


@cache
def _measured() -> Mapping[str, Mapping[str, Rating]]:
    measured = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        game: {bot: Rating.of_points(*points) for bot, points in of_game["bots"].items()}
        for game, of_game in measured.items()
    }
