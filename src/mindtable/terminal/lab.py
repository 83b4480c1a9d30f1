"""Studies of very many games: played where they were left, and reported."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from rich.text import Text

from ..lab.executors import crew_named
from ..lab.figures import read_figures, updated, write_figures
from ..lab.keeping import Kept
from ..lab.running import play_on
from ..lab.study import read_study
from ..table.reported import report
from ..wording import Wording
from .arguments import INTERRUPTED
from .environment import new_console
from .progress import ended_like_interrupted, new_bar
from .studying import RUN


def lab(asked: argparse.Namespace) -> int:
    """Play studies, or report what came of them."""
    if asked.action == RUN:
        return _run([Path(file) for file in asked.what], asked)
    return _report([Path(folder) for folder in asked.what], asked)


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
                    task = bar.add_task(file.stem, total=total, completed=played)
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


def _report(folders: Sequence[Path], asked: argparse.Namespace) -> int:
    """Write down what studies have shown: as a page, and as figures if they are wanted."""
    wording: Wording = asked.wording
    reduce = import_module("mindtable.lab.reducing").reduce  # needs what comes with an extra
    figures = [reduce(Kept.in_folder(folder)) for folder in folders]
    if asked.data:
        data = Path(asked.data)
        before = read_figures(data.read_text(encoding="utf-8")) if data.exists() else ()
        data.write_text(write_figures(updated(before, figures)), encoding="utf-8")
    page = Path(asked.output or "report.html")
    page.write_text(report(figures, wording.language), encoding="utf-8")
    new_console().print(Text(wording.message("lab-written", file=str(page), count=sum(one.games for one in figures))))
    return 0
