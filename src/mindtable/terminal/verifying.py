"""Checking deals from the command line."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from ..game.records import game_of, load
from ..game.records import verify as verdict_on
from ..games import game_named
from .arguments import FAILED

_SIGNS: Final = {"agrees": "✓", "differs": "✗"}


def verify(asked: argparse.Namespace) -> int:
    """Say whether commitment, seed, deal and every roll of a record agree."""
    record = load(Path(asked.file))
    verdict = verdict_on(record, game_of(record, game_named))
    problem = asked.wording.flaw(verdict.problem) if verdict.problem else None
    if asked.json:
        print(json.dumps({**dict(verdict.parts), "agrees": verdict.agrees, "problem": problem}, ensure_ascii=False))
    else:
        for part, standing in verdict.parts:
            if line := asked.wording.message(f"deals-check-{part}", standing=standing):
                print(_SIGNS.get(standing, "–"), line)
        if problem is not None:
            print(problem)
        print(asked.wording.message("deals-agrees" if verdict.agrees else "deals-differs"))
    return 0 if verdict.agrees else FAILED
