"""What cards describe, as numbers: creatures and cards, numbers and conditions. Used once, when `tables` are made."""

from collections.abc import Iterable
from typing import Final, assert_never

from . import codes
from .words import (
    AT_LEAST,
    EXACTLY,
    OF_ANY_POWER,
    YOU,
    BoostCards,
    Compare,
    Compared,
    Condition,
    Controlled,
    Count,
    Creatures,
    DefeatedAnEnemy,
    DiscardPile,
    DrawPile,
    Extreme,
    Hand,
    It,
    Keyword,
    Life,
    Mindbugs,
    OfEqualPower,
    Power,
    Relation,
    Side,
    Some,
    Things,
    UnusedCards,
    Who,
    YourTurn,
    allied,
    enemy,
    no,
    other_allied,
)

_SIDES: Final = {
    Side.THIS: codes.THIS,
    Side.EITHER: codes.EITHER_SIDE,
    Side.ALLIED: codes.ALLIED,
    Side.ENEMY: codes.ENEMY,
    Side.NOT_YOURS: codes.NOT_YOURS,
    Side.TEAMMATES: codes.TEAMMATES,
}
_EXTREMES: Final = {None: 0, Extreme.HIGHEST: codes.HIGHEST, Extreme.LOWEST: codes.LOWEST}
_COMPARISONS: Final = {
    None: 0,
    Compared.BELOW_THIS: codes.BELOW_THIS,
    Compared.FAR_FROM_THIS: codes.FAR_FROM_THIS,
    Compared.MATCHED: codes.MATCHED,
    Compared.AS_SHOWN: codes.AS_SHOWN,
}
_COUNTS: Final = {
    Count.THEIR_CREATURES: codes.THEIR_CREATURES,
    Count.THEIR_MINDBUGS: codes.THEIR_MINDBUGS,
    Count.DISCARDED: codes.DISCARDED,
}
# The comparisons that the engine knows as they are; some others have a number or a player in them.
_COMPARED_COUNTS: Final = {
    no(other_allied()): codes.ALONE,
    Compare(other_allied(), EXACTLY, 1): codes.ONE_OTHER,
    Compare(OfEqualPower(allied()), AT_LEAST, 2): codes.ALLIED_OF_EQUAL_POWER,
    no(Mindbugs(YOU)): codes.NO_MINDBUG_LEFT,
    no(DiscardPile(YOU)): codes.EMPTY_DISCARD_PILE,
    no(Hand(YOU)): codes.EMPTY_HAND,
}
ALLIES: Final = (Who.YOU, Who.TEAMMATE)


def keyword_bits(keywords: Iterable[Keyword]) -> int:
    """A set of keywords as bits."""
    order = list(Keyword)
    return sum(1 << order.index(keyword) for keyword in set(keywords))


def number_code(number: int | Count) -> int:
    """A number of a step: itself, or the code of one that is found when it is needed."""
    return _COUNTS[number] if isinstance(number, Count) else number


class Rows:
    """Rows of small numbers; equal rows are stored once, the first one is all zeros."""

    def __init__(self, columns: int) -> None:
        self.rows: list[tuple[int, ...]] = [(0,) * columns]

    def add(self, *row: int) -> int:
        """The number of a row, which is added if it is not there yet."""
        if row not in self.rows:
            self.rows.append(row)
        return self.rows.index(row)

    def column(self, number: int) -> bytes:
        """One column of all rows, as a table of bytes."""
        return bytes([row[number] for row in self.rows])


