"""A game in progress: its record on disk, and every step so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..game.chance import Seed
from ..game.contract import Event, Game, Move, Position, Seat
from ..game.flaws import in_file
from ..game.records import Record, RecordError, Step, game_of, load, replay, save
from ..games import game_named


def steps_of(record: Record, path: Path, to: int | None = None) -> list[Step]:
    """The steps of a record that was in a file, all of them or those up to a move. Raises RecordError."""
    try:
        return list(replay(record, game_of(record, game_named), to))
    except RecordError as problem:
        raise RecordError(problem.flaw.within(in_file(path))) from problem


class Match:
    """A game that is written down before anybody is told of it."""

    def __init__(self, record: Record, path: Path, steps: list[Step]) -> None:
        self.record = record
        self.path = path
        self.steps = steps

    @staticmethod
    def begin(
        game: Game[Any],
        path: Path,
        *,
        seed: Seed,
        sets: Sequence[str],
        options: Mapping[str, str] | None = None,
        who: Callable[[Sequence[Seat]], Mapping[Seat, str]],
    ) -> Match:
        """Deal a new game and keep it in a file; `who` says who sits at which of the seats."""
        options = options or {}
        position, events = game.deal(seed=seed, sets=sets, options=options)
        seats = who(position.seats)
        record = Record.of_deal(game, position, seed=seed, sets=sets, options=options, seats=seats)
        save(record, path)
        return Match(record, path, [Step(0, None, None, position, tuple(events))])

    @staticmethod
    def resume(path: Path) -> Match:
        """The game in a file; it goes on there. Raises RecordError."""
        record = load(path)
        return Match(record, path, steps_of(record, path))

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.steps[-1].position

    def play(self, move: Move, seat: Seat) -> None:
        """Make a move, once it is on disk."""
        step = self.steps[-1].then(seat, move)
        record = self.record.by_rules(game_named(self.record.game).rules)
        record = record.with_move(seat, move, step.position.winners, step.rolls)
        save(record, self.path)
        self.record = record
        self.steps.append(step)

    def take_back(self, seat: Seat) -> bool:
        """Go back to before the last move of a seat; false if there is none.

        What others had sealed before it has been revealed since: they choose again.
        """
        last = self.last_move_of(seat)
        if not last:
            return False
        while last > 1 and self.only_sealed(last - 1):
            last -= 1
        record = self.record.before_move(last)
        save(record, self.path)
        self.record = record
        del self.steps[last:]
        return True

    def only_sealed(self, number: int) -> bool:
        """Whether nothing came of the move of a number, in a game that goes on, but that one seat fewer is asked."""
        if not number or self.steps[number].position.winners:
            return False
        before, step = self.steps[number - 1], self.steps[number]
        return step.position.to_decide == tuple(seat for seat in before.position.to_decide if seat != step.seat)

    def told(self, seat: Seat | None) -> list[list[Event]]:
        """What a seat (or, for None, a spectator) was told, of the deal and of each move."""
        return [[event.told_to(seat) for event in step.events] for step in self.steps]

    def last_move_of(self, seat: Seat | None) -> int:
        """The number of the last move a seat made; 0 if it made none."""
        return next((step.number for step in reversed(self.steps) if step.seat == seat), 0)
