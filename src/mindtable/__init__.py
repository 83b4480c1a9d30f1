"""A digital table for the card games Mindbug and Mind Up!: all that a program needs to play them.

Games are dealt, asked for moves and played on; a bot is given a view and gives back a move; games are kept as records
and shown as scenarios. Whatever stands in `__all__` keeps its name and its meaning.

>>> import mindtable
>>> position, told = mindtable.duel.deal(seed=11)
>>> bots = {seat: mindtable.bot_named("rule", seed=1) for seat in position.seats}
>>> while position.to_decide:
...     (seat,) = position.to_decide
...     told = position.play(bots[seat].choose(position.view(seat)))
>>> position.winners
('A',)

The module itself is empty and quick to import: a name is looked up in its own module when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from . import review
    from .bots import Bot, BotFailure, bot_named
    from .bots.limit import Limit
    from .game import conformance, records, scenarios
    from .game.chance import Seed
    from .game.contract import (
        SEATS,
        AmbiguousMove,
        Event,
        Game,
        IllegalMove,
        Move,
        MoveError,
        Position,
        Refusal,
        Seat,
        SetupError,
        Sight,
        UnreadableMove,
        View,
    )
    from .game.family import Family
    from .game.records import Record, RecordError
    from .games import duel, families, family_of, game_named, load_family, mind_up, tag_team
    from .review import Assessment, assess
    from .solver import Safety, Solution, safe, solve

    __version__: str

__all__ = [
    "SEATS",
    "AmbiguousMove",
    "Assessment",
    "Bot",
    "BotFailure",
    "Event",
    "Family",
    "Game",
    "IllegalMove",
    "Limit",
    "Move",
    "MoveError",
    "Position",
    "Record",
    "RecordError",
    "Refusal",
    "Safety",
    "Seat",
    "Seed",
    "SetupError",
    "Sight",
    "Solution",
    "UnreadableMove",
    "View",
    "__version__",
    "assess",
    "bot_named",
    "conformance",
    "duel",
    "families",
    "family_of",
    "game_named",
    "load_family",
    "mind_up",
    "records",
    "review",
    "safe",
    "scenarios",
    "solve",
    "tag_team",
]

_NAMES_OF: Final = {
    "bots": ("Bot", "BotFailure", "bot_named"),
    "bots.limit": ("Limit",),
    "game.chance": ("Seed",),
    "game.contract": (
        "SEATS",
        "AmbiguousMove",
        "Event",
        "Game",
        "IllegalMove",
        "Move",
        "MoveError",
        "Position",
        "Refusal",
        "Seat",
        "SetupError",
        "Sight",
        "UnreadableMove",
        "View",
    ),
    "game.family": ("Family",),
    "game.records": ("Record", "RecordError"),
    "games": ("duel", "families", "family_of", "game_named", "load_family", "mind_up", "tag_team"),
    "review": ("Assessment", "assess"),
    "solver": ("Safety", "Solution", "safe", "solve"),
}
_HOME: Final = {name: module for module, names in _NAMES_OF.items() for name in names}
_MODULES: Final = {
    "conformance": ".game.conformance",
    "records": ".game.records",
    "review": ".review",
    "scenarios": ".game.scenarios",
}


if not TYPE_CHECKING:  # else a name that is misspelt would be one, of any type

    def __getattr__(name: str) -> Any:
        """A name of `__all__`, from the module that it belongs to."""
        if name == "__version__":
            found = import_module("importlib.metadata").version(__name__)
        elif name in _MODULES:
            found = import_module(_MODULES[name], __name__)
        elif name in _HOME:
            found = getattr(import_module(f".{_HOME[name]}", __name__), name)
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
