"""The wide picture of the game: a hand of numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...mindup.cards import CARDS
from ..shading import ground_shadow
from ..svg import path, placed
from ..tableau import Ground, tableau
from .cards import number_card

_DREAM: Final = Ground("#FCEBFA", "#E3C8F0", "#A98BD0", "#9C7CC8", "#7F5DB3", sun=(570, 150))
_HAND: Final = (10, 16, 22, 28, 57)  # one of each colour; they are fanned about a point far below
_HUB: Final = (562.0, 586.0)
_AWAY: Final = 400
_APART: Final = 11.5  # degrees
_SCALE: Final = 1.32
_EDGE: Final = "M-1 10A12 12 0 0 1 11-2H89A12 12 0 0 1 101 10V124A12 12 0 0 1 89 136H11A12 12 0 0 1-1 124z"
_DEEP: Final = "#2E0F4B"
_SHADE: Final = ' opacity=".28"'


@cache
def mind_up() -> str:
    """Five cards, one of each colour, as they are held."""
    name = "scene-mind-up"
    middle = (len(_HAND) - 1) / 2
    drawn = ground_shadow(name, _HUB[0], 300, 210)
    for place, card in enumerate(CARDS[held - 1] for held in _HAND):
        turn = (place - middle) * _APART
        at = placed(*_HUB, _SCALE, turn, False, about=(50, 66 + _AWAY / _SCALE))
        face = number_card(card.number, card.colour.value, card.bonus)
        drawn += f'<g transform="{at}">{path(_EDGE, _DEEP, _SHADE)}{face}</g>'
    return tableau(name, _DREAM, drawn)
