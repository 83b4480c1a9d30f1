"""What there is to happen: the branches of a card's abilities, derived from its words.

Some branches are possible, but only in games so strange that no one should wait for them; those are `possible` and not
among the `branches` that have to happen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from .. import words
from ..words import ALL, Ability, Card, Constant, Count, Creatures, Effect, Hand, Side, Some, Trigger, Triggered

STOPPED: Final = "play: stopped"
UNUSABLE: Final = "action: cannot be used"
MATTERS: Final = "matters"
DOES_NOT_MATTER: Final = "does not matter"
YES, NO = "yes", "no"
FIRST, SECOND, NOTHING = "first", "second", "nothing"
COPY: Final = "copy"  # the answer that chooses an effect to copy; nothing is told of it
ASKED: Final = "asked"  # which of two effects

OWN, THEIR = "own", "their"

# These effects are begun only if they would change something (M7.6, M4.3).
_NEVER_IDLE: Final = (Trigger.ACTION, Trigger.YOUR_TURN_ENDS, Trigger.TURN_ENDS)
# The creature of these effects is in play on its player's side when they begin.
_HERE: Final = (Trigger.PLAY, Trigger.ATTACK, *_NEVER_IDLE)

_EITHER_SIDE: Final = (OWN, THEIR)
_SIDES: Final = {
    Side.THIS: (OWN,),
    Side.ALLIED: (OWN,),
    Side.ENEMY: (THEIR,),
    Side.NOT_YOURS: (THEIR,),
    Side.EITHER: _EITHER_SIDE,
}
# What a creature is told to be that was to be defeated: it may exhaust or evolve instead (M6.9, J35).
_STRUCK: Final = ("creature defeated", "creature exhausted", "creature evolved")


# --- parts of effects ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """A part of an effect: the signs by which it shows, and how often they may be seen when it is done once."""

    verb: str
    signs: tuple[str, ...]
    numbers: tuple[int, ...] = (1,)  # that have to happen
    least: int = 1  # that is possible at all
    open_end: bool = False  # the last number means: that or more
    after: tuple[str, ...] | None = None  # without these signs before, it must not happen (J20)

    def branch(self, seen: Mapping[str, int]) -> str:
        """Which way it went."""
        number = sum(seen[sign] for sign in self.signs)
        if self.open_end:
            number = min(number, self.numbers[-1])
        done = self.after is None or any(seen[sign] for sign in self.after)
        return self._named(number, done)

    def happened(self, seen: Mapping[str, int]) -> bool:
        return any(seen[sign] for sign in self.signs)

    def branches(self) -> list[str]:
        undone = [] if self.after is None else [self._named(0, False)]
        return [self._named(number, True) for number in self.numbers] + undone

    def possible(self) -> list[str]:
        undone = [] if self.after is None else [self._named(0, False)]
        return [self._named(number, True) for number in range(self.least, self.numbers[-1] + 1)] + undone

    def _named(self, number: int, done: bool) -> str:
        order = "" if self.after is None else "done, " if done else "not done, "
        more = "+" if self.open_end and number == self.numbers[-1] else ""
        return f"{order}{self.verb} {number}{more}"


def _signs(kinds: tuple[str, ...], sides: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{side} {kind}" for kind in kinds for side in sides)


def _part(verb: str, kind: str, *sides: str, numbers: tuple[int, ...] = (0, 1), open_end: bool = False) -> Part:
    return Part(verb, _signs((kind,), sides or _EITHER_SIDE), numbers, numbers[0], open_end)


def _some(verb: str, which: Some, this: Side | None, *kinds: str, sides: tuple[str, ...] = (OWN,)) -> Part:
    """A part that happens to cards of somebody's choice. None may be left, or what is chosen may withstand (J6)."""
    if which.equal_power:
        numbers: tuple[int, ...] = (0, 2)
    elif isinstance(which.most, Count) or which.most == ALL:
        numbers = (0, 1, 2)
    else:
        numbers = tuple(range(which.most + 1))
    if which.least and not isinstance(which.least, Count) and not which.equal_power and _is_one(which.of, this):
        numbers = numbers[1:]
    several = isinstance(which.most, Count) or which.most == ALL
    return Part(verb, _signs(kinds, sides), numbers, 0, several)


def _is_one(of: words.Things, this: Side | None) -> bool:
    """Whether the creature itself fits, so that there is always one to choose."""
    if not isinstance(of, Creatures) or this is None or replace(of, side=Side.EITHER, extreme=None) != Creatures():
        return False
    own = of.side in (Side.THIS, Side.ALLIED)
    return of.side is Side.EITHER or own == (this is Side.ALLIED)


def parts(ability: Triggered) -> list[Part]:
    """What an effect consists of."""
    this = Side.ALLIED if ability.trigger in _HERE else None
    found = list(_parts(ability.effect, this))
    if _may_be_idle(ability):
        # It has begun, so it does something; at the end of a turn another effect may have come first.
        certain = tuple(number for number in found[0].numbers if number)
        found = [replace(found[0], numbers=certain, least=1 if ability.trigger is Trigger.ACTION else 0)]
    return found


