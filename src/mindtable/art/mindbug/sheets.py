"""Sheets: many pictures on one page, to look at them side by side, in colour and in grey."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..lettering import BOLD, written
from ..svg import INK, number, path
from .gallery import card_picture

SMALL: Final = 116  # as wide as a card in play
LARGE: Final = 240  # as wide as a card to read
_PAPER: Final = "#F3E9DA"
_GAP: Final = 10
_LABEL: Final = 16


def sheet(
    cards: Sequence[str], names: Sequence[str], *, wide: int = SMALL, columns: int = 8, grey: bool = False
) -> str:
    """The pictures of cards in rows, each with its name below; twice, the second time in grey, if that is wanted."""
    high = round(wide * 32 / 48)
    rows = -(-len(cards) // columns)
    block = rows * (high + _LABEL + _GAP)
    width = columns * (wide + _GAP) + _GAP
    height = block * (2 if grey else 1) + _GAP
    pictures = "".join(
        _cell(
            card,
            name,
            _GAP + (place % columns) * (wide + _GAP),
            _GAP + (place // columns) * (high + _LABEL + _GAP),
            wide=wide,
            high=high,
        )
        for place, (card, name) in enumerate(zip(cards, names, strict=True))
    )
    again = f'<use href="#sheet" y="{block}" filter="url(#grey)"/>' if grey else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        '<filter id="grey" x="0" y="0" width="1" height="1"><feColorMatrix type="saturate" values="0"/></filter>'
        f'<path d="M0 0H{width}V{height}H0z" fill="{_PAPER}"/><g id="sheet">{pictures}</g>{again}</svg>'
    )


def _cell(card: str, name: str, x: float, y: float, *, wide: int, high: int) -> str:
    frame = f'<svg x="{number(x)}" y="{number(y)}" width="{wide}" height="{high}" '
    label = written(name, (x + wide / 2, y + high + 12), 10.5, BOLD, anchor=0.5)
    return card_picture(card).replace("<svg ", frame, 1) + path(label, INK)
