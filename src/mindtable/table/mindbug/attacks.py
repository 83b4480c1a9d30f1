"""The attacks of a game of Mindbug, so that a page can show those that its viewer has not seen yet."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from ...game.contract import Seat
from ...mindbug.events import AttackDeclared
from ...mindbug.sight import Sight
from ..present.sayings import REMEMBERED
from ..present.scene import Scene
from ..tidings import Tidings

_TOLD: Final = 4  # whoever comes back after many moves sees the last ones; more would be a long wait


class Attack(NamedTuple):
    """A creature attacked. Numbers are counted from the beginning: anybody at the table could have counted them."""

    number: int
    seat: Seat
    card: str


def last_attacks(scene: Scene[Sight]) -> tuple[Attack, ...]:
    """The last attacks of a game; one move may bring several, where the next ones are the only thing left to do."""
    found = list(chain.from_iterable(map(_declared, scene.told)))
    first = max(len(found) - _TOLD, 0)
    return tuple(Attack(number, *one) for number, one in enumerate(found[first:], first + 1))


@lru_cache(REMEMBERED)
def _declared(tidings: Tidings) -> tuple[tuple[Seat, str], ...]:
    """Who attacked in a move, and with what."""
    return tuple((event.seat, event.card) for event in tidings.events if isinstance(event, AttackDeclared))
