"""One game after the other, until everybody goes home."""

from __future__ import annotations

import shlex
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from ..games import loaded_modules
from ..wording import Wording
from . import journal, players
from .arguments import INTERRUPTED
from .beforehand import WITH
from .match import Match
from .play import Leave, Play
from .prompt import PROMPT, Reader
from .review import look_back


class Evening:
    """Plays games at one terminal and says where they are kept."""

    def __init__(self, console: Console, read: Reader, wording: Wording, rematch: Callable[[Match], Match]) -> None:
        self._console = console
        self._read = read
        self._wording = wording
        self._rematch = rematch

    def spend(self, match: Match) -> int:
        """Play a game and rematches of it; the exit status."""
        # Two people hide their hands from each other: nothing must stay where one can scroll back to it.
        hidden = len(players.people(match.record)) > 1 and self._console.set_alt_screen(True)
        status = 0
        try:
            while True:
                play = Play(self._console, self._read, self._wording, match)
                play.run()
                if not self._wants_more(play, match):
                    break
                match = self._rematch(match)
        except (Leave, EOFError):
            pass
        except KeyboardInterrupt:
            status = INTERRUPTED
        finally:
            if hidden:
                self._console.set_alt_screen(False)
        say_where(self._console, self._wording, match)
        return status

    def _wants_more(self, play: Play, match: Match) -> bool:
        """Ask for a rematch, once a game is over."""
        people = players.people(match.record)
        while True:
            word = play.line(PROMPT, play.show_end).strip().lower()
            if word in ("rematch", "r"):
                return True
            if word in ("quit", "exit", "q"):
                return False
            if word == "log":
                play.show_log(people[0] if len(people) == 1 else None)
            elif word == "review":
                look_back(self._console, match.record, self._wording)
            elif word:
                self._console.print(Text(self._wording.message("terminal-rematch-unknown")))
            else:
                play.show_end()


def say_where(console: Console, wording: Wording, match: Match) -> None:
    """Where a game is kept, and what can be done with it."""

    def say(message: str, **arguments: str) -> None:
        console.print(Text(wording.message(message, **arguments)), soft_wrap=True)

    console.print()
    file = shlex.quote(str(match.path))
    mindtable = " ".join(["mindtable", *(f"{WITH} {module}" for module in loaded_modules())])
    if match.record.winners or not players.people(match.record):
        say("terminal-kept", file=str(match.path))
        say("terminal-replay", command=f"{mindtable} replay {file}")
    else:
        say("terminal-left", file=str(match.path))
        newest = next(journal.unfinished(lambda _: None), None)
        say("terminal-continue", command=f"{mindtable} play --continue {'' if newest == match.path else file}".strip())
