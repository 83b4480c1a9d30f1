"""Pictures of the cards of Mind Up!"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...art.mindup import cards as drawn_cards
from ...game.contract import SetupError
from ...game.flaws import flaw, written
from ...mindup.cards import CARDS
from ...wording import Wording

_LONGEST: Final = 4  # digits of what may have been meant as the number of a card


class MindUpPictures:
    """See `family.Pictures`. A card is called by its number, and looks the same everywhere."""

    faces: Final[tuple[str, ...]] = ()
    sets: Final[tuple[str, ...]] = ()

    def called(self, name: str, _wording: Wording) -> list[str]:
        """The card of a number, if there is one."""
        if not name.isdecimal() or len(name) > _LONGEST:
            return []
        number = int(name)
        if not 1 <= number <= len(CARDS):
            raise SetupError(flaw("no-numbered-card", name=written(number), most=len(CARDS)))
        return [CARDS[number - 1].id]

    def drawn(self, card: str, _face: str | None, _wording: Wording) -> str:
        """The picture of a card, as SVG."""
        known = next(known for known in CARDS if known.id == card)
        return drawn_cards.number_card(known.number, known.colour.value, known.bonus)

    def sheet(self, _sets: Sequence[str], _wording: Wording, *, width: int | None, grey: bool) -> str:
        """There are none: the cards are numbers."""
        raise NotImplementedError  # there are no sets to choose from


pictures: Final = MindUpPictures()
