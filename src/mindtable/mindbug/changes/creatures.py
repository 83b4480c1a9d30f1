"""Creatures: how they enter and leave play, fall, change sides, evolve and are boosted."""

from mypy_extensions import i64

from ...game.bits import bit, lowest
from ..board import NOTHING, Board
from ..codes import ON_PLAY
from ..packed import pair
from ..questions.fighting import EVOLVES, FALLS, IS_EXHAUSTED, fate
from ..questions.holding import boosts, held, holder, may_receive, working
from ..questions.strength import keywords, power, selected
from ..tables import (
    BASE,
    DEFEATED_EFFECT,
    FIRST_SIDE,
    GRANT_EFFECT,
    GRANT_TO,
    NEXT_STAGE,
    PLAY_EFFECT,
    TRIGGER,
)
from ..tellings import (
    CARD_BOOSTED,
    CARD_RELEASED,
    CARD_TO_HAND,
    CONTROL_TAKEN,
    CREATURE_DEFEATED,
    CREATURE_ENTERED,
    CREATURE_EVOLVED,
    CREATURE_EXHAUSTED,
    CREATURE_RETURNED,
    CREATURE_REVERTED,
    CREATURE_TURNED,
)
from .notes import tell, tell_each, wait
from .piles import arrive, forget_hosts, hand_over, refill, reveal


def enter(board: Board, slot: i64, seat: i64) -> None:
    """A card enters the play area of a seat, whose player will resolve its Play effect (M7.1)."""
    enter_quietly(board, slot, seat)
    effect = PLAY_EFFECT[board.slots.faces[slot]]
    if effect:
        wait(board, effect, slot, slot, seat)
    if board.slots.granters:
        wait_for_granted(board, ON_PLAY, slot)


def wait_for_granted(board: Board, trigger: i64, slot: i64) -> None:
    """Let the effects wait that other cards give to a creature (J51)."""
    granters = working(board, board.slots.granters)
    while granters:
        giver = lowest(granters)
        granters &= granters - 1
        face = board.slots.faces[giver]
        given_to = selected(board, GRANT_TO[face], holder(board, giver), giver)
        if TRIGGER[GRANT_EFFECT[face]] == trigger and given_to >> slot & 1:
            wait(board, GRANT_EFFECT[face], giver, slot, holder(board, slot))


def enter_quietly(board: Board, slot: i64, seat: i64) -> None:
    """A card enters play without its Play effect."""
    card = bit(slot)
    reveal(board, card)
    board.hand &= ~card
    board.discard &= ~card
    board.shown &= ~card
    board.in_play |= card
    forget_hosts(board, card)
    hand_over(board, card, seat)
    if board.told is not None:
        tell(board, CREATURE_ENTERED, seat, slot, 0)


def defeat(board: Board, cards: i64) -> i64:
    """Creatures are defeated together; those that were.

    Some are not after all (see `fate`). All of this is looked at before anything moves (M7.5).
    """
    fallen: i64 = 0
    evolving: i64 = 0
    exhausting: i64 = 0
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        what = fate(board, slot)
        if what == FALLS:
            fallen |= bit(slot)
        elif what == IS_EXHAUSTED:
            exhausting |= bit(slot)
        elif what == EVOLVES:
            evolving |= bit(slot)
    while exhausting:
        _exhaust(board, lowest(exhausting))
        exhausting &= exhausting - 1
    while evolving:
        evolve(board, lowest(evolving))
        evolving &= evolving - 1
    if fallen:
        _fall(board, fallen)
    return fallen


def _exhaust(board: Board, slot: i64) -> None:
    board.exhausted |= bit(slot)
    if FIRST_SIDE[board.slots.faces[slot]]:
        board.turning |= bit(slot)
    if board.told is not None:
        tell(board, CREATURE_EXHAUSTED, holder(board, slot), slot, 0)


def _fall(board: Board, fallen: i64) -> None:
    """Creatures move from play to the discard piles of their controllers, who resolve their Defeated effects
    of the stage they had (M6.7, M9.3)."""
    left = fallen
    while left:
        slot = lowest(left)
        left &= left - 1
        if board.told is not None:
            tell(board, CREATURE_DEFEATED, holder(board, slot), slot, power(board, slot))
        effect = DEFEATED_EFFECT[board.slots.faces[slot]]
        if effect:
            wait(board, effect, slot, slot, holder(board, slot))
    leave_play(board, fallen)
    arrive(board, fallen)


