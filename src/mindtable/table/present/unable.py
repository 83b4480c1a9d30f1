"""Why a card of the viewer's own cannot be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .scene import Scene

# What could be done with a card if it could be done, by the question and where the card lies.
_VERBS: Final = {("turn", "play"): "attack", ("turn", "hand"): "play", ("block", "play"): "block"}
# Of creatures; cards in hand have no room for two words.
_WORDS: Final = {
    "cannot-attack": "table-cannot-attack",
    "cannot-block": "table-cannot-block",
    "not-sneaky": "table-not-sneaky",
    "must-hunt": "table-must-hunt",
}


@dataclass(frozen=True)
class Unable:
    """A reason, in two words and as a sentence; empty where there is nothing to say."""

    words: str = ""
    sentence: str = ""


def unable(scene: Scene, zone: Literal["hand", "play"], card: str, number: int) -> Unable:
    """Why the viewer, who is asked, cannot choose one of their own cards: the `number`th of equal ones."""
    verb = _VERBS.get((scene.facts["question"], zone))
    refusal = scene.world.why_not(f"{verb} {card}#{number}", scene.viewer) if verb else None
    if refusal is None:
        return Unable()
    words = scene.say(_WORDS[refusal.reason]) if zone == "play" else ""
    return Unable(words, scene.wording.refusal(refusal))
