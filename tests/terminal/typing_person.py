"""A terminal with somebody who types at it."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from mindtable.terminal.match import Match
from mindtable.terminal.play import Leave, Play
from mindtable.wording import Wording

Typed = str | type[BaseException]
ENGLISH = Wording("en")


class Terminal:
    """A console and somebody who types: what was asked for is typed, then the input ends."""

    def __init__(self, *typed: Typed, width: int = 80, height: int = 24, encoding: str = "utf-8") -> None:
        self.file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace", write_through=True)
        self.console = Console(
            file=self.file, width=width, height=height, force_terminal=True, color_system=None, legacy_windows=False
        )
        self.typed: Iterator[Typed] = iter(typed)
        self._seen = 0

    def read(self, prompt: str) -> str:
        self.file.write(prompt)
        typed = next(self.typed, EOFError)
        if isinstance(typed, str):
            self.file.write(f"{typed}\n")
            return typed
        raise typed

    @property
    def text(self) -> str:
        buffer = self.file.buffer
        assert isinstance(buffer, io.BytesIO)
        return buffer.getvalue().decode(self.file.encoding)

    def news(self) -> str:
        """What was printed since this was asked last."""
        text = self.text
        news = text[self._seen :]
        self._seen = len(text)
        return news

    def play(self, match: Match) -> None:
        """Play until the person leaves or the input ends."""
        with pytest.raises((Leave, EOFError)):
            Play(self.console, self.read, ENGLISH, match).run()
