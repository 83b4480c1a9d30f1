"""How often puzzles were tried and solved, by all players together: nothing is kept of who it was."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from .problems import understood
from .tables import puzzle_counts


class PuzzleCount(NamedTuple):
    """How many players have tried a puzzle, and how many of them have solved it at the first try."""

    tries: int = 0
    solved: int = 0


class PuzzleCounts:
    """The counts of all puzzles."""

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer = writer
        self._reader = reader

    def of(self, puzzle: str) -> PuzzleCount:
        """The count of a puzzle. Raises StoreProblem."""
        found = select(puzzle_counts.c.tries, puzzle_counts.c.solved).where(puzzle_counts.c.puzzle == puzzle)
        with understood(), self._reader.connect() as connection:
            row = connection.execute(found).first()
        return PuzzleCount() if row is None else PuzzleCount(*row)

    def add(self, puzzle: str, *, is_solved: bool) -> None:
        """Count the first try of somebody. Raises StoreProblem."""
        with understood():
            if not self._raised(puzzle, is_solved):
                try:
                    with self._writer.begin() as connection:
                        connection.execute(insert(puzzle_counts).values(puzzle=puzzle, tries=1, solved=int(is_solved)))
                except IntegrityError:  # somebody else was the first meanwhile
                    self._raised(puzzle, is_solved)

    def _raised(self, puzzle: str, is_solved: bool) -> bool:
        """Whether there was a count, which is raised by one."""
        one_more = {"tries": puzzle_counts.c.tries + 1, "solved": puzzle_counts.c.solved + int(is_solved)}
        with self._writer.begin() as connection:
            raised = update(puzzle_counts).where(puzzle_counts.c.puzzle == puzzle).values(one_more)
            return connection.execute(raised).rowcount > 0
