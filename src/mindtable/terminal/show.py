"""Showing games nobody decides in: bots against each other, and records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..game.contract import Event, Position, Seat, Sight
from ..game.records import Record, Step
from ..wording import Wording
from . import players
from .drawing import Bar
from .family import family_of
from .screen import Screen
from .telling import Teller


class Show:
    """Shows the steps of a game to somebody who is not asked.

    A viewer is a seat, or None for somebody who sees what everybody may. Where a game is `open`, all hands are
    shown: it is over, and there is nothing left to hide.
    """

    def __init__(
        self, console: Console, wording: Wording, record: Record, *, viewer: Seat | None, open_hands: bool
    ) -> None:
        self._console = console
        self._wording = wording
        self._viewer = viewer
        self._open = open_hands
        self._names = players.names(record, wording)
        self._teller = Teller(record.game, self._names, wording)
        self._presentation = family_of(record.game).presentation
        self._screen = Screen(console, wording, title=self._presentation.title(record, wording), names=self._names)

    def draw(self, steps: Sequence[Step], said: str, hint: str = "") -> None:
        """The table after the last of some steps."""
        position = steps[-1].position
        told = steps[-1].events
        if position.winners:
            verdict = self._wording.verdict(position.view(None).sight, told, self._names)
            said = f"{said} {verdict}"
        seen = [self._seen(step.events) for step in steps]
        seen[-1] = seen[-1][: self._presentation.end_of_part(told)]  # the page says the rest
        log = self._teller.log(seen, len(steps) - 1, self._viewer)
        self._screen.draw(self._sight(position), log, Bar(said, hint=hint), told)

    def is_page(self, step: Step) -> bool:
        """Whether there is a page instead of the table to see after a step."""
        return self._presentation.end_of_part(step.events) is not None

    def tell(self, steps: Sequence[Step]) -> None:
        """The last of some steps in words only. The words of a move can name a hidden card: they are for whoever may
        know it. A choice of which nobody else is told anything yet is passed over."""
        step = steps[-1]
        seen = [self._seen(one.events) for one in steps]
        told = [" ".join(turn) for turn in self._teller.since(seen, len(steps) - 1, self._viewer)]
        known = self._open or step.seat == self._viewer
        if step.seat is not None and (known or any(told)):
            named = f"{step.number}. {self._names[step.seat]}"
            if known:
                named = self._wording.message("terminal-step", who=named, move=str(step.move))
            self._console.print(Text(named, "bold"))
        for turn in told:
            self._console.print(Padding(Text(turn), (0, 0, 0, 3)))

    def _seen(self, events: Sequence[Event]) -> list[Event]:
        """What the viewer is told; of an open game, everything."""
        return [replace(event, seen_by=None) if self._open else event.told_to(self._viewer) for event in events]

    def _sight(self, position: Position) -> Sight:
        sight: Sight = self._presentation.opened(position) if self._open else position.view(self._viewer).sight
        return sight
