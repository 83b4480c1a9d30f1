"""Mind Up! behind the contract: dealt, written down and read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..game.chance import Seed
from ..game.contract import Event, SetupError
from ..game.events import Events
from ..game.flaws import Flaw, flaw, in_field, written
from ..game.options import Option
from . import scenes
from .board import GAME, Telling
from .events import event
from .position import Position
from .setup import dealt

_WHOLE_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")

DEFAULTS: Final = {"players": "4", "objectives": "0"}


class MindUp:
    """The game; its options are the number of players and the number of objectives (U6.1)."""

    name: Final = GAME
    rules: Final = "1"
    earlier_rules: Final[tuple[str, ...]] = ()
    sets: Final[tuple[str, ...]] = ()
    default_sets: Final[tuple[str, ...]] = ()
    options: Final = tuple(Option(name, "number", default) for name, default in DEFAULTS.items())

    def deal(
        self, *, seed: Seed, sets: Sequence[str] = default_sets, options: Mapping[str, str] | None = None
    ) -> tuple[Position, Sequence[Event]]:
        """A new game at its first choice, and what was told while it was dealt."""
        if sets:
            raise SetupError(flaw("no-sets", game=self.name, name=written(sets[0])))
        chosen = options or {}
        for option in chosen:
            if option not in DEFAULTS:
                known = ", ".join(DEFAULTS)
                raise SetupError(flaw("no-option", game=self.name, name=written(option), known=known))
        players = _number(chosen, "players")
        objectives = _number(chosen, "objectives")
        scenes.check_players(players)
        scenes.check_objectives(objectives)
        told: list[Telling] = []
        position = Position(dealt(players, objectives, seed, told))
        return position, Events(told, event)

    def deal_text(self, position: Position) -> list[str]:
        """The deal of a position that was just dealt: values, row, hands, deck from the top, objectives."""
        document = scenes.write_position(position.board)
        lines = [f"columns: {_listed(document['columns'])}", f"row: {_listed(document['row'])}"]
        lines += [f"{letter} hand: {_listed(document[letter]['hand'])}" for letter in position.seats]
        lines.append(f"deck: {_listed(document['deck'])}")
        if document["objectives"]:
            lines.append(f"objectives: {_listed(document['objectives'])}")
        return lines

    def load(self, text: str) -> Position:
        """The position that was dumped as a line of text."""
        return Position.load(text)

    def read_position(self, document: Mapping[str, Any]) -> Position:
        """The position that a scenario describes. Raises a SetupError if there is none."""
        return Position(scenes.read_position(document))

    def write_position(self, position: Position) -> dict[str, Any]:
        """The description of a position in the notation of scenarios."""
        return scenes.write_position(position.board)

    def differences(self, position: Position, expected: Mapping[str, Any]) -> list[Flaw]:
        """Where a position differs from what a scenario expects."""
        return scenes.differences(position.board, expected)


def _number(options: Mapping[str, str], option: str) -> int:
    value = options.get(option, DEFAULTS[option])
    if not _WHOLE_NUMBER.fullmatch(value):
        raise SetupError(flaw("not-a-number", in_field(option), value=written(value)))
    return int(value)


def _listed(things: list[Any]) -> str:
    return " ".join(str(thing) for thing in things)


mind_up: Final = MindUp()
