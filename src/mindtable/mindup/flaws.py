"""What is wrong with a position of Mind Up!, where no other game could have it; see `game.flaws`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..game.flaws import Flaw, Place

REASONS: Final[Mapping[str, str]] = {
    "two-places": "card {card} stands in two places: {first} and {second}",
    "seats-in-order": "{count} players sit at {wanted}, not {found}",
    "players": "Mind Up! is for {least} to {most} players, not {count}",
    "objectives": "Mind Up! is played with 0 to {most} objectives, not {count}",
    "row-size": "there are {players} players, so it has {players} cards, not {count}",
    "empty-hand": "it is empty, although a round ends with one card left",
    "hand-size": "it has {count} cards, that of {other} {wanted}",
    "round-size": "seat {seat} has more than the {most} cards of round {round}",
    "columns": "“{value}” is not an order of the values 1 to {most}",
    "no-objective": "there is no objective “{name}”; they are {known}",
    "objective-letters": "those in force have different letters",
    "scores": "{rounds} rounds were finished, {count} scores are given",
}


def mind_up_flaw(reason: str, *where: Place, **about: str | int | Place) -> Flaw:
    """What is wrong, for a reason that only this family has."""
    return Flaw(reason, REASONS[reason], where, about)
