"""Laying out the cards a seat does not know: in a fixed order for its view, by lot for worlds that agree with it."""

from typing import Final

from mypy_extensions import i64

from ..game.bits import SLOTS, bit, count, lowest, nth, slots_of
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
from .questions.holding import held, holder, piles, seen
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
    slots += [slot for slot in piles(board) if unknown >> slot & 1]
    places = slots_of(unknown)
    new = _new_slots(slots, places)
    board.order = bytes(places[hidden:] + slots_of(board.unused & ~unknown))
    _move(board, unknown, new)
    if board.sightings or board.rest or not _in_order(board.slots.faces, places):
        pool = sorted([board.slots.faces[slot] for slot in places] + list(board.rest))
        put(board, places, _fixed_spots(board.sightings, _places(board, unknown)), pool)
    return unknown


def deal_unknown(world: Board, unknown: i64, dice: i64) -> i64:
    """Shuffle the unknown cards over their places and the unused pile; the state of the dice afterwards.

    Where every card has a slot, slots change places and every slot stays the card it is; so all worlds of a view share
    what is known of their slots.
    """
    if world.rest:
        dice = _deal_faces(world, unknown, dice)
    elif world.sightings:
        dice = _deal_sighted(world, unknown, dice)
    else:
        dice = _deal_slots(world, unknown, dice)
    world.chance = step(dice)
    return step(world.chance)


def _deal_slots(world: Board, unknown: i64, dice: i64) -> i64:
    """Put a slot drawn by lot, each as likely as any other, into the place of each unknown one, in every set of it."""
    hand: i64 = 0
    draw: i64 = 0
    unused: i64 = 0
    looked_at: i64 = 0
    odd: i64 = 0
    far: i64 = 0
    seen_a: i64 = 0
    seen_b: i64 = 0
    seen_c: i64 = 0
    seen_d: i64 = 0
    chosen: i64 = 0
    given = world.given
    piles: list[int] = []
    left = unknown
    number = count(left)
    places = unknown
    while places:
        place = places & -places
        places &= places - 1
        dice = step(dice)
        slot = nth(left, below(dice, number))
        card = bit(slot)
        left ^= card
        number -= 1
        if world.hand & place:
            hand |= card
        else:
            piles.append(slot)
            if world.draw & place:
                draw |= card
            else:
                unused |= card
        if world.odd & place:
            odd |= card
        if world.far & place:
            far |= card
        if world.seen_a & place:
            seen_a |= card
        if world.seen_b & place:
            seen_b |= card
        if world.seen_c & place:
            seen_c |= card
        if world.seen_d & place:
            seen_d |= card
        if world.chosen & place:
            chosen |= card
        if world.looked_at & place:
            looked_at |= card
        if world.given >= 0 and bit(world.given) == place:
            given = slot
    world.hand = world.hand & ~unknown | hand
    world.draw = world.draw & ~unknown | draw
    world.unused = world.unused & ~unknown | unused
    world.looked_at = world.looked_at & ~unknown | looked_at
    world.odd = world.odd & ~unknown | odd
    world.far = world.far & ~unknown | far
    world.seen_a = world.seen_a & ~unknown | seen_a
    world.seen_b = world.seen_b & ~unknown | seen_b
    world.seen_c = world.seen_c & ~unknown | seen_c
    world.seen_d = world.seen_d & ~unknown | seen_d
    world.chosen = world.chosen & ~unknown | chosen
    world.given = given
    return _stack(world, piles, unknown, dice)


def _deal_sighted(world: Board, unknown: i64, dice: i64) -> i64:
    """The same where some cards are known to lie in one of several places."""
    slots = slots_of(unknown)
    pool = slots.copy()
    dice = step(dice)
    spots = _random_spots(world.sightings, _places(world, unknown), dice)
    dice = _shuffle(pool, len(pool), dice)
    pool = _laid(world, spots, pool, [world.slots.faces[slot] for slot in pool])
    new = _new_slots(slots, pool)
    piles = [new[slot] for slot in world.order if unknown >> slot & 1]
    _move(world, unknown, new)
    return _stack(world, piles, unknown, dice)


def _deal_faces(world: Board, unknown: i64, dice: i64) -> i64:
    """Where cards lie too deep in the unused pile to have a slot, deal the cards to the slots."""
    slots = slots_of(unknown)
    pool = [world.slots.faces[slot] for slot in slots] + list(world.rest)
    spots: list[int] = []
    if world.sightings:
        dice = step(dice)
        spots = _random_spots(world.sightings, _places(world, unknown), dice)
    dice = _shuffle(pool, len(pool) if spots else len(slots), dice)
    pool.reverse()
    put(world, slots, spots, pool)
    return _stack(world, [slot for slot in world.order if unknown >> slot & 1], unknown, dice)


def _stack(world: Board, piles: list[int], unknown: i64, dice: i64) -> i64:
    """Make piles of unknown cards those of the world, the draw piles first. The cards of the unused pile that are known
    lie anywhere in it; the state of the dice afterwards."""
    known = world.unused & ~unknown
    drawn = count(world.draw)
    while known:
        dice = step(dice)
        piles.insert(drawn + below(dice, len(piles) - drawn + 1), lowest(known))
        known &= known - 1
    world.order = bytes(piles)
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


def _new_slots(slots: list[int], others: list[int]) -> list[int]:
    """For each of some slots the one that is to stand in its place."""
    new = [0] * SLOTS
    place: i64 = 0
    while place < len(slots):
        new[slots[place]] = others[place]
        place += 1
    return new


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
    if board.given >= 0 and unknown >> board.given & 1:
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


def put(board: Board, slots: list[int], spots: list[int], pool: list[int]) -> None:
    """Give the sighted cards their spots and lay the others of the pool on those that are left, in its order."""
    laid = _laid(board, spots, pool, pool) if spots else pool
    faces = bytearray(board.slots.faces)
    place: i64 = 0
    while place < len(slots):
        faces[slots[place]] = laid[place]
        place += 1
    changed = bytes(faces)
    if changed != board.slots.faces:
        board.slots = board.slots.with_faces(changed)
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
