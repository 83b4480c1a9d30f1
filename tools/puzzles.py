"""Looks for puzzles in games of a search against itself, and makes the file that comes with the package.

python tools/puzzles.py look FOLDER [--games 4000] [--process 0 --processes 1]
python tools/puzzles.py gather FOLDER
python tools/puzzles.py prove [--part 1/10]

What is found is kept in the folder, a line for each game: `look` can be ended at any time and goes on where it was,
and any number of processes, each with its own number, look at the same time. `gather` writes the file. Whatever
is in it already stays, with the day on which it was added, so that no puzzle of a day changes.
`prove` proves all puzzles of the file anew, or every so many-th one.
"""

import argparse
import sys
from collections import Counter
from datetime import UTC, date, datetime
from pathlib import Path

from mindtable.puzzles import entries, puzzle_with
from mindtable.puzzles.collection import FILE, write
from mindtable.puzzles.difficulty import STEPS, WEAK
from mindtable.puzzles.family import family_of
from mindtable.puzzles.gathering import gathered, go_on
from mindtable.puzzles.making import FIRST_SEED, STRONG

SHIPPED = Path(__file__).parent.parent / "src" / "mindtable" / "puzzles" / FILE.name


def look(folder: Path, process: int, processes: int, games: int) -> None:
    found = 0
    for number, more in enumerate(go_on(folder, process, processes, games), 1):
        found += more
        if more:
            print(f"{found} in {number} games", flush=True)


def gather(folder: Path) -> None:
    games, found = gathered(folder)
    kept = {entry.id: entry.added for entry in entries(SHIPPED)}
    puzzles = {puzzle.id: puzzle for puzzle in found}
    puzzles |= {puzzle_id: puzzle_with(puzzle_id, SHIPPED) for puzzle_id in kept}
    today = datetime.now(UTC).date()
    added: dict[str, date] = {puzzle_id: kept.get(puzzle_id, today) for puzzle_id in puzzles}
    how = {
        "games": games,
        "first_seed": FIRST_SEED,
        "strong": STRONG,
        "weak": WEAK,
        "iterations": [*STEPS],
        "command": "make puzzles",
    }
    write(SHIPPED, puzzles.values(), added, how)
    print(f"{len(puzzles)} puzzles of {games} games, {SHIPPED.stat().st_size:,} bytes")
    for kind, number in sorted(Counter(f"{one.game} {one.goal}" for one in puzzles.values()).items()):
        print(f"{number:>6} {kind}")


def prove(part: str) -> int:
    place, _, parts = part.partition("/")
    chosen = entries(SHIPPED)[int(place) - 1 :: int(parts)]
    wrong = [one.id for one in chosen if not family_of(one.game).is_proved(puzzle_with(one.id, SHIPPED))]
    print(f"{len(chosen) - len(wrong)} of {len(chosen)} proved.", *wrong)
    return 1 if wrong else 0


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = asked.add_subparsers(dest="task", required=True)
    looking = tasks.add_parser("look")
    looking.add_argument("folder", type=Path)
    looking.add_argument("--games", type=int, default=4_000)
    looking.add_argument("--process", type=int, default=0)
    looking.add_argument("--processes", type=int, default=1)
    tasks.add_parser("gather").add_argument("folder", type=Path)
    tasks.add_parser("prove").add_argument("--part", default="1/1")
    wanted = asked.parse_args()
    if wanted.task == "look":
        look(wanted.folder, wanted.process, wanted.processes, wanted.games)
    elif wanted.task == "gather":
        gather(wanted.folder)
    else:
        return prove(wanted.part)
    return 0


if __name__ == "__main__":
    sys.exit(main())
