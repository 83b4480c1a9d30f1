"""Studies of very many games: played where they were left, and reported."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from ..lab.executors import crew_named
from ..lab.keeping import Kept
from ..lab.running import play_on
from ..lab.study import read_study
from ..wording import Wording
from .arguments import INTERRUPTED
from .environment import new_console
from .progress import ended_like_interrupted, new_bar
from .studying import RUN


def lab(asked: argparse.Namespace) -> int:
    """Play studies, or report what came of them."""
    if asked.action == RUN:
        return _run([Path(file) for file in asked.what], asked)
    return 0


def _run(files: Sequence[Path], asked: argparse.Namespace) -> int:
    """Play what is missing of studies, one after the other."""
    wording: Wording = asked.wording
    into = Path(asked.into or ".")
    console = new_console()
    with crew_named(asked.executor, asked.cores) as crew:
        for file in files:
            study = read_study(file)
            kept = Kept.of(study, into / file.stem, asked.format)
            total = study.deals * study.games_of_a_deal
            played = total - sum(map(len, kept.missing())) * study.games_of_a_deal
            status = 0
            try:
                with ended_like_interrupted(), new_bar() as bar:
                    task = bar.add_task(wording.message("arena-playing"), total=total, completed=played)
                    for games in play_on(study, kept, crew):
                        played += games
                        bar.update(task, completed=played)
            except KeyboardInterrupt:
                status = INTERRUPTED
            said = "lab-interrupted" if status else "lab-played"
            console.print(Text(wording.message(said, played=played, count=total, folder=str(kept.folder))))
            if status:
                return status
    return 0
