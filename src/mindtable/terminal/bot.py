"""A bot at a table that is somewhere else."""

from __future__ import annotations

import argparse
import os
from functools import partial
from pathlib import Path
from typing import Final

from ..bots import BOTS, Bot, BotFailure, bot_named, bots_of
from ..client.connection import Declined, Table, Unreachable
from ..client.visiting import Visit
from ..game.flaws import in_seat
from ..wording import Wording
from .arguments import INTERRUPTED, CannotDo
from .dealing import limit_of
from .progress import ended_like_interrupted

TOKEN: Final = "MINDTABLE_TOKEN"  # a variable of the environment


def bot(asked: argparse.Namespace) -> int:
    """Let a bot play at a table until somebody ends it."""
    say = asked.wording.message
    try:
        table = Table(asked.at, _token(asked), asked.wording.language)
        me = table.get("/me")
    except ValueError as problem:
        raise CannotDo(say("visit-no-address", address=asked.at)) from problem
    except Unreachable as problem:
        raise CannotDo(say("visit-unreachable", address=asked.at)) from problem
    except Declined as problem:
        raise CannotDo(str(problem)) from problem
    reports = _Reports(asked.wording)
    reports.print("visit-begun", name=me["name"] or me["label"], address=asked.at)
    accepts = [game for game in asked.accept or me["games"] if _plays(asked.name, game)]
    visit = Visit(
        table,
        partial(_made, asked),
        reports,
        accepts=accepts,
        seeks=asked.seek or (),
        enters=asked.enter,
        at_once=asked.games,
    )
    try:
        with ended_like_interrupted():
            visit.run()
    except Declined as problem:
        raise CannotDo(str(problem)) from problem
    except KeyboardInterrupt:
        reports.print("visit-ended")
        return INTERRUPTED
    return 0


class _Reports:
    """Says how it goes, a line for each."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording
        self._is_cut_off = False

    def print(self, message: str, **about: str) -> None:
        """Say something."""
        print(self._wording.message(message, **about), flush=True)

    def begun(self, game: str, kind: str, others: list[str]) -> None:
        """A game is played from now on."""
        self._is_cut_off = False
        self.print("visit-game-begun", game=self._game(kind), key=game, others=", ".join(others))

    def over(self, game: str, kind: str, is_won: bool) -> None:
        """A game is over."""
        self.print("visit-game-won" if is_won else "visit-game-lost", game=self._game(kind), key=game)

    def failed(self, game: str, problem: BotFailure) -> None:
        """The bot has failed, and has given the game up."""
        why = self._wording.flaw(problem.flaw.within(in_seat(problem.seat)))
        self.print("visit-bot-failed", key=game, why=why)

    def declined(self, sentence: str) -> None:
        """The table has not done something."""
        print(sentence, flush=True)

    def cut_off(self) -> None:
        """The table does not answer: that is said once, until a game begins again."""
        if not self._is_cut_off:
            self._is_cut_off = True
            self.print("visit-cut-off")

    def _game(self, name: str) -> str:
        return self._wording.message(f"table-game-{name}")


def _token(asked: argparse.Namespace) -> str:
    """The token, which never stands on the command line: others could read it there."""
    token = Path(asked.token_file).read_text("utf-8") if asked.token_file else os.environ.get(TOKEN, "")
    if not token.strip():
        raise CannotDo(asked.wording.message("visit-no-token", variable=TOKEN))
    return token.strip()


def _made(asked: argparse.Namespace, seed: int) -> Bot:
    return bot_named(asked.name, seed, limit_of(asked) if asked.time or asked.iterations else None)


def _plays(name: str, game: str) -> bool:
    """Whether a bot can play a game; of programs nobody knows."""
    return name not in BOTS or name in bots_of(game)
