"""The key of a board."""

from mypy_extensions import i64

from ...game.chance import mixed
from ...mindbug.board import Board


def key_of(board: Board, origin: Board) -> i64:
    """A number that depends on everything in a board that its future depends on, with open cards."""
    small = board.decision | board.decider << 4 | board.active << 6 | board.next << 8 | board.asked << 10
    small |= board.taker << 14 | board.attacks << 18 | board.ordered << 22 | board.skipped << 23
    small |= board.nonblockers << 25 | board.turns << 29
    fight = board.attacker + 1 | board.blocker + 1 << 6
    key = mixed(small, board.in_play)
    key = mixed(key, board.hand)
    key = mixed(key, board.draw)
    key = mixed(key, board.discard)
    key = mixed(key, board.odd)
    key = mixed(key, board.lives << 10 ^ board.mindbugs)
    key = mixed(key, board.exhausted)
    if board.mode.seats > 2:
        key = mixed(key, board.far)
        key = mixed(key, board.mindfrogs)
    if board.cannot_block | board.sneaky | board.safe | board.blocked | board.victors:
        key = mixed(key, board.cannot_block)
        key = mixed(key, board.sneaky)
        key = mixed(key, board.safe)
        key = mixed(key, board.blocked)
        key = mixed(key, board.victors)
    key = mixed(key, board.stages << 12 ^ fight)
    key = mixed(key, board.options)
    key = mixed(key, board.actions ^ board.shown << 1)
    if board.step:
        key = mixed(key, board.step | board.giver << 20 | board.source << 26 | board.you << 32 | board.other + 1 << 34)
        key = mixed(key, board.chosen)
        key = mixed(key, board.picked | board.given + 1 << 1 | board.named << 8 | board.happened << 30)
        key = mixed(key, board.tally)
        key = mixed(key, board.copied)
        key = mixed(key, board.looked_at)
    if board.turning:
        key = mixed(key, board.turning)
    for entry in board.waiting:
        key = mixed(key, entry)
    if board.under or board.hosts:
        key = mixed(key, board.under)
        for host in board.hosts:
            key = mixed(key, host)
    if board.slots is not origin.slots:
        for face in board.slots.faces:
            key = mixed(key, face)
    if board.order is not origin.order:
        for slot in board.order:
            key = mixed(key, slot)
    return key
