"""The games of the Mindbug family behind the contract: dealt, written down and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..game.bits import slots_of
from ..game.contract import Event, SetupError
from . import scenes
from .board import Telling
from .decks import deck_of_sets, read_deck
from .mode import DUEL, Mode
from .notation import card_id, seat_letter
from .position import Position, tell_all
from .questions.holding import held
from .setup import Deck
from .turn import advance


class Mindbug:
    """One mode of Mindbug."""

    rules: Final = "1"
    default_sets: Final = ("first-contact",)

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        self.name = mode.name

    def deck(self, sets: Sequence[str], options: Mapping[str, str]) -> Deck:
        """The deck of some sets, or the one written down in the option `deck` (M1.1)."""
        for option in options:
            if option != "deck":
                raise SetupError(f"{self.name} has no option “{option}”")
        faces = read_deck(options["deck"]) if "deck" in options else deck_of_sets(sets)
        needed = self.mode.seats * self.mode.dealt
        if len(faces) < needed:
            raise SetupError(f"a deck of {len(faces)} cards is too small: {needed} are dealt")
        return Deck(faces)

    def deal(
        self, *, seed: int, sets: Sequence[str] = default_sets, options: Mapping[str, str] | None = None
    ) -> tuple[Position, list[Event]]:
        """A new game at its first decision, and what was told while it was dealt."""
        told: list[Telling] = []
        position = Position.laid_out(self.name, self.deck(sets, options or {}), seed, told)
        advance(position)
        position.told = None
        return position, tell_all(told)

    def deal_text(self, position: Position) -> list[str]:
        """The deal of a position that was just dealt: hands, draw piles from the top, unused pile."""
        lines = []
        for seat in range(self.mode.seats):
            mine = held(position, seat)
            hand = [card_id(position, slot) for slot in slots_of(position.hand & mine)]
            draw = [card_id(position, slot) for slot in position.order if position.draw & mine & (1 << slot)]
            lines.append(f"{seat_letter(seat)} hand: {' '.join(hand)}")
            lines.append(f"{seat_letter(seat)} draw: {' '.join(draw)}")
        unused = scenes.write_position(position)["unused"]
        lines.append(f"unused: {' '.join(unused)}")
        lines.append(f"begins: {position.turn}")
        return lines

    def load(self, text: str) -> Position:
        return Position.load(text)

    def read_position(self, document: Mapping[str, Any]) -> Position:
        return scenes.read_position(document)

    def write_position(self, position: Position) -> dict[str, Any]:
        return scenes.write_position(position)

    def differences(self, position: Position, expected: Mapping[str, Any]) -> list[str]:
        return scenes.differences(position, expected)


duel: Final = Mindbug(DUEL)
