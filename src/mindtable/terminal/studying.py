"""What can be said on the command line to those commands that play very many games."""

from __future__ import annotations

import argparse
from typing import Final

from ..lab.executors import PROCESSES
from ..lab.keeping import FORMS, LINES
from ..wording import Wording
from .values import Values

RUN: Final = "run"
REPORT: Final = "report"
ACTIONS: Final = (RUN, REPORT)
MOST_GAMES: Final = 20_000


def add_match(match: argparse.ArgumentParser, values: Values, wording: Wording) -> None:
    """What a match is about, and when it ends."""
    say = wording.message
    number = say("command-value-number")
    match.epilog = say("command-match-note")
    bounds = say("command-match-sprt")
    match.add_argument("--sprt", nargs=2, type=values.points, default=(0.0, 20.0), metavar=number, help=bounds)
    most = say("command-match-games", default=MOST_GAMES)
    match.add_argument("--games", type=values.positive, default=MOST_GAMES, metavar=number, help=most)
    seed = say("command-arena-seed")
    match.add_argument("--seed", type=values.short_seed, default=1, metavar=number, help=seed)
    _add_crew(match, values, wording)
    match.add_argument("--json", action="store_true", help=say("command-json-bench"))


def add_lab(lab: argparse.ArgumentParser, values: Values, wording: Wording) -> None:
    """What is to be done with which studies."""
    say = wording.message
    lab.epilog = say("command-lab-note")
    lab.add_argument("action", choices=ACTIONS, help=say("command-lab-action"))
    lab.add_argument("what", nargs="+", metavar=say("command-value-file"), help=say("command-lab-what"))
    into = say("command-lab-into")
    lab.add_argument("--into", metavar=say("command-value-folder"), help=into)
    lab.add_argument("--format", choices=FORMS, default=LINES, help=say("command-lab-format"))
    _add_crew(lab, values, wording)
    lab.add_argument("-o", "--output", metavar=say("command-value-file"), help=say("command-lab-output"))
    lab.add_argument("--data", metavar=say("command-value-file"), help=say("command-lab-data"))


def _add_crew(command: argparse.ArgumentParser, values: Values, wording: Wording) -> None:
    """Who plays."""
    say = wording.message
    executor = say("command-lab-executor")
    command.add_argument("--executor", default=PROCESSES, metavar=say("command-value-name"), help=executor)
    workers = say("command-lab-workers")
    command.add_argument("--cores", type=values.positive, metavar=say("command-value-number"), help=workers)
