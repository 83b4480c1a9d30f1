"""Every scenario holds, and together they show every card, every rule and every ruling of the games at the table."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from mindtable.game.scenarios import documents, run
from mindtable.games import game_named, games
from mindtable.mindbug.cards import EVERY_SET
from mindtable.mindbug.words import Card
from tests import ROOT

HERE: Final = ROOT / "tests"
FILES: Final = sorted([*HERE.glob("mindbug/scenarios/*.yaml"), *HERE.glob("mindup/scenarios/*.yaml")])
DOCS: Final = ROOT / "docs"
SCENARIOS: Final[dict[str, list[dict[str, Any]]]] = {file.stem: documents(file) for file in FILES}
ALL: Final = [document for found in SCENARIOS.values() for document in found]

# Where the rules of a game are written, and which rulings are about it.
RULES_OF: Final = {"duel": "mindbug.md", "tag-team": "tag-team.md", "mind-up": "mind-up.md"}
GAME_OF_SECTION: Final = {"Tag Team": "tag-team", "Mind Up!": "mind-up"}


def _rules(file: Path) -> list[str]:
    """The numbers of a rules file: `M4.3` is item 3 under the heading M4."""
    numbers, chapter = [], ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## ([A-Z]\d+) ", line):
            chapter = heading[1]
        elif item := re.match(r"(\d+)\. ", line):
            numbers.append(f"{chapter}.{item[1]}")
    return numbers


def _rulings() -> list[str]:
    """The numbers of the rulings about games that are at the table."""
    numbers, game = [], "duel"
    for line in (DOCS / "rules" / "rulings.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = GAME_OF_SECTION.get(line.removeprefix("## "), "duel")
        elif (ruling := re.match(r"- \*\*(J\d+)\*\* ", line)) and game in games():
            numbers.append(ruling[1])
    return numbers


NUMBERS: Final = [number for game in games() for number in _rules(DOCS / "rules" / RULES_OF[game])] + _rulings()
CITED: Final = {number for document in ALL for number in document["rules"]}
# Setup and hidden cards cannot be shown by a position and moves; these tests name the rules they prove.
PROOFS: Final = (
    "mindbug/test_setup.py",
    "mindbug/test_team_views.py",
    "mindup/test_setup.py",
    "mindup/test_properties.py",
)
TESTED: Final = {
    number for file in PROOFS for number in re.findall(r"[A-Z]\d+(?:\.\d+)?", (HERE / file).read_text(encoding="utf-8"))
}


@pytest.mark.parametrize(
    "document", [pytest.param(one, id=f"{file}: {one['name']}") for file, found in SCENARIOS.items() for one in found]
)
def test_scenario(document: dict[str, Any]) -> None:
    run(document, game_named)


def test_examples_of_the_notation_hold() -> None:
    examples = re.findall(r"```yaml\n(.*?)```", (DOCS / "scenarios.md").read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        run(yaml.safe_load(example), game_named)


def test_names_are_unique() -> None:
    assert [name for name, times in Counter(one["name"] for one in ALL).items() if times > 1] == []


@pytest.mark.parametrize("document", ALL, ids=lambda one: one["name"])
def test_scenario_cites_rules_that_exist(document: dict[str, Any]) -> None:
    assert document["rules"]
    assert set(document["rules"]) <= set(NUMBERS)


def test_there_are_rules_and_rulings_of_every_game() -> None:
    assert {"M1.1", "J1", "U1.1", "U6.2", "J60", "J61"} <= set(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_rule_is_shown(number: str) -> None:
    assert number in CITED | TESTED


@pytest.mark.parametrize(
    ("file", "card"), [pytest.param(one.id, card, id=card.id) for one in EVERY_SET.values() for card in one.cards]
)
def test_card_has_its_scenarios(file: str, card: Card) -> None:
    """One for a card of keywords only; for an ability what it does, and an edge of it."""
    about = [one for one in SCENARIOS[file] if card.name in one["name"] and card.id in _cards_named(one)]
    assert len(about) >= (2 if card.abilities else 1)


def _cards_named(document: dict[str, Any]) -> set[str]:
    """The words of a scenario's position and moves, among them the ids of its cards."""
    return set(re.findall(r"[a-z0-9-]+", str([document.get(field) for field in (*"ABCD", "moves")])))
