"""Colours and measures: the one place where card faces, tokens and pages take them from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LIGHT: Final[dict[str, str]] = {
    "table": "#F3E9DA",
    "area": "#EADDC8",
    "mine": "#DFE6D3",
    "panel": "#FFFAF1",
    "line": "#D3C0A1",
    "edge": "#8D7A5E",
    "ink": "#2B2233",
    "soft": "#5D5266",
    "accent": "#0E6664",
    "on-accent": "#FFFFFF",
    "glow": "#A34F00",
    "on-glow": "#FFFFFF",
    "halo": "#FFB43D",
    "life": "#B3261E",
    "on-life": "#FFFFFF",
    "them": "#8A2F5C",
    "paper": "#FFFAF1",
}
DARK: Final[dict[str, str]] = {
    "table": "#1D1925",
    "area": "#2B2435",
    "mine": "#20302F",
    "panel": "#332B3F",
    "line": "#544A63",
    "edge": "#8D82A0",
    "ink": "#F6EEE1",
    "soft": "#C6BACE",
    "accent": "#7AD6C9",
    "on-accent": "#10201F",
    "glow": "#FFC14A",
    "on-glow": "#1D1925",
    "halo": "#FFB43D",
    "life": "#FF9389",
    "on-life": "#2B0D0A",
    "them": "#F2A3C9",
    "paper": "#F2E8D8",
}
# The same in both themes: card faces stay light.
STEADY: Final[dict[str, str]] = {
    "card-ink": "#2B2233",
    "on-card-ink": "#FFFAF1",
    "card-soft": "#5D5266",
    "card-line": "#C9BCA6",
    "back": "#43345F",
    "on-back": "#F0DCAE",
    "attacking": "#96201F",
    "on-attacking": "#FFFFFF",
    "used": "#DDD8DF",
    "exhausted": "#4A4453",
    "on-exhausted": "#FFFFFF",
    "bonus": "#FFD75E",
    "malus": "#2B2233",
    "on-malus": "#FFFFFF",
}
# Keywords and boost: tint and ink.
KEYWORDS: Final[dict[str, tuple[str, str]]] = {
    "frenzy": ("#FBE1DC", "#96201F"),
    "hunter": ("#FCEBC9", "#7A4300"),
    "poisonous": ("#E4F1D2", "#2C5F1B"),
    "sneaky": ("#E7E2F8", "#463A88"),
    "tough": ("#D9E9F2", "#24526C"),
    "boost": ("#D6EFDD", "#12502A"),
}
# Mind Up!: the colour, and the deep tone for the outline of small shapes.
MIND_UP: Final[dict[str, tuple[str, str]]] = {
    "orange": ("#EE981C", "#8A4A00"),
    "pink": ("#EC4D8F", "#8A1D55"),
    "blue": ("#3083E6", "#134A80"),
    "green": ("#1C6139", "#0F3D22"),
    "purple": ("#4A1C74", "#2E0F4B"),
}
# Measures of cards in pixels. The edge is what stays free around the picture; the badge stands out over the corner, and
# the lower left one of its own corners is its foot. A line is the way from one line of text to the next.
MEASURES: Final[dict[str, float]] = {
    "card-border": 1.5,
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
    "symbol": 16,
    "token": 44,
    "up-width": 100,
    "up-height": 132,
    "up-corner": 12,
    "up-strip": 38,
    "up-number": 24,
    "up-shape": 18,
    "up-large-shape": 44,
}


def palette_css(more: Mapping[str, str] | None = None) -> str:
    """All colours and measures as CSS properties, with more that both themes share; the dark ones where the page or its
    reader asks for them."""
    shared = (
        STEADY
        | dict(more or {})
        | {f"{name}-{kind}": pair[k] for name, pair in KEYWORDS.items() for k, kind in enumerate(("tint", "ink"))}
    )
    shared |= {f"up-{name}{kind}": pair[k] for name, pair in MIND_UP.items() for k, kind in enumerate(("", "-deep"))}
    sizes = "".join(f"--{name}:{value:g}px;" for name, value in MEASURES.items())
    dark = _properties(DARK)
    return (
        f":root{{color-scheme:light;{_properties(LIGHT)}{_properties(shared)}{sizes}}}\n"
        f':root[data-theme="dark"]{{color-scheme:dark;{dark}}}\n'
        f'@media (prefers-color-scheme:dark){{:root:not([data-theme="light"]){{color-scheme:dark;{dark}}}}}\n'
    )


def _properties(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in colours.items())
