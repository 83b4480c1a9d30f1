"""Why a card cannot be chosen."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ...game.contract import Refusal
from ...mindbug.refusals import MindbugRefusal
from ...mindbug.sight import Sight
from ..present.scene import Scene

# What could be done with a card if it could be done, by the question and where the card lies.
VERBS: Final = {("turn", "play"): "attack", ("turn", "hand"): "play", ("block", "play"): "block"}
_WORDS: Final = {
    "cannot-attack": "table-cannot-attack",
    "cannot-block": "table-cannot-block",
    "cannot-play": "table-cannot-play",
    "not-sneaky": "table-not-sneaky",
    "must-hunt": "table-must-hunt",
    "no-choice": "table-does-not-fit",
}


class Unable(NamedTuple):
    """A reason, in two words and as a sentence; empty where there is nothing to say."""

    words: str = ""
    sentence: str = ""


def unable(scene: Scene[Sight], zone: Literal["hand", "play"], card: str, number: int) -> Unable:
    """Why the viewer, who is asked, cannot choose one of their own cards: the `number`th of equal ones."""
    verb = VERBS.get((scene.sight.question, zone))
    refusal = scene.world.why_not(f"{verb} {card}#{number}", scene.viewer) if verb else None
    return _said(scene, refusal) if refusal else Unable()


def misfit(scene: Scene[Sight], card: str) -> Unable:
    """Why a card beside others that an effect may choose cannot be chosen: it is not of those asked for."""
    return _said(scene, MindbugRefusal("no-choice", f"{card} cannot be chosen here", {"card": card}))


def _said(scene: Scene[Sight], refusal: Refusal) -> Unable:
    return Unable(scene.say(_WORDS[refusal.reason]), scene.wording.refusal(refusal))
