"""What happened in a game, as stories for the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from ..game.contract import Event, Seat
from ..wording import Wording
from .screen import Log, Turns


@dataclass(frozen=True)
class Teller:
    """Tells what happened in a game, of the deal and of each move."""

    game: str
    names: Mapping[Seat, str]
    wording: Wording

    def log(self, told: Sequence[Sequence[Event]], lately: int, seat: Seat | None) -> Log:
        """What was told to a viewer from a move on, and before that."""
        return Log(recent=self.since(told, lately, seat), earlier=self.since(told[:lately], 0, seat))

    def since(self, told: Sequence[Sequence[Event]], lately: int, seat: Seat | None) -> Turns:
        """What was told to a viewer from a move on, turn by turn; what belongs to no turn, sentence by sentence."""
        events = list(chain.from_iterable(told))
        place = sum(map(len, told[:lately]))
        turns: list[list[str]] = []
        for story in self.wording.since(self.game, events, place, seat, self.names):
            said = [sentence.text for sentence in story.sentences]
            turns += [said] if story.heading else [[sentence] for sentence in said]
        return [turn for turn in turns if turn]
