"""What a player can see to hold on the table: which creatures fit a description, who is able to block."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ...mindbug import words
from ...mindbug.words import (
    Ability,
    Act,
    Card,
    Compared,
    Condition,
    Creatures,
    DiscardPile,
    Effect,
    Extreme,
    Keyword,
    Number,
    Relation,
    Side,
    Things,
    Who,
)
from .table import Creature, Player, Table


def selected(of: Things, table: Table, source: Creature | None = None) -> list[Creature]:
    """The creatures that a description fits, seen from my side; `source` has the ability."""
    if not isinstance(of, Creatures):
        return []
    fitting = [creature for creature in table.creatures if fits(creature, of, table, source)]
    if of.extreme is None or not fitting:
        return fitting
    powers = [creature.power for creature in fitting]
    extreme = max(powers) if of.extreme is Extreme.HIGHEST else min(powers)
    return [creature for creature in fitting if creature.power == extreme]


def fits(creature: Creature, of: Creatures, table: Table, source: Creature | None) -> bool:
    """Whether a description fits a creature, be it in play or only about to be; what only the turn so far can tell is
    left aside."""
    if not _on_side(creature, of.side, table, source):
        return False
    if of.other and creature is source:
        return False
    if of.compared and not _compares(creature, of.compared, table, source):
        return False
    if of.having and not creature.keywords & set(of.having):
        return False
    return of.power.least <= creature.power <= of.power.most and (creature.boosts > 0 or not of.boosted)


def _on_side(creature: Creature, side: Side, table: Table, source: Creature | None) -> bool:
    match side:
        case Side.THIS:
            return creature is source
        case Side.EITHER:
            return True
        case Side.ALLIED:
            return table.is_ally(creature.seat)
        case Side.ENEMY:
            return not table.is_ally(creature.seat)
        case Side.NOT_YOURS:
            return creature.seat != table.me.seat
        case Side.TEAMMATES:
            return creature.seat != table.me.seat and table.is_ally(creature.seat)


def _compares(creature: Creature, compared: Compared, table: Table, source: Creature | None) -> bool:
    match compared:
        case Compared.MATCHED:
            return _has_twin(creature, table.creatures)
        case Compared.BELOW_THIS:
            return source is None or creature.power < source.power
        case Compared.FAR_FROM_THIS:
            return source is None or abs(creature.power - source.power) > 1
        case Compared.AS_SHOWN:
            return True


def _has_twin(creature: Creature, creatures: tuple[Creature, ...]) -> bool:
    """Whether another creature has the same power."""
    return sum(other.power == creature.power for other in creatures) > 1


def cards_in(of: Things, table: Table) -> tuple[Card, ...]:
    """The cards of discard piles that a description means, seen from my side."""
    if not isinstance(of, DiscardPile):
        return ()
    pile = [card for owner in meant(of.of, table) for card in owner.discard]
    return tuple(card for card in pile if of.power.least <= card.power <= of.power.most)


def meant(who: Who, table: Table) -> Sequence[Player]:
    """The players whom an effect of mine is about: where it is one opponent, the one I have in mind (T5.2)."""
    match who:
        case Who.YOU:
            return [table.me]
        case Who.TEAMMATE:
            return table.teammates
        case Who.EACH_OPPONENT:
            return table.opponents
        case Who.EACH_PLAYER:
            return table.players
        case Who.THE_OPPONENT | Who.AN_OPPONENT:
            return [table.them]


def holds(condition: Condition, table: Table, source: Creature | None = None) -> bool:
    """Whether a condition holds for me; what only the turn so far can tell does not. `source` has the ability."""
    match condition:
        case words.YourTurn():
            return table.my_turn
        case words.DefeatedAnEnemy():
            return False
        case words.Compare(number, relation, than):
            return _compare(counted(number, table, source), relation, counted(than, table, source))
        case _:
            assert_never(condition)


def _compare(number: int, relation: Relation, than: int) -> bool:
    match relation:
        case Relation.AT_LEAST:
            return number >= than
        case Relation.EXACTLY:
            return number == than
        case Relation.FEWER:
            return number < than
        case Relation.MORE:
            return number > than


def counted(number: int | Number, table: Table, source: Creature | None = None) -> int:
    """A number that a card compares, seen from my side."""
    match number:
        case int():
            return number
        case Creatures():
            return len(selected(number, table, source))
        case words.OfEqualPower(of):
            powers = [creature.power for creature in selected(of, table, source)]
            return max(map(powers.count, powers), default=0)
        case words.Hand(who):
            return sum(len(player.hand) for player in meant(who, table))
        case DiscardPile():
            return len(cards_in(number, table))
        case words.Life(who):
            return sum(player.life for player in meant(who, table))
        case words.Mindbugs(who):
            return sum(player.mindbugs for player in meant(who, table))
        case words.Controlled(who):
            return sum(len(player.creatures) for player in meant(who, table))
        case _:
            assert_never(number)


def able_to_block(table: Table, attacker: Creature) -> list[Creature]:
    """Which of their creatures may block an attack of mine (M6.2, M6.4)."""
    able = list(table.enemies)
    for creature in (*table.creatures, attacker):
        for ability in creature.card.abilities:
            match ability:
                case words.Cannot(Creatures() as which, Act.BLOCK | Act.BLOCK_THIS as act, condition):
                    its = table.seen_by(creature.seat)
                    if act is Act.BLOCK or creature is attacker:
                        applies = condition is None or holds(condition, its, creature)
                        banned = selected(which, its, creature) if applies else []
                        able = [blocker for blocker in able if blocker not in banned]
                case _:
                    pass
    if Keyword.SNEAKY in attacker.keywords:
        able = [blocker for blocker in able if Keyword.SNEAKY in blocker.keywords]
    return able


def play_effects_stopped(table: Table) -> bool:
    """Whether my Play effects would do nothing."""
    abilities = [ability for creature in table.enemies for ability in creature.card.abilities]
    return any(_stops_play_effects(ability) for ability in abilities)


def _stops_play_effects(ability: Ability) -> bool:
    return isinstance(ability, words.Cannot) and ability.act is Act.RESOLVE_PLAY_EFFECTS


def keeps_from_blocking(effect: Effect) -> bool:
    """Whether an effect makes an opponent unable to block this turn."""
    match effect:
        case words.ThisTurn(words.Cannot(Who(), Act.BLOCK)):
            return True
        case _:
            return False


def out_of_actions(player: Player, *, without: Creature | None = None) -> bool:
    """Whether a player has no card to play any more and no creature, but for one that may be lost."""
    return not player.cards_to_come() and all(creature is without for creature in player.creatures)
