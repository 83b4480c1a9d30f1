"""What effects consist of: their parts, and the signs by which each of them shows; and the answers they ask for.

Whose cards a part is about is said as seen from the player of the effect, who may have to reach all of them: in a duel
the opponent sits on the left, in team play the next one is the teammate and the last one the opponent on the right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from mindtable.mindbug import words
from mindtable.mindbug.mode import Mode
from mindtable.mindbug.steps import needs_opponent
from mindtable.mindbug.words import ALL, Count, Creatures, Effect, Hand, Place, Side, Some, Trigger, Triggered

YES, NO = "yes", "no"
FIRST, SECOND, NOTHING = "first", "second", "nothing"
ASKED: Final = "asked"  # which of two effects

OWN, LEFT, MATE, RIGHT = "own", "left", "teammate's", "right"
_ALL: Final = (OWN, LEFT, MATE, RIGHT)
_THEIR: Final = (LEFT, RIGHT)
_SIDES: Final = {
    Side.THIS: (OWN,),
    Side.ALLIED: (OWN, MATE),
    Side.ENEMY: _THEIR,
    Side.NOT_YOURS: (LEFT, MATE, RIGHT),
    Side.EITHER: _ALL,
    Side.TEAMMATES: (MATE,),
}

# These effects are begun only if they would change something (M7.6, M4.3).
_NEVER_IDLE: Final = (Trigger.ACTION, Trigger.YOUR_TURN_ENDS, Trigger.TURN_ENDS)
# The creature of these effects is in play on its player's side when they begin.
_HERE: Final = (Trigger.PLAY, Trigger.ATTACK, *_NEVER_IDLE)

# What a creature is told to be that was to be defeated: it may exhaust or evolve instead (M6.9, J35).
_STRUCK: Final = ("creature defeated", "creature exhausted", "creature evolved")
CONTROL_LOST: Final = "control lost"  # told with the control taken
_COPIED: Final = "effect copied"  # nothing is told of it but the answer that chooses it


def sides(mode: Mode) -> tuple[str, ...]:
    """Who there is, clockwise from the player of an effect."""
    return _ALL[: mode.seats]


def side(mode: Mode, you: int, seat: int) -> str:
    """Who a seat is to the player of an effect."""
    return _ALL[(seat - you) % mode.seats]


def sides_of(creatures: Creatures, mode: Mode) -> tuple[str, ...]:
    """Whose creatures fit a description."""
    return tuple(one for one in sides(mode) if one in _SIDES[creatures.side])


def sign(side: str, kind: str) -> str:
    return f"{side} {kind}"


COPY: Final = sign(OWN, _COPIED)


@dataclass(frozen=True)
class Part:
    """A part of an effect: what is told of it and whose it is, and how often that may be when it is done once."""

    verb: str
    kinds: tuple[str, ...]
    sides: tuple[str, ...]
    numbers: tuple[int, ...] = (1,)  # that have to happen
    least: int = 1  # that is possible at all
    open_end: bool = False  # the last number means: that or more
    after: tuple[str, ...] | None = None  # without these signs before, it must not happen (J20)
    reach: tuple[str, ...] = ()  # to each of these sides it has to happen

    @property
    def signs(self) -> tuple[str, ...]:
        return tuple(sign(side, kind) for kind in self.kinds for side in self.sides)

    def ways(self, seen: Mapping[str, int]) -> list[str]:
        """Which way it went, and whom it reached."""
        reached = [one for one in self.reach if any(seen[sign(one, kind)] for kind in self.kinds)]
        return [self._way(seen), *(self._reaching(one) for one in reached)]

    def _way(self, seen: Mapping[str, int]) -> str:
        number = sum(seen[sign] for sign in self.signs)
        if self.open_end:
            number = min(number, self.numbers[-1])
        done = self.after is None or any(seen[sign] for sign in self.after)
        return self._named(number, done)

    def happened(self, seen: Mapping[str, int]) -> bool:
        return any(seen[sign] for sign in self.signs)

    def branches(self) -> list[str]:
        undone = [] if self.after is None else [self._named(0, False)]
        reaching = [self._reaching(one) for one in self.reach]
        return [self._named(number, True) for number in self.numbers] + undone + reaching

    def possible(self) -> list[str]:
        undone = [] if self.after is None else [self._named(0, False)]
        return [self._named(number, True) for number in range(self.least, self.numbers[-1] + 1)] + undone

    def _named(self, number: int, done: bool) -> str:
        order = "" if self.after is None else "done, " if done else "not done, "
        more = "+" if self.open_end and number == self.numbers[-1] else ""
        return f"{order}{self.verb} {number}{more}"

    def _reaching(self, side: str) -> str:
        return f"{self.verb} {side}"

    def within(self, mode: Mode) -> Part:
        """The same where not everybody is there; a single one is always reached."""
        reach = tuple(one for one in self.reach if one in sides(mode))
        return replace(self, reach=reach if len(reach) > 1 else ())


def _part(
    verb: str,
    kind: str,
    *sides: str,
    numbers: tuple[int, ...] = (0, 1),
    open_end: bool = False,
    reach: tuple[str, ...] = (),
) -> Part:
    return Part(verb, (kind,), sides, numbers, numbers[0], open_end, reach=reach)


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
    return Part(verb, kinds, sides, numbers, 0, several, reach=sides)


def _is_one(of: words.Things, this: Side | None) -> bool:
    """Whether the creature itself fits, so that there is always one to choose."""
    if not isinstance(of, Creatures) or this is None or replace(of, side=Side.EITHER, extreme=None) != Creatures():
        return False
    own = of.side in (Side.THIS, Side.ALLIED)
    return of.side is Side.EITHER or own == (this is Side.ALLIED)


def parts(ability: Triggered, mode: Mode) -> list[Part]:
    """What an effect consists of."""
    this = Side.ALLIED if ability.trigger in _HERE else None
    found = [part.within(mode) for part in _parts(ability.effect, this) if set(part.sides).intersection(sides(mode))]
    if may_be_idle(ability) and not asks_for_opponent(ability.effect, mode):
        # It has begun, so it does something; at the end of a turn another effect may have come first.
        certain = tuple(number for number in found[0].numbers if number)
        found = [replace(found[0], numbers=certain, least=1 if ability.trigger is Trigger.ACTION else 0)]
    return found


def may_be_idle(ability: Triggered) -> bool:
    """Whether there are times when an effect is not begun because it would change nothing."""
    if ability.trigger not in _NEVER_IDLE:
        return False
    found = list(_parts(ability.effect, Side.ALLIED))
    return len(found) == 1 and 0 in found[0].numbers


def asks_for_opponent(effect: Effect, mode: Mode) -> bool:
    """Whether its player chooses the opponent an effect is about: also one to whom it does nothing (T5.2, J46)."""
    return len(mode.opponents(0)) > 1 and needs_opponent(effect)


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
                this = Side.ENEMY if isinstance(one, words.TakeControl) and one.by is not words.YOU else this
        case _:
            yield from _plain(effect, this)


def _perhaps(found: Iterator[Part]) -> Iterator[Part]:
    """Parts that may also not happen."""
    for part in found:
        yield replace(part, numbers=(0, *(number for number in part.numbers if number)), least=0)


def _done(effect: Effect, this: Side | None) -> tuple[str, ...]:
    """The signs that an effect has happened completely: not by exhausting or evolving instead (J20)."""
    signs = [sign for part in _parts(effect, this) for sign in part.signs]
    instead = [sign(side, kind) for side in _ALL for kind in _STRUCK[1:]]
    return tuple(sign for sign in signs if not isinstance(effect, words.Defeat) or sign not in instead)


def _plain(effect: Effect, this: Side | None) -> Iterator[Part]:
    """The parts of an effect that contains no other."""
    match effect:
        case words.GainLife():
            yield _part("gain life", "life gained", OWN, numbers=(1,))
        case words.LoseLife(who, amount):
            side = OWN if who is words.YOU else LEFT  # life is the team's
            yield _part("lose life", "life lost", side, numbers=(0, 1) if isinstance(amount, Count) else (1,))
        case words.LifeBecomes(words.Who.YOU):
            yield _part("gain life", "life gained", OWN)
            yield _part("lose life", "life lost", OWN)
        case words.LifeBecomes():
            yield _part("lose life", "life lost", LEFT)
        case words.Win():
            yield _part("win", "game won", OWN, numbers=(1,))
        case words.RefreshMindbug():
            yield _part("refresh", "mindbug refreshed", MATE)
        case words.Defeat(which):
            yield _some("defeat", which, this, *_STRUCK, sides=_sides(which))
        case words.TakeControl(which, words.Who.YOU):
            yield _some("take control", which, this, CONTROL_LOST, sides=_sides(which))
        case words.TakeControl():
            # Something that resolved before its Play effect may have removed it.
            yield Part("give control", ("control taken",), _THEIR, least=0, reach=_THEIR)
        case words.Evolve():
            yield _part("evolve", "creature evolved", OWN, numbers=(1,))
        case words.Boost(to, cards):
            reach = () if to == words.THIS else _ALL
            yield _part("boost", "card boosted", *_ALL, numbers=tuple(range(cards + 1)), reach=reach)
        case words.MustAttack(which):
            yield _some("order to attack", which, this, "attack declared", sides=_sides(which))
        case words.ThisTurn(words.Cannot(Some() as which)):
            yield _some("forbid to block", which, this, "block forbidden", sides=_sides(which))
        case words.ThisTurn(words.Cannot(words.Who())):
            yield _part("forbid to block", "blocks forbidden", *_THEIR, numbers=(1,), reach=_THEIR)
        case words.ThisTurn(words.Cannot()):
            yield _part("be safe", "creature safe", OWN, numbers=(1,))
        case words.ThisTurn(words.Bonus()):
            yield _part("gain keyword", "keyword gained", OWN, numbers=(1,))
        case words.NameKeyword():
            yield _part("name keyword", "keyword named", OWN, numbers=(1,))
        case words.ResolvePlayEffectOf():
            yield _part("copy", _COPIED, OWN)
        case _:
            yield from _with_cards(effect, this)


def _with_cards(effect: Effect, this: Side | None) -> Iterator[Part]:
    """The parts of an effect about cards that are not in play."""
    match effect:
        case words.Discard(which):
            yield from _discarded(which, this)
        case words.Put(which, to):
            yield from _put(which, to, this)
        case words.SwapHands():
            yield _part("swap", "hands swapped", OWN)
        case words.Play(Some(of=Creatures() | words.It())):
            yield _part("play", "creature entered", OWN)
        case words.Play(which):
            yield _some("play", which, this, "creature entered")
        case words.Show():
            yield _part("show", "card exposed", MATE)
        case _:
            raise ValueError(f"nobody knows how {effect} shows")


def _discarded(which: Some, this: Side | None) -> Iterator[Part]:
    match which:
        case Some(of=words.DrawPile(_, and_hand)):
            if and_hand:
                yield _part("discard", "card discarded", *_THEIR, numbers=(0, 1, 2), open_end=True, reach=_THEIR)
            yield _part("discard draw pile", "card piled", *_THEIR, numbers=(0, 1, 2), open_end=True, reach=_THEIR)
        case Some(most=int(cards), at_random=True):
            sides = _sides(which)
            yield _part("discard", "card discarded", *sides, numbers=tuple(range(cards + 1)), reach=sides)
        case Some(of=Hand(words.Who.EACH_OPPONENT)):
            for one in _THEIR:  # J43
                yield _some(f"{one} discard", which, this, "card discarded", sides=(one,))
        case _:
            yield _some("discard", which, this, "card discarded", sides=_sides(which))


def _put(which: Some, to: Place, this: Side | None) -> Iterator[Part]:
    match which.of, to:
        case Creatures(), Place.CONTROLLERS_HAND:
            yield _some("return", which, this, "creature returned", sides=_sides(which))
        case Creatures(), Place.YOUR_HAND:
            yield _some("move to hand", which, this, "card to hand", sides=(OWN,))
        case Creatures(), Place.TEAMMATES_HAND:
            yield _some("move to hand", which, this, "card to hand", sides=(MATE,))
        case Hand(), Place.YOUR_HAND if which.at_random and isinstance(which.most, int):
            yield _part("steal", "card stolen", OWN, numbers=tuple(range(which.most + 1)))
        case Hand(), Place.YOUR_HAND:
            yield _part("give", "card given", OWN)
        case Hand(), Place.PILE_OF_YOUR_CHOICE:
            yield _part("reveal", "card exposed", *_THEIR, reach=_THEIR)
            for one in _ALL:
                yield _part(f"to {one} pile", "card piled", one)
        case Hand(), Place.HAND_ON_THE_LEFT:
            yield _part("pass to teammate", "card given", MATE)
            yield _part("pass to you", "card given", OWN)
        case words.UnusedCards(top), Place.TEAMMATES_HAND:
            yield _part("look at", "card looked at", OWN, numbers=tuple(range(top + 1)))
            yield _part("give", "card given", MATE)
        case words.UnusedCards(top), Place.UNDER_YOUR_DRAW_PILE:
            yield _part("add", "card added", OWN, numbers=tuple(range(top + 1)))
        case words.DiscardPile() | words.BoostCards(), Place.YOUR_HAND:
            yield _some("to hand", which, this, "card to hand")
        case _:
            raise ValueError(f"nobody knows how {which} shows in {to.value}")


def _sides(which: Some) -> tuple[str, ...]:
    """Whose cards are chosen from."""
    if isinstance(which.of, Creatures):
        return _SIDES[which.of.side]
    return (OWN,) if isinstance(which.of, Hand) and which.of.of is words.YOU else _THEIR


def answers(effect: Effect) -> Iterator[str]:
    """The answers to questions that are not about cards, also where only one answer is possible."""
    match effect:
        case words.May(then):
            yield from (YES, NO)
            yield from answers(then)
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
