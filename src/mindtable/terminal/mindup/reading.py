"""What a person can look up in Mind Up! while they think: score sheets, the log, the commands and the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Console, Group
from rich.text import Text

from ...game.contract import Seat
from ...mindup.view import View
from ...wording import Wording
from ..pages import Pages
from .faces import NumberedFaces
from .sheets import IN_PROGRESS, ScoreSheets

# What can be typed, and the end of the name of the message that explains it.
_COMMANDS: Final = (
    ("12", "number"),
    ("pick 12", "pick"),
    ("scores", "scores"),
    ("log", "log"),
    ("hint", "hint"),
    ("undo", "undo"),
    ("save {file}", "save"),
    ("rules", "rules"),
    ("quit", "quit"),
)


class MindUpReading(Pages):
    """Answers to what a person looks up, printed below the table."""

    def __init__(self, console: Console, wording: Wording, names: Mapping[Seat, str]) -> None:
        super().__init__(console, wording)
        self._sheets = ScoreSheets(console, wording, names)
        self._faces = NumberedFaces(console, wording)

    def looked_up(self, word: str, rest: str, view: View) -> bool:
        """Whether something was to be looked up; if so, it is printed."""
        if rest:
            return False
        if word == "scores":
            self._scores(view)
        elif word == "rules":
            rules = Text(self._wording.message("terminal-up-rules"))
            self.framed(Group(rules, Text(), self._faces.legend()), "terminal-rules-title")
        elif word in ("help", "?"):
            commands = [(typed, f"terminal-up-help-{message}") for typed, message in _COMMANDS]
            self.framed(self.commands_page(commands), "terminal-help-title")
        else:
            return False
        return True

    def _scores(self, view: View) -> None:
        """Everybody's score sheet as it stands."""
        sight = view.sight
        sheets = {player.seat: view.sheet(player.seat) for player in sight.players}
        self._console.print(Text(self._wording.message("terminal-up-sheet-now"), "bold"))
        self._console.print(Group(*self._sheets.objectives(sheets)))
        self._console.print(self._sheets.table(sight, sheets, self._console.width, IN_PROGRESS))
