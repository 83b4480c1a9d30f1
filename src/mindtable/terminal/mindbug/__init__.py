"""Mindbug at the terminal; see `family.Family`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..family import Catalogue, Engine, Family, Pictures, Presentation


class MindbugAtTheTerminal:
    """Its parts, imported when they are asked for."""

    @property
    def presentation(self) -> Presentation:
        """How its games are shown, and what is typed in them."""
        presentation: Presentation = import_module(".presentation", __package__).presentation
        return presentation

    @property
    def catalogue(self) -> Catalogue:
        """Its cards to list and read."""
        catalogue: Catalogue = import_module(".catalogue", __package__).catalogue
        return catalogue

    @property
    def pictures(self) -> Pictures:
        """The pictures of its cards."""
        pictures: Pictures = import_module(".pictures", __package__).pictures
        return pictures

    def engine(self, game: str, sets: Sequence[str], options: Mapping[str, str]) -> Engine:
        """What `bench` measures of a game that is dealt so."""
        engine: Engine = import_module(".engine", __package__).MindbugEngine(game, sets, options)
        return engine


family: Final[Family] = MindbugAtTheTerminal()
