"""Cards as integers: what `words` say, in the form the engine reads. Built once, at import.

Tables are `bytes` indexed by a face, a step, a selector or a condition, the quickest thing to read both
compiled and uncompiled; those with larger or negative numbers are lists. Row 0 of selectors, conditions and
steps means "none".
"""

from typing import Final

from .cards import CARDS, FACES
from .codes import (
    ADDS_LOSS,
    COPIES_KEYWORDS,
    ENDS_TURN,
    GIVES_KEYWORDS,
    GIVES_POWER,
    GRANTS_EFFECT,
    HAS_ACTION,
    HUNTS_ON_THE_LEFT,
    IS_CHANGED,
    IS_TO_BE_HUNTED,
    ON_ACTION,
    ON_ARRIVED,
    ON_ATTACK,
    ON_DEFEATED,
    ON_LIFE_LOST,
    ON_PLAY,
    ON_TURN_END,
    ON_YOUR_TURN_END,
    STOPS_ATTACKS,
    STOPS_BLOCKS,
    STOPS_CARDS,
    STOPS_MINDBUGS,
    STOPS_PLAY_EFFECTS,
    STOPS_PLAYING,
    TAXES_MINDBUGS,
    TURNS_COMBAT_AROUND,
    WATCHES_LIFE,
    WINS_IF_STUCK,
    WORKS_IN_PILE,
)
from .descriptions import keyword_bits
from .steps import Writer
from .words import (
    Ability,
    Act,
    Bonus,
    Cannot,
    Constant,
    CopiesKeywords,
    Costs,
    Creatures,
    EvolvesInstead,
    Grants,
    Hand,
    HuntsOnTheLeft,
    InDiscardPile,
    LowerPowerWins,
    MustBeHunted,
    Trigger,
    Triggered,
    TurnsWhenExhausted,
    Who,
    WinsIfUnableToAct,
)