def _may_be_idle(ability: Triggered) -> bool:
    """Whether there are times when an effect is not begun because it would change nothing."""
    if ability.trigger not in _NEVER_IDLE:
        return False
    found = list(_parts(ability.effect, Side.ALLIED))
    return len(found) == 1 and 0 in found[0].numbers


def _parts(effect: Effect, this: Side | None) -> Iterator[Part]:
    match effect:
        case words.If(_, then) | words.May(then):
            yield from _perhaps(_parts(then, this))
        case words.IfYouDo(first, then):
            done = _done(first, this)
            yield from _parts(first, this)
            yield from (replace(part, least=0, after=done) for part in _parts(then, this))
        case words.Either(first, second):
            yield from _perhaps(_parts(first, this))
            yield from _perhaps(_parts(second, this))
        case words.WhileRolling(_, then):
            yield _part("roll", "die rolled", OWN, numbers=(0, 1, 2), open_end=True)
            yield from (replace(part, numbers=(0, 1, 2), least=0, open_end=True) for part in _parts(then, this))
        case words.InOrder(effects):
            for one in effects:
                yield from _parts(one, this)
                this = Side.ENEMY if isinstance(one, words.GiveControl) else this
        case _:
            yield from _plain(effect, this)


def _perhaps(found: Iterator[Part]) -> Iterator[Part]:
    """Parts that may also not happen."""
    for part in found:
        yield replace(part, numbers=(0, *(number for number in part.numbers if number)), least=0)


def _done(effect: Effect, this: Side | None) -> tuple[str, ...]:
    """The signs that an effect has happened completely: not by exhausting or evolving instead (J20)."""
    signs = [sign for part in _parts(effect, this) for sign in part.signs]
    instead = _signs(_STRUCK[1:], _EITHER_SIDE)
    return tuple(sign for sign in signs if not isinstance(effect, words.Defeat) or sign not in instead)


def _plain(effect: Effect, this: Side | None) -> Iterator[Part]:
    """The parts of an effect that contains no other."""
    match effect:
        case words.GainLife():
            yield _part("gain life", "life gained", OWN, numbers=(1,))
        case words.LoseLife(who, amount):
            side = OWN if who is words.YOU else THEIR
            yield _part("lose life", "life lost", side, numbers=(0, 1) if isinstance(amount, Count) else (1,))
        case words.LoseLifeTo():
            yield _part("lose life", "life lost", THEIR)
        case words.MatchLife():
            yield _part("gain life", "life gained", OWN)
            yield _part("lose life", "life lost", OWN)
        case words.Win():
            yield _part("win", "game won", OWN, numbers=(1,))
        case words.Defeat(which):
            yield _some("defeat", which, this, *_STRUCK, sides=_sides(which))
        case words.TakeControl(which):
            yield _some("take control", which, this, "control taken")
        case words.GiveControl():
            # Something that resolved before its Play effect may have removed it.
            yield Part("give control", _signs(("control taken",), (THEIR,)), least=0)
        case words.ReturnToHand(which):
            yield _some("return", which, this, "creature returned", sides=_sides(which))
        case words.Evolve():
            yield _part("evolve", "creature evolved", OWN, numbers=(1,))
        case words.Boost(cards) | words.BoostThis(cards):
            yield _part("boost", "card boosted", numbers=tuple(range(cards + 1)))
        case words.MustAttack(which):
            yield _some("order to attack", which, this, "attack declared", sides=_sides(which))
        case words.CannotBlockThisTurn(which):
            yield _some("forbid to block", which, this, "block forbidden", sides=_sides(which))
        case words.CannotBeDefeatedThisTurn():
            yield _part("be safe", "creature safe", OWN, numbers=(1,))
        case words.HasThisTurn():
            yield _part("gain keyword", "keyword gained", OWN, numbers=(1,))
        case words.NameKeyword():
            yield _part("name keyword", "keyword named", OWN, numbers=(1,))
        case words.ResolvePlayEffectOf():
            yield Part("copy", (COPY,), (0, 1), 0)
        case _:
            yield from _with_cards(effect, this)


def _with_cards(effect: Effect, this: Side | None) -> Iterator[Part]:
    """The parts of an effect about cards that are not in play."""
    match effect:
        case words.Discard(which):
            yield _some("discard", which, this, "card discarded", sides=_sides(which))
        case words.DiscardAtRandom(_, cards):
            yield _part("discard", "card discarded", OWN, numbers=tuple(range(cards + 1)))
        case words.DiscardEverything(_, hand):
            if hand:
                yield _part("discard", "card discarded", THEIR, numbers=(0, 1, 2), open_end=True)
            yield _part("discard draw pile", "card piled", THEIR, numbers=(0, 1, 2), open_end=True)
        case words.StealAtRandom(_, cards):
            yield _part("steal", "card stolen", OWN, numbers=tuple(range(cards + 1)))
        case words.RevealToPile():
            yield _part("reveal", "card exposed", THEIR)
            yield _part("to your pile", "card piled", OWN)
            yield _part("to their pile", "card piled", THEIR)
        case words.SwapHands():
            yield _part("swap", "hands swapped", OWN)
        case words.ToHand(which):
            yield _some("to hand", which, this, "card to hand")
        case words.PlayFrom(which):
            yield _some("play", which, this, "creature entered")
        case words.PlayThis():
            yield _part("play", "creature entered", OWN)
        case words.GiveToPlayOrKeep():
            yield _part("give", "card given", OWN)
            yield _part("play", "creature entered", OWN)
        case words.FromUnused(cards):
            yield _part("add", "card added", OWN, numbers=tuple(range(cards + 1)))
        case _:
            raise ValueError(f"nobody knows how {effect} shows")


