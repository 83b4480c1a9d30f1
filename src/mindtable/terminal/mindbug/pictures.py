"""Pictures of the cards of Mindbug."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...art.mindbug import drawn_faces
from ...art.mindbug.gallery import card_alone, card_picture
from ...art.mindbug.sheets import SMALL, sheet
from ...mindbug.cards import EVERY_SET
from ...table.mindbug.faces import face as face_of
from ...wording import Wording
from ...wording.mindbug import MindbugWords
from ...wording.mindbug.lookup import called

_DRAWN: Final = {
    "reading": drawn_faces.reading_face,
    "hand": drawn_faces.hand_face,
    "play": drawn_faces.play_face,
}


_ALONE: Final = "alone"


class MindbugPictures:
    """See `family.Pictures`."""

    faces: Final = (*_DRAWN, _ALONE)
    sets: Final = tuple(EVERY_SET)

    def called(self, name: str, wording: Wording) -> list[str]:
        """The cards that a name may mean."""
        return called(name, wording)

    def drawn(self, card: str, face: str | None, wording: Wording) -> str:
        """The picture of a card, its creature alone, or one of its faces, as SVG."""
        if face == _ALONE:
            return card_alone(card)
        return card_picture(card) if face is None else _DRAWN[face](face_of(card, wording.language))

    def sheet(self, sets: Sequence[str], wording: Wording, *, width: int | None, grey: bool) -> str:
        """All cards of some sets side by side, as SVG."""
        cards = [card.id for name in sets for card in EVERY_SET[name].cards]
        names = [wording.words(MindbugWords).card_name(card) for card in cards]
        return sheet(cards, names, wide=width or SMALL, grey=grey)


pictures: Final = MindbugPictures()
