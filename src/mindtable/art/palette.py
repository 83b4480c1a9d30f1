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
    "desk": "#F4E8D5",
    "desk-edge": "#E3CFAD",
    "felt-them": "#E2C6AE",
    "felt-them-seam": "#EAD3BE",
    "felt-us": "#D3DFC2",
    "felt-us-edge": "#C0D2AE",
    "rim": "#B8935F",
    "told-them": "#F5E1E9",
    "told-us": "#DCEBE4",
    "wins": "#0E6664",
    "both": "#7A4300",
    "falls": "#96201F",
    "mind": "#5B2F91",
    "mind-tint": "#E7DBFA",
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
    "desk": "#231D2D",
    "desk-edge": "#15121B",
    "felt-them": "#332633",
    "felt-them-seam": "#3B2B38",
    "felt-us": "#263A37",
    "felt-us-edge": "#1F3230",
    "rim": "#6A5680",
    "told-them": "#4A2C40",
    "told-us": "#22403F",
    "wins": "#7AD6C9",
    "both": "#FFC14A",
    "falls": "#FF9389",
    "mind": "#C9A8FF",
    "mind-tint": "#2C1750",
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
# Measures of all cards, in pixels.
MEASURES: Final[dict[str, float]] = {
    "card-border": 1.5,
    "symbol": 16,
    "pill": 24,
    "pill-text": 14,
}


def palette_css(more: Mapping[str, str] | None = None) -> str:
    """All colours and measures as CSS properties, with more that both themes share; the dark ones where the page or its
    reader asks for them."""
    shared = STEADY | dict(more or {})
    sizes = _properties(in_pixels(MEASURES))
    dark = _properties(DARK)
    return (
        f":root{{color-scheme:light;{_properties(LIGHT)}{_properties(shared)}{sizes}}}\n"
        f':root[data-theme="dark"]{{color-scheme:dark;{dark}}}\n'
        f'@media (prefers-color-scheme:dark){{:root:not([data-theme="light"]){{color-scheme:dark;{dark}}}}}\n'
    )


def _properties(values: Mapping[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in values.items())


def in_pixels(measures: Mapping[str, float]) -> dict[str, str]:
    """Measures as values of CSS properties."""
    return {name: f"{value:g}px" for name, value in measures.items()}
