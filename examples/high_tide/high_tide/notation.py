"""Moves as text: `lay 12`, `wash`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mindtable.game.contract import Move, UnreadableMove

from .board import CARDS

WASH = Move("wash")
_LAY = re.compile(r"lay\s+([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class Words:
    """A move that was read: the card it lays, or none where its player is washed."""

    card: int | None


def lay(card: int) -> Move:
    """The move that lays a card."""
    return Move(f"lay {card}")


def parse(move: Move | str) -> Words:
    """What a text means; raises UnreadableMove if it is no move at all."""
    text = str(move).strip()
    if text == WASH.text:
        return Words(None)
    found = _LAY.fullmatch(text)
    if found is None or int(found[1]) not in CARDS:
        raise UnreadableMove(f"“{text}” is not a move; write “wash”, or “lay 12” for a card from 1 to {CARDS[-1]}")
    return Words(int(found[1]))
