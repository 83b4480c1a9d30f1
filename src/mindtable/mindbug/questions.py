"""What holds at a moment: power, keywords, who is able to do what. Nothing here changes a board."""

from mypy_extensions import i64

from .bits import bit, count, lowest
from .board import SEAT_BITS, SEAT_MASK, Board
from .tables import (
    ALLIED,
    ALONE,
    ATTACK_BAN,
    BLOCK_BAN,
    BLOCK_BAN_THIS,
    BONUS_IF,
    BONUS_KEYWORDS,
    BONUS_PER,
    BONUS_POWER,
    BONUS_TO,
    CONDITION,
    CONDITION_NUMBER,
    COPIED,
    EITHER,
    ENEMY,
    EXTREME,
    FEWER_CREATURES,
    KEYWORDS,
    LEAST_POWER,
    LIFE_IS,
    LOWEST,
    MOST_POWER,
    NOT_YOURS,
    OPPONENT_HAND,
    OPPONENTS_PILES,
    OTHER,
    POWER,
    SIDE,
    SNEAKY,
    THIS,
    YOUR_PILE,
    YOUR_TURN,
)
from .words import ANY_POWER

# --- whose, and how much ---------------------------------------------------------------------------


def held(board: Board, seat: i64) -> i64:
    """All cards a seat holds, wherever they are."""
    cards = board.odd if seat & 1 else ~board.odd
    return cards & (board.far if seat & 2 else ~board.far)


def of_team(board: Board, seat: i64) -> i64:
    """All cards held by the team of a seat."""
    return board.odd if seat & 1 else ~board.odd


def holder(board: Board, slot: i64) -> i64:
    """The seat that holds a card; for a creature in play, its controller."""
    return (board.odd >> slot & 1) + 2 * (board.far >> slot & 1)


def life(board: Board, seat: i64) -> i64:
    """The life of a seat's team."""
    return board.lives >> (SEAT_BITS * board.mode.team[seat]) & SEAT_MASK


def mindbugs(board: Board, seat: i64) -> i64:
    """How many Mindbugs a seat has left."""
    return board.mindbugs >> (SEAT_BITS * seat) & SEAT_MASK


def seen(board: Board, seat: i64) -> i64:
    """The cards a seat knows; for nobody's seat, those that everybody has seen."""
    if seat < 0:
        return board.open
    return board.open | (board.seen_b if seat else board.seen_a)


# --- power and keywords ----------------------------------------------------------------------------


def power(board: Board, slot: i64) -> i64:
    """The power of a creature now; never below 1 (M7.8)."""
    faces = board.slots.faces
    total: i64 = POWER[faces[slot]]
    givers = board.in_play & board.slots.power_givers
    while givers:
        giver = lowest(givers)
        givers &= givers - 1
        face = faces[giver]
        if _gets(board, BONUS_TO[face], giver, slot) and holds(board, BONUS_IF[face], holder(board, giver)):
            per = BONUS_PER[face]
            if per:
                total += BONUS_POWER[face] * count(selected(board, per, holder(board, giver), giver))
            else:
                total += BONUS_POWER[face]
    return total if total > 0 else 1


def _gets(board: Board, selector: i64, giver: i64, slot: i64) -> bool:
    """Whether a constant ability of one creature is about another, leaving its power aside."""
    side = SIDE[selector]
    if side == THIS:
        return slot == giver
    if OTHER[selector] and slot == giver:
        return False
    if side == ALLIED:
        return not (board.odd >> slot ^ board.odd >> giver) & 1
    if side == ENEMY:
        return ((board.odd >> slot ^ board.odd >> giver) & 1) == 1
    return True


def own_keywords(board: Board, slot: i64) -> i64:
    """The keywords of a creature now, without those copied from others (M7.9, J7)."""
    faces = board.slots.faces
    found: i64 = KEYWORDS[faces[slot]]
    if board.sneaky >> slot & 1:
        found |= SNEAKY
    givers = board.in_play & board.slots.keyword_givers
    while givers:
        giver = lowest(givers)
        givers &= givers - 1
        face = faces[giver]
        selector = BONUS_TO[face]
        if (
            _gets(board, selector, giver, slot)
            and holds(board, BONUS_IF[face], holder(board, giver))
            and _within(board, selector, slot)
        ):
            found |= BONUS_KEYWORDS[face]
    return found


def keywords(board: Board, slot: i64) -> i64:
    """The keywords of a creature now, as bits."""
    found = own_keywords(board, slot)
    if board.slots.copiers >> slot & 1:
        enemies = board.in_play & ~of_team(board, holder(board, slot))
        copied: i64 = 0
        while enemies:
            copied |= own_keywords(board, lowest(enemies))
            enemies &= enemies - 1
        found |= copied & COPIED[board.slots.faces[slot]]
    return found


