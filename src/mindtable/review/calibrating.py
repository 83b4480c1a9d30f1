"""Measuring what the search's chances mean: it plays against itself, and it is counted who wins."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from ..bots import spreading
from ..bots.family import search_version_of
from ..bots.limit import Limit
from ..bots.search_bot import search_of
from ..game.contract import Position
from ..games import game_named
from .chances import TABLE, Calibration, chance_at, steps_of
from .family import family_of
from .keeping import Played, keep


@dataclass(frozen=True)
class Course:
    """What is played: a game with its cards, by so many iterations a decision."""

    game: str
    sets: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    iterations: int

    def dealt(self, number: int) -> Position:
        """The deal of a number."""
        position: Position
        position, _ = game_named(self.game).deal(seed=number, sets=self.sets, options=dict(self.options))
        return position

    @property
    def kind(self) -> str:
        """The kind of game it is."""
        first = self.dealt(0)
        return family_of(self.game).kind(first.view(first.to_decide[0]))

    @property
    def heading(self) -> dict[str, Any]:
        """What has to be the same if games are to be counted together."""
        return {"kind": self.kind, "iterations": self.iterations, "search": search_version_of(self.game)}


def play(course: Course, number: int) -> Played:
    """Play a game; the deal and all dice follow from its number."""
    position = course.dealt(number)
    dice = Random(number)
    limit = Limit(iterations=course.iterations)
    made: list[tuple[int, float]] = []
    side_of = {seat: place for place, side in enumerate(position.sides) for seat in side}
    while position.to_decide:
        seat = position.to_decide[0]
        view = position.view(seat)
        moves = view.moves()
        best = 0
        if len(moves) > 1:
            search = search_of(view, dice.getrandbits(60))
            search.run(limit.iterations, limit.seconds, fair=True)
            chances = search.chances()
            best = max(range(len(moves)), key=chances.__getitem__)
            made.append((side_of[seat], chance_at(steps_of(chances[best]))))  # as it is kept
        position.play(moves[best], seat)
    winning = {side_of[seat] for seat in position.winners}
    return Played(number, tuple((said, (side in winning) / len(winning)) for side, said in made))


def play_on(course: Course, numbers: Sequence[int], processes: int, file: Path) -> Iterator[Played]:
    """The games of some numbers, each when it is over and kept."""
    with spreading.processes(processes) as crew:
        yield from keep(file, course.heading, spreading.spread(partial(play, course), numbers, crew))


def write_table(file: Path, kind: str, calibration: Calibration, measured: Mapping[str, Any]) -> None:
    """Put the calibration of a kind into a table, beside those of other kinds: those of the package, if it is new. Its
    version follows from all of them."""
    source = file if file.exists() else TABLE
    kinds: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))["kinds"]
    kinds[kind] = {"points": calibration.points, **measured}
    lines = [f"    {json.dumps(name)}: {json.dumps(kinds[name])}" for name in sorted(kinds)]
    version = sha256("\n".join(lines).encode()).hexdigest()[:8]
    of_kinds = ",\n".join(lines)
    file.write_text(f'{{\n  "version": "{version}",\n  "kinds": {{\n{of_kinds}\n  }}\n}}\n', encoding="utf-8")
