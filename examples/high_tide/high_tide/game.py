"""High Tide behind the contract: dealt, written down and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mindtable.game.chance import Seed
from mindtable.game.contract import SEATS, Event, SetupError
from mindtable.game.fields import check_fields, list_of, whole_number
from mindtable.game.flaws import IN_SCENARIO, Flaw, Place, difference, flaw, in_field, in_seat, written
from mindtable.game.options import Option

from .board import CARDS, FEWEST_PLAYERS, MOST_PLAYERS, Board
from .events import TurnBegan
from .position import NAME, Position

_PLAYERS: Final = tuple(map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)))
_ABOUT: Final = {"name", "game", "rules", "moves", "then"}


class HighTide:
    """The game; its option is the number of players."""

    name: Final = NAME
    rules: Final = "1"
    earlier_rules: Final[tuple[str, ...]] = ()
    sets: Final[tuple[str, ...]] = ()
    default_sets: Final[tuple[str, ...]] = ()
    options: Final = (Option("players", "one of", _PLAYERS[0], _PLAYERS),)

    def deal(
        self, *, seed: Seed, sets: Sequence[str] = default_sets, options: Mapping[str, str] | None = None
    ) -> tuple[Position, list[Event]]:
        """A new game at its first decision, and what was told while it was dealt."""
        if sets:
            raise SetupError(flaw("no-sets", game=self.name, name=written(sets[0])))
        for option in options or {}:
            if option != "players":
                raise SetupError(flaw("no-option", game=self.name, name=written(option), known="players"))
        players = (options or {}).get("players", _PLAYERS[0])
        if players not in _PLAYERS:
            raise SetupError(flaw("none-of", in_field("players"), value=written(players), known=", ".join(_PLAYERS)))
        position = Position.dealt(int(players), seed)
        return position, [TurnBegan(SEATS[0])]

    def deal_text(self, position: Position) -> list[str]:
        """The deal of a position that was just dealt."""
        document = self.write_position(position)
        lines = [f"{seat} hand: {_listed(document[seat]['hand'])}" for seat in position.seats]
        return [*lines, f"aside: {_listed(document['aside'])}"]

    def load(self, text: str) -> Position:
        """The inverse of a position's `dump`."""
        return Position.load(text)

    def read_position(self, document: Mapping[str, Any]) -> Position:
        """The position a scenario describes."""
        check_fields(document, {*_ABOUT, "turn", "beach", "aside", *SEATS[:MOST_PLAYERS]}, IN_SCENARIO)
        letters = [letter for letter in SEATS if letter in document]
        if letters != list(SEATS[: len(letters)]) or not FEWEST_PLAYERS <= len(letters) <= MOST_PLAYERS:
            known = f"{FEWEST_PLAYERS}–{MOST_PLAYERS}"
            raise SetupError(flaw("none-of", in_field("players"), value=written(" ".join(letters)), known=known))
        for letter in letters:
            check_fields(document[letter], {"hand", "washed"}, in_seat(letter))
        turn = document.get("turn", letters[0])
        if turn not in letters:
            raise SetupError(flaw("no-seat", in_field("turn"), seat=written(turn)))
        return Position(
            Board(
                hands=[tuple(sorted(_cards(document[seat], "hand", in_field("hand", seat)))) for seat in letters],
                washed=[_cards(document[seat], "washed", in_field("washed", seat)) for seat in letters],
                beach=_cards(document, "beach", in_field("beach")),
                aside=_cards(document, "aside", in_field("aside")),
                turn=letters.index(turn),
            )
        )

    def write_position(self, position: Position) -> dict[str, Any]:
        """The description of a position in the notation of scenarios."""
        board = position.board
        players: dict[str, Any] = {
            seat: {"hand": list(hand), "washed": list(pile)}
            for seat, hand, pile in zip(position.seats, board.hands, board.washed, strict=True)
        }
        about = {"game": self.name, "turn": SEATS[board.turn], "beach": list(board.beach), "aside": list(board.aside)}
        return {**about, **players}

    def differences(self, position: Position, expected: Mapping[str, Any]) -> list[Flaw]:
        """Where a position differs from what a scenario expects."""
        found = {**self.write_position(position), "winners": list(position.winners)}
        differences = []
        for name, value in expected.items():
            parts = value.items() if isinstance(value, Mapping) else [("", value)]
            for part, wanted in parts:
                there = found.get(name) if not part else found[name].get(part)
                if there != wanted:
                    differences.append(difference(f"{name} {part}".strip(), wanted, there))
        return differences


def _cards(fields: Mapping[str, Any], name: str, where: Place) -> tuple[int, ...]:
    return tuple(whole_number(card, CARDS[0], CARDS[-1], where) for card in list_of(fields.get(name), where))


def _listed(cards: Sequence[int]) -> str:
    return " ".join(map(str, cards)) or "none"


high_tide: Final = HighTide()
