"""What there is to happen: the branches of a card's abilities, derived from its words.

Some branches are possible, but only in games so strange that no one should wait for them; those are `possible` and not
among the `branches` that have to happen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mindtable.mindbug import words
from mindtable.mindbug.mode import Mode
from mindtable.mindbug.words import Ability, Card, Constant, Trigger, Triggered

from .parts import LEFT, RIGHT, answers, asks_for_opponent, may_be_idle, parts, sides_of

UNUSABLE: Final = "action: cannot be used"
MATTERS: Final = "matters"
DOES_NOT_MATTER: Final = "does not matter"
BEGAN: Final = "began"
STOPPED: Final = "stopped"


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
    if isinstance(ability, words.Cannot | words.Costs):
        return f"{type(ability).__name__} {ability.act.value}"
    return type(ability).__name__


def branches(card: Card, mode: Mode) -> Iterator[str]:
    """All that has to happen with a card's abilities."""
    for when, ability in effects(card):
        yield f"{when}: {BEGAN}"
        if ability.trigger is Trigger.PLAY:
            yield f"{when}: {STOPPED}"
        if may_be_idle(ability):
            yield idle(ability.trigger)
        if asks_for_opponent(ability.effect, mode):
            yield from (f"{when}: {about(opponent)}" for opponent in (LEFT, RIGHT))
        yield from (f"{when}: {answer}" for answer in answers(ability.effect))
        yield from (f"{when}: {branch}" for part in parts(ability, mode) for branch in part.branches())
    for constant in card.abilities:
        if not isinstance(constant, Triggered):
            yield from _constant(constant, mode)


def _constant(ability: Constant | words.InDiscardPile, mode: Mode) -> Iterator[str]:
    match ability:
        case words.TurnsWhenExhausted(sides):
            yield from (turned_to(keyword) for _, keyword in sides)
        case words.EvolvesInstead():
            yield f"{name(ability)} {MATTERS}"  # whenever it is to be defeated
        case _:
            yield f"{name(ability)} {MATTERS}"
            yield f"{name(ability)} {DOES_NOT_MATTER}"
    yield from (matters_to(ability, side) for side in beneficiaries(ability, mode))


def beneficiaries(ability: Ability, mode: Mode) -> tuple[str, ...]:
    """Whose creatures a bonus has to reach, where it is for those of several players."""
    bonus = at_work(ability)
    reached = sides_of(bonus.to, mode) if isinstance(bonus, words.Bonus) else ()
    return reached if len(reached) > 1 else ()


def matters_to(ability: Ability, side: str) -> str:
    """The branch of a bonus that makes a difference to somebody's creature."""
    return f"{name(ability)} {MATTERS} to {side}"


def about(opponent: str) -> str:
    """The answer that chooses one opponent."""
    return f"about {opponent}"


def turned_to(keyword: words.Keyword) -> str:
    return f"turned to {keyword.value}"


def possible(card: Card, mode: Mode) -> set[str]:
    """All that can happen with a card's abilities, however strange the game."""
    rare = {
        f"{when}: {one}" for when, ability in effects(card) for part in parts(ability, mode) for one in part.possible()
    }
    return {*branches(card, mode), *rare}
