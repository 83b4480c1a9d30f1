"""A family of games: its games, and where each layer above the rules finds what it has to know of them.

Whatever differs between games is asked of their family. A layer (`bots`, `wording`, `table`, `terminal` …) says in its
`family.py` what it asks; a family answers with one object for each layer, called `family`, in a module of its own,
which is imported when the layer needs it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from .contract import Game


@dataclass(frozen=True)
class Family:
    """A family by its name. `layers` is the name of its modules: "mindtable.{layer}.pairs", or "outside.{layer}"."""

    name: str
    games: tuple[Game[Any], ...]
    layers: str
    _modules: dict[str, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    def part(self, layer: str) -> Any:
        """The object that answers what a layer asks of the family. A page asks often: its module is looked up once."""
        if (module := self._modules.get(layer)) is None:
            module = self._modules[layer] = import_module(self.layers.format(layer=layer))
        return module.family

    def part_if_any(self, layer: str) -> Any | None:
        """The same for a layer that a family may leave out; None if it has."""
        try:
            return self.part(layer)
        except ModuleNotFoundError as problem:
            if problem.name != self.layers.format(layer=layer):
                raise
            return None
