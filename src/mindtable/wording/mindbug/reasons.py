"""Why a move of Mindbug is worse than another, in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from ...game.contract import Seat
from ...review.reasons import Reason
from ..language import Argument, Language
from ..phrases import player_phrase
from .nouns import card_phrase


def why_worse(language: Language, reason: Reason, names: Mapping[Seat, str]) -> str:
    """What follows from the move and not from the best one, or the other way round."""
    said: dict[str, Argument] = {}
    for field, value in asdict(reason).items():
        if field == "seat":
            said["player"] = player_phrase(language, value, None, names)
        else:
            said[field] = card_phrase(language, value)
    return language.say(f"mindbug-reason-{reason.kind}", **said)
