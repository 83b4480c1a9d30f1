"""How a game ended, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..game.contract import Event, Seat
from ..mindbug.board import LONGEST_GAME
from ..wording import Wording
from .areas import Facts


def verdict(facts: Facts, told: Sequence[Event], names: Mapping[Seat, str], wording: Wording) -> str:
    """Who won and why, as told to the seat whose facts these are; `told` is what came of the last move."""
    viewer = facts["seat"]
    winners = facts["winners"]
    if viewer is None:
        won = wording.message("terminal-wins", name=" + ".join(names[seat] for seat in winners))
    else:
        won = wording.message("terminal-you-win" if viewer in winners else "terminal-you-lose")
        if viewer not in winners:
            won += " " + wording.message("terminal-wins", name=" + ".join(names[seat] for seat in winners))
    return f"{won} {_why(facts, told, names, wording)}"


def _why(facts: Facts, told: Sequence[Event], names: Mapping[Seat, str], wording: Wording) -> str:
    loser = next(seat for seat in facts["seats"] if seat not in facts["winners"])
    cause = ""
    if facts["seats"][loser]["life"] == 0:
        cause = "life"  # M3.1
    elif any(event.kind == "out of actions" for event in told):
        cause = "actions"  # M3.2
    if cause and loser == facts["seat"]:
        return wording.message(f"terminal-why-{cause}-you")
    if cause:
        return wording.message(f"terminal-why-{cause}", name=names[loser])
    if facts["turn_number"] > LONGEST_GAME:  # J54
        return wording.message("terminal-why-turns", count=LONGEST_GAME)
    card = next(event.card for event in reversed(told) if event.kind == "effect began" and event.card)  # M3.3
    return wording.message("terminal-why-effect", card=wording.card_name(card))
