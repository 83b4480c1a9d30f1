"""Games of Mindbug at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.console import Console

from ...game.contract import Event, Move, Seat
from ...game.records import Record
from ...mindbug.position import Position
from ...mindbug.sight import Sight
from ...mindbug.view import View
from ...wording import Wording
from ..drawing import Bar
from ..family import Presentation
from .areas import Areas
from .reading import Reading, in_order_of_numbers, meant_moves, numbered
from .title import title


class MindbugPresentation:
    """See `family.Presentation`."""

    def title(self, record: Record, wording: Wording) -> str:
        """What stands above a game: its kind and its sets."""
        return title(record, wording)

    def areas(self, console: Console, wording: Wording, *, title: str, names: Mapping[Seat, str]) -> Areas:
        """What draws the table."""
        return Areas(console, wording, title=title, names=names)

    def reading(self, console: Console, wording: Wording, names: Mapping[Seat, str]) -> Reading:
        """What is read beside the table: cards, piles, commands."""
        return Reading(console, wording, names)

    def opened(self, position: Position) -> Sight:
        """The sight of a game that is over, with all hands open."""
        sight = position.view(None).sight
        hands = {seat: position.view(seat).sight.player(seat).hand for seat in position.seats}
        return replace(sight, players=tuple(replace(player, hand=hands[player.seat]) for player in sight.players))

    def asked(self, view: View, names: Mapping[Seat, str], wording: Wording) -> Bar:
        """The question of a view, with its answers by number."""
        sight = view.sight
        answers = [wording.move(move, sight, names) for move in in_order_of_numbers(view.moves())]
        return Bar(wording.question(sight, names), answers, wording.message("terminal-hint"))

    def meant(self, line: str, moves: Sequence[Move], wording: Wording) -> list[str]:
        """The moves that a typed line may mean."""
        answers = numbered(in_order_of_numbers(moves))
        return [answers[line].text] if line in answers else meant_moves(line, moves, wording)

    def misunderstood(self, line: str, moves: Sequence[Move], wording: Wording) -> str:
        """What is said of a line that means no move."""
        if line.isdecimal():
            return wording.message("terminal-number-wrong", count=len(moves))
        return wording.message("terminal-not-understood", text=line, count=len(moves))

    def end_of_part(self, _told: Sequence[Event]) -> int | None:
        """Nothing: a game of Mindbug has no parts."""
        return None


presentation: Final[Presentation] = MindbugPresentation()
