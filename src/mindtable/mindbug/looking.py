"""From the numbers of a view to its sight: everything a seat may know, in words."""

from typing import Final

from mypy_extensions import i64

from ..game.bits import bit, count, lowest, slots_of
from ..game.contract import SEATS, Seat
from .board import (
    ACT_AGAIN,
    ASK_TAKERS,
    BEGIN_TURN,
    BLOCK,
    BLOCKING,
    CHOOSE,
    DECLINED,
    END_TURN,
    FROG,
    HUNTING,
    MAY,
    NEXT_TURN,
    NOBODY,
    SECOND_ATTACK,
    TAKE,
    Board,
)
from .cards import CARDS
from .changes.sightings import UNUSED_PILE, draw_pile_of, face_of, hand_of, places_of
from .notation import DOING, QUESTIONS, seat_letter
from .packed import effect_of, giver_of, listed_stages, seat_of, slot_of
from .questions.fighting import able_to_block
from .questions.holding import boosts, held, holder, life, mindbugs, mindfrogs, released, seen
from .questions.playing import able_to_take
from .questions.strength import keywords, power
from .sight import (
    Asked,
    CardAt,
    CreatureSight,
    EffectSight,
    PlayerSight,
    Sight,
    Sighting,
    UnusedPile,
    WaitingEffect,
)
from .tables import AMOUNT, OWNER, POWER, START, TRIGGER, VERB
from .turn import to_be_turned
from .words import Keyword, Trigger

STAGES: Final = {
    BEGIN_TURN: "begin turn",
    ASK_TAKERS: "ask who takes the card",
    HUNTING: "hunt",
    BLOCKING: "block",
    SECOND_ATTACK: "second attack",
    END_TURN: "end turn",
    NEXT_TURN: "next turn",
    ACT_AGAIN: "act again",
}

_IDS: Final = [card.id for card in CARDS]
_TRIGGERS: Final = list(Trigger)
# The seats of a set of them.
_GROUPS: Final = [tuple([seat for place, seat in enumerate(SEATS[:4]) if group >> place & 1]) for group in range(16)]
# Creatures that were seen already, by their state and which of several equal ones they are.
_MADE: Final[dict[int, CreatureSight]] = {}
_MOST_MADE: Final = 10_000
_TWIN_BITS: Final = 6
_KEYWORDS: Final = [
    tuple([keyword for place, keyword in enumerate(Keyword) if bits >> place & 1]) for bits in range(1 << len(Keyword))
]


def look(board: Board, seat: i64, unknown: i64, moves: tuple[str, ...]) -> Sight:
    """What the first world of a view shows, whose seat does not know the cards of some slots and has these moves."""
    mode = board.mode
    seats = [seat_letter(number) for number in range(mode.seats)]
    players = tuple([_player(board, number, unknown) for number in range(mode.seats)])
    return Sight(
        mode.game,
        mode.name,
        None if seat == NOBODY else seats[seat],
        mode.sides,
        seats[board.active],
        board.turns,
        seats[board.next],
        () if board.decider == NOBODY else (seats[board.decider],),
        QUESTIONS.get(board.decision, ""),
        moves,
        _effect(board, seat, unknown, seats) if board.step else None,
        tuple([_waiting(board, entry, unknown, seats) for entry in board.waiting]),
        _stages(board),
        _ids(board, board.shown)[0] if board.shown else None,
        seats[board.taker],
        _found(board, board.attacker, players),
        _found(board, board.blocker, players),
        board.attacks,
        board.ordered != 0,
        _asking(board, seats),
        board.asked,
        _IDS[board.slots.faces[to_be_turned(board)]] if board.turning else None,
        tuple([letter for number, letter in enumerate(seats) if mode.team[number] == board.winner]),
        UnusedPile(
            count(board.unused) + len(board.rest),
            _ids(board, board.unused & ~unknown),
            _known_and_not(board, board.looked_at, unknown),
        ),
        _unknown(board, unknown),
        tuple([_sighting(entry, seats) for entry in board.sightings]),
        players,
    )


# --- cards -----------------------------------------------------------------------------------------


def _ids(board: Board, cards: i64) -> tuple[str, ...]:
    faces = board.slots.faces
    return tuple([_IDS[faces[slot]] for slot in slots_of(cards)])


def _known_and_not(board: Board, cards: i64, unknown: i64) -> tuple[str | None, ...]:
    """The known ones of some cards, and None for each of the others."""
    return _ids(board, cards & ~unknown) + (None,) * count(cards & unknown)


