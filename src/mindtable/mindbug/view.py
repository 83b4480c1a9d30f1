"""What a seat may know, and the worlds that agree with it.

A view is built around a position of its own, the *first world*: all cards the seat does not know are laid
out anew in a fixed order that depends on nothing hidden. So there is no secret in a view to give away, and two
positions between which the seat cannot tell give equal views.
"""

from random import Random
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from ..game.bits import bit, count, lowest, slots_of
from ..game.chance import below, seeded, step
from ..game.contract import Move, Seat
from .board import CHOOSE, MAY, NOBODY, TURN, Board
from .cards import CARDS
from .effects import choices
from .notation import DOING, card_id, legal_numbers, seat_letter, text
from .questions.holding import boosts, held, holder, life, mindbugs, seen
from .questions.strength import keywords, power
from .slots import Slots
from .tables import AMOUNT, TRIGGER_OF_STEP, VERB
from .turn import turn_options, usable_actions
from .words import Keyword, Trigger

if TYPE_CHECKING:
    from .position import Position


class View:
    """All that a seat (or, for seat -1, a spectator) may know at a moment."""

    def __init__(self, first: "Position", seat: int, unknown: i64) -> None:
        self._first = first
        self._seat = seat
        self._unknown = unknown  # the slots of the first world whose cards the seat does not know

    @staticmethod
    def of(position: "Position", seat: int | None) -> "View":
        number = NOBODY if seat is None else seat
        unknown = _everything(position) & ~seen(position, number)
        first = position.copy()
        first.chance = 0
        if position.decider != number and position.decision in (TURN, CHOOSE):
            first.options = 0  # they may be about a hidden hand
            first.actions = 0
        _lay_out_anew(first, unknown)
        return View(first, number, unknown)

    # --- the contract ------------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        return None if self._seat == NOBODY else seat_letter(self._seat)

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        return self._first.to_decide

    @property
    def question(self) -> str:
        """What the seat to decide is asked, in one word."""
        return self._first.question

    def moves(self) -> list[Move]:
        """The legal moves of the view's seat; none if it is not asked."""
        if self._first.decider != self._seat or self._first.winner != NOBODY:
            return []
        return [Move(text(self._first, number)) for number in legal_numbers(self._first)]

    def worlds(self, rng: Random) -> "Position":
        """A whole position, each that agrees with the view as likely as any other."""
        return self.world(seeded(rng.getrandbits(60)))

    def world(self, dice: i64) -> "Position":
        """The same with the state of our own dice, for search."""
        while True:
            world = self._first.copy()
            dice = _deal_unknown(world, self._unknown, dice)
            if world.decider == self._seat or _is_asked(world):
                return world

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._seat == other._seat and self._first == other._first

    def __hash__(self) -> int:
        return hash((self._seat, self._first))

    # --- what is there to see ----------------------------------------------------------------------

    def facts(self) -> dict[str, Any]:
        """Everything in the view, in the shape of JSON. Unknown cards are None."""
        board = self._first
        shown = None if not board.shown else card_id(board, lowest(board.shown))
        return {
            "game": board.mode.name,
            "seat": self.seat,
            "turn": seat_letter(board.active),
            "turn_number": board.turns,
            "to_decide": list(self.to_decide),
            "question": self.question,
            "effect": self._effect(),
            "moves": [str(move) for move in self.moves()],
            "shown": shown,
            "attacker": self._creature_named(board.attacker),
            "blocker": self._creature_named(board.blocker),
            "turning": card_id(board, lowest(board.turning)) if board.turning else None,
            "winners": list(board.winners),
            "unused": {"count": count(board.unused) + len(board.rest), "known": self._known(board.unused)},
            "seats": {letter: self._seat_facts(number) for number, letter in enumerate(board.seats)},
        }

    def _seat_facts(self, seat: int) -> dict[str, Any]:
        board = self._first
        mine = held(board, seat)
        hand = board.hand & mine
        return {
            "life": life(board, seat),
            "mindbugs": mindbugs(board, seat),
            "hand": self._known(hand) + [None] * count(hand & self._unknown),
            "draw": count(board.draw & mine),
            "play": [self._creature(slot) for slot in slots_of(board.in_play & mine)],
            "discard": [card_id(board, slot) for slot in slots_of(board.discard & mine)],
        }

    def _known(self, cards: i64) -> list[str | None]:
        return [card_id(self._first, slot) for slot in slots_of(cards & ~self._unknown)]

    def _creature(self, slot: int) -> dict[str, Any]:
        board = self._first
        return {
            "card": card_id(board, slot),
            "power": power(board, slot),
            "printed": CARDS[board.slots.faces[slot]].power,
            "keywords": keyword_names(keywords(board, slot)),
            "exhausted": bool(board.exhausted >> slot & 1),
            "attacking": slot == board.attacker,
            "blocking": slot == board.blocker,
            "boosts": [card_id(board, card) for card in slots_of(boosts(board, slot))],
        }

    def _creature_named(self, slot: int) -> dict[str, str] | None:
        board = self._first
        if slot < 0:
            return None
        return {"card": card_id(board, slot), "seat": seat_letter(holder(board, slot))}

    def _effect(self) -> dict[str, Any] | None:
        """The effect being resolved: of which creature and given by which card, whose, what a choice is for, and the
        card it is about."""
        board = self._first
        if not board.step:
            return None
        step = board.step + 1 if board.decision == MAY else board.step
        given = board.given >= 0 and not self._unknown >> board.given & 1
        return {
            "card": card_id(board, board.source),
            "seat": seat_letter(board.you),
            "giver": card_id(board, board.giver),
            "trigger": list(Trigger)[TRIGGER_OF_STEP[board.step]].value,
            "doing": DOING.get(VERB[step]),
            "amount": AMOUNT[step],
            "given": card_id(board, board.given) if given else None,
        }


