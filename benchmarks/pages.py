"""What a browser makes of a game's page: it puts it together from its parts, and finds what is asked on it."""

from __future__ import annotations

import html
import re
from typing import Final, NamedTuple

_BETWEEN: Final = b"\x1e"  # parts of a page
_AS_BEFORE: Final = b"\x1f"  # before the place of a part in the page before
_ASKED: Final = re.compile(rb'class="question asked[ "]')
_MARK: Final = re.compile(rb'name="mark" value="(\w+)"')
_MOVES: Final = re.compile(rb'name="move" value="([^"]+)"')


class Page:
    """A page as events have made it."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def after(self, event: bytes) -> bytes:
        """The page from its new parts and those of the page before; whole pages are one part."""
        before = self._parts
        parts = event.partition(b"data: ")[2].split(_BETWEEN)
        self._parts = [before[int(part[1:])] if part[:1] == _AS_BEFORE else part for part in parts]
        return b"".join(self._parts)


class Asked(NamedTuple):
    """A question, by its mark, and its answers."""

    mark: str
    moves: list[str]

    @staticmethod
    def on(page: bytes) -> Asked | None:
        """What the reader of a page is asked, if anything."""
        mark = _MARK.search(page) if _ASKED.search(page) else None
        if mark is None:
            return None
        return Asked(mark[1].decode(), [html.unescape(move.decode()) for move in _MOVES.findall(page)])
