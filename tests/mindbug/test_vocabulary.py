"""The words of the cards: few, and whoever reads them refuses what it does not know."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import pytest

from mindtable.bots.mindbug.gains import worth_against
from mindtable.bots.mindbug.worth import card_worth, typical
from mindtable.mindbug.cards import CARDS
from mindtable.mindbug.columns import Columns
from mindtable.mindbug.descriptions import Descriptions, is_of_chosen_opponent
from mindtable.mindbug.mode import DUEL
from mindtable.mindbug.steps import Writer, needs_opponent
from mindtable.mindbug.words import (
    BLOCK,
    EXACTLY,
    FEWER,
    IT,
    LOSE_LIFE,
    PILE_OF_YOUR_CHOICE,
    SNEAKY,
    TEAMMATE,
    THE_OPPONENT,
    THIS,
    TOUGH,
    USE_MINDBUGS,
    YOU,
    YOUR_HAND,
    Ability,
    Bonus,
    Cannot,
    Compare,
    Condition,
    Constant,
    Costs,
    Defeat,
    Discard,
    DrawPile,
    Effect,
    Evolve,
    Hand,
    If,
    Life,
    LifeBecomes,
    Play,
    Put,
    RefreshMindbug,
    Show,
    SwapHands,
    TakeControl,
    ThisTurn,
    UnusedCards,
    Win,
    YourTurn,
    at_random,
    card,
    enemy,
    every,
    exactly,
    one,
    when_played,
)
from mindtable.wording.language import Language
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindbug.abilities import AbilityWords
from mindtable.wording.mindbug.effects import EffectWords
from mindtable.wording.mindbug.things import ThingWords

from .coverage.parts import parts

ENGLISH = Language("en").learn(MindbugWords.messages)
THINGS = ThingWords(ENGLISH)
EFFECTS = EffectWords(ENGLISH, THINGS, None)
ABILITIES = AbilityWords(ENGLISH)
NO_TABLE: Any = None


@dataclass(frozen=True)
class Sneeze:
    """A word that somebody has made up and told nobody about."""


MADE_UP: Any = Sneeze()

READERS: dict[str, Callable[[], object]] = {
    "an effect as steps": lambda: Writer().effect(0, MADE_UP),
    "an effect within another as steps": lambda: Writer().effect(0, If(YourTurn(), MADE_UP)),
    "whether an effect needs an opponent": lambda: needs_opponent(MADE_UP),
    "an effect in words": lambda: EFFECTS.clause(MADE_UP),
    "what an effect is typically worth": lambda: typical(MADE_UP),
    "what an effect is worth now": lambda: worth_against(MADE_UP, NO_TABLE),
    "how an effect shows": lambda: parts(when_played(MADE_UP), DUEL),
    "a condition as a code": lambda: Descriptions().condition(MADE_UP),
    "a condition in words": lambda: EFFECTS.condition(MADE_UP),
    "a constant in the tables": lambda: Columns(Writer()).add(0, MADE_UP),
    "a constant in words": lambda: ABILITIES.sentence(MADE_UP),
    "what a constant is worth": lambda: card_worth(card(1, "Strange", MADE_UP, power=5)),
    "cards as a selector": lambda: Descriptions().selector(MADE_UP),
    "whose cards they are": lambda: is_of_chosen_opponent(one(MADE_UP)),
    "cards in words": lambda: THINGS.some(one(MADE_UP)),
}


@pytest.mark.parametrize("reader", READERS)
def test_whoever_reads_words_refuses_one_that_it_does_not_know(reader: str) -> None:
    with pytest.raises((AssertionError, ValueError)):
        READERS[reader]()


def test_a_forgotten_case_is_an_error_of_the_type_check_too() -> None:
    settings = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert "exhaustive-match" in settings["tool"]["mypy"]["enable_error_code"]


def test_there_are_few_words() -> None:
    """A new card should rarely need a new one: think of a way to combine those that are there first."""
    assert len({*get_args(Effect), *get_args(Condition), *get_args(Constant)}) <= 45


def test_every_word_is_on_a_card() -> None:
    used = {type(part) for one_card in CARDS for ability in one_card.abilities for part in _within(ability)}
    assert {*get_args(Effect), *get_args(Condition), *get_args(Constant)} <= used


def _within(thing: Any) -> list[Any]:
    """A thing that cards are written with, and everything it is made of."""
    if isinstance(thing, tuple):
        return [part for one_part in thing for part in _within(one_part)]
    inner = vars(thing).values() if hasattr(thing, "__dataclass_fields__") else ()
    return [thing, *(part for value in inner for part in _within(value))]


# --- what words could say and nobody can do --------------------------------------------------------

IMPOSSIBLE: list[Effect] = [
    Defeat(at_random(1, enemy())),
    Defeat(one(UnusedCards(2))),
    Discard(one(DrawPile(THE_OPPONENT))),
    Discard(every(DrawPile(YOU))),
    Put(one(enemy()), to=PILE_OF_YOUR_CHOICE),
    Put(exactly(2, Hand(THE_OPPONENT)), to=YOUR_HAND),
    Put(one(Hand(YOU)), to=YOUR_HAND),
    Play(one(enemy())),
    Play(one(Hand(YOU))),
    Play(one(IT), play_effects=False),
    Show(one(Hand(THE_OPPONENT))),
    SwapHands(TEAMMATE),
    RefreshMindbug(YOU),
    TakeControl(one(enemy()), by=TEAMMATE),
    TakeControl(one(enemy()), by=THE_OPPONENT),
    LifeBecomes(YOU, 3),
    LifeBecomes(THE_OPPONENT, Life(YOU)),
    ThisTurn(Bonus(to=THIS, power=2)),
    ThisTurn(Bonus(to=THIS, keywords=(TOUGH,))),
    ThisTurn(Bonus(to=enemy(), keywords=(SNEAKY,))),
    ThisTurn(Cannot(TEAMMATE, BLOCK)),
    If(Compare(Life(THE_OPPONENT), FEWER, 3), Win()),
    If(Compare(enemy(), EXACTLY, 3), Evolve()),
]
IMPOSSIBLE_CONSTANTS: list[Ability] = [
    Cannot(THIS, USE_MINDBUGS),
    Cannot(YOU, LOSE_LIFE),
    Cannot(one(enemy()), BLOCK),
    Costs(BLOCK, life=1),
]


@pytest.mark.parametrize("effect", IMPOSSIBLE, ids=str)
def test_what_the_engine_cannot_do_is_refused_when_the_card_is_loaded(effect: Effect) -> None:
    with pytest.raises(ValueError, match=r"there are no steps|the engine has no code"):
        Writer().effect(0, effect)


@pytest.mark.parametrize("ability", IMPOSSIBLE_CONSTANTS, ids=str)
def test_what_no_table_holds_is_refused_when_the_card_is_loaded(ability: Ability) -> None:
    with pytest.raises(ValueError, match="there is no table"):
        Columns(Writer()).add(0, ability)
