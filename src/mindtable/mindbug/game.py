"""The games of the Mindbug family behind the contract: dealt, written down and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from ..game.bits import slots_of
from ..game.chance import Seed
from ..game.contract import Event, SetupError
from ..game.fields import truth
from ..game.flaws import Flaw, flaw, in_field, written
from ..game.options import YES, Option
from . import scenes
from .board import Telling
from .cards import SETS
from .decks import LONGEST_DECK, check_belongs, deck_of_sets, read_deck, write_deck
from .events import events
from .mode import DUEL, EPIC_TAG_TEAM, TAG_TEAM, Mode
from .notation import card_id, seat_letter
from .position import Position
from .questions.holding import held
from .setup import Deck, dealt

_DECK: Final = "deck"
_YES_OR_NO: Final = (YES, "no")


class Mindbug:
    """A game of the family: a mode, and variants of it that an option chooses."""

    rules: Final = "2"
    earlier_rules: Final = ("1",)
    sets: Final = tuple(SETS)
    default_sets: Final = ("first-contact",)

    def __init__(self, mode: Mode, variants: Mapping[str, Mode] | None = None) -> None:
        self.mode = mode
        self.name = mode.game
        self.variants = dict(variants or {})
        self.options = (
            Option(_DECK, "file", longest=LONGEST_DECK, instead_of_sets=True, read=_as_kept),
            *(Option(name, "yes or no") for name in self.variants),
        )

    def mode_of(self, options: Mapping[str, str]) -> Mode:
        """The mode that the options choose: the game as it is, or a variant switched on."""
        mode = self.mode
        for option, value in options.items():
            if option in self.variants:
                if value not in _YES_OR_NO:
                    known = ", ".join(_YES_OR_NO)
                    raise SetupError(flaw("none-of", in_field(option), value=written(value), known=known))
                mode = self.variants[option] if value == YES else mode
            elif option != _DECK:
                known = ", ".join((_DECK, *self.variants))
                raise SetupError(flaw("no-option", game=self.name, name=written(option), known=known))
        return mode

    def deck(self, sets: Sequence[str], options: Mapping[str, str]) -> Deck:
        """The deck of some sets, or the one written down in the option `deck` (M1.1)."""
        return _deck(self.mode_of(options), tuple(sets), options.get(_DECK))

    def deal(
        self, *, seed: Seed, sets: Sequence[str] = default_sets, options: Mapping[str, str] | None = None
    ) -> tuple[Position, Sequence[Event]]:
        """A new game at its first decision, and what was told while it was dealt."""
        told: list[Telling] = []
        mode = self.mode_of(options or {})
        position = Position(dealt(mode, self.deck(sets, options or {}), seed, told))
        return position, events(told, mode)

    def deal_text(self, position: Position) -> list[str]:
        """The deal of a position that was just dealt: hands, draw piles from the top, unused pile."""
        board = position.board
        lines = []
        for seat in range(self.mode.seats):
            mine = held(board, seat)
            hand = [card_id(board, slot) for slot in slots_of(board.hand & mine)]
            draw = [card_id(board, slot) for slot in board.order if board.draw & mine & (1 << slot)]
            lines.append(f"{seat_letter(seat)} hand: {' '.join(hand)}")
            lines.append(f"{seat_letter(seat)} draw: {' '.join(draw)}")
        unused = scenes.write_position(board)["unused"]
        lines.append(f"unused: {' '.join(unused) or 'none'}")
        lines.append(f"begins: {position.turn}")
        return lines

    def load(self, text: str) -> Position:
        """The position that was dumped as a line of text."""
        return Position.load(text)

    def read_position(self, document: Mapping[str, Any]) -> Position:
        """The position that a scenario describes. Raises a SetupError if there is none."""
        epic = truth(document.get("epic", False), in_field("epic"))
        return Position(scenes.read_position(document, self.mode_of({"epic": YES} if epic else {})))

    def write_position(self, position: Position) -> dict[str, Any]:
        """The description of a position in the notation of scenarios."""
        return scenes.write_position(position.board)

    def differences(self, position: Position, expected: Mapping[str, Any]) -> list[Flaw]:
        """Where a position differs from what a scenario expects."""
        return scenes.differences(position.board, expected)


@lru_cache(maxsize=32)
def _deck(mode: Mode, sets: tuple[str, ...], listed: str | None) -> Deck:
    """A deck for a mode, remembered: most games are dealt with a few of them."""
    faces = deck_of_sets(sets, mode) if listed is None else read_deck(listed)
    check_belongs(faces, mode)
    needed = mode.seats * mode.dealt
    if len(faces) < needed:
        raise SetupError(flaw("deck-too-small", count=len(faces), needed=needed))
    return Deck(faces)


def _as_kept(deck: str) -> str:
    """A deck that somebody wrote down, in the one line that a record has for it."""
    return write_deck(read_deck(deck))


duel: Final = Mindbug(DUEL)
tag_team: Final = Mindbug(TAG_TEAM, variants={"epic": EPIC_TAG_TEAM})