def _sides(which: Some) -> tuple[str, ...]:
    """Whose cards are chosen from."""
    if isinstance(which.of, Creatures):
        return _SIDES[which.of.side]
    return (OWN,) if isinstance(which.of, Hand) and which.of.of is words.YOU else (THEIR,)


def answers(effect: Effect) -> Iterator[str]:
    """The answers to questions that are not about cards, also where only one answer is possible."""
    match effect:
        case words.May(then):
            yield from (YES, NO)
            yield from answers(then)
        case words.GiveToPlayOrKeep():
            yield from (YES, NO)
        case words.Either(first, second):
            yield from (FIRST, SECOND, *(_unasked(way) for way in (FIRST, SECOND, NOTHING)))
            yield from answers(first)
            yield from answers(second)
        case words.NameKeyword():
            yield from (keyword.value for keyword in words.Keyword)
        case words.If(_, then) | words.WhileRolling(_, then):
            yield from answers(then)
        case words.IfYouDo(first, then):
            yield from answers(first)
            yield from answers(then)
        case words.InOrder(effects):
            for one in effects:
                yield from answers(one)
        case _:
            pass


def unasked(effect: Effect, seen: Mapping[str, int]) -> str | None:
    """Which of two effects was taken because the other was impossible (J21)."""
    if not isinstance(effect, words.Either) or seen[ASKED]:
        return None
    ways = [way for way, one in ((FIRST, effect.first), (SECOND, effect.second)) if _happened(one, seen)]
    return _unasked(*ways or [NOTHING])


def _happened(effect: Effect, seen: Mapping[str, int]) -> bool:
    return any(part.happened(seen) for part in _parts(effect, None))


def _unasked(*ways: str) -> str:
    return f"unasked, {' and '.join(ways)}"


# --- abilities -------------------------------------------------------------------------------------


def effects(card: Card) -> Iterator[tuple[str, Triggered]]:
    """The effects of a card and those it gives to creatures, each with the words that say when."""
    for ability in card.abilities:
        if isinstance(ability, Triggered):
            yield ability.trigger.value, ability
        elif isinstance(granted := at_work(ability), words.Grants):
            yield given(granted.ability.trigger), granted.ability


def given(trigger: Trigger) -> str:
    """When an effect happens that is given to a creature by another card (J51)."""
    return f"given {trigger.value}"


def at_work(ability: Ability) -> Ability:
    """An ability as it is where it works."""
    return ability.ability if isinstance(ability, words.InDiscardPile) else ability


def idle(trigger: Trigger) -> str:
    """The branch of an effect that is not begun because it would change nothing."""
    return UNUSABLE if trigger is Trigger.ACTION else f"{trigger.value}: nothing to do"


def name(ability: Ability) -> str:
    """A constant ability in a word."""
    if isinstance(ability, words.InDiscardPile):
        return f"{type(ability).__name__} {name(ability.ability)}"
    return type(ability).__name__


def branches(card: Card) -> Iterator[str]:
    """All that has to happen with a card's abilities."""
    for when, ability in effects(card):
        yield f"{when}: began"
        if ability.trigger is Trigger.PLAY:
            yield STOPPED
        if _may_be_idle(ability):
            yield idle(ability.trigger)
        yield from (f"{when}: {answer}" for answer in answers(ability.effect))
        yield from (f"{when}: {branch}" for part in parts(ability) for branch in part.branches())
    for constant in card.abilities:
        if not isinstance(constant, Triggered):
            yield from _constant(constant)


def _constant(ability: Constant | words.InDiscardPile) -> Iterator[str]:
    match ability:
        case words.TurnsWhenExhausted(sides):
            yield from (turned_to(keyword) for _, keyword in sides)
        case words.EvolvesInstead():
            yield f"{name(ability)} {MATTERS}"  # whenever it is to be defeated
        case _:
            yield f"{name(ability)} {MATTERS}"
            yield f"{name(ability)} {DOES_NOT_MATTER}"


def turned_to(keyword: words.Keyword) -> str:
    return f"turned to {keyword.value}"


def possible(card: Card) -> set[str]:
    """All that can happen with a card's abilities, however strange the game."""
    rare = {f"{when}: {one}" for when, ability in effects(card) for part in parts(ability) for one in part.possible()}
    return {*branches(card), *rare}
