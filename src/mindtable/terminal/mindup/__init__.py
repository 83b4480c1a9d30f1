"""Mind Up! at the terminal; see `family.Family`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..family import Engine, Family, Pictures, Presentation


class MindUpAtTheTerminal:
    """Its parts, imported when they are asked for. There is nothing to read on its cards, and no list of them."""

    catalogue: Final = None

    @property
    def presentation(self) -> Presentation:
        """How its games are shown, and what is typed in them."""
        presentation: Presentation = import_module(".presentation", __package__).presentation
        return presentation

    @property
    def pictures(self) -> Pictures:
        """The pictures of its cards."""
        pictures: Pictures = import_module(".pictures", __package__).pictures
        return pictures

    def engine(self, _game: str, _sets: Sequence[str], options: Mapping[str, str]) -> Engine:
        """What `bench` measures of a game that is dealt so."""
        engine: Engine = import_module(".engine", __package__).MindUpEngine(options)
        return engine


family: Final[Family] = MindUpAtTheTerminal()
