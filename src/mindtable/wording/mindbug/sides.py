"""What creatures are that are turned when they become exhausted (J34)."""

from __future__ import annotations

from ...mindbug.cards import CARDS, FACES
from ...mindbug.words import TurnsWhenExhausted


def power_of_side(card: str, keyword: str) -> int:
    """The power of a creature that is turned to the side with a keyword."""
    [power] = (
        power
        for ability in CARDS[FACES[card]].abilities
        if isinstance(ability, TurnsWhenExhausted)
        for power, key in ability.sides
        if key.value == keyword
    )
    return power
