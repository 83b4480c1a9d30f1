"""The score sheets of a round side by side, and how the players stand after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...game.contract import Seat
from ...mindup.sheet import ColumnLine, ScoreSheet
from ...mindup.sight import Sight
from ...mindup.standings import places, total
from ...wording import Wording
from ...wording.mindup import MindUpWords
from ..drawing import MINE, Drawing
from .faces import NumberedFaces, figure

Sheets = Mapping[Seat, ScoreSheet]
Line = tuple[Text, list[Text]]  # what it is, and a cell for each player
_LABELS: Final = 20  # the width of the first column
_FRAME: Final = 3
_CALCULATION: Final = 11  # the width of one that is written out


@dataclass(frozen=True)
class Detail:
    """How much is drawn."""

    reasons: bool = False  # why an objective brings what it does, else only the number that decides
    words: bool = True  # the objectives in words
    ranking: bool = True
    spacious: bool = False
    is_over: bool = True  # the round, so that its points are among the scores


IN_PROGRESS: Final = Detail(reasons=True, spacious=True, is_over=False)
_DETAILS: Final = (
    Detail(reasons=True, spacious=True),
    Detail(reasons=True),
    Detail(),
    Detail(ranking=False),
    Detail(ranking=False, words=False),
)


class ScoreSheets:
    """Draws score sheets: line by line what every player gets, and why."""

    def __init__(self, console: Console, wording: Wording, names: Mapping[Seat, str]) -> None:
        self._wording = wording
        self._words = wording.words(MindUpWords)
        self._names = names
        self._faces = NumberedFaces(console, wording)

    def drawings(self, sight: Sight, sheets: Sheets, width: int) -> Iterator[Drawing]:
        """The sheets of the round that has just ended, in ever less detail."""
        ended = len(sight.player(next(iter(sheets))).scores)
        title = Text(self._say("terminal-up-sheet", round=ended), "bold")
        for detail in _DETAILS:
            parts: list[RenderableType] = [title]
            if detail.words:
                parts += self.objectives(sheets)
            parts.append(self.table(sight, sheets, width, detail))
            if sight.winners and detail.ranking:
                parts.append(self._ranking(sight))
            yield Drawing(Group(*parts), spacious=detail.spacious)

    def objectives(self, sheets: Sheets) -> list[Text]:
        """The objectives that count, in words."""
        lines = next(iter(sheets.values())).objectives
        return [Text(f"  {self._words.objective(line.objective)}") for line in lines]

    def table(self, sight: Sight, sheets: Sheets, width: int, detail: Detail) -> RenderableType:
        """A column for each player: their columns, bonuses and objectives, and what they add up to."""
        spacious = detail.spacious
        table = Table(
            box=box.ROUNDED if spacious else box.SIMPLE_HEAD,
            show_edge=spacious,
            pad_edge=spacious,
            padding=(0, 1) if spacious else (0, 1, 0, 0),
            border_style="dim",
            width=width,
        )
        table.add_column()
        for seat in sheets:
            mine = seat == sight.seat
            name = self._say("terminal-you") if mine else self._names[seat]
            table.add_column(Text(name, f"bold {MINE}" if mine else "bold"), justify="right", ratio=1)
        roomy = (width - _LABELS) // len(sheets) - _FRAME >= _CALCULATION
        lines = [*self._columns(sheets, roomy=roomy), *self._bonuses(sheets), *self._objectives(sheets, detail.reasons)]
        for label, cells in lines:
            table.add_row(label, *cells)
        if spacious:
            table.add_section()
        for label, cells in self._sums(sight, sheets, detail):
            table.add_row(label, *cells, style="bold")
        return table

    # --- lines -------------------------------------------------------------------------------------

    def _columns(self, sheets: Sheets, *, roomy: bool) -> Iterator[Line]:
        longest = max((sheet.columns for sheet in sheets.values()), key=len)
        for place, column in enumerate(longest):
            label = self._say("terminal-up-column", number=place + 1, value=column.value)
            yield (
                Text(label),
                [self._column(sheet.columns[place : place + 1], roomy=roomy) for sheet in sheets.values()],
            )

    def _column(self, line: Sequence[ColumnLine], *, roomy: bool) -> Text:
        """A column of a player, if there is one: its colour, how many cards, and the points for them."""
        if not line:
            return Text("")
        (column,) = line
        sign = self._faces.sign(column.colour)
        counted = f"{sign} {column.cards}×{column.value} = " if roomy else f"{sign}×{column.cards} "
        return self._faces.coloured(counted, column.colour) + Text(str(column.points))

    def _bonuses(self, sheets: Sheets) -> Iterator[Line]:
        bonuses = [Text(self._words.points(sheet.bonuses)) for sheet in sheets.values()]
        maluses = [Text(self._words.points(-sheet.maluses)) for sheet in sheets.values()]
        yield Text(self._say("terminal-up-bonuses")), bonuses
        yield Text(self._say("terminal-up-maluses")), maluses

    def _objectives(self, sheets: Sheets, reasons: bool) -> Iterator[Line]:
        """What the objectives bring; why, or at least by which number."""
        for lines in zip(*(sheet.objectives for sheet in sheets.values()), strict=True):
            points = [self._words.points(line.points) for line in lines]
            why = [f"\n{self._words.reason(line)}" if reasons else f" ({line.found})" for line in lines]
            yield (
                Text(lines[0].objective),
                [Text.assemble(won, (reason, "dim")) for won, reason in zip(points, why, strict=True)],
            )

    def _sums(self, sight: Sight, sheets: Sheets, detail: Detail) -> Iterator[Line]:
        """This round, all rounds, and at the end of the game who came in where."""
        yield Text(self._say("terminal-up-this-round")), [Text(figure(sheet.total)) for sheet in sheets.values()]
        players = [sight.player(seat) for seat in sheets]
        points = [sum(player.scores) if detail.is_over else total(sight, player.seat) for player in players]
        yield Text(self._say("terminal-up-all-rounds")), [Text(figure(count)) for count in points]
        if sight.winners:
            came_in = places(sight)
            yield (
                Text(self._say("terminal-up-place")),
                [Text(self._say("terminal-up-place-number", place=came_in[seat])) for seat in sheets],
            )

    def _ranking(self, sight: Sight) -> RenderableType:
        """From the first to the last, with the points of each round."""
        ranking = Table.grid(padding=(0, 2, 0, 0))
        for seat, place in places(sight).items():
            mine = seat == sight.seat
            name = self._say("terminal-you") if mine else self._names[seat]
            scores = sight.player(seat).scores
            style = f"bold {MINE}" if mine else "bold" if place == 1 else ""
            ranking.add_row(
                Text(self._say("terminal-up-place-number", place=place), style),
                Text(name, style),
                Text(f"{' + '.join(map(figure, scores))} = {figure(sum(scores))}", style),
            )
        return ranking

    def _say(self, message: str, **arguments: str | int) -> str:
        return self._wording.message(message, **arguments)