class Descriptions:
    """The selectors and conditions of all cards."""

    def __init__(self) -> None:
        self.selectors = Rows(8)  # side, other, least power, most power, extreme, compared, having, marks
        self.conditions = Rows(2)  # what, number

    def selector(self, of: Things, *, several: bool = False, equal_power: bool = False) -> int:
        """The number of a description of creatures or cards that somebody may choose from."""
        match of:
            case Hand(who, power):
                return self.zone(_hand(who), power)
            case DiscardPile(owner, power):
                return self.zone(_pile(owner, several), power)
            case BoostCards(of_this):
                return self.zone(codes.RELEASED if of_this else codes.BOOST_CARDS)
            case Creatures():
                marks = codes.NAMED * of.having_named | codes.BOOSTED * of.boosted | codes.BLOCKED * of.blocked
                marks |= codes.ABLE_TO_ATTACK * of.able_to_attack | codes.WITH_PLAY_EFFECT * of.with_play_effect
                return self.selectors.add(
                    _SIDES[of.side],
                    int(of.other),
                    of.power.least,
                    of.power.most,
                    _EXTREMES[of.extreme],
                    _COMPARISONS[of.compared],
                    keyword_bits(of.having),
                    marks | codes.OF_EQUAL_POWER * equal_power,
                )
            case DrawPile() | UnusedCards() | It():
                raise ValueError(f"the engine has no code for a choice of {of}")
            case _:
                assert_never(of)

    def zone(self, side: int, power: Power = OF_ANY_POWER) -> int:
        """The number of the cards of a place."""
        return self.selectors.add(side, 0, power.least, power.most, 0, 0, 0, 0)

    def condition(self, condition: Condition | None) -> int:
        """The number of a condition."""
        match condition:
            case None:
                return 0
            case YourTurn():
                return self.conditions.add(codes.YOUR_TURN, 0)
            case DefeatedAnEnemy():
                return self.conditions.add(codes.DEFEATED_AN_ENEMY, 0)
            case Compare():
                return self.conditions.add(*_comparison(condition))
            case _:
                assert_never(condition)


def _comparison(comparison: Compare) -> tuple[int, int]:
    """What the engine asks for a comparison, and with which number."""
    match comparison:
        case Compare(Life(Who.YOU), Relation.EXACTLY, int(life)):
            return codes.LIFE_IS, life
        case Compare(Creatures() as counted, Relation.AT_LEAST, int(least)) if counted == enemy():
            return codes.ENEMY_CREATURES, least
        case Compare(Controlled(Who.YOU), Relation.FEWER, Controlled(who)) if who not in ALLIES:
            return codes.FEWER_CREATURES, 0
        case Compare(Controlled(Who.YOU), Relation.MORE, Controlled(who)) if who not in ALLIES:
            return codes.MORE_CREATURES, 0
        case _ if comparison in _COMPARED_COUNTS:
            return _COMPARED_COUNTS[comparison], 0
        case _:
            raise ValueError(f"the engine has no code for {comparison}")


def _hand(who: Who) -> int:
    match who:
        case Who.YOU:
            return codes.YOUR_HAND
        case Who.TEAMMATE:
            return codes.TEAMMATE_HAND
        case Who.EACH_OPPONENT:
            return codes.OPPONENTS_HANDS
        case Who.THE_OPPONENT | Who.AN_OPPONENT:
            return codes.OTHER_HAND
        case Who.EACH_PLAYER:
            raise ValueError("the engine has no code for the hands of all players")


def _pile(who: Who, several: bool) -> int:
    """A single card comes from the piles of all opponents, several from that of the one chosen (J47)."""
    match who:
        case Who.EACH_PLAYER:
            return codes.ANY_PILE
        case Who.YOU:
            return codes.YOUR_PILE
        case Who.TEAMMATE:
            return codes.TEAMMATE_PILE
        case Who.THE_OPPONENT | Who.AN_OPPONENT | Who.EACH_OPPONENT:
            return codes.OTHER_PILE if several else codes.OPPONENTS_PILES


def is_of_chosen_opponent(which: Some) -> bool:
    """Whether cards are those of one opponent, who is to be chosen first (J47)."""
    match which.of:
        case Hand(who):
            return _hand(who) == codes.OTHER_HAND
        case DiscardPile(owner):
            return _pile(owner, which.most != 1) == codes.OTHER_PILE
        case DrawPile():
            return True
        case Creatures() | BoostCards() | UnusedCards() | It():
            return False
        case _:
            assert_never(which.of)
