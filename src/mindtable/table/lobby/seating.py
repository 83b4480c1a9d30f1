"""The game of those who have found each other, with their seats by lot."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from ...games import game_named
from ...store import Agreement, Chair, NewGame
from ..keys import Keys
from ..openings import to_be_dealt
from .clocks import usual_clock
from .pairing import Gathering

_DICE: Final = SystemRandom()


def seated(gathering: Gathering, id: str, keys: Keys) -> NewGame:
    """A game, under the id that was made for it, for all of a gathering."""
    sought = gathering.sought
    game = game_named(sought.game)
    position, _ = game.deal(seed=0, sets=sought.sets, options=sought.options)
    who = [seek.who for seek in gathering.seeks]
    _DICE.shuffle(who)
    chairs = tuple(
        Chair(seat, name=one.name, player=one.player, tag=keys.connection(id, one.address), face=one.face)
        for seat, one in zip(position.seats, who, strict=True)
    )
    clock = usual_clock(sought.game) if sought.clock is None else sought.clock
    return to_be_dealt(game, chairs, sought.sets, sought.options, Agreement(clock=clock, rated=sought.rated))
