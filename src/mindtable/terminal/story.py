"""What happened in a game, in sentences for one viewer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..game.contract import Event, Seat
from ..game.records import Record
from ..mindbug.cards import SETS
from ..wording import Wording


def sentences(
    told: Iterable[Iterable[Event]], seat: Seat | None, names: Mapping[Seat, str], wording: Wording
) -> list[str]:
    """A line for each move of which there is something to say."""
    lines = (" ".join(filter(None, (wording.event(event, seat, names) for event in events))) for events in told)
    return [line for line in lines if line]


def title(record: Record, wording: Wording) -> str:
    """What is played, for the head of the screen."""
    sets = ", ".join(SETS[name].name for name in record.sets)
    game = wording.message(f"terminal-game-{record.game}")
    return wording.message("terminal-title", game=game, sets=sets, seed=str(record.seed))
