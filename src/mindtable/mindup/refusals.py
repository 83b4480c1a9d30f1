"""Why a move is refused, as a reason a person understands."""

from __future__ import annotations

from typing import ClassVar

from ..game.contract import Refusal


class MindUpRefusal(Refusal):
    """Why a move is not legal in a game of Mind Up!"""

    family: ClassVar[str] = "mindup"
