"""Puzzles in which the hands of others are hidden: a move that wins in every world, and worlds in which others fail.

The position has a hand for everybody, as scenarios must; but no world is the real one. So what is hidden is laid out
anew, in the order of the cards' names, before anything is asked: nothing of the game it was found in is left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf
from typing import Any, Final

from ...game.contract import Move, Position, Seat
from ...games import game_named
from ...mindbug.cards import CARDS, FACES, deck_of
from ...mindbug.tables import BASE
from ...solver import safe
from ...solver.mindbug import family as solver
from ..puzzle import Goal
from .proving import is_certain_after, is_too_late, side_of

MOST_WORLDS: Final = 700
_SAFE_POSITIONS: Final = 6_000
_SAMPLE: Final = 10  # worlds
_GOAL: Final = Goal.WHATEVER_THEY_HOLD


def hidden_anew(scenario: Mapping[str, Any], seat: Seat, sets: tuple[str, ...], most: int) -> dict[str, Any]:
    """A scenario in which the hands of others are unknown: any cards of its sets that are not to be seen, but
    only so many of them."""
    hidden = {name: dict(fields) for name, fields in scenario.items() if isinstance(fields, Mapping)}
    others = [letter for letter in sorted(hidden) if letter != seat]
    left = [CARDS[face].id for face in deck_of(list(sets))]
    for letter, fields in hidden.items():
        for card in _shown(fields, with_hand=letter == seat):
            left.remove(card)
    left.sort()
    for letter in others:
        number = min(most, len(hidden[letter]["hand"]))
        hidden[letter]["hand"], left = left[:number], left[number:]
    return {**scenario, **hidden, "unused": left}


def _shown(fields: Mapping[str, Any], *, with_hand: bool) -> Iterator[str]:
    """The cards of a seat that everybody sees, as they were before they evolved; and its hand, for itself."""
    yield from fields["discard"]
    yield from fields["hand"] if with_hand else ()
    for creature in fields["play"]:
        card = creature if isinstance(creature, str) else creature["card"]
        yield CARDS[BASE[FACES[card]]].id
        yield from () if isinstance(creature, str) else creature.get("boosts", ())


def with_hands(scenario: Mapping[str, Any], world: Position, seat: Seat) -> dict[str, Any]:
    """A scenario in which others than a seat hold what they hold in a world."""
    found = {one: game_named(world.game).write_position(world)[one]["hand"] for one in world.seats if one != seat}
    left = [*scenario["unused"], *(card for one in found for card in scenario[one]["hand"])]
    for hand in found.values():
        for card in hand:
            left.remove(card)
    return {**scenario, **{one: {**scenario[one], "hand": hand} for one, hand in found.items()}, "unused": sorted(left)}


def worlds_of(position: Position, seat: Seat) -> list[Position]:
    """All positions that agree with what a seat sees; none if they are too many."""
    return solver.worlds(position.view(seat), MOST_WORLDS) or []


def only_safe_move(position: Position, seat: Seat, worlds: list[Position]) -> Move | None:
    """The move that wins in every world, if there is one and each other move is lost in some world. Raises Unproved."""
    side = side_of(position, seat)
    left = position.moves()
    for world in [*worlds[:: 1 + len(worlds) // _SAMPLE], *worlds]:  # a sample leaves few moves for all the others
        left = [move for move in left if is_certain_after(world, move, _GOAL, side)]
        if not left:
            return None
    if len(left) != 1:
        return None
    safety = safe(
        position.view(seat),
        seconds=inf,
        positions=_SAFE_POSITIONS,
        worlds=MOST_WORLDS,
        is_too_late=lambda later: is_too_late(later, _GOAL),
    )
    return left[0] if left[0] in safety.moves else None


def losing_world(worlds: list[Position], move: Move, side: tuple[Seat, ...]) -> Position | None:
    """A world in which a side does not win after a move, even if it saw all cards. Raises Unproved."""
    return next((world for world in worlds if not is_certain_after(world, move, _GOAL, side)), None)
