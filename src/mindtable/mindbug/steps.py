"""Writing effects down as steps: from `words` to numbers. Used once, when `tables` are made."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from . import codes
from .words import (
    ALL,
    ANY_POWER,
    AT_LEAST,
    EXACTLY,
    YOU,
    Boost,
    BoostCards,
    BoostThis,
    CannotBeDefeatedThisTurn,
    CannotBlockThisTurn,
    Compare,
    Compared,
    Condition,
    Controlled,
    Count,
    Creatures,
    Defeat,
    DefeatedAnEnemy,
    Discard,
    DiscardAtRandom,
    DiscardEverything,
    DiscardPile,
    Effect,
    Either,
    Evolve,
    Extreme,
    FromUnused,
    FromUnusedToHand,
    GainLife,
    GiveControl,
    GiveToPlayOrKeep,
    Hand,
    HasThisTurn,
    If,
    IfYouDo,
    InOrder,
    Keyword,
    Life,
    LoseLife,
    LoseLifeTo,
    MatchLife,
    May,
    MayPlayIt,
    Mindbugs,
    MoveToHand,
    MustAttack,
    NameKeyword,
    NoBlocksThisTurn,
    OfEqualPower,
    PassToLeft,
    PlayFrom,
    PlayThis,
    Power,
    RefreshMindbug,
    Relation,
    ResolvePlayEffectOf,
    ReturnToHand,
    RevealToPile,
    ShowFromHand,
    Side,
    Some,
    StealAtRandom,
    SwapHands,
    TakeControl,
    Things,
    ToHand,
    WhileRolling,
    Who,
    Win,
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
_HANDS: Final = {
    Who.YOU: codes.YOUR_HAND,
    Who.TEAMMATE: codes.TEAMMATE_HAND,
    Who.EACH_OPPONENT: codes.OPPONENTS_HANDS,
}
_PILES: Final = {Who.YOU: codes.YOUR_PILE, Who.TEAMMATE: codes.TEAMMATE_PILE}
_ALLIES: Final = (Who.YOU, Who.TEAMMATE)
# The word by which one side of an "or" is chosen.
_BRANCH_WORDS: Final = {Boost: "boost", Defeat: "defeat", ToHand: "take", TakeControl: "control"}


def keyword_bits(keywords: Iterable[Keyword]) -> int:
    """A set of keywords as bits."""
    order = list(Keyword)
    return sum(1 << order.index(keyword) for keyword in set(keywords))


def _number(number: int | Count) -> int:
    return _COUNTS[number] if isinstance(number, Count) else number


@dataclass(frozen=True)
class Step:
    """One step: what it does, to which cards, how many, how much, how many steps to skip or go back, the trigger of its
    effect, and whether it is about the opponent chosen for it."""

    verb: int
    selector: int = 0
    least: int = 0
    most: int = 0
    amount: int = 0
    skip: int = 0
    trigger: int = 0
    about_opponent: int = 0


class Rows:
    """Rows of small numbers; equal rows are stored once, the first one is all zeros."""

    def __init__(self, columns: int) -> None:
        self.rows: list[tuple[int, ...]] = [(0,) * columns]

    def add(self, *row: int) -> int:
        if row not in self.rows:
            self.rows.append(row)
        return self.rows.index(row)

    def column(self, number: int) -> bytes:
        return bytes([row[number] for row in self.rows])


class Writer:
    """Writes the effects of all cards down as steps."""

    def __init__(self) -> None:
        self.selectors = Rows(8)  # side, other, least power, most power, extreme, compared, having, marks
        self.conditions = Rows(2)  # what, number
        self.steps: list[Step] = [Step(codes.END)]
        self.starts: list[int] = [0]
        self.triggers: list[int] = [0]
        self.branches: list[tuple[str, str]] = []

    def effect(self, trigger: int, effect: Effect) -> int:
        """The number of an effect, written as a run of steps closed by END."""
        self.starts.append(len(self.steps))
        self.triggers.append(trigger)
        _check_players(effect)
        if needs_opponent(effect):
            self._step(codes.CHOOSE_OPPONENT)
        self._write(effect)
        self._step(codes.END)
        first = self.starts[-1]
        self.steps[first:] = [replace(step, trigger=trigger) for step in self.steps[first:]]
        return len(self.starts) - 1

    # --- selectors and conditions ------------------------------------------------------------------

    def selector(self, of: Things, *, several: bool = False, equal_power: bool = False) -> int:
        match of:
            case Hand(who, power):
                return self._zone(_HANDS.get(who, codes.OTHER_HAND), power)
            case DiscardPile(who, power):
                return self._zone(_pile(who, several), power)
            case BoostCards(of_this):
                return self._zone(codes.RELEASED if of_this else codes.BOOST_CARDS)
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

    def _zone(self, side: int, power: Power | None = None) -> int:
        least, most = (power.least, power.most) if power else (0, ANY_POWER)
        return self.selectors.add(side, 0, least, most, 0, 0, 0, 0)

    def condition(self, condition: Condition | None) -> int:
        match condition:
            case None:
                return 0
            case YourTurn():
                return self.conditions.add(codes.YOUR_TURN, 0)
            case DefeatedAnEnemy():
                return self.conditions.add(codes.DEFEATED_AN_ENEMY, 0)
            case Compare():
                return self.conditions.add(*_comparison(condition))

    # --- steps -------------------------------------------------------------------------------------

    def _step(self, verb: int, amount: int | Count = 0) -> None:
        self.steps.append(Step(verb, amount=_number(amount)))

    def _pick(self, verb: int, some: Some, amount: int = 0) -> None:
        selector = self.selector(some.of, several=some.most != 1, equal_power=some.equal_power)
        self.steps.append(Step(verb, selector, _number(some.least), _number(some.most), amount))

    def _around(self, verb: int, effect: Effect, amount: int = 0) -> None:
        """A step that may skip an effect, and the effect."""
        place = len(self.steps)
        self._step(verb, amount)
        self._write(effect)
        self.steps[place] = replace(self.steps[place], skip=len(self.steps) - place - 1)

    def _write(self, effect: Effect) -> None:
        if isinstance(effect, InOrder):
            for part in effect.effects:
                self._write(part)
            return
        first = len(self.steps)
        self._write_part(effect)
        if needs_opponent(effect):
            self.steps[first:] = [replace(step, about_opponent=1) for step in self.steps[first:]]

    def _write_part(self, effect: Effect) -> None:
        match effect:
            case If(condition, then):
                self._around(codes.UNLESS, then, self.condition(condition))
            case May(part):
                self._around(codes.MAY_DO, part)
            case IfYouDo(first, then):
                self._write(first)
                self._around(codes.UNLESS_DONE, then)
            case Either(first, second):
                self._write_either(first, second)
            case WhileRolling(least, part):
                self._write_rolling(least, part)
            case Boost(cards):
                self._write_boost(cards)
            case GiveToPlayOrKeep(who):
                self._pick(codes.GIVE, Some(1, 1, Hand(who)))
                self._write(MayPlayIt())
            case MayPlayIt():
                self.steps.append(Step(codes.MAY_DO, skip=1))
                self._step(codes.PLAY_GIVEN)
            case Discard(Some(of=Hand(Who.EACH_OPPONENT))):
                self._write_for_each_opponent(effect)
            case FromUnusedToHand(cards):
                self._step(codes.LOOK_AT_UNUSED, cards)
                self.steps.append(Step(codes.GIVE_UNUSED, self._zone(codes.LOOKED_AT), 1, 1))
            case RevealToPile():
                self._step(codes.REVEAL)
                self._step(codes.CHOOSE_PILE)
            case _:
                self._write_plain(effect)

    def _write_either(self, first: Effect, second: Effect) -> None:
        self.branches.append((_BRANCH_WORDS[type(first)], _BRANCH_WORDS[type(second)]))
        place = len(self.steps)
        self._step(codes.EITHER, len(self.branches) - 1)
        self._write(first)
        self.steps[place] = replace(self.steps[place], skip=len(self.steps) - place)  # to behind the jump
        self._around(codes.JUMP, second)

    def _write_rolling(self, least: int, effect: Effect) -> None:
        place = len(self.steps)
        self._around(codes.ROLL, effect, least)
        self._repeat_from(place)

    def _write_for_each_opponent(self, effect: Discard) -> None:
        """The same for one opponent after the other (J43)."""
        place = len(self.steps)
        self._step(codes.NEXT_OPPONENT)
        self._pick(codes.DISCARD, replace(effect.which, of=Hand(Who.AN_OPPONENT)))
        self.steps[place] = replace(self.steps[place], skip=1)
        self._repeat_from(place)

    def _repeat_from(self, place: int) -> None:
        """Go back to a step that may skip what stands behind it, and this too."""
        self.steps.append(Step(codes.BACK, skip=len(self.steps) - place + 1))
        self.steps[place] = replace(self.steps[place], skip=self.steps[place].skip + 1)

    def _write_boost(self, cards: int) -> None:
        pile = self._zone(codes.ANY_PILE)
        host = self.selector(Creatures())
        for left in range(cards, 0, -1):
            self.steps.append(Step(codes.BOOST_CARD, pile, 0, 1, skip=2 * left - 1))
            self.steps.append(Step(codes.BOOST_HOST, host, 1, 1))

    def _write_plain(self, effect: Effect) -> None:
        """An effect that is a single step."""
        match effect:
            case GainLife(amount):
                self._step(codes.GAIN_LIFE, amount)
            case LoseLife(who, loss):
                self._step(codes.YOU_LOSE_LIFE if who is Who.YOU else codes.OPPONENT_LOSES_LIFE, loss)
            case LoseLifeTo(_, left):
                self._step(codes.LOSE_LIFE_TO, left)
            case MatchLife():
                self._step(codes.MATCH_LIFE)
            case Win():
                self._step(codes.WIN)
            case RefreshMindbug():
                self._step(codes.REFRESH_MINDBUG)
            case Defeat(which):
                self._pick(codes.DEFEAT, which)
            case TakeControl(which):
                self._pick(codes.TAKE_CONTROL, which)
            case GiveControl():
                self._step(codes.GIVE_CONTROL)
            case ReturnToHand(which):
                self._pick(codes.RETURN_TO_HAND, which)
            case Evolve():
                self._step(codes.EVOLVE)
            case BoostThis(cards):
                self._pick(codes.BOOST_THIS, Some(0, cards, DiscardPile(None)))
            case MustAttack(which):
                self._pick(codes.MUST_ATTACK, which)
            case CannotBlockThisTurn(which):
                self._pick(codes.CANNOT_BLOCK_THIS_TURN, which)
            case NoBlocksThisTurn():
                self._step(codes.NO_BLOCKS_THIS_TURN)
            case MoveToHand(which, whose):
                self._pick(codes.MOVE_TO_HAND, which, int(whose is Who.TEAMMATE))
            case CannotBeDefeatedThisTurn():
                self._step(codes.CANNOT_BE_DEFEATED_THIS_TURN)
            case HasThisTurn(keyword):
                self._step(codes.HAS_THIS_TURN, keyword_bits([keyword]))
            case NameKeyword():
                self._step(codes.NAME_KEYWORD)
            case ResolvePlayEffectOf(which):
                self._pick(codes.RESOLVE_PLAY_EFFECT_OF, which)
            case Discard(which):
                self._pick(codes.DISCARD, which)
            case DiscardAtRandom(_, cards):
                self._step(codes.DISCARD_AT_RANDOM, cards)
            case DiscardEverything(_, hand):
                self._step(codes.DISCARD_EVERYTHING if hand else codes.DISCARD_DRAW_PILE)
            case StealAtRandom(_, cards):
                self._step(codes.STEAL_AT_RANDOM, cards)
            case SwapHands():
                self._step(codes.SWAP_HANDS)
            case ToHand(which):
                self._pick(codes.TO_HAND, which)
            case PlayFrom(which, play_effects):
                self._pick(codes.PLAY_FROM if play_effects else codes.PLAY_QUIETLY, which)
            case PlayThis():
                self._step(codes.PLAY_THIS)
            case PassToLeft():
                self._pick(codes.PASS_LEFT, Some(ALL, ALL, Hand(Who.EACH_OPPONENT)))
            case ShowFromHand(who):
                self._pick(codes.SHOW, Some(1, 1, Hand(who)))
            case FromUnused(cards):
                self._step(codes.FROM_UNUSED, cards)
            case _:
                raise ValueError(f"there are no steps for {effect}")


def _comparison(comparison: Compare) -> tuple[int, int]:
    """What the engine asks for a comparison, and with which number."""
    match comparison:
        case Compare(Life(Who.YOU), Relation.EXACTLY, int(life)):
            return codes.LIFE_IS, life
        case Compare(Creatures() as counted, Relation.AT_LEAST, int(least)) if counted == enemy():
            return codes.ENEMY_CREATURES, least
        case Compare(Controlled(Who.YOU), Relation.FEWER, Controlled(who)) if who not in _ALLIES:
            return codes.FEWER_CREATURES, 0
        case Compare(Controlled(Who.YOU), Relation.MORE, Controlled(who)) if who not in _ALLIES:
            return codes.MORE_CREATURES, 0
        case _ if comparison in _COMPARED_COUNTS:
            return _COMPARED_COUNTS[comparison], 0
        case _:
            raise ValueError(f"the engine has no code for {comparison}")


def _pile(who: Who | None, several: bool) -> int:
    """A single card comes from the piles of all opponents, several from that of the one chosen (J47)."""
    if who is None:
        return codes.ANY_PILE
    if who in _PILES:
        return _PILES[who]
    return codes.OTHER_PILE if several else codes.OPPONENTS_PILES


def _check_players(effect: Effect) -> None:
    """Where only an opponent makes sense, the steps take one for granted; a card must not say otherwise."""
    match effect:
        case (
            LoseLifeTo(who, _)
            | MatchLife(who)
            | StealAtRandom(who, _)
            | DiscardEverything(who, _)
            | RevealToPile(who)
            | SwapHands(who)
            | GiveControl(who)
            | NoBlocksThisTurn(who)
        ) if who in _ALLIES:
            raise ValueError(f"{effect} has to be about an opponent")
        case PassToLeft(who) if who is not Who.EACH_OPPONENT:
            raise ValueError(f"{effect} has to be about each opponent")
        case ShowFromHand(who) | RefreshMindbug(who) | FromUnusedToHand(_, who) if who is not Who.TEAMMATE:
            raise ValueError(f"{effect} has to be about your teammate")
        case GiveToPlayOrKeep(who) if who is Who.YOU:
            raise ValueError(f"{effect} has to be about somebody else")
        case MoveToHand(_, who) if who not in _ALLIES:
            raise ValueError(f"{effect} has to be about you or your teammate")
        case DiscardAtRandom(who, _) if who is not Who.YOU:
            raise ValueError(f"{effect} has to be about you")
        case If(_, part) | May(part) | WhileRolling(_, part):
            _check_players(part)
        case IfYouDo(first, second) | Either(first, second):
            _check_players(first)
            _check_players(second)
        case InOrder(effects):
            for part in effects:
                _check_players(part)
        case _:
            pass


def needs_opponent(effect: Effect) -> bool:
    """Whether one opponent is to be chosen before the effect (T5.2): not where it is about life."""
    match effect:
        case StealAtRandom() | DiscardEverything() | RevealToPile() | SwapHands() | GiveControl() | NoBlocksThisTurn():
            return True
        case GiveToPlayOrKeep(who):
            return who not in _ALLIES
        case Discard(which) | ToHand(which):
            of = which.of
            chosen_pile = isinstance(of, DiscardPile) and which.most != 1 and of.of not in (*_ALLIES, None)
            return chosen_pile or (isinstance(of, Hand) and of.of not in _HANDS)
        case LoseLife(_, amount):
            return isinstance(amount, Count)
        case If(condition, then):
            return _is_about_opponent(condition) or needs_opponent(then)
        case May(part) | WhileRolling(_, part):
            return needs_opponent(part)
        case IfYouDo(first, second) | Either(first, second):
            return needs_opponent(first) or needs_opponent(second)
        case InOrder(effects):
            return any(needs_opponent(part) for part in effects)
        case _:
            return False


def _is_about_opponent(condition: Condition) -> bool:
    """Whether something of mine is compared with something of an opponent."""
    return isinstance(condition, Compare) and isinstance(condition.than, Controlled)
