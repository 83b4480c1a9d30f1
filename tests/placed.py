"""What a seat can place."""

from __future__ import annotations

import json

from mindtable.game.contract import Position, Seat, View
from mindtable.mindbug.sight import Sight as MindbugSight
from mindtable.mindup.sight import Sight as MindUpSight


def placed(view: View) -> str:
    """All that a view says, as JSON, but for the list of the cards that the seat cannot place."""
    return json.dumps({name: fact for name, fact in view.facts().items() if name != "unknown"})


def own_hand(position: Position, seat: Seat) -> list[str]:
    """The cards that a seat has in its hand."""
    sight = position.view(seat).sight
    assert isinstance(sight, MindbugSight | MindUpSight)
    return [str(card) for card in sight.player(seat).hand]
