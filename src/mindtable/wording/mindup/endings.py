"""How a game of Mind Up! ended, in words, as told to the seat whose facts these are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...game.contract import Seat
from ...mindup.standings import places, so_far
from ..language import Argument, Language


def verdict(language: Language, facts: Mapping[str, Any], names: Mapping[Seat, str]) -> str:
    """Who won with how many points."""
    viewer, winners = facts["seat"], facts["winners"]
    points = so_far(facts, winners[0])
    others = [names[seat] for seat in winners if seat != viewer]
    won: dict[str, Argument] = {"name": " + ".join(others), "count": points}
    if viewer not in winners:
        said = language.say("terminal-up-wins" if len(winners) == 1 else "terminal-up-share", **won)
    elif others:
        said = language.say("terminal-up-you-share", **won)
    else:
        said = language.say("terminal-up-you-win", count=points)
    if any(so_far(facts, seat) == points for seat in facts["seats"] if seat not in winners):  # U5.3
        said += " " + language.say("terminal-up-last-round")
    if viewer is not None and viewer not in winners:
        place = places(facts)[viewer]
        said += " " + language.say("terminal-up-your-place", place=place, count=so_far(facts, viewer))
    return said