# --- selectors and conditions ----------------------------------------------------------------------


def _within(board: Board, selector: i64, slot: i64) -> bool:
    """Whether the power of a creature is within the limits of a selector."""
    least = LEAST_POWER[selector]
    most = MOST_POWER[selector]
    if least == 0 and most == ANY_POWER:
        return True
    now = power(board, slot)
    return least <= now <= most


def selected(board: Board, selector: i64, you: i64, source: i64) -> i64:
    """The cards a selector describes, for an ability of `source` and its player."""
    side = SIDE[selector]
    if side == EITHER:
        cards = board.in_play
    elif side == ENEMY:
        cards = board.in_play & ~of_team(board, you)
    elif side == ALLIED:
        cards = board.in_play & of_team(board, you)
    elif side == NOT_YOURS:
        cards = board.in_play & ~held(board, you)
    elif side == YOUR_PILE:
        return board.discard & held(board, you)
    elif side == OPPONENTS_PILES:
        return board.discard & ~of_team(board, you)
    elif side == OPPONENT_HAND:
        return board.hand & held(board, board.opponent)
    else:
        cards = board.in_play & bit(source)
    if OTHER[selector]:
        cards &= ~bit(source)
    if LEAST_POWER[selector] or MOST_POWER[selector] != ANY_POWER:
        left = cards
        while left:
            slot = lowest(left)
            left &= left - 1
            if not _within(board, selector, slot):
                cards &= ~bit(slot)
    if EXTREME[selector]:
        cards = _extreme(board, cards, EXTREME[selector] == LOWEST)
    return cards


def _extreme(board: Board, cards: i64, lowest_power: bool) -> i64:
    """Those of lowest or highest power among creatures."""
    best: i64 = -1
    found: i64 = 0
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        now = power(board, slot)
        if now == best:
            found |= bit(slot)
        elif best < 0 or (now < best) == lowest_power:
            best = now
            found = bit(slot)
    return found


def holds(board: Board, condition: i64, you: i64) -> bool:
    """Whether a condition holds for the player of an ability."""
    if condition == 0:
        return True
    what = CONDITION[condition]
    if what == YOUR_TURN:
        return board.active == you
    if what == LIFE_IS:
        return life(board, you) == CONDITION_NUMBER[condition]
    if what == ALONE:
        allied = board.in_play & of_team(board, you)
        return allied & (allied - 1) == 0
    mine = count(board.in_play & held(board, you))
    theirs = count(board.in_play & held(board, board.opponent))
    return mine < theirs if what == FEWER_CREATURES else mine > theirs


# --- who is able to do what ------------------------------------------------------------------------


def able_to_attack(board: Board, seat: i64) -> i64:
    """The creatures of a seat that no ability keeps from attacking."""
    able = board.in_play & held(board, seat)
    bans = board.in_play & board.slots.attack_bans
    while bans:
        banner = lowest(bans)
        bans &= bans - 1
        able &= ~selected(board, ATTACK_BAN[board.slots.faces[banner]], holder(board, banner), banner)
    return able


def able_to_block(board: Board, seat: i64) -> i64:
    """The creatures of a seat that may block the attacker of their own accord (M6.2, M6.4)."""
    able = board.in_play & held(board, seat) & ~board.cannot_block
    if not able:
        return 0
    bans = board.in_play & board.slots.block_bans
    while bans:
        banner = lowest(bans)
        bans &= bans - 1
        face = board.slots.faces[banner]
        if BLOCK_BAN_THIS[face] == 0 or banner == board.attacker:
            able &= ~selected(board, BLOCK_BAN[face], holder(board, banner), banner)
    if able and keywords(board, board.attacker) & SNEAKY:
        left = able
        while left:
            slot = lowest(left)
            left &= left - 1
            if not keywords(board, slot) & SNEAKY:
                able &= ~bit(slot)
    return able


def play_effects_stopped(board: Board, seat: i64) -> bool:
    """Whether Play effects that a seat would resolve do nothing."""
    stoppers = board.in_play & board.slots.play_stoppers
    return stoppers & ~of_team(board, seat) != 0


# --- choices that are the same ---------------------------------------------------------------------


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


def alike(board: Board, slot: i64, other: i64) -> bool:
    """Whether two copies of a card are in the same zone, with the same holder and in the same state."""
    differences = board.in_play >> slot ^ board.in_play >> other
    differences |= board.hand >> slot ^ board.hand >> other
    differences |= board.discard >> slot ^ board.discard >> other
    differences |= board.odd >> slot ^ board.odd >> other
    differences |= board.far >> slot ^ board.far >> other
    differences |= board.exhausted >> slot ^ board.exhausted >> other
    differences |= board.cannot_block >> slot ^ board.cannot_block >> other
    differences |= board.sneaky >> slot ^ board.sneaky >> other
    return not differences & 1
