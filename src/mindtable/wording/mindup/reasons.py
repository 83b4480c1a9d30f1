"""Why a choice of Mind Up! is worse than another, in words."""

from __future__ import annotations

from dataclasses import asdict

from ...review.reasons import Reason
from ..language import Argument, Language
from .numbered import numbered_card_phrase


def why_worse(language: Language, reason: Reason) -> str:
    """What the choice takes, and what the best one would."""
    said: dict[str, Argument] = {
        field: numbered_card_phrase(language, value) if isinstance(value, str) else value
        for field, value in asdict(reason).items()
    }
    return language.say(f"mind-up-reason-{reason.kind}", **said)
