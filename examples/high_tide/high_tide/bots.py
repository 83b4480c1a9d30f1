"""What the bots know of High Tide: rules of thumb for the rule bot. There is no search for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.bots.family import FamilyBots
from mindtable.bots.setting import Setting
from mindtable.game.contract import Move, View

from .notation import parse
from .view import View as HighTideView

WORTH_LAYING: Final = 30.0  # getting rid of a card, before the height that it uses up
ON_THE_BEACH: Final = 4.0  # what each card costs whoever is washed


def worth_of_moves(view: View) -> Mapping[Move, float]:
    """Lay the card that lets the water rise least; be washed while it costs little."""
    assert isinstance(view, HighTideView)
    top = int(view.sight.beach[-1]) if view.sight.beach else 0
    return {move: _worth(parse(move).card, top, len(view.sight.beach)) for move in view.moves()}


def _worth(card: int | None, top: int, beach: int) -> float:
    return WORTH_LAYING - (card - top) if card is not None else WORTH_LAYING / 2 - ON_THE_BEACH * beach


class HighTideBots:
    """See `mindtable.bots.family.FamilyBots`."""

    rules_of_thumb = staticmethod(worth_of_moves)
    search = None
    search_version = "1"
    classic = None
    overlooking = None
    settings: Final[Mapping[str, Mapping[str, Setting]]] = {}
    leanings: Final[Mapping[str, Mapping[str, int]]] = {}
    leaning_search = None
    brisk_move = None
    protocol_1 = None


family: Final[FamilyBots] = HighTideBots()
