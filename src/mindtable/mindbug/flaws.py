"""What is wrong with a position of Mindbug, where no other game could have it; see `game.flaws`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..game.flaws import Flaw, Place

REASONS: Final[Mapping[str, str]] = {
    "too-many-cards": "a position holds at most {most} cards outside the unused pile",
    "needless-side": "only an exhausted creature that turns has a side",
    "no-side": "an exhausted {card} has a side: {known}",
}


def mindbug_flaw(reason: str, *where: Place, **about: str | int | Place) -> Flaw:
    """What is wrong, for a reason that only this family has."""
    return Flaw(reason, REASONS[reason], where, about)