def _at(board: Board, slot: i64, unknown: i64, seats: list[Seat]) -> CardAt:
    """Where a card is to be found in the sight."""
    seat = holder(board, slot)
    mine = held(board, seat)
    before = mine & (bit(slot) - 1)
    if board.in_play >> slot & 1:
        return CardAt(seats[seat], "creatures", count(board.in_play & before))
    if board.discard >> slot & 1:
        return CardAt(seats[seat], "discard_pile", count(board.discard & before))
    if board.hand >> slot & 1:
        known = board.hand & ~unknown
        if unknown >> slot & 1:
            return CardAt(seats[seat], "hand", count(known & mine) + count(board.hand & unknown & before))
        return CardAt(seats[seat], "hand", count(known & before))
    place = "shown" if board.shown >> slot & 1 else "boosts" if board.under >> slot & 1 else "draw_pile"
    return CardAt(seats[seat], place, 0)


def _all_at(board: Board, cards: i64, unknown: i64, seats: list[Seat]) -> tuple[CardAt, ...]:
    """The same for several, those that are known first."""
    slots = slots_of(cards & ~unknown) + slots_of(cards & unknown)
    return tuple([_at(board, slot, unknown, seats) for slot in slots])


def _unknown(board: Board, unknown: i64) -> tuple[str, ...]:
    faces = board.slots.faces
    pool = sorted([faces[slot] for slot in slots_of(unknown)] + list(board.rest))
    return tuple([_IDS[face] for face in pool])


def _sighting(entry: i64, seats: list[Seat]) -> Sighting:
    places = [f"hand {letter}" for number, letter in enumerate(seats) if places_of(entry) & hand_of(number)]
    places += [f"draw {letter}" for number, letter in enumerate(seats) if places_of(entry) & draw_pile_of(number)]
    places += ["unused"] if places_of(entry) & UNUSED_PILE else []
    return Sighting(_IDS[face_of(entry)], tuple(places))


# --- players and their creatures -------------------------------------------------------------------


def _player(board: Board, seat: i64, unknown: i64) -> PlayerSight:
    mine = held(board, seat)
    hand = board.hand & mine
    in_hand = slots_of(hand & ~unknown) + slots_of(hand & unknown)
    return PlayerSight(
        SEATS[seat],
        life(board, seat),
        mindbugs(board, seat),
        mindfrogs(board, seat),
        _known_and_not(board, hand, unknown),
        tuple([_others_who_know(board, slot, seat) for slot in in_hand]),
        tuple([board.open >> slot & 1 != 0 for slot in in_hand]),
        count(board.draw & mine),
        _creatures(board, board.in_play & mine, seat),
        _ids(board, board.discard & mine),
        board.skipped >> board.mode.team[seat] & 1 != 0,
        board.nonblockers >> seat & 1 != 0,
    )


def _others_who_know(board: Board, slot: i64, seat: i64) -> tuple[Seat, ...]:
    knowing: i64 = 0
    other: i64 = 0
    while other < board.mode.seats:
        if other != seat and seen(board, other) >> slot & 1:
            knowing |= bit(other)
        other += 1
    return _GROUPS[knowing]


def _creatures(board: Board, cards: i64, seat: i64) -> tuple[CreatureSight, ...]:
    """Creatures of a seat. What was made before is taken again; equal ones of one sight are still two things."""
    found: list[CreatureSight] = []
    met: list[int] = []
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        state = _state(board, slot)
        key = state << _TWIN_BITS | met.count(state)
        met.append(state)
        creature = _MADE.get(key)
        if creature is None or board.under:
            creature = _creature(board, slot, SEATS[seat])
            if not board.under:
                if len(_MADE) >= _MOST_MADE:
                    _MADE.clear()
                _MADE[key] = creature
        found.append(creature)
    return tuple(found)


def _state(board: Board, slot: i64) -> i64:
    """All there is to say of a creature without cards under it, as one number."""
    state: i64 = board.slots.faces[slot]
    state = state << 2 | holder(board, slot)
    state = state << 16 | power(board, slot)
    state = state << 8 | keywords(board, slot)
    state = state << 1 | board.exhausted >> slot & 1
    state = state << 1 | board.turning >> slot & 1
    state = state << 1 | (1 if slot == board.attacker else 0)
    state = state << 1 | (1 if slot == board.blocker else 0)
    state = state << 1 | board.safe >> slot & 1
    state = state << 1 | board.cannot_block >> slot & 1
    state = state << 1 | board.sneaky >> slot & 1
    state = state << 1 | board.blocked >> slot & 1
    return state << 1 | board.victors >> slot & 1