def leave_play(board: Board, cards: i64) -> None:
    """Creatures leave play: first they are stage one again (M9.3), their state is forgotten, and the cards
    under them go to their controllers' discard piles (M10.3)."""
    board.in_play &= ~cards
    board.exhausted &= ~cards
    board.turning &= ~cards
    board.cannot_block &= ~cards
    board.sneaky &= ~cards
    board.safe &= ~cards
    board.blocked &= ~cards
    board.victors &= ~cards
    if board.attacker >= 0 and cards >> board.attacker & 1:
        board.attacker = NOTHING
    if board.blocker >= 0 and cards >> board.blocker & 1:
        board.blocker = NOTHING
    if cards & board.slots.changed:
        changed = cards & board.slots.changed
        while changed:
            _revert(board, lowest(changed))
            changed &= changed - 1
    if board.under:
        _release(board, cards)


def _revert(board: Board, slot: i64) -> None:
    """A later stage becomes stage one again, and a creature turned to a side is upright (M9.3)."""
    former = board.slots.faces[slot]
    board.slots = board.slots.with_face(slot, BASE[former])
    if board.told is not None and not FIRST_SIDE[BASE[former]]:
        tell(board, CREATURE_REVERTED, holder(board, slot), slot, former)


def _release(board: Board, hosts: i64) -> None:
    """The cards under creatures that leave play go to the discard piles of those who controlled them."""
    while hosts:
        host = lowest(hosts)
        hosts &= hosts - 1
        cards = boosts(board, host)
        if cards:
            seat = holder(board, host)
            board.under &= ~cards
            hand_over(board, cards, seat)
            if board.told is not None:
                tell_each(board, CARD_RELEASED, seat, cards, 0)
            arrive(board, cards)


def return_to_hand(board: Board, cards: i64) -> None:
    """Creatures go to the hands of their controllers; those who may not receive cards keep them in play (J30)."""
    seat: i64 = 0
    while seat < board.mode.seats:
        own = cards & held(board, seat)
        if own and may_receive(board, seat):
            leave_play(board, own)
            board.hand |= own
            if board.told is not None:
                tell_each(board, CREATURE_RETURNED, seat, own, 0)
            refill(board, seat)
        seat += 1


def move_to_hand(board: Board, cards: i64, seat: i64) -> None:
    """Creatures go to the hand of a seat, whoever controls them, unless it may not receive cards (J30)."""
    if not cards or not may_receive(board, seat):
        return
    leave_play(board, cards)
    hand_over(board, cards, seat)
    board.hand |= cards
    if board.told is not None:
        tell_each(board, CARD_TO_HAND, seat, cards, 0)
    refill(board, seat)


def take_control(board: Board, cards: i64, seat: i64) -> None:
    """Creatures move to the play area of a seat in their present state (M8.4)."""
    if board.told is not None:
        left = cards
        while left:
            slot = lowest(left)
            left &= left - 1
            tell(board, CONTROL_TAKEN, seat, slot, holder(board, slot))
    hand_over(board, cards, seat)
    if board.under:
        left = cards
        while left:
            hand_over(board, boosts(board, lowest(left)), seat)
            left &= left - 1
    if board.attacker >= 0 and cards >> board.attacker & 1:
        board.attacker = NOTHING  # M6.11


def evolve(board: Board, slot: i64) -> None:
    """A creature becomes its next stage and keeps its state (M9.2)."""
    former = board.slots.faces[slot]
    following = NEXT_STAGE[former]
    if following:
        board.slots = board.slots.with_face(slot, following)
        if board.told is not None:
            tell(board, CREATURE_EVOLVED, holder(board, slot), slot, former)


def turn_to_side(board: Board, slot: i64, side: i64) -> None:
    """An exhausted creature is turned to its first or second side (J34)."""
    board.turning &= ~bit(slot)
    board.slots = board.slots.with_face(slot, FIRST_SIDE[board.slots.faces[slot]] + side)
    if board.told is not None:
        tell(board, CREATURE_TURNED, holder(board, slot), slot, keywords(board, slot))


def boost(board: Board, cards: i64, host: i64) -> None:
    """Cards of discard piles are put under a creature (M10.1)."""
    if not cards:
        return
    board.discard &= ~cards
    board.under |= cards
    hosts = bytearray(board.hosts if board.hosts else bytes(len(board.slots.faces)))
    left = cards
    while left:
        slot = lowest(left)
        left &= left - 1
        hosts[slot] = host + 1
    board.hosts = bytes(hosts)
    if board.told is not None:
        told = pair(board.slots.faces[host], power(board, host))
        tell_each(board, CARD_BOOSTED, holder(board, host), cards, told)
    hand_over(board, cards, holder(board, host))
