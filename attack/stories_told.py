"""What pages tell of a game, and whether a later page goes on from an earlier one."""

from __future__ import annotations

import re
from typing import Final

Chapter = tuple[str, ...]  # its heading, and then what was told under it
Story = tuple[Chapter, ...]  # the first chapter first

_TURNS: Final = re.compile(r'class="turns"[^>]*>(.*?)<details class="whole">', re.DOTALL)
_PARTS: Final = re.compile(r"<(?:h3|p)\b[^>]*>(.*?)</(?:h3|p)>", re.DOTALL)


class Reader:
    """Somebody who remembers what the pages of a game told so far."""

    def __init__(self) -> None:
        self.story: Story = ()
        self._read: set[Story] = set()

    def read(self, page: str) -> str:
        """Read on; what is wrong with what is told now after what was told before, or ""."""
        before, self.story = self.story, told(page)
        if self.story == before:
            return ""
        is_known = self.story in self._read
        self._read.add(self.story)
        if is_known or _is_earlier(self.story, before) or len(set(self.story)) < len(self.story):
            return f"the page told\n{before}\nand after it\n{self.story}"
        return ""


def told(page: str) -> Story:
    """All that a page tells, without its markup; pages have the last chapter on top."""
    found = _TURNS.search(page)
    chapters = re.split(r"(?=<h3\b)", found[1])[1:] if found else []
    return tuple(tuple(_plain(part) for part in _PARTS.findall(chapter)) for chapter in reversed(chapters))


def _is_earlier(story: Story, other: Story) -> bool:
    """Whether a story does not go on from another. Its last chapter may be told anew when more has happened in it."""
    if not other:
        return False
    last = len(other) - 1
    return len(story) <= last or story[:last] != other[:last] or story[last][0] != other[last][0]


def _plain(part: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", part)).strip()
