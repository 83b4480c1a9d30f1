"""Cards as integers: what `words` say, in the form the engine reads. Built once, at import.

Every table is a `bytes` object indexed by a face, a step, a selector or a condition: the quickest thing to
read, compiled and uncompiled. Row 0 of selectors, conditions and steps means "none".
"""

from collections.abc import Iterable
from typing import Final

from .cards import CARDS
from .words import (
    ANY_POWER,
    Ability,
    Alone,
    Bonus,
    CannotAttack,
    CannotBlock,
    CannotBlockThisTurn,
    Card,
    Condition,
    CopiesKeywords,
    Creatures,
    Defeat,
    Discard,
    DiscardPile,
    Effect,
    Extreme,
    FewerCreatures,
    GainLife,
    GiveToPlayOrKeep,
    HasThisTurn,
    If,
    InOrder,
    Keyword,
    LifeIs,
    LoseLife,
    LoseLifeTo,
    MatchLife,
    MoreCreatures,
    NoPlayEffects,
    PlayFrom,
    PlayThis,
    Side,
    Some,
    StealAtRandom,
    TakeControl,
    ToHand,
    Trigger,
    Triggered,
    Who,
    YourTurn,
)

# Keywords as bits, in the order of `Keyword`.
FRENZY: Final = 1
HUNTER: Final = 2
POISONOUS: Final = 4
SNEAKY: Final = 8
TOUGH: Final = 16

# Whose cards a selector looks at.
THIS: Final = 1
EITHER: Final = 2
ALLIED: Final = 3
ENEMY: Final = 4
NOT_YOURS: Final = 5
YOUR_PILE: Final = 6
OPPONENTS_PILES: Final = 7
OPPONENT_HAND: Final = 8  # of the opponent chosen for the effect

HIGHEST: Final = 1
LOWEST: Final = 2

# Conditions.
YOUR_TURN: Final = 1
LIFE_IS: Final = 2
ALONE: Final = 3
FEWER_CREATURES: Final = 4
MORE_CREATURES: Final = 5

# What a step of an effect does. END closes every effect.
END: Final = 0
CHOOSE_OPPONENT: Final = 1
UNLESS: Final = 2
GAIN_LIFE: Final = 3
YOU_LOSE_LIFE: Final = 4
OPPONENT_LOSES_LIFE: Final = 5
LOSE_LIFE_TO: Final = 6
MATCH_LIFE: Final = 7
DEFEAT: Final = 8
TAKE_CONTROL: Final = 9
DISCARD: Final = 10
STEAL_AT_RANDOM: Final = 11
TO_HAND: Final = 12
PLAY_FROM: Final = 13
PLAY_THIS: Final = 14
GIVE: Final = 15
PLAY_GIVEN: Final = 16
CANNOT_BLOCK_THIS_TURN: Final = 17
HAS_THIS_TURN: Final = 18

# Triggers, in the order of `Trigger`.
ON_PLAY: Final = 0
ON_ATTACK: Final = 1
ON_DEFEATED: Final = 2
ON_LIFE_LOST: Final = 3

# What abilities that hold all the time are about.
GIVES_POWER: Final = 1
GIVES_KEYWORDS: Final = 2
COPIES: Final = 4
STOPS_BLOCKS: Final = 8
STOPS_ATTACKS: Final = 16
STOPS_PLAY: Final = 32
WATCHES_LIFE: Final = 64

_SIDES: Final = {
    Side.THIS: THIS,
    Side.EITHER: EITHER,
    Side.ALLIED: ALLIED,
    Side.ENEMY: ENEMY,
    Side.NOT_YOURS: NOT_YOURS,
}
_EXTREMES: Final = {None: 0, Extreme.HIGHEST: HIGHEST, Extreme.LOWEST: LOWEST}


def keyword_bits(keywords: Iterable[Keyword]) -> int:
    """A set of keywords as bits."""
    order = list(Keyword)
    return sum(1 << order.index(keyword) for keyword in set(keywords))


class _Rows:
    """Rows of small numbers; equal rows are stored once, the first one is all zeros."""

    def __init__(self, columns: int) -> None:
        self.rows: list[tuple[int, ...]] = [(0,) * columns]

    def add(self, row: tuple[int, ...]) -> int:
        if row not in self.rows:
            self.rows.append(row)
        return self.rows.index(row)

    def column(self, number: int) -> bytes:
        return bytes([row[number] for row in self.rows])


