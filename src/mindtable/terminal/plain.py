"""A family at the terminal that brings little: everything that is asked of a family, answered in a plain way.

What lies on the table is listed, answers have numbers, and the story of a game has a paragraph for each move. Whoever
brings a family begins here and says in `lines` what there is to see. A whole family:

    class Pairs(PlainFamily):
        def lines(self, sight, names, wording):
            return [f"{names[player.seat]}: {' '.join(player.pairs)}" for player in sight.players]

    family = Pairs()

Its messages are those that the web table needs, too: `table-game-G`, the name of a game G.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Any, Final

from rich.console import Console, Group
from rich.text import Text

from ..game import contract
from ..game.chance import seed_text
from ..game.contract import Event, Move, Position, Seat, Sight, View
from ..game.records import Record
from ..games import game_named
from ..wording import Wording
from .drawing import Bar, Drawing
from .pages import Pages

# What can be typed, and the end of the name of the message that explains it.
_COMMANDS: Final = (
    ("1, 2, 3 …", "number"),
    ("log", "log"),
    ("undo", "undo"),
    ("save {file}", "save"),
    ("quit", "quit"),
)


class PlainFamily:
    """Answers all that the terminal asks (`family.Family`), for games that only have to be playable."""

    catalogue: Final = None
    pictures: Final = None

    @property
    def presentation(self) -> PlainFamily:
        """It shows its games itself."""
        return self

    def engine(self, game: str, sets: Sequence[str], options: Mapping[str, str]) -> PlainEngine:
        """Its games are measured by the words that everybody may use."""
        return PlainEngine(game, sets, options)

    # --- what there is to see ----------------------------------------------------------------------

    def lines(self, _sight: Any, _names: Mapping[Seat, str], _wording: Wording) -> Sequence[str]:
        """What lies on the table as far as the viewer knows it: a line each."""
        return ()

    def opened(self, position: Any) -> Sight:
        """What there is to see in a game that is over: what a spectator sees. Games with hands show them, too."""
        sight: Sight = position.view(None).sight
        return sight

    # --- how it is shown ---------------------------------------------------------------------------

    def title(self, record: Record, wording: Wording) -> str:
        """What is played, for the head of the screen."""
        game = wording.message(f"table-game-{record.game}")
        return wording.message("terminal-plain-title", game=game, dice=record.dice, seed=seed_text(record.seed))

    def areas(self, _console: Console, wording: Wording, *, title: str, names: Mapping[Seat, str]) -> PlainLayout:
        """What lists the table."""
        return PlainLayout(self, wording, title, names)

    def reading(self, console: Console, wording: Wording, _names: Mapping[Seat, str]) -> PlainPages:
        """There is nothing to look up but what can be typed."""
        return PlainPages(console, wording)

    def end_of_part(self, _told: Sequence[Event]) -> int | None:
        """A game has no parts."""
        return None

    # --- what is asked and typed -------------------------------------------------------------------

    def asked(self, view: View, names: Mapping[Seat, str], wording: Wording) -> Bar:
        """What the seat of a view is asked, with its answers."""

        answers = [wording.move(move, view.sight, names) for move in view.moves()]
        return Bar(wording.question(view.sight, names), answers, wording.message("terminal-plain-hint"))

    def meant(self, line: str, moves: Sequence[Move], _wording: Wording) -> list[str]:
        """The answer of a number, or a move in the words of records."""
        answers = {str(number): move.text for number, move in enumerate(moves, 1)}
        return [answers.get(line.strip(), line.strip().lower())]

    def misunderstood(self, line: str, moves: Sequence[Move], wording: Wording) -> str:
        """What is said to a line that means no move at all."""
        if line.isdecimal():
            return wording.message("terminal-number-wrong", count=len(moves))
        return wording.message("terminal-not-understood", text=line, count=len(moves))


class PlainPages(Pages):
    """Prints sentences, the log, and what can be typed."""

    def looked_up(self, word: str, rest: str, _view: View) -> bool:
        """Whether something was to be looked up; if so, it is printed."""
        if word not in ("help", "?") or rest:
            return False
        commands = [(typed, f"terminal-help-{message}") for typed, message in _COMMANDS]
        self.framed(self.commands_page(commands), "terminal-help-title")
        return True


class PlainLayout:
    """The table as a list of lines under a title."""

    def __init__(self, family: PlainFamily, wording: Wording, title: str, names: Mapping[Seat, str]) -> None:
        self._family = family
        self._wording = wording
        self._title = title
        self._names = names

    def drawings(self, sight: Any, told: Sequence[Event], width: int) -> Iterator[Drawing]:
        """From the roomiest to the tightest: with a frame around the question, and without."""

        listed = self.on_paper(sight, told, width)
        yield listed
        yield Drawing(listed.table, spacious=False)

    def on_paper(self, sight: Any, _told: Sequence[Event], _width: int) -> Drawing:
        """The list."""

        lines = self._family.lines(sight, self._names, self._wording)
        return Drawing(Group(Text(self._title, "bold"), *map(Text, lines)))


class PlainEngine:
    """A game as everybody may play it: by the words of its moves."""

    module: Final[ModuleType] = contract

    def __init__(self, game: str, sets: Sequence[str], options: Mapping[str, str]) -> None:
        self._game = game_named(game)
        self._sets = sets
        self._options = options
        self._position = self._dealt(1)
        self.what: Final = ", ".join(f"{value} {name}" for name, value in options.items()) or game

    def _dealt(self, seed: int) -> Position:
        position: Position = self._game.deal(seed=seed, sets=self._sets, options=self._options)[0]
        return position

    def random_games(self, number: int, seed: int) -> object:
        """Play whole random games."""
        self.drive(number, seed)
        return None

    def drive(self, games: int, seed: int, kept: list[object] | None = None) -> None:
        """Play whole random games, one move after the other, and keep copies if wanted."""
        dice = Random(seed)
        for number in range(games):
            position = self._dealt(seed + number)
            while position.to_decide:
                if kept is not None:
                    kept.append(position.copy())
                seat = position.to_decide[0]
                position.play(dice.choice(position.moves(seat)), seat)

    def copies(self, number: int) -> None:
        """Copy a position so often."""
        for _ in range(number):
            self._position.copy()
