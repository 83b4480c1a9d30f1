"""Games that were written down by earlier rules, read by the rules of today.

The rules have come to ask for less, and for more. Where they ask for less, an event tells of the question that was
spared: its answer is passed over. Where they ask for more it is a formality, and is answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from .contract import Event, Move, MoveError, Position, QuestionSpared, Seat


def read_on(position: Position, seat: Seat, move: Move, told: Iterable[Event]) -> tuple[Sequence[Event], bool]:
    """Take a written move in; what is told, and whether it was made or passed over. Raises a MoveError.

    `told` is what was told last; after a move that was passed over, the questions that were spared before it.
    Those may have been answered already: whoever orders effects may have been asked several times.
    """
    spared = [event for event in told if isinstance(event, QuestionSpared)]
    fitting = [event for event in spared if event.seat == seat and event.verb == move.text.partition(" ")[0]]
    for event in fitting:
        if not event.answered:
            spared[spared.index(event)] = replace(event, answered=True)
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
