"""Games that were written down by earlier rules, read by the rules of today.

The rules have come to ask for less, and for more. Where they ask for less, an event tells of the question that was
spared: its answer is passed over. Where they ask for more it is a formality, and is answered.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from .contract import Event, Move, MoveError, Position, Seat

SPARED: Final = "question spared"  # of a seat; its word is the first one of the answer


def read_on(position: Position, seat: Seat, move: Move, told: Iterable[Event]) -> tuple[list[Event], bool]:
    """Take a written move in; what is told, and whether it was made or passed over. Raises a MoveError.

    `told` is what was told last; after a move that was passed over, the questions that were spared before it. Those
    that were answered have a number: whoever orders effects may have been asked several times.
    """
    spared = [event for event in told if event.kind == SPARED]
    fitting = [event for event in spared if event.seat == seat and event.word == move.text.partition(" ")[0]]
    for event in fitting:
        if not event.number:
            spared[spared.index(event)] = replace(event, number=1)
            return spared, False
    try:
        events = [*position.play(move, seat)]
    except MoveError:
        if fitting:
            return spared, False
        raise
    while position.is_formality:
        (answer,) = position.moves()
        events += position.play(answer)
    return events, True
