"""A record played again, step by step or straight through."""

from __future__ import annotations

from functools import partial

from rich.console import Console
from rich.text import Text

from ..game.contract import Seat
from ..game.records import Record, Step
from ..wording import Wording
from . import players
from .prompt import PROMPT, Reader, line_from
from .show import Show


class Replay:
    """Shows a record: as a seat saw it, or all of it if the game is over, or else what everybody saw."""

    def __init__(
        self, console: Console, wording: Wording, record: Record, steps: list[Step], viewer: Seat | None
    ) -> None:
        self._console = console
        self._wording = wording
        self._steps = steps
        self._moves = len(record.moves)
        open_hands = viewer is None and bool(record.winners)
        self._show = Show(console, wording, record, viewer=viewer, open_hands=open_hands)
        if viewer is not None:
            self._scope = wording.message("terminal-shows-seat", name=players.names(record, wording)[viewer])
        else:
            self._scope = wording.message("terminal-shows-all" if open_hands else "terminal-shows-public")

    def straight(self) -> None:
        """Tell every step and draw the table at the end of them."""
        self._console.print(Text(self._scope, "dim"))
        for number in range(1, len(self._steps) + 1):
            self._show.tell(self._steps[:number])
        self._draw(len(self._steps) - 1)

    def step_by_step(self, read: Reader) -> None:
        """Go through the steps at the prompt until the person leaves or the input ends."""
        last = len(self._steps) - 1
        numbers = [str(number) for number in range(last + 1)]
        at = 0
        self._draw(at)
        while True:
            typed = line_from(read, PROMPT, self._console, partial(self._draw, at)).strip().lower()
            if typed in ("q", "quit", "exit"):
                return
            if typed == "":
                at = min(at + 1, last)
            elif typed in ("b", "back"):
                at = max(at - 1, 0)
            elif typed in numbers:
                at = numbers.index(typed)
            else:
                self._console.print(Text(self._wording.message("terminal-replay-unknown", count=last)))
                continue
            self._draw(at)

    def _draw(self, at: int) -> None:
        said = self._wording.message("terminal-replaying", number=at, count=self._moves)
        hint = self._wording.message("terminal-replay-hint") if self._console.is_terminal else ""
        self._show.draw(self._steps[: at + 1], f"{said} {self._scope}", hint)
