"""In which order people are asked whether they take the card shown, or block."""

from __future__ import annotations

from dataclasses import dataclass

from ...game.contract import Seat
from ...mindbug.mode import MODES
from .scene import Scene


@dataclass(frozen=True)
class Asked:
    """Somebody who is asked, was asked or may be asked yet."""

    about: str  # who is asked for what
    is_past: bool
    is_now: bool


def asking(scene: Scene) -> tuple[Asked, ...]:
    """Everybody whose turn it may be to answer (T3.1, T4.1); nobody where there is only one."""
    facts = scene.facts
    mode = MODES[facts["mode"]]
    seats = [Seat(seat) for seat in facts["seats"]]
    if not scene.to_decide or scene.winners or len(seats) == 2:
        return ()
    if facts["question"] in ("mindbug", "mindfrog"):
        asker = Seat(facts["turn"])
        order = [seats[number] for number in mode.takers[seats.index(asker)]]
        questions = ["mindfrog" if seat in scene.side_of(asker) else "mindbug" for seat in order]
    elif facts["question"] == "block":
        order = [seats[number] for number in mode.blockers[seats.index(Seat(facts["attacker"]["seat"]))]]
        questions = ["block"] * len(order)
    else:
        return ()
    now = order.index(scene.to_decide[0])
    return tuple(
        Asked(
            about=scene.say("table-asked-for", name=scene.player(seat).name, question=question),
            is_past=place < now,
            is_now=place == now,
        )
        for place, (seat, question) in enumerate(zip(order, questions, strict=True))
    )
