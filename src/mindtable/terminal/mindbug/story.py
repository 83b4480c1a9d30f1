"""What happened in a game, in sentences for one viewer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain

from ...game.chance import seed_text
from ...game.contract import Event, Seat
from ...game.records import Record
from ...mindbug.cards import SETS
from ...mindbug.events import TurnBegan
from ...wording import Wording
from ...wording.mindbug import MindbugWords


def story(
    told: Iterable[Iterable[Event]], seat: Seat | None, names: Mapping[Seat, str], wording: Wording
) -> list[list[str]]:
    """What was told, in sentences, turn by turn. That a turn begins need not be said then."""
    turns: list[list[str]] = [[]]
    for event in chain.from_iterable(told):
        if isinstance(event, TurnBegan):
            turns.append([])
        elif sentence := wording.event(event, seat, names):
            turns[-1].append(sentence)
    return [turn for turn in turns if turn]


def title(record: Record, wording: Wording) -> str:
    """What is played, for the head of the screen."""
    if record.sets == tuple(SETS):
        sets = wording.message("terminal-all-sets")
    elif record.sets:
        sets = ", ".join(map(wording.words(MindbugWords).set_name, record.sets))
    else:
        sets = wording.message("terminal-own-deck")
    variant = "-epic" if dict(record.options).get("epic") == "yes" else ""
    game = wording.message(f"terminal-game-{record.game}{variant}")
    return wording.message("terminal-title", game=game, sets=sets, dice=record.dice, seed=seed_text(record.seed))
