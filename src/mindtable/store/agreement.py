"""What was agreed on before a game: how long everybody may think, whether it counts, who may look on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final


@dataclass(frozen=True)
class Agreement:
    """What holds for a game beside its rules. Nothing of it changes once the game is begun."""

    clock: str = ""  # "180+5": seconds, and more after each answer; "3d": days for each; "turn:30": seconds a turn
    rated: bool = False
    listed: bool = False  # in the lobby: while chairs are free, and to be watched
    watched: bool = True  # whether others may look on
    private: bool = False  # whoever does not sit there does not learn that there is such a game
    quiet: bool = False  # no emotes
    best_of: int = 1  # games, with the rematches: a match is over when somebody has won most of them
    follows: bool = False  # another game: who sits there has not asked for it, and may not come
    won: str = ""  # of these, how many each seat has won before: "1:0"

    @property
    def is_listed(self) -> bool:
        """Whether everybody may find the game: what is private is not listed, whatever else was said."""
        return self.listed and not self.private

    @staticmethod
    def read(kept: Mapping[str, Any] | None) -> Agreement:
        """What is kept of one; None where nothing was said. What is not known yet was written by a later version.
        Raises TypeError where a value is of another kind."""
        values = {}
        for one in fields(Agreement):
            if kept and one.name in kept:
                value = values[one.name] = kept[one.name]
                if type(value) is not type(one.default):
                    raise TypeError(f"what was agreed on: {one.name} is {value!r}")
        return Agreement(**values)

    def written(self) -> dict[str, Any] | None:
        """As it is kept: only what differs from the usual."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return {name: value for name, value in values.items() if value != getattr(AS_USUAL, name)} or None


AS_USUAL: Final = Agreement()
