"""How a game ended, in words."""

from __future__ import annotations

from typing import Any

from ...wording.stories import Sentence, sentence
from .scene import Scene


def verdict(scene: Scene[Any]) -> str:
    """Who won and why: the rules say it, or somebody gave up."""
    if scene.resigned is None:
        return scene.wording.verdict(
            scene.ended or scene.sight, scene.told[-1].events if scene.told else (), scene.names
        )
    return f"{_who_won(scene)} {why_resigned(scene).text}"


def why_resigned(scene: Scene[Any]) -> Sentence:
    """Who gave up."""
    assert scene.resigned is not None
    if scene.resigned == scene.reader:
        return sentence(scene.say("table-you-resigned"))
    return sentence(scene.say("table-resigned", name=scene.names[scene.resigned]))


def _who_won(scene: Scene[Any]) -> str:
    """Who won, alone or as a team."""
    if scene.reader in scene.winners:
        return scene.say("terminal-you-win")
    message = "terminal-wins" if len(scene.winners) == 1 else "terminal-team-wins"
    won = scene.say(message, name=scene.wording.every_one([scene.names[seat] for seat in scene.winners]))
    return won if scene.reader is None else f"{scene.say('terminal-you-lose')} {won}"