def _creature(board: Board, slot: i64, seat: Seat) -> CreatureSight:
    face = board.slots.faces[slot]
    return CreatureSight(
        _IDS[face],
        seat,
        power(board, slot),
        POWER[face],
        _KEYWORDS[keywords(board, slot)],
        board.exhausted >> slot & 1 != 0,
        board.turning >> slot & 1 != 0,
        slot == board.attacker,
        slot == board.blocker,
        _ids(board, boosts(board, slot)) if board.under else (),
        board.safe >> slot & 1 != 0,
        board.cannot_block >> slot & 1 != 0,
        board.sneaky >> slot & 1 != 0,
        board.blocked >> slot & 1 != 0,
        board.victors >> slot & 1 != 0,
    )


def _found(board: Board, slot: i64, players: tuple[PlayerSight, ...]) -> CreatureSight | None:
    """The sight of a creature that attacks or blocks."""
    if slot < 0:
        return None
    seat = holder(board, slot)
    return players[seat].creatures[count(board.in_play & held(board, seat) & (bit(slot) - 1))]


# --- effects ---------------------------------------------------------------------------------------


def _effect(board: Board, seat: i64, unknown: i64, seats: list[Seat]) -> EffectSight:
    effect = _effect_of_step(board.step)
    step = board.step + 1 if board.decision == MAY else board.step
    given = board.given
    return EffectSight(
        _IDS[board.slots.faces[board.source]],
        _at(board, board.source, unknown, seats),
        seats[board.you],
        _IDS[board.slots.faces[board.giver]],
        _at(board, board.giver, unknown, seats),
        _TRIGGERS[TRIGGER[effect]],
        _IDS[OWNER[effect]],
        board.step - START[effect],
        DOING.get(VERB[step]),
        AMOUNT[step],
        None if board.other == NOBODY else seats[board.other],
        None if given < 0 or unknown >> given & 1 else _IDS[board.slots.faces[given]],
        None if given < 0 else _at(board, given, unknown, seats),
        _chosen_among(board, seat),
        _known_and_not(board, board.chosen, unknown),
        _all_at(board, board.chosen, unknown, seats),
        _KEYWORDS[board.named],
        board.happened != 0,
        board.tally,
        _ids(board, board.copied),
        _all_at(board, board.copied, unknown, seats),
        _ids(board, released(board, board.source)),
    )


def _effect_of_step(step: i64) -> i64:
    """The effect that a step belongs to: the last that begins no later."""
    effect = len(START) - 1
    while START[effect] > step:
        effect -= 1
    return effect


def _chosen_among(board: Board, seat: i64) -> str | None:
    """Where the cards lie among which the seat of the view chooses for an effect."""
    if board.decision != CHOOSE or board.decider != seat:
        return None
    cards = board.options & ~DECLINED
    if cards & board.in_play:
        return "play"
    if cards & board.hand:
        return "hand"
    return "discard" if cards & board.discard else None


def _waiting(board: Board, entry: i64, unknown: i64, seats: list[Seat]) -> WaitingEffect:
    effect = effect_of(entry)
    giver = giver_of(entry)
    slot = slot_of(entry)
    return WaitingEffect(
        _IDS[board.slots.faces[slot]],
        _at(board, slot, unknown, seats),
        seats[seat_of(entry)],
        _IDS[board.slots.faces[giver]],
        _at(board, giver, unknown, seats),
        _TRIGGERS[TRIGGER[effect]],
        _IDS[OWNER[effect]],
        _ids(board, released(board, slot)),
    )


# --- the course of the turn ------------------------------------------------------------------------


def _stages(board: Board) -> tuple[str, ...]:
    return tuple([STAGES[stage] for stage in listed_stages(board.stages)])


def _asking(board: Board, seats: list[Seat]) -> tuple[Asked, ...]:
    """All who may be asked to take the card shown (T3.1), or to block (T4.1), in order, and who is able to."""
    if board.decision == BLOCK:
        defenders = board.mode.blockers[holder(board, board.attacker)]
        return tuple(
            [Asked(seats[seat], "block", able_to_block(board, seat, board.attacker) != 0) for seat in defenders]
        )
    if board.decision != TAKE and board.decision != FROG:
        return ()
    asking: list[Asked] = []
    for seat in board.mode.takers[board.active]:
        kind = FROG if board.mode.allied(seat, board.active) else TAKE
        asking.append(Asked(seats[seat], QUESTIONS[kind], able_to_take(board, seat, kind == FROG)))
    return tuple(asking)
