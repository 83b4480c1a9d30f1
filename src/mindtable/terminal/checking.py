"""Checking scenarios from the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..game.plain_yaml import Unreadable
from ..game.scenarios import run_file
from ..games import game_named
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
                    complain(f"{outcome.file}: {outcome.name}: {asked.wording.flaw(outcome.flaw)}")
                elif outcome.failure is not None:
                    print(" ".join(outcome.line().splitlines()))
        except Unreadable as problem:
            unreadable = True
            complain(asked.wording.flaw(problem.flaw))
    print(f"{passed} passed, {failed} failed")
    if unreadable:
        return WRONG
    return FAILED if failed else 0
