"""Writing effects down as steps: from `words` to numbers. Used once, when `tables` are made."""

from dataclasses import dataclass, replace
from typing import assert_never

from . import codes
from .descriptions import ALLIES, Descriptions, is_of_chosen_opponent, keyword_bits, number_code
from .words import (
    ALL,
    IT,
    SNEAKY,
    THIS,
    Act,
    Bonus,
    Boost,
    BoostCards,
    Cannot,
    Compare,
    Condition,
    Controlled,
    Count,
    Creatures,
    Defeat,
    Discard,
    DiscardPile,
    DrawPile,
    Effect,
    Either,
    Evolve,
    GainLife,
    Hand,
    If,
    IfYouDo,
    InOrder,
    It,
    Life,
    LifeBecomes,
    LoseLife,
    May,
    MustAttack,
    NameKeyword,
    Place,
    Play,
    Put,
    RefreshMindbug,
    ResolvePlayEffectOf,
    Show,
    Side,
    Some,
    SwapHands,
    TakeControl,
    ThisTurn,
    UnusedCards,
    WhileRolling,
    Who,
    Win,
)


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


class Writer:
    """Writes the effects of all cards down as steps. What has no steps is refused: a card never says that it does
    something and does nothing."""

    def __init__(self) -> None:
        self.descriptions = Descriptions()
        self.steps: list[Step] = [Step(codes.END)]
        self.starts: list[int] = [0]
        self.triggers: list[int] = [0]
        self.branches: list[tuple[str, str]] = []

    def effect(self, trigger: int, effect: Effect) -> int:
        """The number of an effect, written as a run of steps closed by END."""
        self.starts.append(len(self.steps))
        self.triggers.append(trigger)
        if needs_opponent(effect):
            self._step(codes.CHOOSE_OPPONENT)
        self._write(effect)
        self._step(codes.END)
        first = self.starts[-1]
        self.steps[first:] = [replace(step, trigger=trigger) for step in self.steps[first:]]
        return len(self.starts) - 1

    # --- steps -------------------------------------------------------------------------------------

    def _step(self, verb: int, amount: int | Count = 0) -> None:
        self.steps.append(Step(verb, amount=number_code(amount)))

    def _pick(self, verb: int, some: Some, amount: int = 0) -> None:
        if some.at_random:
            raise ValueError(f"there are no steps for a random choice of {some.of}")
        selector = self.descriptions.selector(some.of, several=some.most != 1, equal_power=some.equal_power)
        self.steps.append(Step(verb, selector, number_code(some.least), number_code(some.most), amount))

    def _around(self, verb: int, effect: Effect, amount: int = 0) -> None:
        """A step that may skip an effect, and the effect."""
        place = len(self.steps)
        self._step(verb, amount)
        self._write(effect)
        self.steps[place] = replace(self.steps[place], skip=len(self.steps) - place - 1)

    def _write(self, effect: Effect, about_opponent: bool = False) -> None:
        """Write an effect; if it is about the opponent chosen, all its steps are."""
        if isinstance(effect, InOrder):
            for part in effect.effects:
                about_opponent = needs_opponent(part) or (about_opponent and _is_about_it(part))
                self._write(part, about_opponent)
            return
        first = len(self.steps)
        self._write_part(effect)
        if about_opponent or needs_opponent(effect):
            self.steps[first:] = [replace(step, about_opponent=1) for step in self.steps[first:]]

    def _write_part(self, effect: Effect) -> None:
        match effect:
            case InOrder():
                self._write(effect)
            case If(condition, then):
                self._around(codes.UNLESS, then, self.descriptions.condition(condition))
            case May(part):
                self._around(codes.MAY_DO, part)
            case IfYouDo(first, then):
                self._write(first)
                self._around(codes.UNLESS_DONE, then)
            case Either(first, second):
                self._write_either(first, second)
            case WhileRolling(least, part):
                self._write_rolling(least, part)
            case GainLife(amount):
                self._step(codes.GAIN_LIFE, amount)
            case LoseLife(who, loss):
                self._step(codes.YOU_LOSE_LIFE if who is Who.YOU else codes.OPPONENT_LOSES_LIFE, loss)
            case LifeBecomes():
                self._write_new_life(effect)
            case Win():
                self._step(codes.WIN)
            case RefreshMindbug(Who.TEAMMATE):
                self._step(codes.REFRESH_MINDBUG)
            case Defeat(which):
                self._pick(codes.DEFEAT, which)
            case TakeControl():
                self._write_control(effect)
            case Evolve():
                self._step(codes.EVOLVE)
            case Boost(Creatures(side=Side.THIS), cards):
                self._pick(codes.BOOST_THIS, Some(0, cards, DiscardPile(Who.EACH_PLAYER)))
            case Boost(to, cards):
                self._write_boost(to, cards)
            case MustAttack(which):
                self._pick(codes.MUST_ATTACK, which)
            case ThisTurn(holds):
                self._write_this_turn(holds)
            case NameKeyword():
                self._step(codes.NAME_KEYWORD)
            case ResolvePlayEffectOf(which):
                self._pick(codes.RESOLVE_PLAY_EFFECT_OF, which)
            case Discard(which):
                self._write_discard(which)
            case Put():
                self._write_put(effect)
            case SwapHands(who) if who not in ALLIES:
                self._step(codes.SWAP_HANDS)
            case Play():
                self._write_play(effect)
            case Show(Some(of=Hand(Who.TEAMMATE)) as which):
                self._pick(codes.SHOW, which)
            case RefreshMindbug() | SwapHands() | Show():
                raise _no_steps(effect)
            case _:
                assert_never(effect)

    # --- steps that steer --------------------------------------------------------------------------

    def _write_either(self, first: Effect, second: Effect) -> None:
        self.branches.append((_branch_word(first), _branch_word(second)))
        place = len(self.steps)
        self._step(codes.EITHER, len(self.branches) - 1)
        self._write(first)
        self.steps[place] = replace(self.steps[place], skip=len(self.steps) - place)  # to behind the jump
        self._around(codes.JUMP, second)

    def _write_rolling(self, least: int, effect: Effect) -> None:
        place = len(self.steps)
        self._around(codes.ROLL, effect, least)
        self._repeat_from(place)

    def _write_for_each_opponent(self, which: Some) -> None:
        """The same for one opponent after the other (J43)."""
        place = len(self.steps)
        self._step(codes.NEXT_OPPONENT)
        self._pick(codes.DISCARD, replace(which, of=Hand(Who.AN_OPPONENT)))
        self.steps[place] = replace(self.steps[place], skip=1)
        self._repeat_from(place)

    def _repeat_from(self, place: int) -> None:
        """Go back to a step that may skip what stands behind it, and this too."""
        self.steps.append(Step(codes.BACK, skip=len(self.steps) - place + 1))
        self.steps[place] = replace(self.steps[place], skip=self.steps[place].skip + 1)

    # --- steps that change something ---------------------------------------------------------------

    def _write_new_life(self, effect: LifeBecomes) -> None:
        match effect:
            case LifeBecomes(who, int(left)) if who not in ALLIES:
                self._step(codes.LOSE_LIFE_TO, left)
            case LifeBecomes(Who.YOU, Life(who)) if who not in ALLIES:
                self._step(codes.MATCH_LIFE)
            case _:
                raise _no_steps(effect)

    def _write_control(self, effect: TakeControl) -> None:
        match effect:
            case TakeControl(which, Who.YOU):
                self._pick(codes.TAKE_CONTROL, which)
            case TakeControl(Some(of=Creatures(side=Side.THIS)), who) if who not in ALLIES:
                self._step(codes.GIVE_CONTROL)
            case _:
                raise _no_steps(effect)

    def _write_boost(self, to: Creatures, cards: int) -> None:
        pile = self.descriptions.zone(codes.ANY_PILE)
        host = self.descriptions.selector(to)
        for left in range(cards, 0, -1):
            self.steps.append(Step(codes.BOOST_CARD, pile, 0, 1, skip=2 * left - 1))
            self.steps.append(Step(codes.BOOST_HOST, host, 1, 1))

    def _write_this_turn(self, holds: Bonus | Cannot) -> None:
        match holds:
            case Cannot(Some() as which, Act.BLOCK, None):
                self._pick(codes.CANNOT_BLOCK_THIS_TURN, which)
            case Cannot(Who() as who, Act.BLOCK, None) if who not in ALLIES:
                self._step(codes.NO_BLOCKS_THIS_TURN)
            case Cannot(Creatures(side=Side.THIS), Act.BE_DEFEATED, None):
                self._step(codes.CANNOT_BE_DEFEATED_THIS_TURN)
            case _ if holds == Bonus(to=THIS, keywords=(SNEAKY,)):  # the only one that the engine keeps for a turn
                self._step(codes.HAS_THIS_TURN, keyword_bits((SNEAKY,)))
            case _:
                raise ValueError(f"there are no steps for {holds} this turn")

    def _write_discard(self, which: Some) -> None:
        match which:
            case Some(most=int(cards), of=Hand(Who.YOU), at_random=True):
                self._step(codes.DISCARD_AT_RANDOM, cards)
            case Some(of=Hand(Who.EACH_OPPONENT)):
                self._write_for_each_opponent(which)
            case Some(least=least, of=DrawPile(who, and_hand)) if least == ALL and who not in ALLIES:
                self._step(codes.DISCARD_EVERYTHING if and_hand else codes.DISCARD_DRAW_PILE)
            case _:
                self._pick(codes.DISCARD, which)

    def _write_put(self, effect: Put) -> None:
        match effect.which, effect.to:
            case Some(most=int(cards), of=Hand(who), at_random=True), Place.YOUR_HAND if who not in ALLIES:
                self._step(codes.STEAL_AT_RANDOM, cards)
            case Some(most=1, of=Hand(who), at_random=True), Place.PILE_OF_YOUR_CHOICE if who not in ALLIES:
                self._step(codes.REVEAL)
                self._step(codes.CHOOSE_PILE)
            case Some(1, 1, Hand(Who.EACH_OPPONENT)), Place.HAND_ON_THE_LEFT:
                self._pick(codes.PASS_LEFT, replace(effect.which, least=ALL, most=ALL))
            case Some(1, 1, Hand(Who.THE_OPPONENT | Who.AN_OPPONENT | Who.TEAMMATE)), Place.YOUR_HAND:
                self._pick(codes.GIVE, effect.which)
            case Some(of=DiscardPile() | BoostCards()), Place.YOUR_HAND:
                self._pick(codes.TO_HAND, effect.which)
            case Some(of=Creatures()), Place.CONTROLLERS_HAND:
                self._pick(codes.RETURN_TO_HAND, effect.which)
            case Some(of=Creatures()), Place.YOUR_HAND:
                self._pick(codes.MOVE_TO_HAND, effect.which, amount=0)
            case Some(of=Creatures()), Place.TEAMMATES_HAND:
                self._pick(codes.MOVE_TO_HAND, effect.which, amount=1)
            case Some(1, 1, UnusedCards(top)), Place.TEAMMATES_HAND:
                self._step(codes.LOOK_AT_UNUSED, top)
                self.steps.append(Step(codes.GIVE_UNUSED, self.descriptions.zone(codes.LOOKED_AT), 1, 1))
            case Some(least=least, of=UnusedCards(top)), Place.UNDER_YOUR_DRAW_PILE if least == ALL:
                self._step(codes.FROM_UNUSED, top)
            case _:
                raise _no_steps(effect)

    def _write_play(self, effect: Play) -> None:
        match effect:
            case Play(Some(of=Creatures(side=Side.THIS)), play_effects=True):
                self._step(codes.PLAY_THIS)
            case Play(Some(of=It()), play_effects=True):
                self._step(codes.PLAY_GIVEN)
            case Play(Some(of=DiscardPile() | BoostCards()) as which, play_effects):
                self._pick(codes.PLAY_FROM if play_effects else codes.PLAY_QUIETLY, which)
            case _:
                raise _no_steps(effect)


