"""Bots that write down what they think of, for tests that want to know who thought what, and when."""

from __future__ import annotations

import os
import time
from pathlib import Path

from mindtable.game.contract import Move, View

FOLDER = "MINDTABLE_ODD_BOTS"  # the variable that says where they write
_GO = "go on"


def folder() -> Path:
    return Path(os.environ[FOLDER])


def noted() -> list[int]:
    """The seeds of all bots that have begun to think, in that order."""
    notes = folder() / "notes"
    return [int(line) for line in notes.read_text().split()] if notes.exists() else []


def let_go() -> None:
    """Let those go on that wait for it."""
    (folder() / _GO).touch()


class Noting:
    """Notes that it thinks, and takes the first move."""

    name = "noting"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Move:
        with (folder() / "notes").open("a") as notes:
            notes.write(f"{self._seed}\n")
        return view.moves()[0]


class Holding(Noting):
    """Takes its move when it is told to go on."""

    def choose(self, view: View) -> Move:
        move = super().choose(view)
        while not (folder() / _GO).exists():
            time.sleep(0.01)
        return move


class Failing(Noting):
    """Takes no move."""

    def choose(self, view: View) -> Move:
        super().choose(view)
        raise RuntimeError("no idea")
