"""What players of Mindbug overlook: to whoever does, it is not there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from ...mindbug.board import TURN, Board
from ...mindbug.codes import FRENZY, HUNTER, POISONOUS, SNEAKY
from ...mindbug.packed import count_of, life_of, with_count, with_life
from ...mindbug.view import View

SETTINGS: Final = Path(__file__).with_name("levels.json")
KEYWORDS: Final[Mapping[str, int]] = {
    "second-attack": FRENZY,
    "poison": POISONOUS,
    "hunter": HUNTER,
    "sneaky": SNEAKY,
}
MINDBUG: Final = "mindbug"  # that others may use one on a card
LAST_BLOW: Final = "last-blow"  # that a life is the last one, theirs or one's own
OVERLOOKED: Final = (*KEYWORDS, MINDBUG, LAST_BLOW)


def blinkered(view: View, overlooked: Collection[str]) -> View:
    """The view of somebody who overlooks some things."""
    return view.imagined(partial(_overlook, overlooked))


def _overlook(overlooked: Collection[str], board: Board) -> None:
    seat = board.decider
    keywords = sum(KEYWORDS[what] for what in overlooked if what in KEYWORDS)
    if keywords:
        board.slots = board.slots.without_keywords(keywords)
    if MINDBUG in overlooked:
        for other in board.mode.opponents(seat):
            board.mindbugs = with_count(board.mindbugs, other, -count_of(board.mindbugs, other))
    if LAST_BLOW in overlooked and board.decision == TURN:  # who is asked to block sees that it is the last
        for team in set(board.mode.team):
            if life_of(board.lives, team) == 1:
                board.lives = with_life(board.lives, team, 1)
