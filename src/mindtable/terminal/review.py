"""Looking back at a game: what each decision was worth, where it turned, and what was luck."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..game.contract import Seat
from ..game.records import Record, load
from ..review import Balance, Decision, Posed, Review, assessed_positions
from ..review import review as reviewed
from ..wording import Wording
from . import journal, players
from .arguments import LAST, CannotDo
from .bench import is_compiled
from .environment import new_console
from .progress import new_bar
from .thinking import care, percent

_BARS: Final = "▁▂▃▄▅▆▇█"
_BETTER_THERE: Final = ("fine", "slip", "mistake")
_STYLES: Final = {"good": "green", "slip": "yellow", "mistake": "bold red"}


def review(asked: argparse.Namespace) -> int:
    """Say what the decisions of a game were worth."""
    wording: Wording = asked.wording
    record = load(_file(asked.file, wording))
    if asked.json:
        print(json.dumps(_worked_out(record, wording, is_open=asked.open).to_json()))
    else:
        look_back(new_console(), record, wording, is_open=asked.open)
    return 0


def look_back(console: Console, record: Record, wording: Wording, *, is_open: bool = False) -> None:
    """Show what the decisions of a game were worth: by what their players knew, or with all cards open."""
    _print(console, _worked_out(record, wording, is_open=is_open), record, wording)


def _worked_out(record: Record, wording: Wording, *, is_open: bool) -> Review:
    with new_bar() as bar:
        task = bar.add_task(wording.message("review-thinking"), total=len(record.moves))
        return reviewed(
            record,
            care(),
            open_cards=is_open,
            progress=lambda done, number: bar.update(task, completed=done, total=number),
        )


def _file(asked: str, wording: Wording) -> Path:
    if asked != LAST:
        return Path(asked)
    last = journal.last_finished()
    if last is None:
        raise CannotDo(wording.message("review-none-finished", folder=str(journal.folder())))
    return last


def _print(console: Console, found: Review, record: Record, wording: Wording) -> None:
    names = players.names(record, wording)
    posed = {one.number: one for one in assessed_positions(record)}
    console.print(Text(wording.message("review-open" if found.is_open else "review-known"), "dim"))
    console.print(_decisions(found, posed, names, wording))
    console.print()
    for seat, line in _sparklines(found, names):
        console.print(Text(f"{line}  {names[seat]}"))
    console.print()
    for text in _turning_points(found, posed, names, wording):
        console.print(text)
    console.print()
    console.print(_sums(found, names, wording))
    if not is_compiled():
        console.print(Text(wording.message("review-slowly")))


def _decisions(found: Review, posed: Mapping[int, Posed], names: Mapping[Seat, str], wording: Wording) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("", justify="right")
    for heading in ("review-player", "analysis-move"):
        table.add_column(wording.message(heading))
    for heading in ("review-before", "review-after", "review-lost"):
        table.add_column(wording.message(heading), justify="right")
    for heading in ("review-class", "review-best"):
        table.add_column(wording.message(heading))
    for one in found.decisions:
        sight = posed[one.number].view.sight
        table.add_row(
            str(one.number),
            Text(names[one.seat]),
            Text(wording.move(one.move, sight, names)),
            percent(one.before, wording),
            percent(one.after, wording),
            percent(one.lost, wording) if one.lost else "",
            Text(wording.message("review-class-of", judgement=one.class_), _STYLES.get(one.class_, "")),
            Text(wording.move(one.best, sight, names) if one.class_ in _BETTER_THERE else ""),
        )
    return table


def _sparklines(found: Review, names: Mapping[Seat, str]) -> Iterator[tuple[Seat, str]]:
    """The chance of each seat at its own decisions, and at the end."""
    for seat in names:
        chances = [one.before for one in found.decisions if one.seat == seat]
        yield seat, sparkline([*chances, found.luck[seat].result] if seat in found.luck else chances)


def sparkline(chances: Sequence[float]) -> str:
    """Chances as a line of bars.

    >>> sparkline([0.0, 0.5, 1.0])
    '▁▅█'
    """
    return "".join(_BARS[min(int(chance * len(_BARS)), len(_BARS) - 1)] for chance in chances)


def _turning_points(
    found: Review, posed: Mapping[int, Posed], names: Mapping[Seat, str], wording: Wording
) -> Iterator[Text]:
    turning = [one for one in found.decisions if one.number in found.turning_points]
    yield Text(wording.message("review-turning-points" if turning else "review-no-turning-point"), "bold")
    for one in turning:
        yield Text(_turning_point(one, posed[one.number], names, wording))


def _turning_point(one: Decision, posed: Posed, names: Mapping[Seat, str], wording: Wording) -> str:
    sight = posed.view.sight
    is_better_there = one.class_ in _BETTER_THERE
    said = wording.message(
        "review-turning-point-better" if is_better_there else "review-turning-point",
        number=one.number,
        name=names[one.seat],
        move=wording.move(one.move, sight, names),
        before=percent(one.before, wording),
        after=percent(one.then, wording),
        best=wording.move(one.best, sight, names),
    )
    return f"{said} {wording.reason(one.reason, names)}" if one.reason else said


def _sums(found: Review, names: Mapping[Seat, str], wording: Wording) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(wording.message("review-player"))
    for heading in ("accuracy", "start", "own", "others", "luck", "result"):
        table.add_column(wording.message(f"review-{heading}"), justify="right")
    for seat, balance in found.luck.items():
        whole, tenths = divmod(round(found.accuracy[seat] * 10), 10)
        accuracy = wording.message("review-accuracy-of", whole=whole, tenths=tenths)
        table.add_row(Text(names[seat]), accuracy, *_shares(balance, wording))
    return table


def _shares(balance: Balance, wording: Wording) -> Iterator[str]:
    yield percent(balance.start, wording)
    for change in (balance.own, balance.others, balance.luck):
        sign = "−" if change < 0 else "+"
        yield f"{sign}{percent(abs(change), wording)}"
    yield percent(balance.result, wording)
