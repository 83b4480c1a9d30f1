"""Bots against each other in an arena: a progress bar, a table of results, and the same as JSON."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..arena.entrants import enter
from ..arena.fixtures import Cards
from ..arena.playing import Result
from ..arena.ratings import Standing, standings
from ..arena.tournament import Tournament
from ..games import game_named
from ..wording import Wording
from .arguments import INTERRUPTED
from .dealing import limit_of, sets_and_options
from .environment import new_console
from .progress import ended_like_interrupted, new_bar
from .thinking import percent

_SHOWN_FORFEITS: Final = 10


def arena(asked: argparse.Namespace) -> int:
    """Play a round robin and say who is how strong."""
    wording: Wording = asked.wording
    game = game_named(asked.game)
    sets, options = sets_and_options(asked, game)
    entrants = enter(asked.bots, limit_of(asked), game.name)
    cards = Cards(game.name, tuple(sets), tuple(options.items()), asked.seed)
    tournament = Tournament(cards, entrants, asked.games)
    fixtures = tournament.fixtures()
    if asked.json:
        Path(asked.json).touch()  # what cannot be written is better known before hours of play
    results: list[Result] = []
    status = 0
    try:
        with ended_like_interrupted(), new_bar() as bar:
            task = bar.add_task(wording.message("arena-playing"), total=len(fixtures))
            for result in tournament.results(fixtures, asked.cores or os.cpu_count() or 1):
                results.append(result)
                bar.advance(task)
    except KeyboardInterrupt:
        if not results:
            raise
        status = INTERRUPTED  # what was played until then is not lost
    order = {fixture: number for number, fixture in enumerate(fixtures)}
    results.sort(key=lambda result: order[result.fixture])
    names = [entrant.name for entrant in entrants]
    ranked = standings(len(names), results)
    console = new_console()
    console.print(_table(ranked, names, wording))
    _show_forfeits(console, results, wording)
    if status == INTERRUPTED:
        said = wording.message("arena-interrupted", played=len(results), count=len(fixtures))
        console.print(Text(said))
    if asked.json:
        text = json.dumps({"results": [_facts(standing, names) for standing in ranked]}, indent=2)
        Path(asked.json).write_text(f"{text}\n", encoding="utf-8")
    return status


def _table(results: Sequence[Standing], names: Sequence[str], wording: Wording) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(wording.message("arena-bot"))
    for heading in ("arena-games", "arena-wins", "arena-share", "arena-rating"):
        table.add_column(wording.message(heading), justify="right")
    for standing in results:
        share = standing.wins / standing.games if standing.games else 0.0
        within = standing.share
        table.add_row(
            Text(names[standing.bot]),
            str(standing.games),
            f"{standing.wins:g}",
            f"{percent(share, wording)} ({percent(within.low, wording)}–{percent(within.high, wording)})",
            f"{standing.rating:.0f} ({standing.rating_within.low:.0f}–{standing.rating_within.high:.0f})",
        )
    return table


def _show_forfeits(console: Console, results: Sequence[Result], wording: Wording) -> None:
    """What went wrong in games that were forfeited."""
    forfeits = [(result.fixture.deal + 1, result.forfeit) for result in results if result.forfeit]
    if not forfeits:
        return
    console.print(Text(wording.message("arena-forfeits", count=len(forfeits))))
    for deal, why in forfeits[:_SHOWN_FORFEITS]:
        said = wording.message("arena-forfeit", deal=deal, what=wording.flaw(why))
        console.print(Text(said))


def _facts(standing: Standing, names: Sequence[str]) -> dict[str, Any]:
    """A row of the results in the shape of JSON; `low` and `high` are the interval of the share of games won,
    `rating_low` and `rating_high` that of the rating."""
    wins = standing.wins
    return {
        "bot": names[standing.bot],
        "games": standing.games,
        "wins": int(wins) if wins == int(wins) else round(wins, 3),
        "low": round(standing.share.low, 4),
        "high": round(standing.share.high, 4),
        "rating": round(standing.rating, 1),
        "rating_low": round(standing.rating_within.low, 1),
        "rating_high": round(standing.rating_within.high, 1),
    }