class _Columns:
    """One column of numbers for each thing known of a face."""

    def __init__(self, writer: Writer) -> None:
        faces = len(CARDS)
        self.writer = writer
        self.effects = [bytearray(faces) for _ in Trigger]
        self.bonus_to = bytearray(faces)
        self.bonus_power = [0] * faces
        self.bonus_per = bytearray(faces)
        self.bonus_keywords = bytearray(faces)
        self.bonus_if = bytearray(faces)
        self.copied = bytearray(faces)
        self.block_ban = bytearray(faces)
        self.block_ban_this = bytearray(faces)
        self.block_ban_if = bytearray(faces)
        self.attack_ban = bytearray(faces)
        self.play_ban = bytearray(faces)
        self.mindbug_cost = bytearray(faces)
        self.more_life_lost = bytearray(faces)
        self.grant_to = bytearray(faces)
        self.grant_effect = bytearray(faces)
        self.evolves_instead = bytearray(faces)
        self.base = bytearray(range(faces))
        self.next_stage = bytearray(faces)
        self.first_side = bytearray(faces)
        self.concerns = [0] * faces
        self.owners = [0]
        for face, card in enumerate(CARDS):
            for ability in card.abilities:
                self._ability(face, ability)
            self._faces_of_one_card(face)

    def _faces_of_one_card(self, face: int) -> None:
        """What a card becomes when it evolves, and what it is again when it leaves play (M9.3)."""
        card = CARDS[face]
        if FACES[card.id] != face:  # a side
            self.base[face] = FACES[card.id]
            self.concerns[face] |= IS_CHANGED
            first = self.first_side[FACES[card.id]]
            self.first_side[FACES[card.id]] = first or face
        elif card.evolves_to is not None:
            following = FACES[card.evolves_to]
            self.next_stage[face] = following
            self.base[following] = self.base[face]
            self.concerns[following] |= IS_CHANGED

    def _ability(self, face: int, ability: Ability) -> None:
        if isinstance(ability, Triggered):
            number = list(Trigger).index(ability.trigger)
            _once(self.effects[number], face)
            self.effects[number][face] = self.writer.effect(number, ability.effect)
            self.owners.append(face)
            self.concerns[face] |= _TRIGGER_CONCERNS.get(number, 0)
        elif isinstance(ability, InDiscardPile):
            self.concerns[face] |= WORKS_IN_PILE
            self._constant(face, ability.ability)
        else:
            self._constant(face, ability)

    def _constant(self, face: int, ability: Constant) -> None:
        match ability:
            case Bonus():
                _once(self.bonus_to, face)
                self.bonus_to[face] = self.writer.descriptions.selector(ability.to)
                self.bonus_power[face] = ability.power
                self.bonus_per[face] = self.writer.descriptions.selector(ability.per) if ability.per else 0
                self.bonus_keywords[face] = keyword_bits(ability.keywords)
                self.bonus_if[face] = self.writer.descriptions.condition(ability.condition)
                self.concerns[face] |= GIVES_POWER if ability.power else 0
                self.concerns[face] |= GIVES_KEYWORDS if ability.keywords else 0
            case CopiesKeywords(keywords):
                self.copied[face] = keyword_bits(keywords)
                self.concerns[face] |= COPIES_KEYWORDS
            case Cannot():
                self._ban(face, ability)
            case Costs():
                self._cost(face, ability)
            case WinsIfUnableToAct(who):
                if who is not Who.TEAMMATE:
                    raise ValueError(f"{ability} has to be about your teammate")
                self.concerns[face] |= WINS_IF_STUCK
            case HuntsOnTheLeft():
                self.concerns[face] |= HUNTS_ON_THE_LEFT
            case LowerPowerWins():
                self.concerns[face] |= TURNS_COMBAT_AROUND
            case MustBeHunted():
                self.concerns[face] |= IS_TO_BE_HUNTED
            case EvolvesInstead():
                self.evolves_instead[face] = 1
            case TurnsWhenExhausted():
                pass  # its sides are faces of their own
            case Grants(to, granted):
                _once(self.grant_to, face)
                self.grant_to[face] = self.writer.descriptions.selector(to)
                self.grant_effect[face] = self.writer.effect(list(Trigger).index(granted.trigger), granted.effect)
                self.owners.append(face)
                self.concerns[face] |= GRANTS_EFFECT

    def _ban(self, face: int, ban: Cannot) -> None:
        """What cannot be done. A ban that the engine does not know is refused."""
        selector = self.writer.descriptions.selector
        match ban:
            case Cannot(Creatures() as which, Act.BLOCK | Act.BLOCK_THIS as act, condition):
                _once(self.block_ban, face)
                self.block_ban[face] = selector(which)
                self.block_ban_this[face] = int(act is Act.BLOCK_THIS)
                self.block_ban_if[face] = self.writer.descriptions.condition(condition)
                self.concerns[face] |= STOPS_BLOCKS
            case Cannot(Creatures() as which, Act.ATTACK, None):
                _once(self.attack_ban, face)
                self.attack_ban[face] = selector(which)
                self.concerns[face] |= STOPS_ATTACKS
            case Cannot(Hand() as cards, Act.BE_PLAYED, None):
                _once(self.play_ban, face)
                self.play_ban[face] = selector(cards)
                self.concerns[face] |= STOPS_PLAYING
            case Cannot(Who.EACH_OPPONENT, Act.RESOLVE_PLAY_EFFECTS, None):
                self.concerns[face] |= STOPS_PLAY_EFFECTS
            case Cannot(Who.EACH_PLAYER, Act.USE_MINDBUGS, None):
                self.concerns[face] |= STOPS_MINDBUGS
            case Cannot(Who.EACH_OPPONENT, Act.GET_CARDS, None):
                self.concerns[face] |= STOPS_CARDS
            case _:
                raise ValueError(f"there is no table for {ban}")

    def _cost(self, face: int, cost: Costs) -> None:
        match cost:
            case Costs(Act.USE_MINDBUGS, life):
                self.mindbug_cost[face] = life
                self.concerns[face] |= TAXES_MINDBUGS
            case Costs(Act.LOSE_LIFE, life):
                self.more_life_lost[face] = life
                self.concerns[face] |= ADDS_LOSS
            case _:
                raise ValueError(f"there is no table for {cost}")


_TRIGGER_CONCERNS: Final = {
    ON_ACTION: HAS_ACTION,
    ON_LIFE_LOST: WATCHES_LIFE | WORKS_IN_PILE,
    ON_YOUR_TURN_END: ENDS_TURN,
    ON_TURN_END: ENDS_TURN,
}


