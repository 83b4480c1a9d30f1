"""What was tried and what failed, line by line; failures become files from which they can be tried again."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

_MOST_FILES: Final = 50


class Tally:
    """The table that a campaign prints."""

    def __init__(self, folder: Path, seed: int) -> None:
        """Failures are written to a folder, which is made when there is one."""
        self.seed = seed
        self._folder = folder
        self._tried: Counter[tuple[str, str]] = Counter()
        self._failed: Counter[tuple[str, str]] = Counter()
        self._notes: dict[tuple[str, str], str] = {}
        self.files: list[Path] = []

    def tried(self, part: str, what: str, count: int = 1) -> None:
        """Something was tried; of 0 only that there is such a line."""
        self._tried[part, what] += count

    def failed(self, part: str, what: str, problem: str, **known: Any) -> None:
        """Something has failed; `known` is what it takes to try it again, as JSON can say it."""
        self._failed[part, what] += 1
        self._tried[part, what] += 0
        if len(self.files) < _MOST_FILES:
            self._folder.mkdir(parents=True, exist_ok=True)
            path = self._folder / f"{self.seed}-{part}-{len(self.files) + 1}.json"
            text = {"part": part, "what": what, "problem": problem, "seed": self.seed, **known}
            path.write_text(json.dumps(text, indent=1), encoding="utf-8")
            self.files.append(path)

    def note(self, part: str, what: str, text: str) -> None:
        """What else is to be said in a line."""
        self._notes[part, what] = text

    def count(self, part: str, what: str) -> int:
        return self._tried[part, what]

    @property
    def has_failures(self) -> bool:
        return bool(self._failed.total())

    def table(self) -> str:
        lines = [("part", "what", "tried", "failed", "")]
        for part, what in self._tried:
            counts = (f"{self._tried[part, what]:,}", f"{self._failed[part, what]:,}")
            lines.append((part, what, *counts, self._notes.get((part, what), "")))
        widths = [max(len(line[place]) for line in lines) for place in range(5)]
        return "\n".join(
            f"{part:<{widths[0]}}  {what:<{widths[1]}}  {tried:>{widths[2]}}  {failed:>{widths[3]}}  {note}".rstrip()
            for part, what, tried, failed, note in lines
        )
