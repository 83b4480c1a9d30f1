"""Measuring what the search's chances mean, and fitting them to it."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from rich.table import Table
from rich.text import Text

from ..games import game_named
from ..review import FINE
from ..review.calibrating import Course, play_on, write_table
from ..review.chances import Calibration
from ..review.fitting import fit, held_out
from ..review.keeping import file_for, kept_games
from ..review.plot import plot
from ..review.reliability import Reliability, reliability
from ..wording import Wording
from .dealing import sets_and_options
from .environment import new_console
from .progress import new_bar
from .thinking import percent


def calibrate(asked: argparse.Namespace) -> int:
    """Let the search play against itself, and say how far its chances were right before and after a fit."""
    wording: Wording = asked.wording
    game = game_named(asked.game)
    sets, options = sets_and_options(asked, game)
    course = Course(game.name, tuple(sets), tuple(options.items()), FINE.iterations)
    kind = course.kind
    folder = Path(asked.into)
    folder.mkdir(parents=True, exist_ok=True)
    name = kind.replace(" ", "-")
    kept_before = kept_games(folder, name, course.heading)
    games = list(kept_before.values())
    missing = [number for number in range(asked.first, asked.first + asked.games) if number not in kept_before]
    with new_bar() as bar:
        whole = len(games) + len(missing)
        task = bar.add_task(wording.message("calibrate-playing"), total=whole, completed=len(games))
        processes = asked.processes or os.cpu_count() or 1
        for played in play_on(course, missing, processes, file_for(folder, name, asked.first)):
            games.append(played)
            bar.advance(task)
    games.sort(key=lambda game: game.number)
    fitted = fit(games)
    before, after = reliability([(games, Calibration())]), reliability(held_out(games))
    figures = {"before": before.facts(), "after": after.facts()}
    kept = {"games": len(games), "iterations": course.iterations, "difference": figures["after"]["difference"]}
    write_table(folder / "calibration.json", kind, fitted, kept)
    words = (wording.message("calibrate-said"), wording.message("calibrate-happened"))
    (folder / f"{name}.svg").write_text(plot(before, after, *words), encoding="utf-8")
    if asked.json:
        print(json.dumps({"kind": kind, "points": fitted.points, **figures}))
        return 0
    console = new_console()
    for message, measured in (("calibrate-before", before), ("calibrate-after", after)):
        console.print(Text(wording.message(message, kind=kind, games=measured.games), "bold"))
        console.print(_table(measured, wording))
        figures_of = {
            "difference": percent(measured.difference, wording),
            "brier": f"{measured.brier:.4f}",
            "loss": f"{measured.log_loss:.4f}",
        }
        console.print(Text(wording.message("calibrate-figures", **figures_of)))
    return 0


def _table(measured: Reliability, wording: Wording) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("calibrate-said", "calibrate-happened", "calibrate-interval", "calibrate-decisions"):
        table.add_column(wording.message(heading), justify="right")
    for one in measured.bins:
        within = f"{percent(one.low, wording)}–{percent(one.high, wording)}"
        table.add_row(percent(one.said, wording), percent(one.happened, wording), within, str(one.decisions))
    return table
