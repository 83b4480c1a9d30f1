"""Looking back at games: what each decision was worth, by what its player knew."""

from __future__ import annotations

from .assessing import FINE, ROUGH, Assessment, Option, assess, assess_open
from .judging import Balance, Class
from .reasons import Reason
from .review import Decision, Posed, Review, assessed_positions, put_together, review

__all__ = [
    "FINE",
    "ROUGH",
    "Assessment",
    "Balance",
    "Class",
    "Decision",
    "Option",
    "Posed",
    "Reason",
    "Review",
    "assess",
    "assess_open",
    "assessed_positions",
    "put_together",
    "review",
]
