"""Mind Up! at the web table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from ...art.mindup import palette, tableaux
from ...art.mindup.shapes import colour_shape
from ...mindup.board import FEWEST_PLAYERS, MOST_PLAYERS
from ...mindup.family import family as mindup
from ...mindup.game import mind_up
from ...mindup.standings import places
from ..family import CardsPage
from ..fields import Field, OneOf
from .cards import routes
from .editing import editor
from .ending import finish, stand
from .page import card_of, kind, opened, page, portrait
from .rules import names_in, picture, rules

_GAMES: Final = (mind_up.name,)
_MOST_OBJECTIVES: Final = 5
_LARGE: Final = 44


class MindUpFamily:
    """What the web table asks of Mind Up!"""

    name: Final = mindup.name
    folder: Final = Path(__file__).parent
    page = staticmethod(page)
    opened = staticmethod(opened)
    finish = staticmethod(finish)
    places = staticmethod(places)
    stand = staticmethod(stand)
    kind = staticmethod(kind)
    rules = staticmethod(rules)
    picture = staticmethod(picture)
    card_of = staticmethod(card_of)
    portrait = staticmethod(portrait)
    names_in = staticmethod(names_in)
    editor: Final = editor
    cards: Final = CardsPage("/cards/mind-up", "table-up-cards")
    routes: Final = routes
    fields: Final[Sequence[Field]] = (
        OneOf(
            "players",
            "table-players",
            _GAMES,
            tuple(map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1))),
            usual="4",
            is_seats=True,
        ),
        OneOf("objectives", "table-objectives", _GAMES, tuple(map(str, range(_MOST_OBJECTIVES + 1))), usual="0"),
    )
    clocks: Final[Sequence[str]] = ("", "turn:30", "3d")
    plays_on: Final = True
    pictures: Final[Mapping[str, Callable[[], str]]] = {
        f"scene-{mind_up.name}.svg": tableaux.mind_up,
        **{f"up-{colour}.svg": partial(colour_shape, colour) for colour in palette.COLOURS},
        **{f"up-{colour}-large.svg": partial(colour_shape, colour, _LARGE, small=False) for colour in palette.COLOURS},
    }
    properties: Final[Mapping[str, str]] = palette.properties()

    @staticmethod
    def faces(_language: str) -> Mapping[str, str]:
        """The faces that people may choose: its cards show numbers, not creatures."""
        return {}


family: Final = MindUpFamily()
