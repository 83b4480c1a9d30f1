"""Writing the abilities of all cards down as columns of numbers. Used once, when `tables` are made."""

from typing import Final, assert_never

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
    ON_LIFE_LOST,
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

_TRIGGER_CONCERNS: Final = {
    ON_ACTION: HAS_ACTION,
    ON_LIFE_LOST: WATCHES_LIFE | WORKS_IN_PILE,
    ON_YOUR_TURN_END: ENDS_TURN,
    ON_TURN_END: ENDS_TURN,
}


class Columns:
    """One column of numbers for each thing known of a face, and the effects that are written as steps."""

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
                try:
                    self.add(face, ability)
                except ValueError as problem:
                    raise ValueError(f"{card.name}: {problem}") from None
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

    def add(self, face: int, ability: Ability) -> None:
        """Write an ability of a face down. One that no table knows is refused."""
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
            case _:
                assert_never(ability)

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


def _once(column: bytearray, face: int) -> None:
    """The tables hold one ability of a kind for each card."""
    if column[face]:
        raise ValueError("two abilities of one kind, and the tables hold one")
