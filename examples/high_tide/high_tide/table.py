"""High Tide at the web table: everything in lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from mindtable.game.contract import Seat
from mindtable.table.family import Family
from mindtable.table.plain import PlainFamily
from mindtable.table.present.scene import Scene

from .events import FAMILY
from .position import NAME, Position
from .sight import Sight
from .terminal import opened


class HighTideAtTheTable(PlainFamily):
    """See `mindtable.table.plain`."""

    sections: Mapping[str, Sequence[tuple[str, Sequence[str]]]] = {NAME: (("play", ("washed",)), ("end", ()))}

    def before(self, scene: Scene[Sight], seat: Seat) -> Sequence[str]:
        """The cards of a player, as far as the viewer knows them, and what was washed over them."""
        player = scene.sight.player(seat)
        hand = " ".join(card or "?" for card in player.hand)
        return [hand, scene.say("high-tide-washed", count=len(player.washed))]

    def between(self, scene: Scene[Sight]) -> Sequence[str]:
        """The beach."""
        beach = " ".join(scene.sight.beach) or scene.say("high-tide-empty")
        return [f"{scene.say('high-tide-beach')}: {beach}"]

    def opened(self, position: Position) -> Sight:
        """What a spectator sees, and every hand."""
        return opened(position)


family: Final[Family] = HighTideAtTheTable(FAMILY, Path(__file__).parent)
