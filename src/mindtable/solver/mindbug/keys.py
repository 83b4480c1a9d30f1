"""The key of a board: one number by which boards are told apart; and one that near boards have in common."""

from mypy_extensions import i64

from ...game.chance import mixed
from ...mindbug.board import Board


def key_of(board: Board, origin: Board) -> i64:
    """A number that depends on everything that the future of a board depends on, if all cards are open.

    What has not changed since the board that a search began with is left out, and so is what is mostly empty: a mark
    stands for each part that is there.
    """
    turn = board.decision | board.decider << 4 | board.active << 6 | board.next << 8 | board.asked << 10
    turn |= board.taker << 14 | board.attacks << 18 | board.ordered << 22 | board.skipped << 23
    turn |= board.nonblockers << 25 | board.turns << 29 | (board.attacker + 1) << 40 | (board.blocker + 1) << 46
    key = mixed(turn, board.in_play)
    key = mixed(key, board.hand)
    key = mixed(key, board.draw)
    key = mixed(key, board.discard)
    key = mixed(key, board.odd)
    besides = mixed(board.lives, board.mindbugs)  # at the same time: each step waits for the one before
    besides = mixed(besides, board.exhausted)
    besides = mixed(besides, board.stages)
    besides = mixed(besides, board.options)
    key = mixed(key, besides)
    if board.mode.seats > 2:
        key = mixed(key, board.far)
        key = mixed(key, board.mindfrogs)
    if board.actions | board.shown | board.turning:
        key = mixed(key, 1)
        key = mixed(key, board.actions)
        key = mixed(key, board.shown)
        key = mixed(key, board.turning)
    if board.cannot_block | board.sneaky | board.safe | board.blocked | board.victors:
        key = mixed(key, 2)
        key = mixed(key, board.cannot_block)
        key = mixed(key, board.sneaky)
        key = mixed(key, board.safe)
        key = mixed(key, board.blocked)
        key = mixed(key, board.victors)
    if board.step:
        key = _with_effect(key, board)
    if board.waiting:
        key = mixed(key, 3)
        for entry in board.waiting:
            key = mixed(key, entry)
    if board.hosts:
        key = mixed(key, 4)
        key = mixed(key, board.under)
        for host in board.hosts:
            key = mixed(key, host)
    if board.slots is not origin.slots:
        key = mixed(key, 5)
        for face in board.slots.faces:
            key = mixed(key, face)
    if board.order is not origin.order:
        key = mixed(key, 6)
        for slot in board.order:
            key = mixed(key, slot)
    return key


def lasting_of(board: Board) -> i64:
    """A number that depends on what changes least often in a game: piles, Mindbugs and life."""
    return mixed(mixed(board.draw, board.mindbugs), board.lives)


def _with_effect(key: i64, board: Board) -> i64:
    """A key that also depends on the effect in progress."""
    key = mixed(key, board.step | board.giver << 20 | board.source << 26 | board.you << 32 | (board.other + 1) << 34)
    key = mixed(key, board.picked | (board.given + 1) << 1 | board.happened << 8)
    key = mixed(key, board.chosen)
    key = mixed(key, board.named)
    key = mixed(key, board.tally)
    key = mixed(key, board.copied)
    return mixed(key, board.looked_at)
