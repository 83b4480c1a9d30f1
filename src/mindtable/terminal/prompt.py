"""Lines that a person types, before a screen whose size may change in the meantime."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Final

from rich.console import Console

Reader = Callable[[str], str]
PROMPT: Final = "> "


class Resized(Exception):
    """The screen has another size now than what was drawn on it."""


def line_from(read: Reader, prompt: str, console: Console, redraw: Callable[[], None]) -> str:
    """What a person types. When the size of the screen changes, it is drawn anew: at once where the terminal tells of
    that, else with the line that is typed next."""
    size = console.size
    while True:
        try:
            line = read(prompt)
        except Resized:
            redraw()
            size = console.size
            continue
        if console.size != size:
            redraw()
        return line


def reader() -> Reader:
    """What reads from the standard input."""
    return _TerminalReader() if sys.stdin.isatty() else input


class _TerminalReader:
    """Reads lines that can be edited; raises Resized while it does, and keeps what is on the line by then."""

    def __init__(self) -> None:
        self._is_reading = False
        self._begun = ""
        # Before readline is imported: it passes on what it hears to whoever has listened before.
        if hasattr(signal, "SIGWINCH"):
            signal.signal(signal.SIGWINCH, self._resized)
        self._readline = _readline()
        if self._readline is not None:
            self._readline.set_startup_hook(self._type_again)

    def __call__(self, prompt: str) -> str:
        self._is_reading = True
        try:
            return input(prompt)
        finally:
            self._is_reading = False

    def _resized(self, *_: object) -> None:
        if self._is_reading:  # whatever else is being done must be finished
            self._begun = "" if self._readline is None else self._readline.get_line_buffer()
            raise Resized

    def _type_again(self) -> None:
        if self._readline is not None:
            self._readline.insert_text(self._begun)
        self._begun = ""


def _readline() -> ModuleType | None:
    """What lets one edit a line; not everywhere."""
    try:
        return import_module("readline")
    except ImportError:
        return None
