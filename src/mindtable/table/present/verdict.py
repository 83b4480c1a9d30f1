"""How a game ended, in words."""

from __future__ import annotations

from typing import Any

from ...game.contract import Seat
from ...wording.stories import Sentence, sentence
from .scene import Scene


def verdict(scene: Scene[Any]) -> str:
    """Who won and why: the rules say it, or somebody gave up or was out of time."""
    why = why_broken_off(scene)
    if why is None:
        return scene.wording.verdict(
            scene.ended or scene.sight, scene.told[-1].events if scene.told else (), scene.names
        )
    return f"{_who_won(scene)} {why.text}"


def why_broken_off(scene: Scene[Any]) -> Sentence | None:
    """Who gave up, or was out of time; None where the rules have decided."""
    if scene.out_of_time is not None:
        return _said_of(scene, scene.out_of_time, "clock-you-ran-out", "clock-ran-out")
    if scene.resigned is not None:
        return _said_of(scene, scene.resigned, "table-you-resigned", "table-resigned")
    return None


def _said_of(scene: Scene[Any], seat: Seat, of_reader: str, of_other: str) -> Sentence:
    return sentence(scene.say(of_reader) if seat == scene.reader else scene.say(of_other, name=scene.names[seat]))


def _who_won(scene: Scene[Any]) -> str:
    """Who won, alone or as a team."""
    if scene.reader in scene.winners:
        return scene.say("terminal-you-win")
    message = "terminal-wins" if len(scene.winners) == 1 else "terminal-team-wins"
    won = scene.say(message, name=scene.wording.every_one([scene.names[seat] for seat in scene.winners]))
    return won if scene.reader is None else f"{scene.say('terminal-you-lose')} {won}"
