"""How a game of Mind Up! ended, in words, as told to the seat whose sight it is."""

from __future__ import annotations

from collections.abc import Mapping

from ...game.contract import Seat
from ...mindup.sight import Sight
from ...mindup.standings import places, so_far
from ..language import Argument, Language
from ..phrases import every_one


def verdict(language: Language, sight: Sight, names: Mapping[Seat, str]) -> str:
    """Who won with how many points."""
    viewer, winners = sight.seat, sight.winners
    points = so_far(sight, winners[0])
    others = [names[seat] for seat in winners if seat != viewer]
    won: dict[str, Argument] = {"name": every_one(language, others) if others else "", "count": points}
    if viewer not in winners:
        said = language.say("terminal-up-wins" if len(winners) == 1 else "terminal-up-share", **won)
    elif others:
        said = language.say("terminal-up-you-share", **won)
    else:
        said = language.say("terminal-up-you-win", count=points)
    if any(so_far(sight, seat) == points for (seat,) in sight.sides if seat not in winners):  # U5.3
        said += " " + language.say("terminal-up-last-round")
    if viewer is not None and viewer not in winners:
        place = places(sight)[viewer]
        said += " " + language.say("terminal-up-your-place", place=place, count=so_far(sight, viewer))
    return said
