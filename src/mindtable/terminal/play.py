"""A game at the terminal: people decide at the prompt, bots by themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from ..game.contract import Seat, SetupError
from ..review import assess
from ..wording import Wording
from . import players
from .drawing import ASKED, Bar
from .family import family_of
from .keeping import save_copy
from .match import Match
from .prompt import PROMPT, Reader, line_from
from .screen import Log, Screen
from .telling import Teller
from .thinking import care, expected, moves_table
from .typed import Typed


class Leave(Exception):
    """The person at the prompt wants to leave."""


class Play:
    """One game, from where it stands to its end."""

    def __init__(self, console: Console, read: Reader, wording: Wording, match: Match) -> None:
        self._console = console
        self._read = read
        self._wording = wording
        self._match = match
        self._names = players.names(match.record, wording)
        self._bots = players.bots(match.record)
        self._slow = players.slow_bots(match.record)
        self._people = players.people(match.record)
        self._presentation = family_of(match.record.game).presentation
        self._typed = Typed(self._presentation, console, wording)
        title = self._presentation.title(match.record, wording)
        self._screen = Screen(console, wording, title=title, names=self._names)
        self._reading = self._presentation.reading(console, wording, self._names)
        self._viewer = self._people[0] if len(self._people) == 1 else None  # of what is not for one of several
        self._looking: Seat | None = None  # who sits before the screen

    def run(self) -> None:
        """Play to the end and show it. Raises Leave, EOFError or KeyboardInterrupt if a person leaves before."""
        while not self._match.position.winners:
            seat = self._match.position.to_decide[0]
            bot = self._bots.get(seat)
            before = len(self._match.steps)
            if bot:
                self._show_thinking(seat)
                self._match.play(bot.choose(self._match.position.view(seat)), seat)
            else:
                self._curtain(seat)
                self._decide(seat)
            if len(self._match.steps) > before:
                self._pause()
        self.show_end()

    # --- what is shown -----------------------------------------------------------------------------

    def _curtain(self, seat: Seat) -> None:
        """Between two people, hide the table until the other one sits before it."""

        def draw() -> None:
            self._console.clear()
            said = self._wording.message("terminal-curtain", name=self._names[seat])
            self._console.print(Panel(Text(said, "bold"), border_style=ASKED, padding=(1, 2)))

        if len(self._people) > 1 and seat != self._looking:
            draw()
            self.line("", draw)
        self._looking = seat

    def _show_thinking(self, seat: Seat) -> None:
        """The table as it is while a bot takes its time, and whose it is."""
        if self._console.is_terminal and seat in self._slow:
            sight = self._match.position.view(self._viewer).sight
            bar = Bar(self._wording.message("terminal-thinking", name=self._names[seat]))
            self._screen.draw(sight, self._log(self._viewer), bar)

    def _draw(self, seat: Seat) -> None:
        view = self._match.position.view(seat)
        self._screen.draw(view.sight, self._log(seat), self._presentation.asked(view, self._names, self._wording))

    def show_end(self) -> None:
        """The table at the end of the game, with who won and why."""
        view = self._match.position.view(self._viewer)
        told = self._match.steps[-1].events
        said = self._wording.verdict(view.sight, told, self._names)
        bar = Bar(said, hint=self._wording.message("terminal-rematch"))
        self._screen.draw(view.sight, self._log(self._viewer, page=True), bar, told)

    def _pause(self) -> None:
        """After a move that ends a part of the game, show what came of it to everybody before the game goes on."""
        told = self._match.steps[-1].events

        def draw() -> None:
            sight = self._match.position.view(self._viewer).sight
            bar = Bar(self._wording.message("terminal-press-enter"))
            self._screen.draw(sight, self._log(self._viewer, page=True), bar, told)

        if self._presentation.end_of_part(told) is not None and not self._match.position.winners:
            draw()
            self.line("", draw)

    def line(self, prompt: str, redraw: Callable[[], None]) -> str:
        """What a person types; what stands on the screen is drawn again if its size changes."""
        return line_from(self._read, prompt, self._console, redraw)

    def show_log(self, seat: Seat | None) -> None:
        """Everything that a seat was told."""
        log = self._log(seat)
        self._reading.log([*log.earlier, *log.recent])

    def _log(self, seat: Seat | None, *, page: bool = False) -> Log:
        """What a seat was told, since it decided last and before; beside a page, only what the page does not say."""
        lately = self._match.last_move_of(seat)
        told = self._match.told(seat)
        end = self._presentation.end_of_part(told[-1]) if page else None
        if end is not None:
            del told[-1][end:]
        return Teller(self._match.record.game, self._names, self._wording).log(told, lately, seat)

    # --- a person decides --------------------------------------------------------------------------

    def _decide(self, seat: Seat) -> None:
        """Ask until the person has made a move or taken one back."""
        self._draw(seat)
        while not self._obeyed(self.line(PROMPT, partial(self._draw, seat)).strip(), seat):
            pass

    def _obeyed(self, line: str, seat: Seat) -> bool:
        """Do what was typed; whether the game is at another decision now."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "":
                self._draw(seat)
            case "undo" if not rest:
                return self._undone(seat)
            case "quit" | "exit" | "q" if not rest:
                raise Leave
            case "save":
                save_copy(self._match, rest, self._reading.say)
            case "log" if not rest:
                self.show_log(seat)
            case "hint" if not rest:
                self._hint(seat)
            case command:
                looked_up = self._reading.looked_up(command, rest, self._match.position.view(seat))
                return not looked_up and self._moved(line, seat)
        return False

    def _moved(self, line: str, seat: Seat) -> bool:
        """Make the move that a line means, or say why not."""
        move = self._typed.move(line, self._match.position, seat)
        if move is None:
            return False
        self._match.play(move, seat)
        return True

    def _hint(self, seat: Seat) -> None:
        """What a search thinks of the moves, with all that a person at this seat knows: as at the web table."""
        view = self._match.position.view(seat)
        self._reading.say("analysis-thinking")
        try:
            assessment = assess(view, care(), len(self._match.steps))
        except SetupError as problem:  # not every family has a search
            self._console.print(Text(self._wording.flaw(problem.flaw)))
            return
        self._console.print(moves_table(assessment, view.sight, self._names, self._wording))
        names = {**self._names, seat: self._wording.message("terminal-you")}
        self._console.print(expected(assessment, view, names, self._wording))

    def _undone(self, seat: Seat) -> bool:
        if len(self._people) > 1:
            self._reading.say("terminal-undo-people")
            return False
        if not self._match.take_back(seat):
            self._reading.say("terminal-undo-none")
            return False
        return True
