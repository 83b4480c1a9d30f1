"""What the engine executes, read back from the tables: complete, and in the names of the codes."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from mindtable.mindbug import codes, listing, tables
from mindtable.mindbug.cards import CARDS, FACES
from mindtable.mindbug.listing import EffectListing, StepListing

ENGINE = Path(__file__).parents[2] / "src" / "mindtable" / "mindbug"
NAMES = {name for module in (codes, tables) for name in vars(module) if name.isupper()}


def listed() -> list[EffectListing]:
    return [effect for face in FACES.values() for effect in listing.effects(face)]


def test_every_step_of_the_tables_is_one_of_a_card() -> None:
    numbers = [step.number for effect in listed() for step in effect.steps]
    assert sorted(numbers) == list(range(1, len(tables.VERB)))  # step 0 means none


def test_every_effect_begins_where_the_tables_say_and_has_one_end() -> None:
    for effect in listed():
        assert effect.steps[0].number == tables.START[effect.number]
        assert [step.verb for step in effect.steps].index("END") == len(effect.steps) - 1


@pytest.mark.parametrize("card", FACES)
def test_all_is_said_in_the_names_of_the_codes(card: str) -> None:
    for effect in listing.effects(FACES[card]):
        for step in effect.steps:
            assert vars(codes)[step.verb] == tables.VERB[step.number]
            assert_named(step.cards, step.many)
    for table, text in listing.constants(FACES[card]):
        assert table in NAMES
        assert_named(text)


def assert_named(*texts: str) -> None:
    assert {word for text in texts for word in re.findall(r"[A-Za-z_]+", text)} <= {*NAMES, "ALL"}


def test_a_step_goes_to_one_of_its_own_effect() -> None:
    for effect in listed():
        numbers = [step.number for step in effect.steps]
        assert {step.to for step in effect.steps if step.to is not None} <= {*numbers}


def test_an_effect_reads_as_the_engine_goes_through_it() -> None:
    (effect,) = listing.effects(FACES["chuck"])
    first = effect.steps[0].number
    assert list(effect.steps) == [
        StepListing(first, "ROLL", "", "", "4", first + 3, False),
        StepListing(first + 1, "DEFEAT", "ENEMY", "1", "", None, False),
        StepListing(first + 2, "BACK", "", "", "", first, False),
        StepListing(first + 3, "END", "", "", "", None, False),
    ]


def test_what_holds_all_the_time_is_said_too() -> None:
    assert dict(listing.constants(FACES["bugserker"])) == {
        "CONCERNS": "GIVES_POWER",
        "BONUS_TO": "THIS",
        "BONUS_POWER": "8",
        "BONUS_IF": "LIFE_IS 1",
    }
    silent = [card.id for card in CARDS if card.abilities and not listing.effects(FACES[card.id])]
    assert [card for card in silent if not listing.constants(FACES[card])] == []


# --- whatever the tables can say is known to the engine --------------------------------------------


def told_apart(file: str, variable: str) -> set[str]:
    """The names that a variable may be equal to in a file of the engine."""
    return {
        one.id
        for node in ast.walk(ast.parse((ENGINE / file).read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name) and node.left.id == variable
        for relation, one in zip(node.ops, node.comparators, strict=True)
        if isinstance(relation, ast.Eq) and isinstance(one, ast.Name)
    }


def test_every_verb_is_carried_out() -> None:
    known = told_apart("verbs.py", "verb") | told_apart("effects.py", "verb")
    assert {*listing.VERBS.values()} - known == set()


def test_every_verb_without_cards_to_pick_says_whether_it_would_do_anything() -> None:
    """Those named here are what is left at the end of their question, and only one kind may be."""
    steps = [step for effect in listed() for step in effect.steps if not step.cards]
    changing = {step.verb for step in steps if tables.VERB[step.number] > codes.CHOOSE_PILE}
    left = {"GAIN_LIFE", "YOU_LOSE_LIFE", "OPPONENT_LOSES_LIFE", "HAS_THIS_TURN", "SWAP_HANDS"}
    assert changing - told_apart("questions/doing.py", "verb") == left


def test_every_condition_is_asked_for() -> None:
    """The last question of `holds` is the one for whatever is left, and only one may be."""
    assert {*listing.CONDITIONS.values()} - told_apart("questions/strength.py", "what") == {"ENEMY_CREATURES"}
