"""What stands above a game of Mind Up! on the screen."""

from __future__ import annotations

from ...game.chance import seed_text
from ...game.records import Record
from ...mindup.game import DEFAULTS
from ...wording import Wording


def title(record: Record, wording: Wording) -> str:
    """What is played, for the head of the screen."""
    options = {**DEFAULTS, **dict(record.options)}
    return wording.message(
        "terminal-up-title",
        players=len(record.seats),
        objectives=int(options["objectives"]),
        dice=record.dice,
        seed=seed_text(record.seed),
    )
