"""The marks of sets."""

from __future__ import annotations

from typing import Final

_XMLNS: Final = 'xmlns="http://www.w3.org/2000/svg"'

# On a field of 16 × 16, in the colour of the text around.
SET_MARKS: Final[dict[str, str]] = {
    "first-contact": '<circle cx="5.4" cy="8" r="4.4"/><circle cx="10.6" cy="8" r="3.7" fill="none" '
    'stroke="currentColor" stroke-width="1.4"/>',
    "new-servants": '<path fill-rule="evenodd" d="M8 1.6a6.4 6.4 0 1 0 0 12.8A6.4 6.4 0 0 0 8 1.6zM7 4.4h2V7h2.6v2H9'
    'v2.6H7V9H4.4V7H7z"/>',
    "beyond-evolution": '<path d="M1.6 14.2v-4h4v-4h4v-4h4.8v12z"/>',
    "beyond-eternity": '<path d="M8 8C6.4 5.6 5.2 4.8 4 4.8a3.2 3.2 0 0 0 0 6.4C5.2 11.2 6.4 10.4 8 8s2.8-3.2 4-3.2'
    'a3.2 3.2 0 0 1 0 6.4C10.8 11.2 9.6 10.4 8 8z" fill="none" stroke="currentColor" stroke-width="1.7"/>',
    "promos": '<path d="M8 1.2l2 4.5 4.9.5-3.7 3.3 1.1 4.8L8 11.8l-4.3 2.5 1.1-4.8L1.1 6.2 6 5.7z"/>',
    "tag-team": '<circle cx="4.6" cy="4.6" r="2.8"/><circle cx="11.4" cy="11.4" r="2.8"/>'
    '<path d="M8.8 2h5.2v5.2H8.8zM2 8.8h5.2V14H2z"/>',
}


def set_mark(set_id: str, size: float = 16) -> str:
    """The mark of a set, in the colour of the text around it."""
    sizes = f'viewBox="0 0 16 16" width="{size:g}" height="{size:g}"'
    return f'<svg {_XMLNS} {sizes} fill="currentColor">{SET_MARKS[set_id]}</svg>'


def all_set_marks() -> str:
    """The marks of all sets in one file, each to be used by its name in the colour of the text around it."""
    marks = "".join(f'<symbol id="{name}" viewBox="0 0 16 16">{mark}</symbol>' for name, mark in SET_MARKS.items())
    return f"<svg {_XMLNS}>{marks}</svg>"
