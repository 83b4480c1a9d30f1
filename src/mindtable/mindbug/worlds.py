"""Laying out the cards a seat does not know: in a fixed order for its view, by lot for worlds that agree with it."""

from mypy_extensions import i64

from ..game.bits import bit, slots_of
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


def lay_out_anew(board: Board, seat: i64) -> i64:
    """Give all that a seat does not know its place in a fixed order; the unknown slots.

    First all sets of slots, then all faces.
    """
    unknown = _everything(board) & ~seen(board, seat)
    _forget_what_others_know(board, seat)
    board.chance = 0
    board.secret = b""
    if board.decider != seat and board.decision in (TURN, CHOOSE):
        board.options = 0  # they may be about a hidden hand
        board.actions = 0
    piles = [slot for slot in board.order if board.draw >> slot & 1]
    deep = [slot for slot in board.order if board.unused >> slot & 1]
    slots = slots_of(unknown & board.hand)
    slots.sort(key=lambda slot: _told_apart_by(board, slot))
    slots += sorted((slot for slot in piles if unknown >> slot & 1), key=lambda slot: holder(board, slot))
    slots += [slot for slot in deep if unknown >> slot & 1]
    new = dict(zip(slots, slots_of(unknown), strict=True))
    known_piles = [slot for slot in slots_of(board.unused) if slot not in new]
    board.order = bytes([new[slot] for slot in slots if slot in piles or slot in deep] + known_piles)
    _move(board, new)
    pool = sorted([board.slots.faces[slot] for slot in slots] + list(board.rest))
    places = _places(board, unknown)
    _put(board, unknown, _fixed_spots(board.sightings, places), pool)
    return unknown


def deal_unknown(world: Board, unknown: i64, dice: i64) -> i64:
    """Shuffle the unknown cards over their slots and the unused pile; the state of the dice afterwards."""
    slots = slots_of(unknown)
    pool = [world.slots.faces[slot] for slot in slots] + list(world.rest)
    spots: list[int] = []
    if world.sightings:
        places = _places(world, unknown)
        dice = step(dice)
        spots = _random_spots(world.sightings, places, dice)
    dice = _shuffle(pool, dice)
    _put(world, unknown, spots, pool)
    if world.unused & ~unknown:
        deep = [slot for slot in world.order if world.unused >> slot & 1]
        dice = _shuffle(deep, dice)
        world.order = bytes([slot for slot in world.order if not world.unused >> slot & 1] + deep)
    world.chance = step(dice)
    return step(world.chance)


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


def _told_apart_by(board: Board, slot: int) -> tuple[int, ...]:
    """All that tells cards of hands apart without a look at their faces."""
    marks = [cards >> slot & 1 for cards in (board.chosen, board.seen_a, board.seen_b)]
    return (holder(board, slot), int(slot == board.given), *marks)


def _move(board: Board, new: dict[int, int]) -> None:
    """Replace unknown slots by their new ones, in every set they may be in."""
    board.hand = _moved(board.hand, new)
    board.draw = _moved(board.draw, new)
    board.unused = _moved(board.unused, new)
    board.looked_at = _moved(board.looked_at, new)
    board.odd = _moved(board.odd, new)
    board.far = _moved(board.far, new)
    board.seen_a = _moved(board.seen_a, new)
    board.seen_b = _moved(board.seen_b, new)
    board.seen_c = _moved(board.seen_c, new)
    board.seen_d = _moved(board.seen_d, new)
    board.chosen = _moved(board.chosen, new)
    board.given = new.get(board.given, board.given)


def _moved(cards: i64, new: dict[int, int]) -> i64:
    moved: i64 = 0
    for slot in slots_of(cards):
        moved |= bit(new.get(slot, slot))
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


def _put(board: Board, unknown: i64, spots: list[int], pool: list[int]) -> None:
    """Give the sighted cards their spots and lay the others of the pool on those that are left, in its order."""
    slots = slots_of(unknown)
    left = list(pool)
    laid = [-1] * len(left)
    for place, spot in enumerate(spots):
        face = face_of(board.sightings[place])
        left.remove(face)
        laid[spot] = face
    following = iter(left)
    laid = [next(following) if face < 0 else face for face in laid]
    faces = bytearray(board.slots.faces)
    for place, slot in enumerate(slots):
        faces[slot] = laid[place]
    board.slots = Slots(bytes(faces))
    board.rest = bytes(laid[len(slots) :])


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


def _shuffle(things: list[int], dice: i64) -> i64:
    left: i64 = len(things)
    while left > 1:
        dice = step(dice)
        other = below(dice, left)
        left -= 1
        things[left], things[other] = things[other], things[left]
    return dice
