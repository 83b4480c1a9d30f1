"""What a person types as a move."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from ..game.contract import AmbiguousMove, IllegalMove, Move, Position, Seat, UnreadableMove
from ..wording import Wording
from .family import Presentation


@dataclass(frozen=True)
class Typed:
    """Understands lines as moves of a game, and says why where it does not."""

    presentation: Presentation
    console: Console
    wording: Wording

    def move(self, line: str, position: Position, seat: Seat) -> Move | None:
        """The move of a seat that a line means; None if it means none that is legal, which is then said."""
        moves = position.view(seat).moves()
        meant = self.presentation.meant(line, moves, self.wording)
        if len(meant) > 1:
            self._say(self.wording.message("terminal-ambiguous", text=line, moves=", ".join(meant)))
            return None
        text = meant[0]
        try:
            return position.read(text, seat)
        except UnreadableMove:
            self._say(self.presentation.misunderstood(line, moves, self.wording))
        except AmbiguousMove:
            fitting = [move.text for move in moves if move.text.startswith(text)]
            self._say(self.wording.message("terminal-ambiguous", text=line, moves=", ".join(fitting)))
        except IllegalMove as problem:
            self._say(self.wording.refusal(problem.refusal))
        return None

    def _say(self, what: str) -> None:
        self.console.print(Text(what))
