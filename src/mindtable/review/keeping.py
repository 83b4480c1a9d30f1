"""Games of a measurement in a folder, a line for each, so that it can be interrupted, goes on, and can be shared.

What is counted later is all that is kept: in a game, which chances were said by those who won it and which by those who
did not. They are steps of the logarithm of the odds in rising order, so a letter each says how far the next one lies.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from ..game.contract import SetupError
from ..game.flaws import flaw, in_file
from .chances import STEPS, chance_at, steps_of

Said = tuple[float, float]  # the chance that was said of the move made, and the share of the victory it led to

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
_FURTHER: Final = len(_LETTERS) - 1  # the last letter: so many steps, and those of the next letter
_WHOLE: Final = "."  # ends a line; one without it was cut off


@dataclass(frozen=True)
class Played:
    """A game of the search against itself: what was said at every decision that was free, and what came of it."""

    number: int
    said: tuple[Said, ...]


def file_for(folder: Path, name: str, first: int) -> Path:
    """Where games from a number on are kept. Files of several machines can lie side by side."""
    return folder / f"{name}.{first}.games"


def kept_games(folder: Path, name: str, heading: Mapping[str, Any]) -> dict[int, Played]:
    """The games of all files of a name in a folder, by number. Files that are over may be packed (`xz`)."""
    files = sorted(file for form in ("*.games", "*.games.xz", "jsonl") for file in folder.glob(f"{name}.{form}"))
    return {game.number: game for file in files for game in games_of(file, heading)}


def games_of(file: Path, heading: Mapping[str, Any]) -> Iterator[Played]:
    """The games of a file; a SetupError says if they were played otherwise."""
    first, *lines = _text(file).splitlines() or [""]
    if first and first != json.dumps(heading):
        raise SetupError(flaw("other-games").within(in_file(file)))
    for line in lines:
        if line.endswith(_WHOLE):
            yield _game(line.removesuffix(_WHOLE))
        elif line.startswith("{") and line.endswith("}"):  # as they were kept at first
            document = json.loads(line)
            yield Played(document["number"], tuple((said, won) for said, won in document["said"]))


def _text(file: Path) -> str:
    packed = file.read_bytes()
    return (lzma.decompress(packed) if file.suffix == ".xz" else packed).decode()


def keep(file: Path, heading: Mapping[str, Any], games: Iterator[Played]) -> Iterator[Played]:
    """Games, each when it is on disk: after those that the file has."""
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    with file.open("a", encoding="utf-8") as keeping:
        if not before:
            keeping.write(f"{json.dumps(heading)}\n")
        elif not before.endswith("\n"):  # the last line was cut off
            keeping.write("\n")
        for game in games:
            keeping.write(f"{_line(game)}\n")
            keeping.flush()
            yield game


def _line(game: Played) -> str:
    """A game as text: its number; then for each share of the victory how many shared it, 0 for those who lost, and the
    letters of what they said."""
    parts = [str(game.number)]
    for share in sorted({won for _, won in game.said}):
        steps = sorted(steps_of(said) for said, won in game.said if won == share)
        parts += [str(round(1.0 / share) if share else 0), _letters(steps)]
    return f"{' '.join(parts)}{_WHOLE}"


def _game(line: str) -> Played:
    number, *parts = line.split()
    said: list[Said] = []
    for winners, letters in zip(parts[::2], parts[1::2], strict=True):
        share = 1.0 / int(winners) if winners != "0" else 0.0
        said += [(chance_at(step), share) for step in _steps(letters)]
    return Played(int(number), tuple(said))


def _letters(steps: Sequence[int]) -> str:
    gaps = [after - before for before, after in pairwise((-STEPS, *steps))]
    return "".join(_LETTERS[-1] * (gap // _FURTHER) + _LETTERS[gap % _FURTHER] for gap in gaps)


def _steps(letters: str) -> Iterator[int]:
    step = -STEPS
    for letter in letters:
        step += _LETTERS.index(letter)
        if letter != _LETTERS[-1]:
            yield step
