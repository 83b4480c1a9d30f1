"""A game at the terminal: people decide at the prompt, bots by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from ..game.contract import AmbiguousMove, IllegalMove, Move, Seat, UnreadableMove
from ..wording import Wording
from . import players
from .areas import ASKED, Bar
from .ending import verdict
from .keeping import save_copy
from .match import Match
from .reading import Reading, move_text, numbered
from .screen import Log, Screen
from .story import story, title

Reader = Callable[[str], str]
PROMPT: Final = "> "


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
        self._people = players.people(match.record)
        self._screen = Screen(console, wording, title=title(match.record, wording), names=self._names)
        self._reading = Reading(console, wording, self._names)
        self._looking: Seat | None = None  # who sits before the screen

    def run(self) -> None:
        """Play to the end and show it. Raises Leave, EOFError or KeyboardInterrupt if a person leaves before."""
        while not self._match.position.winners:
            seat = self._match.position.to_decide[0]
            bot = self._bots.get(seat)
            if bot:
                self._match.play(bot.choose(self._match.position.view(seat)), seat)
            else:
                self._curtain(seat)
                self._decide(seat)
        self.show_end()

    # --- what is shown -----------------------------------------------------------------------------

    def _curtain(self, seat: Seat) -> None:
        """Between two people, hide the table until the other one sits before it."""
        if len(self._people) > 1 and seat != self._looking:
            self._console.clear()
            said = self._wording.message("terminal-curtain", name=self._names[seat])
            self._console.print(Panel(Text(said, "bold"), border_style=ASKED, padding=(1, 2)))
            self._read("")
        self._looking = seat

    def _draw(self, seat: Seat) -> None:
        facts = self._match.position.view(seat).facts()
        answers = [self._wording.move(move, facts) for move in self._moves(seat)]
        bar = Bar(self._wording.question(facts), answers, self._wording.message("terminal-hint"))
        self._screen.draw(facts, self._log(seat), bar)

    def show_end(self) -> None:
        """The table at the end of the game, with who won and why."""
        viewer = self._people[0] if len(self._people) == 1 else None
        facts = self._match.position.view(viewer).facts()
        said = verdict(facts, self._match.steps[-1].events, self._names, self._wording)
        bar = Bar(said, hint=self._wording.message("terminal-rematch"))
        self._screen.draw(facts, self._log(viewer), bar)

    def show_log(self, seat: Seat | None) -> None:
        """Everything that a seat was told."""
        log = self._log(seat)
        self._reading.log([*log.earlier, *log.recent])

    def _log(self, seat: Seat | None) -> Log:
        """What a seat was told, since it decided last and before."""
        lately = self._match.last_move_of(seat)
        told = self._match.told(seat)
        return Log(
            recent=story(told[lately:], seat, self._names, self._wording),
            earlier=story(told[:lately], seat, self._names, self._wording),
        )

    def _moves(self, seat: Seat) -> list[Move]:
        """The legal moves in the order of their numbers: cards to play before creatures to attack with."""
        return sorted(self._match.position.view(seat).moves(), key=lambda move: not move.text.startswith("play "))

    # --- a person decides --------------------------------------------------------------------------

    def _decide(self, seat: Seat) -> None:
        """Ask until the person has made a move or taken one back."""
        self._draw(seat)
        while not self._obeyed(self._read(PROMPT).strip(), seat):
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
            case _ if line.isdecimal():
                return self._answered(line, seat)
            case _ if not self._looked_up(word.lower(), rest, seat):
                return self._moved(line, seat)
        return False

    def _looked_up(self, word: str, rest: str, seat: Seat) -> bool:
        """Whether something was to be looked up."""
        facts = self._match.position.view(seat).facts()
        if word == "card":
            self._reading.card_named(rest, facts)
        elif word.startswith("?") and (word + rest).strip("?"):
            self._reading.card_of_answer((word + rest).strip("?").strip(), self._moves(seat), facts)
        elif word == "discard" and not rest:
            self._reading.discard_piles(facts)
        elif word == "log" and not rest:
            self.show_log(seat)
        elif word == "rules" and not rest:
            self._reading.rules()
        elif word in ("help", "?") and not rest:
            self._reading.commands()
        else:
            return False
        return True

    def _answered(self, number: str, seat: Seat) -> bool:
        answers = numbered(self._moves(seat))
        if number not in answers:
            self._reading.say("terminal-number-wrong", count=len(answers))
            return False
        self._match.play(answers[number], seat)
        return True

    def _moved(self, line: str, seat: Seat) -> bool:
        """Make the move that a line means, or say why not."""
        text = move_text(line)
        try:
            move = self._match.position.read(text, seat)
        except UnreadableMove:
            self._reading.say("terminal-not-understood", text=line, count=len(self._moves(seat)))
        except AmbiguousMove:
            fitting = [move.text for move in self._moves(seat) if move.text.startswith(text)]
            self._reading.say("terminal-ambiguous", text=line, moves=", ".join(fitting))
        except IllegalMove as problem:
            self._console.print(Text(self._wording.refusal(problem.refusal)))
        else:
            self._match.play(move, seat)
            return True
        return False

    def _undone(self, seat: Seat) -> bool:
        if len(self._people) > 1:
            self._reading.say("terminal-undo-people")
            return False
        if not self._match.take_back(seat):
            self._reading.say("terminal-undo-none")
            return False
        return True
