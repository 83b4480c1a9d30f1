"""Laying out the cards a seat does not know: in a fixed order for its view, by lot for worlds that agree with it."""

from typing import Final

from mypy_extensions import i64

from ..game.bits import bit, lowest, slots_of
from ..game.chance import below, step
from .board import CHOOSE, NOBODY, TURN, Board
from .changes.sightings import (
    SPECTATORS,
    UNUSED_PILE,
    draw_pile_of,
    face_of,
    hand_of,
    observer_of,
    places_of,
    show_to,
)
from .questions.doing import choices
from .questions.holding import held, holder, seen
from .slots import Slots
from .turn import turn_options, usable_actions

_SLOT_BITS: Final = 6
_SLOT: Final = 63


def lay_out_anew(board: Board, seat: i64) -> i64:
    """Give all that a seat does not know its place in a fixed order; the unknown slots.

    First all sets of slots, then all faces. Where the slots are in the order of their faces already, as they are where
    the whole deck has slots and nothing was sighted, they stay the same object.
    """
    unknown = _everything(board) & ~seen(board, seat)
    _forget_what_others_know(board, seat)
    board.chance = 0
    board.secret = b""
    if board.decider != seat and (board.decision == TURN or board.decision == CHOOSE):
        board.options = 0  # they may be about a hidden hand
        board.actions = 0
    slots = _in_hands(board, unknown)
    hidden = len(slots)
    slots += _in_piles(board, unknown)
    places = slots_of(unknown)
    new = _same(board)
    place: i64 = 0
    while place < len(slots):
        new[slots[place]] = places[place]
        place += 1
    board.order = bytes(places[hidden:] + slots_of(board.unused & ~unknown))
    _move(board, unknown, new)
    if board.sightings or board.rest or not _in_order(board.slots.faces, places):
        pool = sorted([board.slots.faces[slot] for slot in places] + list(board.rest))
        _put(board, places, _fixed_spots(board.sightings, _places(board, unknown)), pool)
    return unknown


def deal_unknown(world: Board, unknown: i64, dice: i64) -> i64:
    """Shuffle the unknown cards over their places and the unused pile; the state of the dice afterwards."""
    slots = slots_of(unknown)
    dice = _deal_faces(world, unknown, slots, dice) if world.rest else _deal_slots(world, unknown, slots, dice)
    if world.unused & ~unknown:
        deep = [slot for slot in world.order if world.unused >> slot & 1]
        dice = _shuffle(deep, len(deep), dice)
        world.order = bytes([slot for slot in world.order if not world.unused >> slot & 1] + deep)
    world.chance = step(dice)
    return step(world.chance)


def _deal_slots(world: Board, unknown: i64, slots: list[int], dice: i64) -> i64:
    """Where every card has a slot, exchange the slots: which card each of them is stays the same for all worlds."""
    pool = slots.copy()
    if world.sightings:
        dice = step(dice)
        spots = _random_spots(world.sightings, _places(world, unknown), dice)
        dice = _shuffle(pool, len(pool), dice)
        pool = _laid(world, spots, pool, [world.slots.faces[slot] for slot in pool])
    else:
        dice = _shuffle(pool, len(pool), dice)
    new = _same(world)
    place: i64 = 0
    while place < len(slots):
        new[slots[place]] = pool[place]
        place += 1
    world.order = bytes([new[slot] for slot in world.order])
    _move(world, unknown, new)
    return dice


def _deal_faces(world: Board, unknown: i64, slots: list[int], dice: i64) -> i64:
    """Where cards lie too deep in the unused pile to have a slot, deal the cards to the slots."""
    pool = [world.slots.faces[slot] for slot in slots] + list(world.rest)
    spots: list[int] = []
    if world.sightings:
        dice = step(dice)
        spots = _random_spots(world.sightings, _places(world, unknown), dice)
    dice = _shuffle(pool, len(pool) if spots else len(slots), dice)
    pool.reverse()
    _put(world, slots, spots, pool)
    return dice


def is_asked(world: Board) -> bool:
    """Find the options of a seat whose cards were dealt anew; false if there would be nothing to ask."""
    if world.decision == TURN:
        world.options = turn_options(world)
        world.actions = usable_actions(world)
        return (world.options | world.actions) != 0
    if world.decision == CHOOSE:
        world.options = choices(world)  # nobody would not be asked because of cards that others do not know (J67)
    return True


# --- what others know ------------------------------------------------------------------------------


def _forget_what_others_know(board: Board, seat: i64) -> None:
    """Keep the sightings of one observer only; and where more than two play, of what other seats have seen only their
    own hands: who else knows a card could tell which way it went."""
    observer = SPECTATORS if seat == NOBODY else seat
    if board.sightings:
        board.sightings = tuple([entry for entry in board.sightings if observer_of(entry) == observer])
    if board.mode.seats <= 2:
        return
    own = seen(board, seat) & ~board.open
    board.seen_a = 0
    board.seen_b = 0
    board.seen_c = 0
    board.seen_d = 0
    other: i64 = 0
    while other < board.mode.seats:
        show_to(board, own if other == seat else board.hand & held(board, other) & ~board.open, other)
        other += 1


# --- slots -----------------------------------------------------------------------------------------


def _everything(board: Board) -> i64:
    return bit(len(board.slots.faces)) - 1


