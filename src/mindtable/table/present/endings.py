"""How a game ended, in words."""

from __future__ import annotations

from ...game.contract import Event, Seat
from ...mindbug.board import LONGEST_GAME
from .scene import Facts, Scene


def mindbug_verdict(scene: Scene) -> str:
    """Who won a game of Mindbug, and why."""
    viewer, winners = scene.viewer, scene.winners
    won = scene.say("terminal-wins", name=" + ".join(scene.names[seat] for seat in winners))
    if viewer in winners:
        won = scene.say("terminal-you-win")
    elif viewer is not None:
        won = f"{scene.say('terminal-you-lose')} {won}"
    return f"{won} {_why(scene)}".strip()


def _why(scene: Scene) -> str:
    if scene.resigned is not None:
        return resignation(scene, scene.resigned)
    facts = scene.facts
    last: list[Event] = list(scene.told[-1])
    loser = next(Seat(seat) for seat in facts["seats"] if seat not in scene.winners)
    cause = ""
    if facts["seats"][loser]["life"] == 0:
        cause = "life"  # M3.1
    elif any(event.kind == "out of actions" for event in last):
        cause = "actions"  # M3.2
    if cause and loser == scene.viewer:
        return scene.say(f"terminal-why-{cause}-you")
    if cause:
        return scene.say(f"terminal-why-{cause}", name=scene.names[loser])
    if facts["turn_number"] > LONGEST_GAME:  # J54
        return scene.say("terminal-why-turns", count=LONGEST_GAME)
    card = next((event.card for event in reversed(last) if event.kind == "effect began" and event.card), None)  # M3.3
    return scene.say("terminal-why-effect", card=scene.wording.card_name(card)) if card else ""


def resignation(scene: Scene, seat: Seat) -> str:
    if seat == scene.viewer:
        return scene.say("table-you-resigned")
    return scene.say("table-resigned", name=scene.names[seat])


# --- Mind Up! --------------------------------------------------------------------------------------


def so_far(facts: Facts, seat: Seat) -> int:
    """The points of a seat in all rounds that are over."""
    return sum(facts["seats"][seat]["scores"])


def places(facts: Facts) -> dict[Seat, int]:
    """Who came in where at the end of a game: by points, then by the last round (U5.3)."""
    rank = {Seat(seat): (so_far(facts, seat), known["scores"][-1]) for seat, known in facts["seats"].items()}
    return {seat: 1 + sum(other > rank[seat] for other in rank.values()) for seat in rank}


def mindup_verdict(scene: Scene) -> str:
    """Who won with how many points."""
    facts, viewer, winners = scene.facts, scene.viewer, scene.winners
    points = so_far(facts, winners[0])
    others = " + ".join(scene.names[seat] for seat in winners if seat != viewer)
    if viewer not in winners:
        message = "terminal-up-wins" if len(winners) == 1 else "terminal-up-share"
        said = scene.say(message, name=others, count=points)
    elif others:
        said = scene.say("terminal-up-you-share", name=others, count=points)
    else:
        said = scene.say("terminal-up-you-win", count=points)
    if any(so_far(facts, seat) == points for seat in facts["seats"] if seat not in winners):  # U5.3
        said += " " + scene.say("terminal-up-last-round")
    if viewer is not None and viewer not in winners:
        said += " " + scene.say("terminal-up-your-place", place=places(facts)[viewer], count=so_far(facts, viewer))
    return said
