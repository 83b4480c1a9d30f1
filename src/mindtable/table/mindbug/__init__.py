"""Mindbug at the web table: the duel and Tag Team."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from ...art.creature import WIDEST
from ...art.mindbug import palette, tableaux, tokens
from ...art.mindbug.gallery import card_alone, card_picture, card_portrait
from ...art.mindbug.marks import all_set_marks
from ...mindbug.cards import FACES, SETS
from ...mindbug.family import family as mindbug
from ...mindbug.game import duel, tag_team
from ..family import CardsPage
from ..fields import Field, File, Sets, YesOrNo
from .cards import routes
from .editing import editor
from .ending import finish, places, stand
from .faces import CHOSEN, names_of_faces, set_name
from .offers import card_of, portrait
from .page import kind, opened, page
from .rules import names_in, picture, rules

_GAMES: Final = (duel.name, tag_team.name)


class MindbugFamily:
    """What the web table asks of Mindbug."""

    name: Final = mindbug.name
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
    faces = staticmethod(names_of_faces)
    editor: Final = editor
    cards: Final = CardsPage("/cards", "table-mindbug-cards")
    routes: Final = routes
    fields: Final[Sequence[Field]] = (
        Sets("sets", "table-sets", _GAMES, tuple(SETS), tuple(duel.default_sets), set_name),
        File("deck", "table-own-deck-file", _GAMES, "table-own-deck-hint", ".txt,.deck,text/plain"),
        YesOrNo("epic", "table-epic", (tag_team.name,)),
    )
    clocks: Final[Sequence[str]] = ("", "180+5", "600+5", "3d")
    plays_on: Final = False
    pictures: Final[Mapping[str, Callable[[], str]]] = {
        **{f"{card}.svg": partial(card_picture, card, width=WIDEST) for card in FACES},  # the page crops them
        **{f"{card}-alone.svg": partial(card_alone, card) for card in FACES},
        **{f"face-{card}.svg": partial(card_portrait, card) for card in CHOSEN},
        f"scene-{duel.name}.svg": tableaux.duel,
        f"scene-{tag_team.name}.svg": tableaux.tag_team,
        "sets.svg": all_set_marks,
        "mindbug.svg": tokens.mindbug,
        "mindbug-used.svg": partial(tokens.mindbug, used=True),
        "mindfrog.svg": tokens.mindfrog,
        "mindfrog-used.svg": partial(tokens.mindfrog, used=True),
    }
    properties: Final[Mapping[str, str]] = palette.properties()


family: Final = MindbugFamily()
