"""The colours of keywords, and the measures of card faces, tokens and creatures in play."""

from __future__ import annotations

from typing import Final

from ..palette import in_pixels

# Keywords and boost: tint and ink.
KEYWORDS: Final[dict[str, tuple[str, str]]] = {
    "frenzy": ("#FBE1DC", "#96201F"),
    "hunter": ("#FCEBC9", "#7A4300"),
    "poisonous": ("#E4F1D2", "#2C5F1B"),
    "sneaky": ("#E7E2F8", "#463A88"),
    "tough": ("#D9E9F2", "#24526C"),
    "boost": ("#D6EFDD", "#12502A"),
}
# Measures of cards in pixels. The edge is what stays free around the picture; the badge stands out over the corner, and
# the lower left one of its own corners is its foot. A line is the way from one line of text to the next.
MEASURES: Final[dict[str, float]] = {
    "badge-ring": 3,
    "reading-width": 240,
    "reading-height": 336,
    "reading-edge": 8,
    "reading-corner": 16,
    "reading-art": 164,
    "reading-art-alone": 214,  # of a card without text
    "reading-art-corner": 11,
    "reading-badge": 54,
    "reading-badge-out": 6,
    "reading-badge-corner": 18,
    "reading-badge-foot": 6,
    "reading-power": 34,
    "reading-name": 20,
    "reading-name-line": 24,
    "reading-pill": 24,
    "reading-pill-text": 14,
    "reading-text": 15,
    "reading-text-line": 20,
    "reading-long-text": 14,  # where there is much of it
    "reading-long-text-line": 18,
    "reading-longer-text": 13,
    "reading-longer-text-line": 17,
    "hand-width": 156,
    "hand-height": 198,
    "hand-edge": 6,
    "hand-corner": 14,
    "hand-art": 70,
    "hand-art-corner": 9,
    "hand-badge": 40,
    "hand-badge-out": 6,
    "hand-badge-corner": 14,
    "hand-badge-foot": 5,
    "hand-power": 24,
    "hand-name": 15,
    "hand-name-line": 18,
    "hand-pill": 20,
    "hand-pill-text": 12,
    "hand-text": 13,
    "hand-text-line": 16,
    "play-width": 116,
    "play-height": 132,
    "play-edge": 5,
    "play-corner": 13,
    "play-art": 84,
    "play-art-corner": 9,
    "play-badge": 44,
    "play-badge-out": 7,
    "play-badge-corner": 14,
    "play-badge-foot": 5,
    "play-power": 24,
    "play-name": 13,
    "play-name-line": 14,
    "play-long-name": 12,
    "play-long-name-line": 13,
    "play-name-height": 34,
    "dot": 25,
    "token": 44,
}


def properties() -> dict[str, str]:
    """Those that pages need, as properties of CSS: at the table, cards in hand and in play are measured by its size."""
    colours = {f"{name}-{kind}": pair[k] for name, pair in KEYWORDS.items() for k, kind in enumerate(("tint", "ink"))}
    fixed = {name: size for name, size in MEASURES.items() if name.startswith(("badge", "reading", "token"))}
    return colours | in_pixels(fixed)
