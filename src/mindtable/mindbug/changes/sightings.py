"""Who knows what of hidden cards: what a seat has seen, and what it has lost sight of.

As long as a seat knows where a card is, the card is marked as seen by it. When cards go from one hidden place to
another and the seat does not see which of them, all it can say of a card it knew there is that one like it is now in
one of several places: a *sighting*. It is kept by face, for nobody can tell equal cards apart, as one packed number:
observer, face, places. Observers are the seats and, behind them, the spectators.
"""

from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, lowest
from ..board import NOBODY, Board
from ..questions.equality import alike
from ..questions.holding import seen, seen_alone

SPECTATORS: Final = 4
EVERYBODY: Final = 31
NO_ONE: Final = 0

# Places as bits: the hands of the seats, their draw piles, the unused pile.
UNUSED_PILE: Final = 256
_DRAW_PILES: Final = 4
_PLACE_BITS: Final = 10
_FACE_BITS: Final = 10


def hand_of(seat: i64) -> i64:
    """The hand of a seat, as a place."""
    return bit(seat)


def draw_pile_of(seat: i64) -> i64:
    """The draw pile of a seat, as a place."""
    return bit(_DRAW_PILES + seat)


def observer_of(sighting: i64) -> i64:
    """The seat that has seen the card."""
    return sighting >> (_FACE_BITS + _PLACE_BITS)


def face_of(sighting: i64) -> i64:
    """The face of the card that was seen."""
    return sighting >> _PLACE_BITS & (bit(_FACE_BITS) - 1)


def places_of(sighting: i64) -> i64:
    """The places where the card may be now, as bits."""
    return sighting & (bit(_PLACE_BITS) - 1)


def sighting(observer: i64, face: i64, places: i64) -> i64:
    """What an observer knows of a card like this: that it is in one of some places."""
    return (observer << _FACE_BITS | face) << _PLACE_BITS | places


# --- marks -----------------------------------------------------------------------------------------


def show_to(board: Board, cards: i64, seat: i64) -> None:
    """Let a seat know cards from now on."""
    _mark(board, seat, seen_alone(board, seat) | cards)


def show_all(board: Board, cards: i64) -> None:
    """Let everybody know cards from now on."""
    board.open |= cards


def _mark(board: Board, seat: i64, cards: i64) -> None:
    """Set what a seat has seen besides what everybody has."""
    if seat == 0:
        board.seen_a = cards
    elif seat == 1:
        board.seen_b = cards
    elif seat == 2:
        board.seen_c = cards
    else:
        board.seen_d = cards


# --- a card comes into sight -----------------------------------------------------------------------


def recognise(board: Board, slot: i64, place: i64, observers: i64) -> None:
    """Observers see a card of a place: it is the one they knew to be there, if they knew one like it.

    Nobody can tell equal cards apart, so the knowledge of one passes to the other; else the last copy a player
    knows of would give away that it is still there.
    """
    if board.open >> slot & 1:
        return
    other: i64 = board.slots.ring[slot]
    while other != slot:
        if board.hand >> other & 1 and alike(board, slot, other):
            _exchange_knowledge(board, slot, other, observers)
        other = board.slots.ring[other]
    if board.sightings:
        observer: i64 = 0
        while observer <= SPECTATORS:
            if observers >> observer & 1 and not _known(board, observer) >> slot & 1:
                _drop(board, observer, board.slots.faces[slot], place)
            observer += 1


def _known(board: Board, observer: i64) -> i64:
    return seen(board, NOBODY if observer == SPECTATORS else observer)


def _exchange_knowledge(board: Board, slot: i64, other: i64, observers: i64) -> None:
    """Let a card be known to those observers who know its twin, and the twin only where both are known."""
    both = bit(slot) | bit(other)
    whole = not board.open >> slot & 1 and (board.open >> other & 1) == 1
    if whole:
        board.open ^= both
    seat: i64 = 0
    while seat < board.mode.seats:
        marks = seen_alone(board, seat)
        passes = marks >> other & ~marks >> slot & observers >> seat & 1
        if (whole and (marks >> slot ^ marks >> other) & 1) or (not whole and passes):
            _mark(board, seat, marks ^ both)
        seat += 1


def _drop(board: Board, observer: i64, face: i64, place: i64) -> None:
    """Forget the most definite sighting of a card like this that may be in a place."""
    best: i64 = 0
    for entry in board.sightings:
        fits = observer_of(entry) == observer and face_of(entry) == face and places_of(entry) & place
        if fits and (not best or _fewer(places_of(entry), places_of(best))):
            best = entry
    if best:
        left = list(board.sightings)
        left.remove(best)
        board.sightings = tuple(left)


def _fewer(places: i64, others: i64) -> bool:
    while places and others:
        places &= places - 1
        others &= others - 1
    return others != 0


# --- cards go out of sight -------------------------------------------------------------------------


def lose_sight(board: Board, cards: i64, places: i64, witnesses: i64) -> None:
    """Who does not see what happens to these cards knows of them only in which places they may be."""
    opened = board.open & cards
    found: list[int] = []
    observer: i64 = 0
    while observer <= SPECTATORS:
        if not witnesses >> observer & 1 and (observer < board.mode.seats or observer == SPECTATORS):
            left = cards & _known(board, observer)
            while left:
                found.append(sighting(observer, board.slots.faces[lowest(left)], places))
                left &= left - 1
        observer += 1
    board.open &= ~opened
    seat: i64 = 0
    while seat < board.mode.seats:
        marks = seen_alone(board, seat)
        _mark(board, seat, marks | opened if witnesses >> seat & 1 else marks & ~cards)
        seat += 1
    if found:
        board.sightings = tuple(sorted([*board.sightings, *found]))


def go_unseen(board: Board, origin: i64, target: i64, emptied: bool, witnesses: i64) -> None:
    """Cards went from one place to another, perhaps all of them; what was sighted may be there now.

    Witnesses have recognised what they saw.
    """
    if not board.sightings:
        return
    found: list[int] = []
    for entry in board.sightings:
        places = places_of(entry)
        if places & origin:
            if not witnesses >> observer_of(entry) & 1:
                places |= target
            if emptied:
                places &= ~origin
        if places:
            found.append(sighting(observer_of(entry), face_of(entry), places))
    board.sightings = tuple(sorted(found))


def hands_change_places(board: Board, seat: i64, other: i64) -> None:
    """Two players have exchanged their hands, which they now know; the others know where to look."""
    if not board.sightings:
        return
    both = hand_of(seat) | hand_of(other)
    players = bit(seat) | bit(other)
    found: list[int] = []
    for entry in board.sightings:
        places = places_of(entry)
        if players >> observer_of(entry) & 1:
            places &= ~both
        elif places & both and places & both != both:
            places ^= both
        if places:
            found.append(sighting(observer_of(entry), face_of(entry), places))
    board.sightings = tuple(sorted(found))