def _in_hands(board: Board, unknown: i64) -> list[int]:
    """The unknown cards of hands, in an order that nothing about their faces has a part in."""
    marked: list[int] = []
    left = unknown & board.hand
    while left:
        slot = lowest(left)
        left &= left - 1
        marks = (board.chosen >> slot & 1) << 2 | (board.seen_a >> slot & 1) << 1 | board.seen_b >> slot & 1
        given: i64 = 8 if slot == board.given else 0
        marked.append((holder(board, slot) << 4 | given | marks) << _SLOT_BITS | slot)
    marked.sort()
    return [mark & _SLOT for mark in marked]


def _in_piles(board: Board, unknown: i64) -> list[int]:
    """The unknown cards of the draw piles, seat by seat, and of the unused pile, each pile from its top."""
    found: list[int] = []
    seat: i64 = 0
    while seat < board.mode.seats:
        pile = board.draw & held(board, seat) & unknown
        if pile:
            found += [slot for slot in board.order if pile >> slot & 1]
        seat += 1
    deep = board.unused & unknown
    return found + [slot for slot in board.order if deep >> slot & 1]


def _same(board: Board) -> list[int]:
    """Every slot, to become that which is to stand in its place."""
    return list(range(len(board.slots.faces)))


def _move(board: Board, unknown: i64, new: list[int]) -> None:
    """Replace unknown slots by their new ones, in every set they may be in."""
    board.hand = _moved(board.hand, unknown, new)
    board.draw = _moved(board.draw, unknown, new)
    board.unused = _moved(board.unused, unknown, new)
    board.looked_at = _moved(board.looked_at, unknown, new)
    board.odd = _moved(board.odd, unknown, new)
    board.far = _moved(board.far, unknown, new)
    board.seen_a = _moved(board.seen_a, unknown, new)
    board.seen_b = _moved(board.seen_b, unknown, new)
    board.seen_c = _moved(board.seen_c, unknown, new)
    board.seen_d = _moved(board.seen_d, unknown, new)
    board.chosen = _moved(board.chosen, unknown, new)
    if board.given >= 0:
        board.given = new[board.given]


def _moved(cards: i64, unknown: i64, new: list[int]) -> i64:
    left = cards & unknown
    moved = cards & ~unknown
    while left:
        moved |= bit(new[lowest(left)])
        left &= left - 1
    return moved


# --- faces -----------------------------------------------------------------------------------------


def _places(board: Board, unknown: i64) -> list[int]:
    """In which place each unknown slot lies, and each card too deep in the unused pile to have one."""
    places: list[int] = []
    for slot in slots_of(unknown):
        if board.hand >> slot & 1:
            places.append(hand_of(holder(board, slot)))
        elif board.draw >> slot & 1:
            places.append(draw_pile_of(holder(board, slot)))
        else:
            places.append(UNUSED_PILE)
    return places + [UNUSED_PILE] * len(board.rest)


def _in_order(faces: bytes, slots: list[int]) -> bool:
    """Whether some slots, which are in ascending order, have their faces in ascending order."""
    last: i64 = 0
    for slot in slots:
        face: i64 = faces[slot]
        if face < last:
            return False
        last = face
    return True


def _put(board: Board, slots: list[int], spots: list[int], pool: list[int]) -> None:
    """Give the sighted cards their spots and lay the others of the pool on those that are left, in its order."""
    laid = _laid(board, spots, pool, pool) if spots else pool
    faces = bytearray(board.slots.faces)
    place: i64 = 0
    while place < len(slots):
        faces[slots[place]] = laid[place]
        place += 1
    changed = bytes(faces)
    if changed != board.slots.faces:
        board.slots = Slots(changed)
    board.rest = bytes(laid[place:])


def _laid(board: Board, spots: list[int], pool: list[int], faces: list[int]) -> list[int]:
    """The cards of a pool, with these faces, each on its spot: the sighted ones first, then the others in order."""
    left = list(range(len(pool)))
    laid = [-1] * len(pool)
    for place, spot in enumerate(spots):
        sighted = face_of(board.sightings[place])
        card = next(number for number in left if faces[number] == sighted)
        left.remove(card)
        laid[spot] = pool[card]
    following = iter(left)
    return [pool[next(following)] if card < 0 else card for card in laid]


def _fixed_spots(sightings: tuple[int, ...], places: list[int]) -> list[int]:
    """A spot of its own for each sighted card among the places where it may be: the first way that works."""
    return _spots_from(sightings, places, [])


def _spots_from(sightings: tuple[int, ...], places: list[int], taken: list[int]) -> list[int]:
    if len(taken) == len(sightings):
        return taken
    allowed = places_of(sightings[len(taken)])
    tried = 0
    for spot, place in enumerate(places):
        # Spots of one place are as good as each other, so one try is enough for each place.
        if place & allowed and not place & tried and spot not in taken:
            tried |= place
            found = _spots_from(sightings, places, [*taken, spot])
            if found:
                return found
    return []


def _random_spots(sightings: tuple[int, ...], places: list[int], dice: i64) -> list[int]:
    """The same by lot, every way as likely as any other: drawn one by one, all again if two meet."""
    allowed = [[spot for spot, place in enumerate(places) if place & places_of(sighting)] for sighting in sightings]
    while True:
        spots: list[int] = []
        for possible in allowed:
            dice = step(dice)
            spots.append(possible[below(dice, len(possible))])
        if len(set(spots)) == len(spots):
            return spots


def _shuffle(things: list[int], number: i64, dice: i64) -> i64:
    """Draw so many of some things by lot, the first one drawn to the end; the state of the dice afterwards."""
    left: i64 = len(things)
    kept = left - number
    while left > kept and left > 1:
        dice = step(dice)
        other = below(dice, left)
        left -= 1
        last = things[left]
        things[left] = things[other]
        things[other] = last
    return dice
