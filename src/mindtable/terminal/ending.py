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
    message = "terminal-wins" if len(winners) == 1 else "terminal-team-wins"
    won = wording.message(message, name=wording.every_one([names[seat] for seat in winners]))
    if viewer is not None:
        you = wording.message("terminal-you-win" if viewer in winners else "terminal-you-lose")
        won = you if viewer in winners else f"{you} {won}"
    return f"{won} {_why(facts, told, names, wording)}"


def _why(facts: Facts, told: Sequence[Event], names: Mapping[Seat, str], wording: Wording) -> str:
    losers = [seat for seat in facts["seats"] if seat not in facts["winners"]]
    cause = ""
    if facts["seats"][losers[0]]["life"] == 0:
        cause = "life"  # M3.1, T2.4
    elif any(event.kind == "race won" for event in told):
        return _by_card("race won", told, wording)  # J40
    elif any(event.kind == "out of actions" for event in told):
        cause = "actions"  # M3.2, T2.3
    if cause:
        team = "" if len(losers) == 1 else "-team"
        you = "-you" if facts["seat"] in losers else ""
        return wording.message(
            f"terminal-why-{cause}{team}{you}", name=wording.every_one([names[seat] for seat in losers])
        )
    if facts["turn_number"] > LONGEST_GAME:  # J54
        return wording.message("terminal-why-turns", count=LONGEST_GAME)
    return _by_card("effect began", told, wording)  # M3.3


def _by_card(kind: str, told: Sequence[Event], wording: Wording) -> str:
    """The card of the last event of a kind has ended the game."""
    card = next(event.card for event in reversed(told) if event.kind == kind and event.card)
    return wording.message("terminal-why-effect", card=wording.card_name(card))
