"""What stands above a game of Mindbug on the screen."""

from __future__ import annotations

from ...game.chance import seed_text
from ...game.records import Record
from ...mindbug.cards import SETS
from ...wording import Wording
from ...wording.mindbug import MindbugWords


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