def keyword_names(bits: int) -> list[str]:
    return [keyword.value for place, keyword in enumerate(Keyword) if bits >> place & 1]


# --- laying out what is unknown --------------------------------------------------------------------


def _everything(board: Board) -> i64:
    return bit(len(board.slots.faces)) - 1


def _lay_out_anew(board: Board, unknown: i64) -> None:
    """Give the unknown cards their places in a fixed order: first all sets of slots, then all faces."""
    piles = [slot for slot in board.order if board.draw >> slot & 1]
    deep = [slot for slot in board.order if board.unused >> slot & 1]
    places = slots_of(unknown & board.hand)
    places.sort(key=lambda slot: _told_apart_by(board, slot))
    places += sorted((slot for slot in piles if unknown >> slot & 1), key=lambda slot: holder(board, slot))
    places += [slot for slot in deep if unknown >> slot & 1]
    new = dict(zip(places, slots_of(unknown), strict=True))
    known_piles = [slot for slot in slots_of(board.unused) if slot not in new]
    board.order = bytes([new[slot] for slot in places if slot in piles or slot in deep] + known_piles)
    board.hand = _moved(board.hand, new)
    board.draw = _moved(board.draw, new)
    board.unused = _moved(board.unused, new)
    board.odd = _moved(board.odd, new)
    board.far = _moved(board.far, new)
    board.seen_a = _moved(board.seen_a, new)
    board.seen_b = _moved(board.seen_b, new)
    board.chosen = _moved(board.chosen, new)
    board.given = new.get(board.given, board.given)
    faces = bytearray(board.slots.faces)
    pool = sorted([faces[slot] for slot in places] + list(board.rest))
    for place, slot in enumerate(slots_of(unknown)):
        faces[slot] = pool[place]
    board.slots = Slots(bytes(faces))
    board.rest = bytes(pool[len(places) :])


def _told_apart_by(board: Board, slot: int) -> tuple[int, ...]:
    """All that tells cards of hands apart without a look at their faces."""
    marks = [cards >> slot & 1 for cards in (board.chosen, board.seen_a, board.seen_b)]
    return (holder(board, slot), int(slot == board.given), *marks)


def _moved(cards: i64, new: dict[int, int]) -> i64:
    """A set in which unknown slots are replaced by their new ones."""
    moved: i64 = 0
    for slot in slots_of(cards):
        moved |= bit(new.get(slot, slot))
    return moved


def _deal_unknown(world: Board, unknown: i64, dice: i64) -> i64:
    """Shuffle the unknown cards over their slots and the unused pile; the state of the dice afterwards."""
    slots = slots_of(unknown)
    faces = bytearray(world.slots.faces)
    pool = [faces[slot] for slot in slots] + list(world.rest)
    dice = _shuffle(pool, dice)
    for place, slot in enumerate(slots):
        faces[slot] = pool[place]
    world.slots = Slots(bytes(faces))
    world.rest = bytes(pool[len(slots) :])
    if world.unused & ~unknown:
        deep = [slot for slot in world.order if world.unused >> slot & 1]
        dice = _shuffle(deep, dice)
        world.order = bytes([slot for slot in world.order if not world.unused >> slot & 1] + deep)
    world.chance = step(dice)
    return step(world.chance)


def _shuffle(things: list[int], dice: i64) -> i64:
    left: i64 = len(things)
    while left > 1:
        dice = step(dice)
        other = below(dice, left)
        left -= 1
        things[left], things[other] = things[other], things[left]
    return dice


def _is_asked(world: Board) -> bool:
    """Find the options of a seat whose cards were dealt anew; false if there would be nothing to ask."""
    if world.decision == TURN:
        world.options = turn_options(world)
        world.actions = usable_actions(world)
    elif world.decision == CHOOSE:
        world.options = choices(world)
        return world.options & (world.options - 1) != 0
    return True
