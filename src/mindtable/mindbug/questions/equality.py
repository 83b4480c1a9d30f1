"""What is the same: boards, and choices where equal cards in equal state are one move."""

from mypy_extensions import i64

from ...game.bits import bit, lowest, slots_of
from ..board import Board
from .holding import boosts, piles


def value(board: Board) -> tuple[object, ...]:
    """All that makes up the value of a board, to be compared and hashed. Where cards lay that were drawn is no part of
    it."""
    cards = (board.slots.faces, board.rest, board.hosts, bytes(piles(board)))
    return (board.mode.name, cards, board.waiting, board.sightings, tuple(board.numbers()), board.secret)


def distinct(board: Board, cards: i64) -> i64:
    """One card for each group of equal cards in equal state in one zone; they are one move."""
    pairs = cards & cards >> 1 & board.slots.side_by_side
    twins = pairs | pairs << 1 | cards & board.slots.scattered
    while twins:
        slot = lowest(twins)
        twins &= twins - 1
        other: i64 = board.slots.ring[slot]
        while other != slot:
            if twins >> other & 1 and alike(board, slot, other):
                cards &= ~bit(other)
                twins &= ~bit(other)
            other = board.slots.ring[other]
    return cards


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
