"""The shapes of the colours."""

from __future__ import annotations

from typing import Final

from .palette import COLOURS

_XMLNS: Final = 'xmlns="http://www.w3.org/2000/svg"'

# On a field of 24 × 24.
COLOUR_SHAPES: Final[dict[str, str]] = {
    "orange": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
    "pink": "M12 2.4a4.3 4.3 0 0 1 4.2 5.3a4.3 4.3 0 0 1 3.4 7.8a4.3 4.3 0 0 1-6.3 3.6a1.5 1.5 0 0 0-2.6 0a4.3 4.3 0 0 "
    "1-6.3-3.6a4.3 4.3 0 0 1 3.4-7.8A4.3 4.3 0 0 1 12 2.4z",
    "blue": "M12 1.8c3.6 4.8 6.6 8.8 6.6 13a6.6 6.6 0 0 1-13.2 0c0-4.2 3-8.2 6.6-13z",
    "green": "M21.4 2.8C11 2.4 4.6 6.6 4.6 13.2c0 1.2.2 2.2.6 3.2l6.6-5.8l-7.6 8.4c-.6.7-.9 1.4-1.2 2.4l2-.2c.5-1 1-1.7"
    " 1.7-2.4c1.4.8 2.8 1.2 4.2 1.2C17.8 20 21.6 12.6 21.4 2.8z",
    "purple": "M12 1.4c1.2 6.2 4.4 9.4 10.6 10.6C16.4 13.2 13.2 16.4 12 22.6C10.8 16.4 7.6 13.2 1.4 12"
    "C7.6 10.8 10.8 7.6 12 1.4z",
}


def colour_shape(colour: str, size: float = 18, *, small: bool = True) -> str:
    """The shape of a colour: small and outlined it carries the meaning, large and pale it decorates."""
    fill, deep = COLOURS[colour]
    paint = f'fill="{fill}" stroke="{deep}" stroke-width="1.6"' if small else 'fill="#FFFFFF" fill-opacity=".82"'
    return (
        f'<svg {_XMLNS} viewBox="0 0 24 24" width="{size:g}" height="{size:g}">'
        f'<path d="{COLOUR_SHAPES[colour]}" {paint} stroke-linejoin="round"/></svg>'
    )
