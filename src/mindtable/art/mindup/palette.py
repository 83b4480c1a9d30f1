"""The colours and measures of the cards."""

from __future__ import annotations

from typing import Final

from ..palette import in_pixels

# Each colour, and the deep tone for the outline of small shapes.
COLOURS: Final[dict[str, tuple[str, str]]] = {
    "orange": ("#EE981C", "#8A4A00"),
    "pink": ("#EC4D8F", "#8A1D55"),
    "blue": ("#3083E6", "#134A80"),
    "green": ("#1C6139", "#0F3D22"),
    "purple": ("#4A1C74", "#2E0F4B"),
}
# In pixels.
MEASURES: Final[dict[str, float]] = {
    "up-width": 100,
    "up-height": 132,
    "up-corner": 12,
    "up-strip": 38,
    "up-number": 24,
    "up-shape": 18,
    "up-large-shape": 44,
}


def properties() -> dict[str, str]:
    """All of them as properties of CSS."""
    colours = {f"up-{name}{kind}": pair[k] for name, pair in COLOURS.items() for k, kind in enumerate(("", "-deep"))}
    return colours | in_pixels(MEASURES)
