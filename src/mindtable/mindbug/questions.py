"""What holds at a moment: power, keywords, who is able to do what. Nothing here changes a board."""

from mypy_extensions import i64

from ..game.bits import bit, count, lowest, slots_of
from .board import SEAT_BITS, SEAT_MASK, Board
from .codes import (
    ABLE_TO_ATTACK,
    ALLIED,
    ALLIED_OF_EQUAL_POWER,
    ALONE,
    ANY_PILE,
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
    HUNTER,
    LIFE_IS,
    LOWEST,
    MATCHED,
    MORE_CREATURES,
    NAMED,
    NO_MINDBUG_LEFT,
    NOT_YOURS,
    OF_EQUAL_POWER,
    ONE_OTHER,
    OPPONENT_HAND,
    OPPONENT_PILE,
    OPPONENTS_PILES,
    SNEAKY,
    THIS,
    WITH_PLAY_EFFECT,
    YOUR_HAND,
    YOUR_PILE,
    YOUR_TURN,
)
from .tables import (
    ATTACK_BAN,
    BLOCK_BAN,
    BLOCK_BAN_IF,
    BLOCK_BAN_THIS,
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


def working(board: Board, cards: i64) -> i64:
    """Those of some cards whose constant abilities are at work: in play, or in a discard pile (M7.5, M7.7)."""
    return cards & (board.in_play & ~board.slots.buried | board.discard & board.slots.buried)


def boosts(board: Board, slot: i64) -> i64:
    """The cards under a creature."""
    found: i64 = 0
    left = board.under
    while left:
        card = lowest(left)
        left &= left - 1
        if board.hosts[card] == slot + 1:
            found |= bit(card)
    return found


def boosted(board: Board) -> i64:
    """All creatures with a card under them."""
    found: i64 = 0
    left = board.under
    while left:
        found |= bit(board.hosts[lowest(left)] - 1)
        left &= left - 1
    return found


# --- power and keywords ----------------------------------------------------------------------------


def power(board: Board, slot: i64) -> i64:
    """The power of a creature now; never below 1 (M7.8)."""
    faces = board.slots.faces
    total: i64 = POWER[faces[slot]]
    if board.under:
        total += count(boosts(board, slot))
    givers = working(board, board.slots.power_givers)
    while givers:
        giver = lowest(givers)
        givers &= givers - 1
        face = faces[giver]
        if _gets(board, BONUS_TO[face], giver, slot) and holds(board, BONUS_IF[face], holder(board, giver), giver):
            bonus: i64 = BONUS_POWER[face]
            per = BONUS_PER[face]
            if per:
                bonus *= count(selected(board, per, holder(board, giver), giver))
            total += bonus
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
    return found


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
    if side > NOT_YOURS:
        return _cards(board, selector, side, you, source)
    if side == EITHER_SIDE:
        cards = board.in_play
    elif side == ENEMY:
        cards = board.in_play & ~of_team(board, you)
    elif side == ALLIED:
        cards = board.in_play & of_team(board, you)
    elif side == NOT_YOURS:
        cards = board.in_play & ~held(board, you)
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
    elif side == OPPONENTS_PILES:
        cards = board.discard & ~of_team(board, you)
    elif side == OPPONENT_PILE:
        cards = board.discard & held(board, board.opponent)
    elif side == ANY_PILE:
        cards = board.discard
    elif side == YOUR_HAND:
        cards = board.hand & held(board, you)
    elif side == OPPONENT_HAND:
        cards = board.hand & held(board, board.opponent)
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


def released(board: Board, slot: i64) -> i64:
    """The cards in discard piles that lay under a creature when it left play."""
    found: i64 = 0
    left = board.discard if board.hosts else 0
    while left:
        card = lowest(left)
        left &= left - 1
        if board.hosts[card] == slot + 1:
            found |= bit(card)
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
    """Those of some creatures whose power compares in a way with that of `source`, or of any other."""
    if how == MATCHED:
        return cards & matched(board, board.in_play)
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
        theirs = count(board.in_play & held(board, board.opponent))
        return mine < theirs if what == FEWER_CREATURES else mine > theirs
    allied = board.in_play & of_team(board, you)
    if what == ALONE:
        return allied & (allied - 1) == 0
    if what == ONE_OTHER:
        return count(allied & ~bit(source)) == 1
    if what == ALLIED_OF_EQUAL_POWER:
        return matched(board, allied) != 0
    return count(board.in_play & ~allied) >= CONDITION_NUMBER[condition]  # ENEMY_CREATURES


# --- who is able to do what ------------------------------------------------------------------------


def able_to_attack(board: Board, seat: i64) -> i64:
    """The creatures of a seat that no ability keeps from attacking."""
    able = board.in_play & held(board, seat)
    bans = working(board, board.slots.attack_bans)
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
    bans = working(board, board.slots.block_bans)
    while bans:
        banner = lowest(bans)
        bans &= bans - 1
        face = board.slots.faces[banner]
        if (BLOCK_BAN_THIS[face] == 0 or banner == board.attacker) and holds(
            board, BLOCK_BAN_IF[face], holder(board, banner), banner
        ):
            able &= ~selected(board, BLOCK_BAN[face], holder(board, banner), banner)
    if able and keywords(board, board.attacker) & SNEAKY:
        able = having(board, able, SNEAKY)
    return able


def hunters_to_attack(board: Board, seat: i64) -> i64:
    """The hunters with which a seat has to attack an enemy creature that must be hunted, if any (J12)."""
    if not board.in_play & board.slots.to_be_hunted & ~of_team(board, seat):
        return 0
    return having(board, able_to_attack(board, seat), HUNTER)


def play_effects_stopped(board: Board, seat: i64) -> bool:
    """Whether Play effects that a seat would resolve do nothing."""
    return board.in_play & board.slots.play_effect_bans & ~of_team(board, seat) != 0


def may_receive(board: Board, seat: i64) -> bool:
    """Whether cards may enter the hand of a seat (J30)."""
    return not board.in_play & board.slots.card_bans & ~of_team(board, seat)


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