class _Writer:
    """Writes the effects of all cards down as steps."""

    def __init__(self) -> None:
        self.selectors = _Rows(5)  # side, other, least power, most power, extreme
        self.conditions = _Rows(2)  # what, number
        # verb, selector, least, most, amount, and for UNLESS: the condition and how many steps to skip
        self.steps: list[tuple[int, ...]] = [(END, 0, 0, 0, 0)]
        self.starts: list[int] = [0]
        self.triggers: list[int] = [0]

    def selector(self, of: Creatures | DiscardPile) -> int:
        if isinstance(of, DiscardPile):
            return self.selectors.add((YOUR_PILE if of.of is Who.YOU else OPPONENTS_PILES, 0, 0, ANY_POWER, 0))
        return self.selectors.add(
            (_SIDES[of.side], int(of.other), of.power.least, of.power.most, _EXTREMES[of.extreme])
        )

    def condition(self, condition: Condition | None) -> int:
        match condition:
            case None:
                return 0
            case YourTurn():
                return self.conditions.add((YOUR_TURN, 0))
            case LifeIs(life):
                return self.conditions.add((LIFE_IS, life))
            case Alone():
                return self.conditions.add((ALONE, 0))
            case FewerCreatures():
                return self.conditions.add((FEWER_CREATURES, 0))
            case MoreCreatures():
                return self.conditions.add((MORE_CREATURES, 0))

    def program(self, trigger: int, effect: Effect) -> int:
        """The number of an effect, written as a run of steps closed by END."""
        self.starts.append(len(self.steps))
        self.triggers.append(trigger)
        if _needs_opponent(effect):
            self.step(CHOOSE_OPPONENT)
        self.write(effect)
        self.step(END)
        return len(self.starts) - 1

    def step(self, verb: int, *, some: Some | None = None, amount: int = 0) -> None:
        if some is None:
            self.steps.append((verb, 0, 0, 0, amount))
        else:
            self.steps.append((verb, self.selector(some.of), some.least, some.most, amount))

    def from_hand(self, verb: int, cards: int) -> None:
        selector = self.selectors.add((OPPONENT_HAND, 0, 0, ANY_POWER, 0))
        self.steps.append((verb, selector, cards, cards, 0))

    def write(self, effect: Effect) -> None:
        match effect:
            case GainLife(amount):
                self.step(GAIN_LIFE, amount=amount)
            case LoseLife(who, amount):
                self.step(YOU_LOSE_LIFE if who is Who.YOU else OPPONENT_LOSES_LIFE, amount=amount)
            case LoseLifeTo(_, left):
                self.step(LOSE_LIFE_TO, amount=left)
            case MatchLife():
                self.step(MATCH_LIFE)
            case Defeat(which):
                self.step(DEFEAT, some=which)
            case TakeControl(which):
                self.step(TAKE_CONTROL, some=which)
            case Discard(_, cards):
                self.from_hand(DISCARD, cards)
            case StealAtRandom(_, cards):
                self.step(STEAL_AT_RANDOM, amount=cards)
            case ToHand(which):
                self.step(TO_HAND, some=which)
            case PlayFrom(which):
                self.step(PLAY_FROM, some=which)
            case PlayThis():
                self.step(PLAY_THIS)
            case GiveToPlayOrKeep():
                self.from_hand(GIVE, 1)
                self.step(PLAY_GIVEN)
            case CannotBlockThisTurn(which):
                self.step(CANNOT_BLOCK_THIS_TURN, some=which)
            case HasThisTurn(keyword):
                self.step(HAS_THIS_TURN, amount=keyword_bits([keyword]))
            case If(condition, then):
                place = len(self.steps)
                self.step(UNLESS)
                self.write(then)
                self.steps[place] = (UNLESS, 0, 0, len(self.steps) - place - 1, self.condition(condition))
            case InOrder(effects):
                for part in effects:
                    self.write(part)


def _needs_opponent(effect: Effect) -> bool:
    """Whether one opponent is to be chosen before the effect (T5.2): not where it is about life."""
    match effect:
        case Discard() | StealAtRandom() | GiveToPlayOrKeep():
            return True
        case If(condition, then):
            return isinstance(condition, FewerCreatures | MoreCreatures) or _needs_opponent(then)
        case InOrder(effects):
            return any(_needs_opponent(part) for part in effects)
        case _:
            return False


def _only(kind: type[Ability], card: Card) -> list[Ability]:
    """The abilities of one kind on a card; the tables hold one of each constant kind."""
    found = [ability for ability in card.abilities if isinstance(ability, kind)]
    if len(found) > 1 and kind is not Triggered:
        raise ValueError(f"{card.id} has {len(found)} abilities of the kind {kind.__name__}; the tables hold one")
    return found


