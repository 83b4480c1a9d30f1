"""What a player can foresee of attacks: who may block whom, whom a hunter may choose, who falls.

Asked of the first world of a view, about creatures that everybody sees. All of it is as things stand now: what an
Attack effect would change first is not foreseen.
"""

from __future__ import annotations

from typing import Final

from ..game.bits import bit, slots_of
from ..game.contract import Refusal
from . import refusals
from .board import Board
from .notation import seat_number
from .questions import fighting
from .questions.fighting import EVOLVES, FALLS, IS_EXHAUSTED, STANDS
from .questions.holding import held, holder
from .sight import Combat, CreatureSight, Fate, Sight

_FATES: Final = {STANDS: Fate.STANDS, EVOLVES: Fate.EVOLVES, IS_EXHAUSTED: Fate.EXHAUSTED, FALLS: Fate.FALLS}


def combat(board: Board, sight: Sight, attacker: CreatureSight, blocker: CreatureSight) -> Combat:
    """What a combat of two creatures would do."""
    first, second = _slot(board, sight, attacker), _slot(board, sight, blocker)
    beaten = fighting.losers(board, first, second)
    return Combat(_fate(board, first, beaten), _fate(board, second, beaten))


def _fate(board: Board, slot: int, beaten: int) -> Fate:
    return _FATES[fighting.fate(board, slot)] if beaten >> slot & 1 else Fate.STANDS


def blockers(board: Board, sight: Sight, attacker: CreatureSight) -> tuple[CreatureSight, ...]:
    """The creatures of the other side that may block an attacker, in the order in which their players are asked."""
    slot = _slot(board, sight, attacker)
    able = [fighting.able_to_block(board, seat, slot) for seat in board.mode.blockers[holder(board, slot)]]
    return tuple(creature for cards in able for creature in _creatures(board, sight, cards))


def why_no_block(board: Board, sight: Sight, attacker: CreatureSight, creature: CreatureSight) -> Refusal | None:
    """Why a creature is unable to block an attacker, or None if it is able to."""
    return refusals.why_no_block(board, _slot(board, sight, creature), _slot(board, sight, attacker))


def prey(board: Board, sight: Sight, hunter: CreatureSight) -> tuple[CreatureSight, ...]:
    """The creatures that a hunter may choose to block it."""
    return _creatures(board, sight, fighting.prey(board, _slot(board, sight, hunter)))


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
