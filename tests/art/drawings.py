"""What the tests of art share: the cards whose creatures are composed, and looking at pictures."""

from __future__ import annotations

import io
from functools import cache
from typing import Final

from PIL import Image, ImageFilter

from mindtable.art.mindbug.creatures import CREATURES
from mindtable.art.mindbug.gallery import card_picture
from mindtable.art.raster import png
from mindtable.mindbug.cards import EVERY_SET

CARDS: Final = sorted(CREATURES)
PLAY_WIDTH: Final = 116  # pixels of a card in play


@cache
def grey(card: str) -> Image.Image:
    """A picture as it is seen without colours in play, a little blurred: what matters is shape, light and dark."""
    picture = Image.open(io.BytesIO(png(card_picture(card), PLAY_WIDTH))).convert("L")
    return picture.filter(ImageFilter.GaussianBlur(2))


def printed_cards() -> list[str]:
    """Every card of every set, later stages included."""
    return [card.id for one in EVERY_SET.values() for card in one.cards]
