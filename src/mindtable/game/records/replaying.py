"""Playing a record again, and checking that it is what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..chance import Seed
from ..contract import Event, Game, Move, MoveError, Position, Roll, Seat, SetupError, flaw_of_move
from ..earlier import read_on
from ..flaws import IN_SCENARIO, flaw, written
from ..plain_yaml import Unreadable, in_yaml
from .record import Record
from .text import (
    FIRST_SEAT_LINE,
    GAME_LINE,
    OPTIONS_LINE,
    RULES_LINE,
    SETS_LINE,
    UNFINISHED,
    WON_BY,
    at_line,
    first_deal_line,
    first_move_line,
    result_line,
    rolls_line,
)


@dataclass(frozen=True)
class Step:
    """A moment of a replayed game: after the deal (number 0, nobody's move) or after a move. One that is passed over,
    since only earlier rules asked for it, is nobody's, either."""

    number: int
    seat: Seat | None
    move: Move | None
    position: Position
    events: tuple[Event, ...]
    rolls: tuple[Roll, ...] = ()  # what sealed dice showed in it
    passed_over: tuple[Seat, Move] | None = None

    @property
    def written(self) -> tuple[Seat, Move] | None:
        """The move as it was written down, made or passed over; None after the deal."""
        return (self.seat, self.move) if self.seat and self.move else self.passed_over

    def then(self, seat: Seat, move: Move, *, is_earlier: bool = False) -> Step:
        """The step after this one: a move, or one that was written down by earlier rules. Raises a MoveError."""
        position = self.position.copy()
        events: Sequence[Event]
        if not is_earlier:
            events = position.play(move, seat)
        else:
            events, is_made = read_on(position, seat, move, self.events)
            if not is_made:
                return Step(self.number + 1, None, None, position, tuple(events), passed_over=(seat, move))
        return Step(self.number + 1, seat, move, position, tuple(events), tuple(position.rolls))

    def with_dice(self, seed: Seed) -> Step:
        """The same moment with other dice."""
        position = self.position.copy()
        position.take_dice(seed)
        return replace(self, position=position)


def game_of(record: Record, find_game: Callable[[Any], Game[Any]]) -> Game[Any]:
    """The game a record is of."""
    try:
        return find_game(record.game)
    except SetupError as problem:
        raise at_line(GAME_LINE, problem.flaw) from problem


def replay(record: Record, game: Game[Any], to: int | None = None) -> Iterator[Step]:
    """Play a record again, to its end or to the move of a number. It is dealt anew from the seed."""
    position, events = _begun(record, game)
    step = Step(0, None, None, position, tuple(events), tuple(position.rolls))
    yield step
    new_dice = {new.after: new.seed for new in record.new_dice}
    for seat, move in record.moves[:to]:
        if step.number in new_dice:
            step = step.with_dice(new_dice[step.number])
        try:
            step = step.then(seat, move, is_earlier=record.rules_after(step.number) != game.rules)
        except MoveError as problem:
            line = first_move_line(record) + step.number
            raise at_line(line, flaw_of_move(f"{seat}: {move}", problem)) from problem
        _check_rolls(record, step)
        yield step
    winners = step.position.winners
    if (to is None or to >= len(record.moves)) and winners != record.winners:
        won = f"{WON_BY}{' '.join(winners)}" if winners else UNFINISHED
        raise at_line(result_line(record), flaw("other-result", result=won))


def _check_rolls(record: Record, step: Step) -> None:
    number = step.number
    written_down = dict(record.rolls).get(number, ())
    if written_down != step.rolls:
        place = sum(1 for other, _ in record.rolls if other < number)
        line = rolls_line(record, place) if written_down else first_move_line(record) + number - 1
        raise at_line(line, flaw("other-roll", number=number))


def _begun(record: Record, game: Game[Any]) -> tuple[Position, Sequence[Event]]:
    if record.game != game.name:
        raise at_line(GAME_LINE, flaw("other-game", found=written(record.game), wanted=game.name))
    for rules in (record.rules, *(new for _, new in record.new_rules)):
        if rules not in (game.rules, *game.earlier_rules):
            raise at_line(RULES_LINE, flaw("other-rules", found=written(rules), known=game.rules))
    position, events = _started(record, game) if record.start else _laid_out(record, game)
    if position.seats != tuple(seat for seat, _ in record.seats):
        raise at_line(FIRST_SEAT_LINE, flaw("other-seats", game=game.name, seats=" ".join(position.seats)))
    deal = [] if record.start else game.deal_text(position)
    for place in range(max(len(deal), len(record.deal))):
        if deal[place : place + 1] != list(record.deal[place : place + 1]):
            raise at_line(first_deal_line(record) + place, flaw("other-deal"))
    return position, events


def _laid_out(record: Record, game: Game[Any]) -> tuple[Position, Sequence[Event]]:
    try:
        return game.deal(seed=record.seed, sets=record.sets, options=dict(record.options))
    except SetupError as problem:
        what = problem.flaw  # a deck is one word here, so its own lines mean nothing
        what = replace(what, where=tuple(place for place in what.where if place.kind != "line"))
        raise at_line(OPTIONS_LINE if record.options else SETS_LINE, what) from problem


def _started(record: Record, game: Game[Any]) -> tuple[Position, Sequence[Event]]:
    """The position a game began with, with its dice."""
    try:
        document = next(in_yaml(record.start), None)
        if not isinstance(document, dict):
            raise SetupError(flaw("not-a-map", place=IN_SCENARIO))
        position: Position = game.read_position(document)
    except (SetupError, Unreadable) as problem:
        raise at_line(first_deal_line(record), problem.flaw) from problem
    position.take_dice(record.seed)
    return position, []
