"""Power and keywords now, and what describes creatures by them: selectors, conditions, who is able to attack.

These ask each other: a bonus may depend on a count of creatures, a selector on power, a ban on a selector. M7.9
keeps it from going in circles: power never depends on keywords, nor keywords on bans.
"""

from mypy_extensions import i64

from ...game.bits import bit, count, lowest
from ..board import Board
from ..codes import (
    ABLE_TO_ATTACK,
    ALLIED,
    ALLIED_OF_EQUAL_POWER,
    ALONE,
    ANY_PILE,
    AS_SHOWN,
    BELOW_THIS,
    BLOCKED,
    BOOST_CARDS,
    BOOSTED,
    DEFEATED_AN_ENEMY,
    EITHER_SIDE,
    EMPTY_DISCARD_PILE,
    EMPTY_HAND,
    ENEMY,
    FEWER_CREATURES,
    LIFE_IS,
    LOOKED_AT,
    LOWEST,
    MATCHED,
    MORE_CREATURES,
    NAMED,
    NO_MINDBUG_LEFT,
    NOT_YOURS,
    OF_EQUAL_POWER,
    ONE_OTHER,
    OPPONENTS_HANDS,
    OPPONENTS_PILES,
    OTHER_HAND,
    OTHER_PILE,
    SNEAKY,
    TEAMMATE_HAND,
    TEAMMATE_PILE,
    TEAMMATES,
    THIS,
    WITH_PLAY_EFFECT,
    YOUR_HAND,
    YOUR_PILE,
    YOUR_TURN,
)
from ..tables import (
    ATTACK_BAN,
    BONUS_IF,
    BONUS_KEYWORDS,
    BONUS_PER,
    BONUS_POWER,
    BONUS_TO,
    COMPARED,
    CONDITION,
    CONDITION_NUMBER,
    COPIED,
    EXTREME,
    HAVING,
    KEYWORDS,
    LEAST_POWER,
    MARKS,
    MOST_POWER,
    OTHER,
    PLAY_EFFECT,
    POWER,
    SIDE,
)
from ..words import ANY_POWER
from .holding import boosted, boosts, held, holder, life, may_receive, mindbugs, of_team, released, working


def power(board: Board, slot: i64) -> i64:
    """The power of a creature now; never below 1 (M7.8)."""
    total: i64 = POWER[board.slots.faces[slot]]
    if board.under:
        total += count(boosts(board, slot))
    givers = working(board, board.slots.power_givers)
    while givers:
        total += bonus(board, lowest(givers), slot)
        givers &= givers - 1
    return max(total, 1)


def bonus(board: Board, giver: i64, slot: i64) -> i64:
    """What a card at work adds to the power of a creature."""
    face = board.slots.faces[giver]
    if not _gets(board, BONUS_TO[face], giver, slot):
        return 0
    seat = holder(board, giver)
    if not holds(board, BONUS_IF[face], seat, giver):
        return 0
    added: i64 = BONUS_POWER[face]
    per = BONUS_PER[face]
    return added * count(selected(board, per, seat, giver)) if per else added


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
    if side == TEAMMATES:
        return holder(board, slot) == board.mode.teammate(holder(board, giver))
    return True


def own_keywords(board: Board, slot: i64) -> i64:
    """The keywords of a creature now, without those copied from others (M7.9, J7)."""
    faces = board.slots.faces
    found: i64 = KEYWORDS[faces[slot]]
    if board.sneaky >> slot & 1:
        found |= SNEAKY
    givers = working(board, board.slots.keyword_givers)
    while givers:
        giver = lowest(givers)
        givers &= givers - 1
        face = faces[giver]
        selector = BONUS_TO[face]
        if (
            _gets(board, selector, giver, slot)
            and holds(board, BONUS_IF[face], holder(board, giver), giver)
            and _within(board, selector, slot)
        ):
            found |= BONUS_KEYWORDS[face]
    return found & board.slots.keywords


def keywords(board: Board, slot: i64) -> i64:
    """The keywords of a creature now, as bits."""
    found = own_keywords(board, slot)
    if board.slots.keyword_copiers >> slot & 1:
        enemies = board.in_play & ~of_team(board, holder(board, slot))
        copied: i64 = 0
        while enemies:
            copied |= own_keywords(board, lowest(enemies))
            enemies &= enemies - 1
        found |= copied & COPIED[board.slots.faces[slot]]
    return found


def having(board: Board, cards: i64, wanted: i64) -> i64:
    """Those of some creatures that have at least one of the keywords."""
    found: i64 = 0
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        if keywords(board, slot) & wanted:
            found |= bit(slot)
    return found


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
    if side > TEAMMATES:
        return _cards(board, selector, side, you, source)
    if side == EITHER_SIDE:
        cards = board.in_play
    elif side == ENEMY:
        cards = board.in_play & ~of_team(board, you)
    elif side == ALLIED:
        cards = board.in_play & of_team(board, you)
    elif side == NOT_YOURS:
        cards = board.in_play & ~held(board, you)
    elif side == TEAMMATES:
        cards = board.in_play & held(board, board.mode.teammate(you))
    else:
        cards = board.in_play & bit(source)
    if OTHER[selector]:
        cards &= ~bit(source)
    if MARKS[selector] & ~OF_EQUAL_POWER:
        cards = _marked(board, cards, MARKS[selector])
    if cards and (LEAST_POWER[selector] or MOST_POWER[selector] != ANY_POWER):
        left = cards
        while left:
            slot = lowest(left)
            left &= left - 1
            if not _within(board, selector, slot):
                cards &= ~bit(slot)
    if HAVING[selector]:
        cards &= having(board, cards, HAVING[selector])
    if COMPARED[selector]:
        cards = _compared(board, cards, COMPARED[selector], source)
    if EXTREME[selector]:
        cards = _extreme(board, cards, EXTREME[selector] == LOWEST)
    return cards


