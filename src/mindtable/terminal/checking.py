"""Checking scenarios from the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..game.flaws import Flaw, Place, in_file
from ..game.plain_yaml import Unreadable
from ..game.scenarios import Outcome, run_file
from ..games import game_named
from ..wording import Wording
from .arguments import FAILED, WRONG, complain


def scenario(asked: argparse.Namespace) -> int:
    """Run all scenarios of some files: a line for each that fails, and a last one that counts."""
    passed = failed = 0
    unreadable = False
    for file in asked.files:
        try:
            for outcome in run_file(Path(file), game_named):
                passed += outcome.passed
                failed += not outcome.passed
                if outcome.flaw is not None:
                    unreadable = True
                    complain(_said(outcome, outcome.flaw, asked.wording))
                elif outcome.failure is not None:
                    print(" ".join(_said(outcome, outcome.failure, asked.wording).splitlines()))
        except Unreadable as problem:
            unreadable = True
            complain(asked.wording.flaw(problem.flaw))
    print(asked.wording.message("scenario-counted", passed=passed, failed=failed))
    if unreadable:
        return WRONG
    return FAILED if failed else 0


def _said(outcome: Outcome, flaw: Flaw, wording: Wording) -> str:
    """What is wrong with a scenario, and in which one of which file."""
    name = outcome.name or wording.message("scenario-number", number=outcome.number)
    return wording.flaw(flaw.within(Place("name", {"name": name})).within(in_file(outcome.file)))
