"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from ..game.contract import Move, View


class Bot(Protocol):
    """A player that is a program. It sees what its seat may know, and nothing else."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View) -> Move:
        """One of the legal moves of the view; there must be some."""
        ...
