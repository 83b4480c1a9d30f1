"""Bots against each other, for everybody to see."""

from __future__ import annotations

import time
from typing import Final

from rich.console import Console

from ..wording import Wording
from . import players
from .match import Match
from .show import Show

_PAGE: Final = 5  # how many times as long one looks at a page as at a move


def watch(console: Console, wording: Wording, match: Match, delay: float) -> None:
    """Let the bots of a game play it out: on a screen move by move, elsewhere as a story."""
    bots = players.bots(match.record)
    slow = players.slow_bots(match.record)
    names = players.names(match.record, wording)
    show = Show(console, wording, match.record, viewer=None, open_hands=False)
    if not console.is_terminal:
        show.tell(match.steps)
    while not match.position.winners:
        seat = match.position.to_decide[0]
        if not match.only_sealed(len(match.record.moves)):  # then there is something new to see
            if console.is_terminal:
                thinking = wording.message("terminal-thinking", name=names[seat]) if seat in slow else ""
                show.draw(match.steps, wording.message("terminal-watching", number=len(match.record.moves)), thinking)
            time.sleep(delay * (_PAGE if show.is_page(match.steps[-1]) else 1))
        match.play(bots[seat].choose(match.position.view(seat)), seat)
        if not console.is_terminal:
            show.tell(match.steps)
    show.draw(match.steps, wording.message("terminal-watching", number=len(match.record.moves)))