def _once(column: bytearray, face: int) -> None:
    """The tables hold one ability of a kind for each card."""
    if column[face]:
        raise ValueError(f"{CARDS[face].id} has two abilities of one kind; the tables hold one")


_writer: Final = Writer()
_columns: Final = _Columns(_writer)

# By face.
POWER: Final = bytes([card.power for card in CARDS])
KEYWORDS: Final = bytes([keyword_bits(card.keywords) for card in CARDS])
PLAY_EFFECT: Final = bytes(_columns.effects[ON_PLAY])
ATTACK_EFFECT: Final = bytes(_columns.effects[ON_ATTACK])
DEFEATED_EFFECT: Final = bytes(_columns.effects[ON_DEFEATED])
ACTION_EFFECT: Final = bytes(_columns.effects[ON_ACTION])
LIFE_LOST_EFFECT: Final = bytes(_columns.effects[ON_LIFE_LOST])
ARRIVED_EFFECT: Final = bytes(_columns.effects[ON_ARRIVED])
YOUR_TURN_END_EFFECT: Final = bytes(_columns.effects[ON_YOUR_TURN_END])
TURN_END_EFFECT: Final = bytes(_columns.effects[ON_TURN_END])
BONUS_TO: Final = bytes(_columns.bonus_to)
BONUS_POWER: Final[list[int]] = _columns.bonus_power
BONUS_PER: Final = bytes(_columns.bonus_per)
BONUS_KEYWORDS: Final = bytes(_columns.bonus_keywords)
BONUS_IF: Final = bytes(_columns.bonus_if)
COPIED: Final = bytes(_columns.copied)
BLOCK_BAN: Final = bytes(_columns.block_ban)
BLOCK_BAN_THIS: Final = bytes(_columns.block_ban_this)
BLOCK_BAN_IF: Final = bytes(_columns.block_ban_if)
ATTACK_BAN: Final = bytes(_columns.attack_ban)
PLAY_BAN: Final = bytes(_columns.play_ban)
MINDBUG_COST: Final = bytes(_columns.mindbug_cost)
MORE_LIFE_LOST: Final = bytes(_columns.more_life_lost)
GRANT_TO: Final = bytes(_columns.grant_to)
GRANT_EFFECT: Final = bytes(_columns.grant_effect)
EVOLVES_INSTEAD: Final = bytes(_columns.evolves_instead)
BASE: Final = bytes(_columns.base)
NEXT_STAGE: Final = bytes(_columns.next_stage)
FIRST_SIDE: Final = bytes(_columns.first_side)
CONCERNS: Final[list[int]] = _columns.concerns

# By selector.
SIDE: Final = _writer.descriptions.selectors.column(0)
OTHER: Final = _writer.descriptions.selectors.column(1)
LEAST_POWER: Final = _writer.descriptions.selectors.column(2)
MOST_POWER: Final = _writer.descriptions.selectors.column(3)
EXTREME: Final = _writer.descriptions.selectors.column(4)
COMPARED: Final = _writer.descriptions.selectors.column(5)
HAVING: Final = _writer.descriptions.selectors.column(6)
MARKS: Final = _writer.descriptions.selectors.column(7)

# By condition.
CONDITION: Final = _writer.descriptions.conditions.column(0)
CONDITION_NUMBER: Final = _writer.descriptions.conditions.column(1)

# By effect, and by step.
START: Final[list[int]] = _writer.starts
TRIGGER: Final = bytes(_writer.triggers)
OWNER: Final = bytes(_columns.owners)  # the face whose ability it is
VERB: Final = bytes([step.verb for step in _writer.steps])
SELECTOR: Final = bytes([step.selector for step in _writer.steps])
LEAST: Final = bytes([step.least for step in _writer.steps])
MOST: Final = bytes([step.most for step in _writer.steps])
AMOUNT: Final = bytes([step.amount for step in _writer.steps])
SKIP: Final = bytes([step.skip for step in _writer.steps])
ABOUT_OPPONENT: Final = bytes([step.about_opponent for step in _writer.steps])
TRIGGER_OF_STEP: Final = bytes([step.trigger for step in _writer.steps])

# The words by which the two sides of an EITHER step are chosen, by its amount.
BRANCHES: Final[list[tuple[str, str]]] = _writer.branches
