"""A folder in which puzzles are kept, a line for each game: whoever goes on, later or beside, knows what is done."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from .family import Found, family_of
from .making import puzzles_in
from .puzzle import Puzzle, puzzle_of

Marks = tuple[str, ...]
_ENDING: Final = ".jsonl"


def go_on(folder: Path, process: int, processes: int, games: int) -> Iterator[int]:
    """Look for puzzles in the games up to a number that are this process's and not done yet; how many each has."""
    folder.mkdir(parents=True, exist_ok=True)
    done = {line["game"] for line in _lines(folder)}
    with (folder / f"{process}-of-{processes}{_ENDING}").open("a", encoding="utf-8") as file:
        for number in range(process, games, processes):
            if number in done:
                continue
            found = [puzzle.facts() for puzzle in puzzles_in(number)]
            file.write(json.dumps({"game": number, "found": found}) + "\n")
            file.flush()
            yield len(found)


def gathered(folder: Path) -> tuple[int, list[Puzzle]]:
    """How many games were looked at, and their puzzles that are about something, no two of them alike."""
    lines = sorted(_lines(folder), key=lambda line: int(line["game"]))
    found: list[Puzzle] = []
    met: set[Marks] = set()
    for line in lines:
        for facts in line["found"]:
            puzzle = _with_themes_of_today(puzzle_of(facts))
            marks = _marks(puzzle, line["game"])
            if puzzle.themes and not marks & met:
                met |= marks
                found.append(puzzle)
    return len(lines), found


def _with_themes_of_today(puzzle: Puzzle) -> Puzzle:
    found = Found(puzzle.scenario, puzzle.goal, puzzle.seat, puzzle.solution)
    return replace(puzzle, themes=family_of(puzzle.game).themes_of(found))


def _lines(folder: Path) -> Iterator[dict[str, Any]]:
    for file in sorted(folder.glob(f"*{_ENDING}")):
        for line in file.read_text("utf-8").splitlines():
            if line.endswith("}"):  # the last one may have been cut off
                yield json.loads(line)


def _marks(puzzle: Puzzle, game: int) -> set[Marks]:
    """What two puzzles have in common that are alike: the cards of the position and the themes; or, in the same game,
    the goal and the answer."""
    words = sorted(str(dict(puzzle.scenario)).replace("'", " ").split())
    return {("cards", *words, *puzzle.themes), ("answer", str(game), puzzle.goal, str(puzzle.answer))}
