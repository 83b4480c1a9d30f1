"""A folder in which found puzzles are kept, a line for each game: whoever goes on later, or beside, knows what is done."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from .making import puzzles_in
from .puzzle import Goal, Puzzle, puzzle_of

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
    """How many games were looked at, and their puzzles, no two of them alike."""
    lines = sorted(_lines(folder), key=lambda line: line["game"])
    found: list[Puzzle] = []
    met: set[Any] = set()
    for line in lines:
        for facts in line["found"]:
            puzzle = puzzle_of(facts)
            marks = {(line["game"], puzzle.goal), _cards_of(puzzle)}
            if not marks & met:
                met |= marks
                found.append(puzzle)
    return len(lines), found


def _lines(folder: Path) -> Iterator[dict[str, Any]]:
    for file in sorted(folder.glob(f"*{_ENDING}")):
        for line in file.read_text("utf-8").splitlines():
            if line.endswith("}"):  # the last one may have been cut off
                yield json.loads(line)


def _cards_of(puzzle: Puzzle) -> tuple[Any, ...]:
    """What makes two puzzles alike: the answer, the themes, and the cards of its position."""
    words = sorted(str(puzzle.scenario).replace("'", " ").split())
    return str(puzzle.answer), puzzle.themes, tuple(words)
