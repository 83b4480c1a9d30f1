"""How a game ended, in words, as told to the seat whose facts these are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..game.contract import Event, Seat
from ..mindbug.board import LONGEST_GAME
from ..mindup.standings import places, so_far
from .wording import Wording

Facts = Mapping[str, Any]
Names = Mapping[Seat, str]


def who_won(winners: Sequence[Seat], viewer: Seat | None, names: Names, wording: Wording) -> str:
    """Who won a game of Mindbug, alone or as a team."""
    if viewer in winners:
        return wording.message("terminal-you-win")
    message = "terminal-wins" if len(winners) == 1 else "terminal-team-wins"
    won = wording.message(message, name=wording.every_one([names[seat] for seat in winners]))
    return won if viewer is None else f"{wording.message('terminal-you-lose')} {won}"


def why_won(facts: Facts, told: Sequence[Event], names: Names, wording: Wording) -> str:
    """Why a game of Mindbug is over; `told` is what came of the last move. "" if that does not tell it."""
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
    card = next((event.card for event in reversed(told) if event.kind == kind and event.card), None)
    return wording.message("terminal-why-effect", card=wording.card_name(card)) if card else ""


def mindbug_verdict(facts: Facts, told: Sequence[Event], names: Names, wording: Wording) -> str:
    """Who won a game of Mindbug and why."""
    won = who_won(facts["winners"], facts["seat"], names, wording)
    return f"{won} {why_won(facts, told, names, wording)}".strip()


def mindup_verdict(facts: Facts, names: Names, wording: Wording) -> str:
    """Who won a game of Mind Up! with how many points."""
    viewer, winners = facts["seat"], facts["winners"]
    points = so_far(facts, winners[0])
    others = [names[seat] for seat in winners if seat != viewer]
    won: dict[str, str | int] = {"name": " + ".join(others), "count": points}
    if viewer not in winners:
        said = wording.message("terminal-up-wins" if len(winners) == 1 else "terminal-up-share", **won)
    elif others:
        said = wording.message("terminal-up-you-share", **won)
    else:
        said = wording.message("terminal-up-you-win", count=points)
    if any(so_far(facts, seat) == points for seat in facts["seats"] if seat not in winners):  # U5.3
        said += " " + wording.message("terminal-up-last-round")
    if viewer is not None and viewer not in winners:
        place = places(facts)[viewer]
        said += " " + wording.message("terminal-up-your-place", place=place, count=so_far(facts, viewer))
    return said
