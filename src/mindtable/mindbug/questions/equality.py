"""Choices that are the same: equal cards in equal state are one move."""

from mypy_extensions import i64

from ...game.bits import bit, lowest, slots_of
from ..board import Board
from .holding import boosts


def distinct(board: Board, cards: i64) -> i64:
    """One card for each group of equal cards in equal state in one zone; they are one move.

    Of a group the card most widely known stands for all: nobody can tell the cards apart, so what a player
    knew to be in a hand is what leaves it.
    """
    pairs = cards & cards >> 1 & board.slots.side_by_side
    twins = pairs | pairs << 1 | cards & board.slots.scattered
    while twins:
        slot = lowest(twins)
        twins &= twins - 1
        other: i64 = board.slots.ring[slot]
        while other != slot:
            if twins >> other & 1 and alike(board, slot, other):
                known = (board.open | board.seen_a & board.seen_b) & bit(slot)
                cards &= ~bit(other if known else slot)
                if known:
                    twins &= ~bit(other)
                else:
                    break
            other = board.slots.ring[other]
    return cards


def most_known(board: Board, slot: i64, among: i64) -> i64:
    """The card that stands for one of a set: itself, or a more widely known one that nobody can tell from it."""
    known = board.open | board.seen_a & board.seen_b
    if known >> slot & 1:
        return slot
    other: i64 = board.slots.ring[slot]
    while other != slot:
        if known & among & bit(other) and alike(board, slot, other):
            return other
        other = board.slots.ring[other]
    return slot


def alike(board: Board, slot: i64, other: i64) -> bool:
    """Whether two copies of a card are in the same zone, with the same holder and in the same state."""
    if board.attacker == slot or board.attacker == other:
        return False
    differences = board.in_play >> slot ^ board.in_play >> other
    differences |= board.hand >> slot ^ board.hand >> other
    differences |= board.discard >> slot ^ board.discard >> other
    differences |= board.under >> slot ^ board.under >> other
    differences |= board.odd >> slot ^ board.odd >> other
    differences |= board.far >> slot ^ board.far >> other
    differences |= board.exhausted >> slot ^ board.exhausted >> other
    differences |= board.cannot_block >> slot ^ board.cannot_block >> other
    differences |= board.sneaky >> slot ^ board.sneaky >> other
    differences |= board.safe >> slot ^ board.safe >> other
    if board.slots.turn_enders:  # nobody else looks at what a creature did this turn
        differences |= board.blocked >> slot ^ board.blocked >> other
        differences |= board.victors >> slot ^ board.victors >> other
    if differences & 1:
        return False
    return not board.under or _boosted_alike(board, slot, other)


def _boosted_alike(board: Board, slot: i64, other: i64) -> bool:
    """Whether two cards have equal cards under them, or lie under the same creature."""
    faces = board.slots.faces
    first = sorted([faces[card] for card in slots_of(boosts(board, slot))])
    second = sorted([faces[card] for card in slots_of(boosts(board, other))])
    under = bit(slot) | bit(other)
    return first == second and (not board.under & under or board.hosts[slot] == board.hosts[other])
