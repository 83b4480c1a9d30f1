"""What the faces of Mindbug are worth, as tables that the search can read quickly. Built once, at import."""

from __future__ import annotations

from typing import Final

from ...mindbug.cards import CARDS
from ...mindbug.mode import TAG_TEAM
from ...mindbug.words import Keyword
from .worth import body_worth, card_worth, share_of_better_cards

# By face: as a creature in play, and the percentage of all cards that are not better.
BODY: Final = bytes([min(max(round(4 * body_worth(card)), 0), 255) for card in CARDS])
RANK: Final = bytes([round(100 * (1 - share_of_better_cards(card_worth(card), TAG_TEAM.game))) for card in CARDS])
# By face, in thousandths of the logarithm of the odds of winning, after a fit to games of the search against itself.
STANDING: Final = [
    round(140 + 58 * (body_worth(card) - card.power) + 35 * card.power + 300 * (Keyword.SNEAKY in card.keywords))
    for card in CARDS
]
