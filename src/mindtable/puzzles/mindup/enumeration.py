"""What cards of Mind Up! score at the end of a round, by enumeration: against every choice that the others have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from ...game.contract import Move, Seat
from ...mindup.position import Position

Choices = tuple[tuple[Seat, Move], ...]


@dataclass(frozen=True)
class Range:
    """What a seat scores after a choice of everybody: at least with its best next card, and at most."""

    least: int
    most: int


def all_choices(position: Position, *, but: Seat) -> Iterator[Choices]:
    """Everything that the others may choose at the same time."""
    others = [seat for seat in position.seats if seat != but]
    for moves in product(*(position.moves(seat) for seat in others)):
        yield tuple(zip(others, moves, strict=True))


def after(position: Position, choices: Choices) -> Position:
    """The position after a choice of everybody."""
    following = position.copy()
    for seat, move in choices:
        following.play(move, seat)
    return following


def range_of(position: Position, seat: Seat) -> Range:
    """What a seat scores from a position on, in the last round."""
    if position.winners:
        total = position.sheet(seat).total
        return Range(total, total)
    ranges = [
        [range_of(after(position, ((seat, move), *choices)), seat) for choices in all_choices(position, but=seat)]
        for move in position.moves(seat)
    ]
    return Range(max(min(one.least for one in row) for row in ranges), max(one.most for row in ranges for one in row))


def ranges_of(position: Position, seat: Seat) -> dict[Move, dict[Choices, Range]]:
    """What each card of a seat scores, by what the others choose."""
    return {
        move: {
            choices: range_of(after(position, ((seat, move), *choices)), seat)
            for choices in all_choices(position, but=seat)
        }
        for move in position.moves(seat)
    }


def best_card(position: Position, seat: Seat) -> Move | None:
    """The card that scores at least as much as any other against every choice of the others, and more against one."""
    ranges = ranges_of(position, seat)
    for move in ranges:
        if all(_is_better(ranges[move], ranges[other]) for other in ranges if other != move):
            return move
    return None


def _is_better(one: dict[Choices, Range], other: dict[Choices, Range]) -> bool:
    return all(one[choices].least >= other[choices].most for choices in one) and any(
        one[choices].least > other[choices].most for choices in one
    )


def telling_choices(position: Position, seat: Seat, better: Move, worse: Move) -> Choices:
    """What the others choose where one card scores the most more than another."""
    ranges = ranges_of(position, seat)
    return max(ranges[better], key=lambda choices: ranges[better][choices].least - ranges[worse][choices].most)
