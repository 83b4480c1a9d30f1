"""`python -m mindtable.training.counting FOLDER`: counts what the search likes to do in the practice kept there.

What counts is the move that it tried most, also where another one was made by lot. The package takes the counts along,
for a page of the table.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from ..games import families
from ..lab.habits import SHIPPED, Habits, Often, write_habits
from ..lab.keeping import HEADING, Kept, replace_file
from .family import FamilyTraining, family_named
from .practice import Practice, decisions

_FEWEST: Final = 30  # times that something could have been done: fewer say too little

Seen = Counter[tuple[str, str, str]]  # by habit, by what it is counted by, and by its value


def count_habits(family: FamilyTraining, course: str, folders: Sequence[Path]) -> Habits:
    """What was liked in the practice of a course that is kept in some folders."""
    times, done = Seen(), Seen()
    games = free = 0
    for folder in folders:
        kept = Kept.in_folder(folder)
        practice = _practice(kept)
        for line in kept.lines():
            games += 1
            for decision in decisions(practice, line):
                free += 1
                liked = decision.visits.index(max(decision.visits))
                for one in family.occasions(decision.view, liked):
                    times[one[:3]] += 1
                    done[one[:3]] += one.done
    return Habits(
        course,
        practice.game,
        practice.sets,
        games,
        free,
        practice.iterations,
        _counted(family.habits, times, done),
    )


def _practice(kept: Kept) -> Practice:
    known = {name: kept.heading[name] for name in ("game", "iterations", "search", "seed", "chunk")}
    options = tuple((name, value) for name, value in kept.heading.get("options", ()))
    return Practice(**known, sets=tuple(kept.heading["sets"]), options=options, deals=kept.deals)


def _counted(habits: Sequence[str], times: Seen, done: Seen) -> dict[str, dict[str, tuple[Often, ...]]]:
    """What was counted often enough: by habit and by what it was counted by, in the order of the values."""
    found: dict[str, dict[str, tuple[Often, ...]]] = {habit: {} for habit in habits}
    for habit, by, value in sorted(times):
        key = habit, by, value
        if times[key] >= _FEWEST:
            seen = found[habit]
            seen[by] = (*seen.get(by, ()), Often(value, times[key], done[key]))
    return {habit: seen for habit, seen in found.items() if seen}


def _courses(family: FamilyTraining, folder: Path) -> dict[str, list[Path]]:
    """The folders of each course of a family that has any, round by round."""
    found = {course.name: sorted(folder.glob(f"round-*/{course.name}/{HEADING}")) for course in family.courses}
    return {name: [heading.parent for heading in headings] for name, headings in found.items() if headings}


def main(arguments: Iterable[str] | None = None) -> int:
    """Count, and write down what was found."""
    parser = argparse.ArgumentParser(prog="mindtable.training.counting", description=__doc__)
    parser.add_argument("folder", type=Path, help="where games are kept")
    counted_in = [name for name, family in families().items() if getattr(family.part_if_any("training"), "habits", ())]
    parser.add_argument("--family", choices=counted_in, default=counted_in[0])
    parser.add_argument("--output", type=Path, default=SHIPPED)
    asked = parser.parse_args(None if arguments is None else list(arguments))
    family = family_named(asked.family)
    counted = [count_habits(family, *one) for one in _courses(family, asked.folder).items()]
    found = [one for one in counted if one.counted]
    replace_file(asked.output, write_habits(found).encode())
    print(f"{sum(one.games for one in found)} games are counted in {asked.output}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