def _cards(board: Board, selector: i64, side: i64, you: i64, source: i64) -> i64:
    """Cards that are not in play, described by their zone and printed power."""
    if side == YOUR_PILE:
        cards = board.discard & held(board, you)
    elif side == TEAMMATE_PILE:
        cards = board.discard & held(board, board.mode.teammate(you))
    elif side == OPPONENTS_PILES:
        cards = board.discard & ~of_team(board, you)
    elif side == OTHER_PILE:
        cards = board.discard & held(board, board.other)
    elif side == ANY_PILE:
        cards = board.discard
    elif side == YOUR_HAND:
        cards = board.hand & held(board, you)
    elif side == OTHER_HAND:
        cards = board.hand & held(board, board.other)
    elif side == TEAMMATE_HAND:
        cards = board.hand & held(board, board.mode.teammate(you))
    elif side == OPPONENTS_HANDS:
        cards = _hand_to_pick_from(board, you)
    elif side == LOOKED_AT:
        cards = board.looked_at
    elif side == BOOST_CARDS:
        cards = board.under
    else:
        cards = released(board, source)
    if LEAST_POWER[selector] or MOST_POWER[selector] != ANY_POWER:
        left = cards
        while left:
            slot = lowest(left)
            left &= left - 1
            printed = POWER[board.slots.faces[slot]]
            if printed < LEAST_POWER[selector] or printed > MOST_POWER[selector]:
                cards &= ~bit(slot)
    return cards


def _hand_to_pick_from(board: Board, you: i64) -> i64:
    """The hand of the first opponent who has picked no card yet; it must be able to go to the left (J30, J42)."""
    for opponent in board.mode.opponents(you):
        hand = board.hand & held(board, opponent)
        if hand and not hand & board.chosen and may_receive(board, board.mode.after(opponent)):
            return hand
    return 0


def _marked(board: Board, cards: i64, marks: i64) -> i64:
    if marks & NAMED:
        cards = having(board, cards, board.named)
    if marks & BOOSTED:
        cards &= boosted(board)
    if marks & BLOCKED:
        cards &= board.blocked
    if marks & ABLE_TO_ATTACK:
        able: i64 = 0
        seat: i64 = 0
        while seat < board.mode.seats:
            able |= able_to_attack(board, seat)
            seat += 1
        cards &= able
    if marks & WITH_PLAY_EFFECT:
        left = cards
        while left:
            slot = lowest(left)
            left &= left - 1
            if not PLAY_EFFECT[board.slots.faces[slot]]:
                cards &= ~bit(slot)
        cards &= ~board.copied
    return cards


def _compared(board: Board, cards: i64, how: i64, source: i64) -> i64:
    """Those of some creatures whose power compares in a way with that of `source`, of any other, or of a card."""
    if how == MATCHED:
        return cards & matched(board, board.in_play)
    if how == AS_SHOWN:
        return of_power(board, cards, POWER[board.slots.faces[board.given]]) if board.given >= 0 else 0
    found: i64 = 0
    own = power(board, source)
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        now = power(board, slot)
        if now < own if how == BELOW_THIS else (now > own + 1 or now < own - 1):
            found |= bit(slot)
    return found


def matched(board: Board, cards: i64) -> i64:
    """Those of some creatures whose power is that of another of them."""
    found: i64 = 0
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        equal = of_power(board, cards, power(board, slot))
        if equal:
            found |= equal | bit(slot)
            cards &= ~equal
    return found


def of_power(board: Board, cards: i64, wanted: i64) -> i64:
    """Those of some creatures that have exactly this power."""
    found: i64 = 0
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        if power(board, slot) == wanted:
            found |= bit(slot)
    return found


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


def holds(board: Board, condition: i64, you: i64, source: i64) -> bool:
    """Whether a condition holds for the player of an ability."""
    if condition == 0:
        return True
    what = CONDITION[condition]
    if what == YOUR_TURN:
        return board.active == you
    if what == LIFE_IS:
        return life(board, you) == CONDITION_NUMBER[condition]
    if what == NO_MINDBUG_LEFT:
        return mindbugs(board, you) == 0
    if what == EMPTY_DISCARD_PILE:
        return not board.discard & held(board, you)
    if what == EMPTY_HAND:
        return not board.hand & held(board, you)
    if what == DEFEATED_AN_ENEMY:
        return (board.victors >> source & 1) == 1
    if what == FEWER_CREATURES or what == MORE_CREATURES:
        mine = count(board.in_play & held(board, you))
        theirs = count(board.in_play & held(board, board.other))
        return mine < theirs if what == FEWER_CREATURES else mine > theirs
    allied = board.in_play & of_team(board, you)
    if what == ALONE:
        return allied & (allied - 1) == 0
    if what == ONE_OTHER:
        return count(allied & ~bit(source)) == 1
    if what == ALLIED_OF_EQUAL_POWER:
        return matched(board, allied) != 0
    return count(board.in_play & ~allied) >= CONDITION_NUMBER[condition]  # ENEMY_CREATURES


def able_to_attack(board: Board, seat: i64) -> i64:
    """The creatures of a seat that no ability keeps from attacking."""
    able = board.in_play & held(board, seat)
    bans = working(board, board.slots.attack_bans)
    while bans:
        banner = lowest(bans)
        bans &= bans - 1
        able &= ~selected(board, ATTACK_BAN[board.slots.faces[banner]], holder(board, banner), banner)
    return able
