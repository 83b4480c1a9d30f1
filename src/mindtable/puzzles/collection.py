"""The puzzles that come with the package: one file, in which each is found without the others being read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from .puzzle import Goal, Puzzle, puzzle_of

FILE: Final = Path(str(files(__package__))) / "puzzles.zip"
_INDEX: Final = "index.json"
_MADE: Final = "made.json"
_READ: Final = 64  # puzzles that are remembered
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)  # of every entry, so that the same puzzles make the same file


@dataclass(frozen=True)
class Entry:
    """What is known of a puzzle before it is opened."""

    id: str
    game: str
    sets: tuple[str, ...]
    goal: Goal
    difficulty: int
    themes: tuple[str, ...]
    added: date  # to the collection


@cache
def entries(file: Path = FILE) -> tuple[Entry, ...]:
    """All puzzles, the easiest first."""
    if not file.exists():
        return ()
    return tuple(_entry(one) for one in json.loads(_opened(file).read(_INDEX)))


@cache
def entry_with(puzzle_id: str) -> Entry:
    """What is known of the puzzle of an id. Raises KeyError."""
    return {entry.id: entry for entry in entries()}[puzzle_id]


@lru_cache(_READ)
def puzzle_with(puzzle_id: str, file: Path = FILE) -> Puzzle:
    """The puzzle of an id. Raises KeyError if there is none."""
    return puzzle_of(json.loads(_opened(file).read(_name(puzzle_id))))


def made(file: Path = FILE) -> Mapping[str, Any]:
    """How the collection was made."""
    found: Mapping[str, Any] = json.loads(_opened(file).read(_MADE))
    return found


@cache
def _opened(file: Path) -> ZipFile:
    """A collection that stays open: where each puzzle is in it, is read once."""
    return ZipFile(file)


def write(file: Path, puzzles: Iterable[Puzzle], added: Mapping[str, date], how: Mapping[str, Any]) -> None:
    """Write a collection: puzzles, since when each is in it, and how they were made."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    index = [_listed(puzzle, added[puzzle.id]) for puzzle in ordered]
    with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=9) as collection:
        _put(collection, _MADE, dict(how))
        _put(collection, _INDEX, index)
        for puzzle in ordered:
            _put(collection, _name(puzzle.id), puzzle.facts())


def _put(collection: ZipFile, name: str, value: Any) -> None:
    about = ZipInfo(name, _EPOCH)
    about.compress_type = ZIP_DEFLATED
    collection.writestr(about, json.dumps(value, separators=(",", ":"), ensure_ascii=False))


def _name(puzzle_id: str) -> str:
    return f"{puzzle_id}.json"


def _listed(puzzle: Puzzle, added: date) -> dict[str, Any]:
    entry = Entry(puzzle.id, puzzle.game, puzzle.sets, puzzle.goal, puzzle.difficulty, puzzle.themes, added)
    return {**asdict(entry), "added": added.isoformat()}


def _entry(listed: Mapping[str, Any]) -> Entry:
    return Entry(
        id=listed["id"],
        game=listed["game"],
        sets=tuple(listed["sets"]),
        goal=Goal(listed["goal"]),
        difficulty=listed["difficulty"],
        themes=tuple(listed["themes"]),
        added=date.fromisoformat(listed["added"]),
    )


def games_in(found: Sequence[Entry]) -> dict[str, int]:
    """How many of some puzzles there are of each game, the most frequent first."""
    return _counted(entry.game for entry in found)


def goals_in(found: Sequence[Entry]) -> dict[str, int]:
    """How many of some puzzles ask for what, the most frequent first."""
    return _counted(str(entry.goal) for entry in found)


def themes_in(found: Sequence[Entry]) -> dict[str, int]:
    """How many of some puzzles there are of each theme, the most frequent first."""
    return _counted(theme for entry in found for theme in entry.themes)


def _counted(words: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(words).items(), key=lambda one: (-one[1], one[0])))
