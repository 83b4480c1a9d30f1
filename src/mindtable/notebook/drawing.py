"""Pieces of HTML for notebooks: everything stands in the page itself, and keeps apart from its style."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from html import escape
from typing import Final

from ..art.marks import card_back

_ROW: Final = "display:flex;flex-wrap:wrap;gap:6px;align-items:flex-start;margin:4px 0"
_CARD: Final = "margin:0;font-size:11px;line-height:1.25;overflow-wrap:anywhere"
_TABLE: Final = "font-family:system-ui,sans-serif;font-size:13px;line-height:1.4"
_SMALL: Final = 56  # pixels, of a card that is not known


def table(title: str, parts: Iterable[str]) -> str:
    """A whole table under a title."""
    return f'<section style="{_TABLE}"><strong>{escape(title)}</strong>{"".join(parts)}</section>'


def line(text: str) -> str:
    """A line of text."""
    return f'<p style="margin:6px 0 0">{escape(text)}</p>'


def row(cards: Iterable[str]) -> str:
    """Cards side by side; nothing where there are none."""
    drawn = "".join(cards)
    return f'<div style="{_ROW}">{drawn}</div>' if drawn else ""


def column(cards: Iterable[str]) -> str:
    """Cards below each other."""
    return f'<div style="display:grid;gap:4px">{"".join(cards)}</div>'


def card(svg: str, name: str, width: int, caption: str = "") -> str:
    """A card with its picture; what is written below it, its name for who cannot see it."""
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f'<figure style="{_CARD};width:{width}px">{_image(svg, name, width)}{below}</figure>'


def hidden_card() -> str:
    """A card that is not known."""
    return card(card_back(), "?", _SMALL)


def _image(svg: str, name: str, width: int) -> str:
    source = f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
    return f'<img src="{source}" alt="{escape(name)}" width="{width}" style="border-radius:6px;max-width:100%">'
