"""What a player can foresee: who may block whom, whom a hunter may choose, who falls, what an ability is about.

Asked of the first world of a view, about creatures that everybody sees. All of it is as things stand now: what an
Attack effect would change first is not foreseen.
"""

from __future__ import annotations

from typing import Final

from ..game.bits import bit, slots_of
from ..game.contract import Refusal, Seat
from . import refusals
from .board import NOBODY, Board
from .changes.creatures import enter_quietly
from .notation import card_id, seat_number
from .questions import fighting, strength
from .questions.fighting import EVOLVES, FALLS, IS_EXHAUSTED, STANDS
from .questions.holding import held, holder, working
from .questions.strength import selected
from .sight import Combat, CreatureSight, Fate, Sight
from .tables import condition_of, selector_of
from .words import Condition, Some

_FATES: Final = {STANDS: Fate.STANDS, EVOLVES: Fate.EVOLVES, IS_EXHAUSTED: Fate.EXHAUSTED, FALLS: Fate.FALLS}


def combat(board: Board, sight: Sight, attacker: CreatureSight, blocker: CreatureSight) -> Combat:
    """What a combat of two creatures would do."""
    first, second = _slot(board, sight, attacker), _slot(board, sight, blocker)
    beaten = fighting.losers(board, first, second)
    return Combat(_fate(board, first, beaten), _fate(board, second, beaten))


def _fate(board: Board, slot: int, beaten: int) -> Fate:
    return _FATES[fighting.fate(board, slot)] if beaten >> slot & 1 else Fate.STANDS


def fate(board: Board, sight: Sight, creature: CreatureSight) -> Fate:
    """What would become of a creature that is defeated."""
    return _FATES[fighting.fate(board, _slot(board, sight, creature))]


def blockers(board: Board, sight: Sight, attacker: CreatureSight) -> tuple[CreatureSight, ...]:
    """The creatures of the other side that may block an attacker, in the order in which their players are asked."""
    slot = _slot(board, sight, attacker)
    able = [fighting.able_to_block(board, seat, slot) for seat in board.mode.blockers[holder(board, slot)]]
    return tuple(creature for cards in able for creature in _creatures(board, sight, cards))


def why_no_block(board: Board, sight: Sight, attacker: CreatureSight, creature: CreatureSight) -> Refusal | None:
    """Why a creature is unable to block an attacker, or None if it is able to."""
    return refusals.why_no_block(board, _slot(board, sight, creature), _slot(board, sight, attacker))


def keeps_from_blocking(board: Board, sight: Sight, attacker: CreatureSight, creature: CreatureSight) -> str | None:
    """The first card at work that keeps a creature from blocking an attacker."""
    slot, other = _slot(board, sight, creature), _slot(board, sight, attacker)
    bans = slots_of(working(board, board.slots.block_bans))
    return next(
        (card_id(board, card) for card in bans if fighting.kept_from_blocking(board, card, other) & bit(slot)), None
    )


def bonuses(board: Board, sight: Sight, creature: CreatureSight) -> tuple[tuple[str, int], ...]:
    """The cards at work that change the power of a creature, and by how much; equal ones count together."""
    slot = _slot(board, sight, creature)
    found: dict[str, int] = {}
    for giver in slots_of(working(board, board.slots.power_givers)):
        card = card_id(board, giver)
        found[card] = found.get(card, 0) + strength.bonus(board, giver, slot)
    return tuple((card, power) for card, power in found.items() if power)


def prey(board: Board, sight: Sight, hunter: CreatureSight) -> tuple[CreatureSight, ...]:
    """The creatures that a hunter may choose to block it."""
    return _creatures(board, sight, fighting.prey(board, _slot(board, sight, hunter)))


# --- abilities -------------------------------------------------------------------------------------


def described(board: Board, sight: Sight, which: Some, of: CreatureSight | None) -> tuple[CreatureSight, ...]:
    """The creatures that an ability of a creature, or the effect in progress, may be about."""
    seat, slot = _whose(board, sight, of)
    return _creatures(board, sight, selected(board, selector_of(which), seat, slot))


def cards_described(
    board: Board, sight: Sight, which: Some, of: CreatureSight | None, opponent: Seat
) -> tuple[str, ...]:
    """The cards in discard piles, or under creatures, that an effect may be about if it is aimed at an opponent."""
    seat, slot = _whose(board, sight, of)
    cards = selected(_against(board, opponent), selector_of(which), seat, slot)
    return tuple(card_id(board, card) for card in slots_of(cards & (board.discard | board.under)))


def holds(board: Board, sight: Sight, condition: Condition, of: CreatureSight | None, opponent: Seat) -> bool:
    """Whether a condition of an ability holds if it is aimed at an opponent."""
    seat, slot = _whose(board, sight, of)
    return strength.holds(_against(board, opponent), condition_of(condition), seat, slot)


def _whose(board: Board, sight: Sight, of: CreatureSight | None) -> tuple[int, int]:
    """The player and the slot of a creature, or of the effect in progress."""
    if of is None:
        return board.you, board.source
    slot = _slot(board, sight, of)
    return holder(board, slot), slot


def _against(board: Board, opponent: Seat) -> Board:
    """The same board with an effect in mind that is aimed at an opponent (T5.2)."""
    board = board.copy()
    board.other = seat_number(opponent)
    return board


# --- cards that enter play -------------------------------------------------------------------------


def entered(board: Board, unknown: int, card: str, seat: Seat) -> tuple[Board, int]:
    """The board as it would be if a card that is shown, given or known in a hand were in play at a seat, before its
    Play effect, and which of the creatures there it is. Nobody is asked anything."""
    known = (board.shown | board.hand | (bit(board.given) if board.given >= 0 else 0)) & ~unknown & ~board.in_play
    slot = next(slot for slot in slots_of(known) if card_id(board, slot) == card)
    board = board.copy()
    board.decider = NOBODY
    board.options = 0
    board.actions = 0
    enter_quietly(board, slot, seat_number(seat))
    return board, slots_of(board.in_play & held(board, seat_number(seat))).index(slot)


# --- creatures and their slots ---------------------------------------------------------------------


def _slot(board: Board, sight: Sight, creature: CreatureSight) -> int:
    """The slot of a creature; of equal ones the first, for what holds for one holds for all of them."""
    mine = slots_of(board.in_play & held(board, seat_number(creature.seat)))
    return mine[sight.player(creature.seat).creatures.index(creature)]


def _creatures(board: Board, sight: Sight, cards: int) -> tuple[CreatureSight, ...]:
    found = []
    for seat, player in enumerate(sight.players):
        slots = slots_of(board.in_play & held(board, seat))
        found += [creature for slot, creature in zip(slots, player.creatures, strict=True) if cards & bit(slot)]
    return tuple(found)
