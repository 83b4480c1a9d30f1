"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from ..game.contract import Move, Seat, View
from ..game.flaws import Flaw, Flawed, flaw


class Bot(Protocol):
    """A player that is a program. It sees what its seat may know, and nothing else."""

    @property
    def name(self) -> str:
        """What it is called in tables and records."""
        ...

    def choose(self, view: View) -> Move:
        """One of the legal moves of the view; there must be some. Raises BotFailure if it has none to give."""
        ...


class BotFailure(Flawed):
    """A bot that gives no legal move, in the seat that has to: it forfeits its game. `flaw` says why; a bot may say it
    in words of its own."""

    def __init__(self, seat: Seat, why: Flaw | str) -> None:
        super().__init__(flaw("bot-failed", why=why) if isinstance(why, str) else why)
        self.seat = seat

    def __reduce__(self) -> tuple[object, ...]:
        return (BotFailure, (self.seat, self.flaw))
