"""All worlds that agree with a view, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, groupby

from ..game.bits import slots_of
from .board import Board
from .changes.sightings import face_of, hand_of, places_of
from .questions.holding import holder, seen_alone
from .worlds import put

Faces = tuple[int, ...]
_HANDS = hand_of(4) - 1  # all of them, as places


def every_world(first: Board, unknown: int, most: int) -> list[Board] | None:
    """All boards in which cards that may be there lie in the unknown places of hands; None if more than so many are to
    be tried. How the piles lie is left open in each of them.

    First is the first world of a view, which knows neither dice nor anything else that is hidden.
    """
    spots = sorted(slots_of(unknown & (first.hand | first.looked_at)), key=lambda slot: _mark(first, slot))
    others = [slot for slot in slots_of(unknown) if slot not in spots]
    groups = [list(group) for _, group in groupby(spots, key=lambda slot: _mark(first, slot))]
    pool = sorted([*(first.slots.faces[slot] for slot in (*spots, *others)), *first.rest])
    found: list[Board] = []
    for tried, dealt in enumerate(_deals(pool, [len(group) for group in groups])):
        if tried == most:
            return None
        left = Counter(pool) - Counter(chain(*dealt))
        if _agrees(first, groups, dealt, left):
            world = first.copy()
            put(world, [*spots, *others], [], [*chain(*dealt), *sorted(left.elements())])
            world.order = b""
            world.chance = -1
            found.append(world)
    return found


def _mark(board: Board, slot: int) -> tuple[int, ...]:
    """What tells unknown cards apart: who holds them, who has seen them, what an effect does with them."""
    knowing = tuple(seen_alone(board, seat) >> slot & 1 for seat in range(board.mode.seats))
    in_hand = board.hand >> slot & 1
    return (in_hand, holder(board, slot), *knowing, board.chosen >> slot & 1, int(slot == board.given))


def _deals(pool: list[int], numbers: list[int]) -> Iterator[list[Faces]]:
    """All ways to deal so many faces each, where equal ones cannot be told apart."""
    if not numbers:
        yield []
        return
    dealt: set[Faces] = set()
    for faces in combinations(pool, numbers[0]):
        if faces not in dealt:
            dealt.add(faces)
            left = list((Counter(pool) - Counter(faces)).elements())
            for others in _deals(left, numbers[1:]):
                yield [faces, *others]


def _agrees(board: Board, groups: list[list[int]], dealt: list[Faces], left: Counter[int]) -> bool:
    """Whether every card that was sighted can be in one of the places where it may be."""
    if not board.sightings:
        return True
    there: Counter[tuple[int, int]] = Counter({(0, face): number for face, number in left.items()})
    for group, faces in zip(groups, dealt, strict=True):
        slot = group[0]
        place = hand_of(holder(board, slot)) if board.hand >> slot & 1 else 0
        there.update((place, face) for face in faces)
    return _placed(board.sightings, there)


def _placed(sightings: tuple[int, ...], there: Counter[tuple[int, int]]) -> bool:
    """Whether sighted cards can be found among the cards of hands and, under 0, of piles."""
    if not sightings:
        return True
    allowed = places_of(sightings[0])
    hands = [1 << seat for seat in range(4) if allowed & _HANDS & 1 << seat]
    for place in [*hands, *([0] if allowed & ~_HANDS else [])]:
        card = (place, face_of(sightings[0]))
        if there[card] > 0 and _placed(sightings[1:], there - Counter([card])):
            return True
    return False
