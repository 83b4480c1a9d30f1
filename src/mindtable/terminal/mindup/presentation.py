"""Mind Up! at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.console import Console

from ...game.contract import Event, Move, Seat
from ...game.records import Record
from ...mindup.cards import CARDS
from ...mindup.events import RoundScored
from ...mindup.position import Position
from ...mindup.sight import Sight
from ...mindup.view import View
from ...wording import Wording
from ..drawing import Bar
from ..family import Presentation
from .areas import MindUpAreas
from .reading import MindUpReading
from .title import title

_PICK: Final = "pick"
_NUMBERS: Final = frozenset(card.id for card in CARDS)


class MindUpPresentation:
    """See `family.Presentation`."""

    def title(self, record: Record, wording: Wording) -> str:
        """What stands above a game: its kind and how many play."""
        return title(record, wording)

    def areas(self, console: Console, wording: Wording, *, title: str, names: Mapping[Seat, str]) -> MindUpAreas:
        """What draws the table."""
        return MindUpAreas(console, wording, title=title, names=names)

    def reading(self, console: Console, wording: Wording, names: Mapping[Seat, str]) -> MindUpReading:
        """What is read beside the table: rules, scores, commands."""
        return MindUpReading(console, wording, names)

    def opened(self, position: Position) -> Sight:
        """The sight of a game that is over, with all hands open."""
        sight = position.view(None).sight
        hands = {seat: position.view(seat).sight.player(seat).hand for seat in position.seats}
        return replace(sight, players=tuple(replace(player, hand=hands[player.seat]) for player in sight.players))

    def asked(self, view: View, names: Mapping[Seat, str], wording: Wording) -> Bar:
        """The question alone: the cards of the hand are on the table, and their numbers are the answers."""
        return Bar(wording.question(view.sight, names), hint=wording.message("terminal-up-hint"))

    def meant(self, line: str, _moves: Sequence[Move], _wording: Wording) -> list[str]:
        """A card may be chosen by its number alone; what is no card's number is no move."""
        number = _number(line)
        return [f"{_PICK} {number}" if number in _NUMBERS else number]

    def misunderstood(self, line: str, _moves: Sequence[Move], wording: Wording) -> str:
        """What is said of a line that means no card of the hand."""
        number = _number(line)
        if number.isdecimal():
            return wording.message("terminal-up-no-card", number=number, first=CARDS[0].number, last=CARDS[-1].number)
        return wording.message("terminal-up-not-understood", text=line)

    def end_of_part(self, told: Sequence[Event]) -> int | None:
        """Where the round is scored."""
        return next((place for place, event in enumerate(told) if isinstance(event, RoundScored)), None)


def _number(line: str) -> str:
    """What is typed for a card: 12, or pick 12."""
    return line.lower().removeprefix(_PICK).strip()


presentation: Final[Presentation] = MindUpPresentation()