def _no_steps(effect: Effect) -> ValueError:
    return ValueError(f"there are no steps for {effect}")


def _branch_word(effect: Effect) -> str:
    """The word by which one side of an "or" is chosen."""
    match effect:
        case Boost():
            return "boost"
        case Defeat():
            return "defeat"
        case Put(to=Place.YOUR_HAND):
            return "take"
        case TakeControl():
            return "control"
        case _:
            raise ValueError(f"there is no word to choose {effect} by")


def _is_about_it(effect: Effect) -> bool:
    """Whether an effect goes on with the card that was moved just before."""
    match effect:
        case May(part):
            return _is_about_it(part)
        case Play(which):
            return which.of == IT
        case _:
            return False


def needs_opponent(effect: Effect) -> bool:
    """Whether one opponent is to be chosen before the effect (T5.2): not where it is about life."""
    match effect:
        case SwapHands():
            return True
        case ThisTurn(Cannot(Who())):
            return True
        case TakeControl(by=who):
            return who not in ALLIES
        case Discard(which) | Put(which):
            return is_of_chosen_opponent(which)
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
        case GainLife() | LifeBecomes() | Win() | RefreshMindbug() | NameKeyword() | Show() | Play():
            return False
        case Defeat() | Evolve() | Boost() | MustAttack() | ResolvePlayEffectOf() | ThisTurn():
            return False
        case _:
            assert_never(effect)


def _is_about_opponent(condition: Condition) -> bool:
    """Whether something of mine is compared with something of an opponent."""
    return isinstance(condition, Compare) and isinstance(condition.than, Controlled)
