"""How a game ended, in words."""

from __future__ import annotations

from collections.abc import Mapping

from ..game.contract import Seat
from ..wording import Wording
from .areas import Facts


def verdict(facts: Facts, names: Mapping[Seat, str], wording: Wording) -> str:
    """Who won and why, as told to the seat whose facts these are."""
    viewer = facts["seat"]
    winners = facts["winners"]
    if viewer is None:
        won = wording.message("terminal-wins", name=" + ".join(names[seat] for seat in winners))
    else:
        won = wording.message("terminal-you-win" if viewer in winners else "terminal-you-lose")
        if viewer not in winners:
            won += " " + wording.message("terminal-wins", name=" + ".join(names[seat] for seat in winners))
    loser = next(seat for seat in facts["seats"] if seat not in winners)
    cause = "life" if facts["seats"][loser]["life"] == 0 else "actions"  # M3.1, M3.2
    if loser == viewer:
        why = wording.message(f"terminal-why-{cause}-you")
    else:
        why = wording.message(f"terminal-why-{cause}", name=names[loser])
    return f"{won} {why}"
