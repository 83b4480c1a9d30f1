"""The table of Mind Up!: the row, everybody's columns with their points, the hands as far as they are known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...game.contract import Event, Seat
from ...mindup.board import COLUMNS, ROUNDS
from ...mindup.sight import ColumnSight, Sight
from ...mindup.standings import sheets_in, total
from ...wording import Wording
from ...wording.mindup import MindUpWords
from ..drawing import MINE, Drawing, around
from .faces import NumberedFaces, figure
from .sheets import ScoreSheets


@dataclass(frozen=True)
class Detail:
    """How much is drawn."""

    panels: bool = False  # the row and the own hand as cards with frames
    cards: bool = True  # in the columns, else only how many
    legend: bool = False  # what the signs mean
    spacious: bool = False  # with frames
    bare: bool = False  # without the title and the hint


# From the roomiest to the tightest.
_DETAILS: Final = (
    Detail(panels=True, legend=True, spacious=True),
    Detail(legend=True, spacious=True),
    Detail(legend=True),
    Detail(),
    Detail(cards=False),
    Detail(cards=False, bare=True),
)
_ON_PAPER: Final = Detail(legend=True, spacious=True)


class MindUpAreas:
    """Draws the table for a viewer; when a round has just ended, its score sheets instead."""

    def __init__(self, console: Console, wording: Wording, *, title: str, names: Mapping[Seat, str]) -> None:
        self._wording = wording
        self._title = title
        self._names = names
        self._faces = NumberedFaces(console, wording)
        self._sheets = ScoreSheets(console, wording, names)

    def drawings(self, sight: Sight, told: Sequence[Event], width: int) -> Iterator[Drawing]:
        """The table, or the score sheets of a round that has just ended; the most roomy drawing first."""
        sheets = sheets_in(told)
        if sheets:
            yield from self._sheets.drawings(sight, sheets, width)
            return
        for detail in _DETAILS:
            yield Drawing(Group(*self._table(sight, detail, width)), spacious=detail.spacious, bare=detail.bare)

    def on_paper(self, sight: Sight, told: Sequence[Event], width: int) -> Drawing:
        """The table, or the score sheets, where nothing limits the height."""
        sheets = sheets_in(told)
        if sheets:
            return next(self._sheets.drawings(sight, sheets, width))
        return Drawing(Group(*self._table(sight, _ON_PAPER, width)))

    def _table(self, sight: Sight, detail: Detail, width: int) -> Iterator[RenderableType]:
        yield self._head(sight, detail, width)
        if not detail.bare:
            yield from self._cards("terminal-up-row", sight.row, detail, width)
        yield from self._objectives(sight, detail)
        yield self._columns(sight, detail, width)
        yield self._hands(sight, width)
        me = sight.seat
        if me is not None and not sight.winners:
            hand = [card for card in sight.player(me).hand if card is not None]
            yield from self._cards("terminal-your-hand", hand, detail, width)
        if detail.legend:
            yield self._faces.legend()

    def _head(self, sight: Sight, detail: Detail, width: int) -> RenderableType:
        """What is played, the round and the deck; where there is little room the row is on the same line."""
        head = Table.grid(expand=True, padding=(0, 1, 0, 0), pad_edge=False)
        head.add_column(no_wrap=True, overflow="ellipsis")
        head.add_column(no_wrap=True, justify="right")
        where = self._say("terminal-up-round", round=sight.round, rounds=ROUNDS)
        deck = self._say("terminal-up-deck", count=sight.deck)
        left = self._line("terminal-up-row", sight.row) if detail.bare else Text(self._title, "dim")
        head.add_row(left, Text.assemble((where, "bold"), f" · {deck}"))
        head.width = width
        return head

    def _cards(self, label: str, cards: Sequence[str], detail: Detail, width: int) -> Iterator[RenderableType]:
        """Cards with a label, all of them known."""
        if not detail.panels:
            yield self._line(label, cards)
            return
        panels = [self._faces.panel(card) for card in cards]
        across = max(width // (panels[0].width or width), 1)
        yield Text(self._say(label), "bold")
        for first in range(0, len(panels), across):
            grid = Table.grid()
            grid.add_row(*panels[first : first + across])
            yield grid

    def _line(self, label: str, cards: Sequence[str]) -> Text:
        return Text.assemble((f"{self._say(label)}  ", "bold"), self._faces.chips(cards))

    def _objectives(self, sight: Sight, detail: Detail) -> Iterator[RenderableType]:
        worded = [self._wording.words(MindUpWords).objective(objective) for objective in sight.objectives]
        if detail.cards:
            yield from (Text(f"  {objective}") for objective in worded)
        elif worded:
            yield Text(" · ".join(worded), "dim")

    # --- columns -----------------------------------------------------------------------------------

    def _columns(self, sight: Sight, detail: Detail, width: int) -> RenderableType:
        """Everybody's columns below the values they are worth, the viewer's last."""
        table = Table(
            box=box.ROUNDED if detail.spacious else box.SIMPLE_HEAD,
            show_edge=detail.spacious,
            show_lines=False,
            pad_edge=detail.spacious,
            padding=(0, 1) if detail.spacious else (0, 1, 0, 0),
            border_style="dim",
            width=width,
        )
        table.add_column(no_wrap=True, overflow="ellipsis", max_width=16)
        for value in sight.columns:
            label = self._say("terminal-up-worth", value=value) if detail.cards else f"×{value}"
            table.add_column(label, ratio=1)
        table.add_column(self._say("terminal-up-now"), justify="right", no_wrap=True)
        table.add_column(self._say("terminal-up-total"), justify="right", no_wrap=True)
        for seat in _around(sight):
            player = sight.player(seat)
            cells = [self._column(column, detail) for column in player.columns]
            cells += [Text("")] * (COLUMNS - len(cells))
            table.add_row(
                self._name(sight, seat),
                *cells,
                Text(figure(player.points)),
                Text(figure(total(sight, player.seat)), "bold"),
            )
        return table

    def _column(self, column: ColumnSight, detail: Detail) -> Text:
        colour = column.colour
        sign = self._faces.sign(colour)
        if not detail.cards:
            return self._faces.coloured(f"{sign} {len(column.cards)}", colour)
        bare = " ".join(self._faces.bare(card) for card in column.cards)
        return self._faces.coloured(sign, colour, bold=True) + Text(" ") + self._faces.coloured(bare, colour)

    def _name(self, sight: Sight, seat: Seat) -> Text:
        if seat == sight.seat:
            return Text(self._say("terminal-you"), f"bold {MINE}")
        return Text(self._names[seat], "bold")

    # --- hands -------------------------------------------------------------------------------------

    def _hands(self, sight: Sight, width: int) -> RenderableType:
        """Who has chosen, and what is known of the hands of others."""
        hands = Table.grid(padding=(0, 2, 0, 0), expand=False)
        hands.width = width
        hands.add_column(no_wrap=True, overflow="ellipsis", max_width=16)
        hands.add_column(no_wrap=True)
        hands.add_column(ratio=1)
        for seat in _around(sight):
            if seat != sight.seat and not sight.winners:
                player = sight.player(seat)
                chosen = self._say("terminal-up-chosen" if player.has_chosen else "terminal-up-choosing")
                style = "bold" if player.has_chosen else "dim"
                hands.add_row(Text(self._names[seat]), Text(chosen, style), self._faces.chips(player.hand))
        return hands

    def _say(self, message: str, **arguments: str | int) -> str:
        return self._wording.message(message, **arguments)


def _around(sight: Sight) -> list[Seat]:
    """The seats as they sit around the viewer, the viewer last; for a spectator from the first to the last."""
    return [player.seat for player in sight.players] if sight.seat is None else around(sight.players, sight.seat)