class _Faces:
    """One column of numbers for each thing known of a face."""

    def __init__(self, writer: _Writer) -> None:
        faces = len(CARDS)
        self.programs = [bytearray(faces) for _ in Trigger]
        self.bonus_to = bytearray(faces)
        self.bonus_power = bytearray(faces)
        self.bonus_per = bytearray(faces)
        self.bonus_keywords = bytearray(faces)
        self.bonus_if = bytearray(faces)
        self.copies = bytearray(faces)
        self.block_ban = bytearray(faces)
        self.block_ban_this = bytearray(faces)
        self.attack_ban = bytearray(faces)
        self.concerns = bytearray(faces)
        triggers = list(Trigger)
        for face, card in enumerate(CARDS):
            for kind in (Bonus, CopiesKeywords, CannotBlock, CannotAttack, NoPlayEffects):
                _only(kind, card)
            for ability in card.abilities:
                match ability:
                    case Triggered(trigger, effect):
                        number = triggers.index(trigger)
                        self.programs[number][face] = writer.program(number, effect)
                        self.concerns[face] |= WATCHES_LIFE if trigger is Trigger.LIFE_LOST else 0
                    case Bonus():
                        self.bonus_to[face] = writer.selector(ability.to)
                        self.bonus_power[face] = ability.power
                        self.bonus_per[face] = writer.selector(ability.per) if ability.per else 0
                        self.bonus_keywords[face] = keyword_bits(ability.keywords)
                        self.bonus_if[face] = writer.condition(ability.condition)
                        self.concerns[face] |= GIVES_POWER if ability.power else 0
                        self.concerns[face] |= GIVES_KEYWORDS if ability.keywords else 0
                    case CopiesKeywords(keywords):
                        self.copies[face] = keyword_bits(keywords)
                        self.concerns[face] |= COPIES
                    case CannotBlock():
                        self.block_ban[face] = writer.selector(ability.which)
                        self.block_ban_this[face] = int(ability.this)
                        self.concerns[face] |= STOPS_BLOCKS
                    case CannotAttack(which):
                        self.attack_ban[face] = writer.selector(which)
                        self.concerns[face] |= STOPS_ATTACKS
                    case NoPlayEffects():
                        self.concerns[face] |= STOPS_PLAY


_writer: Final = _Writer()
_faces: Final = _Faces(_writer)

# By face.
POWER: Final = bytes([card.power for card in CARDS])
KEYWORDS: Final = bytes([keyword_bits(card.keywords) for card in CARDS])
PLAY_EFFECT: Final = bytes(_faces.programs[ON_PLAY])
ATTACK_EFFECT: Final = bytes(_faces.programs[ON_ATTACK])
DEFEATED_EFFECT: Final = bytes(_faces.programs[ON_DEFEATED])
LIFE_LOST_EFFECT: Final = bytes(_faces.programs[ON_LIFE_LOST])
BONUS_TO: Final = bytes(_faces.bonus_to)
BONUS_POWER: Final = bytes(_faces.bonus_power)
BONUS_PER: Final = bytes(_faces.bonus_per)
BONUS_KEYWORDS: Final = bytes(_faces.bonus_keywords)
BONUS_IF: Final = bytes(_faces.bonus_if)
COPIED: Final = bytes(_faces.copies)
BLOCK_BAN: Final = bytes(_faces.block_ban)
BLOCK_BAN_THIS: Final = bytes(_faces.block_ban_this)
ATTACK_BAN: Final = bytes(_faces.attack_ban)
CONCERNS: Final = bytes(_faces.concerns)

# By selector.
SIDE: Final = _writer.selectors.column(0)
OTHER: Final = _writer.selectors.column(1)
LEAST_POWER: Final = _writer.selectors.column(2)
MOST_POWER: Final = _writer.selectors.column(3)
EXTREME: Final = _writer.selectors.column(4)

# By condition.
CONDITION: Final = _writer.conditions.column(0)
CONDITION_NUMBER: Final = _writer.conditions.column(1)

# By effect, and by step.
START: Final[list[int]] = _writer.starts
TRIGGER: Final = bytes(_writer.triggers)
VERB: Final = bytes([step[0] for step in _writer.steps])
SELECTOR: Final = bytes([step[1] for step in _writer.steps])
LEAST: Final = bytes([step[2] for step in _writer.steps])
MOST: Final = bytes([step[3] for step in _writer.steps])
AMOUNT: Final = bytes([step[4] for step in _writer.steps])
