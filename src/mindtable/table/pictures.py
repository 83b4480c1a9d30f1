"""Pictures of cards and symbols, by name."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

from ..mindbug.cards import FACES

SPRITE: Final = "/art/symbols.svg?v=1"
_COLOURS: Final = ("#F2C9A1", "#CFE3C0", "#BFD9E6", "#E2CDEB", "#F4D9C6", "#D6E6D2", "#F7E3B0", "#D9D2F0")


@cache
def picture(card: str) -> str | None:
    """The picture of a creature as SVG, by the id of its card; None if there is no such card."""
    if card not in FACES:
        return None
    seed = sha256(card.encode()).digest()
    sky, body = _COLOURS[seed[0] % 8], _COLOURS[(seed[0] + 3 + seed[1] % 4) % 8]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66 32" preserveAspectRatio="xMidYMid slice">'
        f'<rect width="66" height="32" fill="{sky}"/><circle cx="33" cy="15" r="13" fill="#FFF8E8" opacity=".7"/>'
        f'<ellipse cx="33" cy="21" rx="{8 + seed[2] % 4}" ry="{7 + seed[3] % 4}" fill="{body}" '
        'stroke="#2B2233" stroke-width=".5"/>'
        '<circle cx="30" cy="18" r="2" fill="#fff"/><circle cx="36" cy="18" r="2" fill="#fff"/>'
        '<circle cx="30" cy="18" r=".9" fill="#2B2233"/><circle cx="36" cy="18" r=".9" fill="#2B2233"/></svg>'
    )


@cache
def address(card: str) -> str:
    """Where the picture of a card is; the address changes with the picture."""
    digest = sha256((picture(card) or "").encode()).hexdigest()[:10]
    return f"/art/{card}.svg?v={digest}"
