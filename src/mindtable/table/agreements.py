"""What is agreed on before a game, as it stands in the form of the first page."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import FormData

from ..store import Agreement
from .forms import field

AUDIENCES: Final = ("anybody", "players", "private")  # who may look on: whoever has the address, or who sits there
MATCH: Final = 3  # games


def is_rated(form: FormData) -> bool:
    """Whether a form says that a game is to count for ratings."""
    return bool(field(form, "rated", ""))


def agreement_of(form: FormData) -> Agreement:
    """What a form says of who may come and look on, and of how many games are played."""
    audience = field(form, "audience", AUDIENCES[0])
    return Agreement(
        rated=is_rated(form),
        listed=bool(field(form, "listed", "")),
        watched=audience == AUDIENCES[0],
        private=audience == "private",
        quiet=bool(field(form, "quiet", "")),
        best_of=MATCH if field(form, "match", "") else 1,
    )
