"""Playing a record again, and checking that it is what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from ..contract import Event, Game, Move, MoveError, Position, Roll, Seat, SetupError, flaw_of_move
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
    """A moment of a replayed game: after the deal (number 0, nobody's move) or after a move."""

    number: int
    seat: Seat | None
    move: Move | None
    position: Position
    events: tuple[Event, ...]
    rolls: tuple[Roll, ...] = ()  # what sealed dice showed in it


def game_of(record: Record, find_game: Callable[[Any], Game[Any]]) -> Game[Any]:
    """The game a record is of."""
    try:
        return find_game(record.game)
    except SetupError as problem:
        raise at_line(GAME_LINE, problem.flaw) from problem


def replay(record: Record, game: Game[Any], to: int | None = None) -> Iterator[Step]:
    """Play a record again, to its end or to the move of a number. It is dealt anew from the seed."""
    position, events = _begun(record, game)
    yield Step(0, None, None, position.copy(), tuple(events), tuple(position.rolls))
    new_dice = {new.after: new.seed for new in record.new_dice}
    for number, (seat, move) in enumerate(record.moves[:to], 1):
        if number - 1 in new_dice:
            position.take_dice(new_dice[number - 1])
        try:
            events = position.play(move, seat)
        except MoveError as problem:
            line = first_move_line(record) + number - 1
            raise at_line(line, flaw_of_move(f"{seat}: {move}", problem)) from problem
        rolls = tuple(position.rolls)
        _check_rolls(record, number, rolls)
        yield Step(number, seat, move, position.copy(), tuple(events), rolls)
    if (to is None or to >= len(record.moves)) and position.winners != record.winners:
        won = f"{WON_BY}{' '.join(position.winners)}" if position.winners else UNFINISHED
        raise at_line(result_line(record), flaw("other-result", result=won))


def _check_rolls(record: Record, number: int, rolls: tuple[Roll, ...]) -> None:
    written_down = dict(record.rolls).get(number, ())
    if written_down != rolls:
        place = sum(1 for other, _ in record.rolls if other < number)
        line = rolls_line(record, place) if written_down else first_move_line(record) + number - 1
        raise at_line(line, flaw("other-roll", number=number))


def _begun(record: Record, game: Game[Any]) -> tuple[Position, list[Event]]:
    if record.game != game.name:
        raise at_line(GAME_LINE, flaw("other-game", found=written(record.game), wanted=game.name))
    if record.rules != game.rules:
        raise at_line(RULES_LINE, flaw("other-rules", found=written(record.rules), known=game.rules))
    position, events = _started(record, game) if record.start else _laid_out(record, game)
    if position.seats != tuple(seat for seat, _ in record.seats):
        raise at_line(FIRST_SEAT_LINE, flaw("other-seats", game=game.name, seats=" ".join(position.seats)))
    deal = [] if record.start else game.deal_text(position)
    for place in range(max(len(deal), len(record.deal))):
        if deal[place : place + 1] != list(record.deal[place : place + 1]):
            raise at_line(first_deal_line(record) + place, flaw("other-deal"))
    return position, events


def _laid_out(record: Record, game: Game[Any]) -> tuple[Position, list[Event]]:
    try:
        return game.deal(seed=record.seed, sets=record.sets, options=dict(record.options))
    except SetupError as problem:
        what = problem.flaw  # a deck is one word here, so its own lines mean nothing
        what = replace(what, where=tuple(place for place in what.where if place.kind != "line"))
        raise at_line(OPTIONS_LINE if record.options else SETS_LINE, what) from problem


def _started(record: Record, game: Game[Any]) -> tuple[Position, list[Event]]:
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
