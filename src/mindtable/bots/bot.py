"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from ..game.contract import Move, Seat, View


class Bot(Protocol):
    """A player that is a program. It sees what its seat may know, and nothing else."""

    @property
    def name(self) -> str:
        """What it is called in tables and records."""
        ...

    def choose(self, view: View) -> Move:
        """One of the legal moves of the view; there must be some. Raises BotFailure if it has none to give."""
        ...


class BotFailure(Exception):
    """A bot that gives no legal move, in the seat that has to: it forfeits its game."""

    def __init__(self, seat: Seat, what: str) -> None:
        super().__init__(what)
        self.seat = seat

    def __reduce__(self) -> tuple[object, ...]:
        return (BotFailure, (self.seat, str(self)))
