"""`mindtable cards`: lists, filters, one card with its rulings, JSON and the report."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from mindtable.mindbug import listing, tables
from mindtable.mindbug.cards import CARDS, EVERY_SET, FACES
from mindtable.mindbug.words import Card, Triggered, when_played
from mindtable.terminal.commands import main
from mindtable.terminal.mindbug.census import Census
from mindtable.wording import LANGUAGES, Wording
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindbug.lookup import evolution_line, printed
from mindtable.wording.mindbug.rulings import rulings_of
from tests import ROOT

ENGLISH = Wording("en")
PRINTED: list[Card] = [card for one in EVERY_SET.values() for card in one.cards]
RULINGS = ROOT / "docs" / "rules" / "rulings.md"


@pytest.fixture(autouse=True)
def _usual_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main(["cards", "--json", *arguments]) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["cards", *arguments]) == 0
    return capsys.readouterr().out


# --- which cards -----------------------------------------------------------------------------------


def test_json_has_every_printed_card(capsys: pytest.CaptureFixture[str]) -> None:
    found = listed(capsys)
    assert [one["id"] for one in found] == [card.id for card in PRINTED]
    assert {tuple(one) for one in found} == {("id", "name", "set", "power", "keywords", "copies", "text")}
    (wasp,) = [one for one in found if one["id"] == "tiger-wasp"]
    assert wasp["keywords"] == [keyword.value for keyword in printed("tiger-wasp").keywords]
    assert wasp["set"] == "beyond-eternity"
    assert wasp["text"] == "Play: Discard a card at random."


@pytest.mark.parametrize(
    ("arguments", "fits"),
    [
        ("--set promos", lambda card: card in EVERY_SET["promos"].cards),
        ("--set new-servants,promos", lambda card: card in EVERY_SET["promos"].cards + EVERY_SET["new-servants"].cards),
        ("--set all", lambda _: True),
        ("--keyword tough", lambda card: "tough" in keywords(card)),
        ("--keyword tough,frenzy", lambda card: {"tough", "frenzy"} <= keywords(card)),
        ("--trigger action", lambda card: "action" in triggers(card)),
        ("--trigger your-turn-ends", lambda card: "your turn ends" in triggers(card)),
        ("--trigger constant", lambda card: any(not isinstance(one, Triggered) for one in card.abilities)),
        ("--power 7", lambda card: card.power == 7),
        ("--power 3-5", lambda card: 3 <= card.power <= 5),
        ("--power 9+", lambda card: card.power >= 9),
        ("--power -2", lambda card: card.power <= 2),
        ("bee", lambda card: "bee" in card.name.lower()),
        ("killer bee", lambda card: card.id == "killer-bee"),
        ("KILLER-BEE", lambda card: card.id == "killer-bee"),
        ("--trigger attack --power 8+ --set promos", lambda card: card.id in ("macaw-dagon", "unigon")),
        ("--power 200+", lambda _: False),
    ],
)
def test_filters_leave_the_cards_that_fit(capsys: pytest.CaptureFixture[str], arguments: str, fits: Any) -> None:
    expected = [card.id for card in PRINTED if fits(card)]
    assert [one["id"] for one in listed(capsys, *arguments.split())] == expected
    assert expected or "200" in arguments


def keywords(card: Card) -> set[str]:
    return {keyword.value for keyword in card.keywords}


def triggers(card: Card) -> set[str]:
    return {ability.trigger.value for ability in card.abilities if isinstance(ability, Triggered)}


def test_words_of_the_text_in_any_order(capsys: pytest.CaptureFixture[str]) -> None:
    found = listed(capsys, "--text", "PILE discard")
    assert found
    assert all("discard" in one["text"].lower() and "pile" in one["text"].lower() for one in found)
    assert found == listed(capsys, "--text", "discard pile")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("gorilion", "there is no card “gorilion”; did you mean gorillion?"),
        ("xyzzy", "there is no card “xyzzy”"),
        ("@", "there is no card “@”"),
        ("--set third", "there is no set “third”"),
        ("--keyword brave", "there is no keyword “brave” (choose from frenzy, hunter, poisonous, sneaky, tough)"),
        ("--trigger sneeze", "invalid choice “sneeze”"),
        ("--power big", "“big” is not a power"),
        ("--power 6-4", "“6-4” is not a power"),
        ("--json --report", "--report: cannot be used with --json"),
        ("--json --steps", "--steps: cannot be used with --json"),
        ("--lang xx", "there is no language “xx”"),
    ],
)
def test_what_there_is_not_is_one_line(capsys: pytest.CaptureFixture[str], arguments: str, message: str) -> None:
    assert main(["cards", *arguments.split()]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("mindtable: ")
    assert captured.err.count("\n") == 1
    assert message in captured.err


def test_that_nothing_fits_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--power", "99") == "No card matches.\n"
    assert listed(capsys, "--power", "99") == []


# --- how they are shown ----------------------------------------------------------------------------


def test_a_list_fits_the_usual_width_and_names_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys)
    assert max(map(len, out.splitlines())) <= 80
    assert [card.name for card in PRINTED if card.name not in out] == []
    assert [one.name for one in EVERY_SET.values() if one.name not in out] == []
    assert f"{len(PRINTED)} cards" in out


def test_one_card_is_shown_with_everything(capsys: pytest.CaptureFixture[str]) -> None:
    out = " ".join(re.sub("[│╭╮╰╯─]", " ", said(capsys, "felix")).split())
    for part in (
        "7 “One-Eye” Felix",
        "At the end of each turn: If this creature defeated an enemy creature in combat this turn, evolve this "
        "creature into Silver Whiskers.",
        "Hunter",
        "Stage 2 of 3: Kitten Crewmate (2) → “One-Eye” Felix (7) → Silver Whiskers (6)",
        "• “One-Eye” Felix counts the enemy creatures",
        "Promos P-E3/2023 · set aside, in no deck",
    ):
        assert part in out, part
    assert "First Contact 12 · 1 copy in the set" in said(capsys, "gorillion")


@pytest.mark.parametrize(("name", "is_said"), [("sea-rex", True), ("big-box-mimic", True), ("gorillion", False)])
def test_what_boosting_means_is_said_of_cards_that_speak_of_it(
    capsys: pytest.CaptureFixture[str], name: str, is_said: bool
) -> None:
    assert ("Boost — put cards" in said(capsys, name)) is is_said


@pytest.mark.parametrize("stage", ["cloud-lady", "typhoon-princess", "thunder-queen"])
def test_a_line_of_evolution_is_the_same_from_each_of_its_stages(stage: str) -> None:
    """M9.1"""
    assert evolution_line(stage) == ["cloud-lady", "typhoon-princess", "thunder-queen"]
    assert evolution_line("gorillion") == ["gorillion"]


# --- rulings ---------------------------------------------------------------------------------------


def written_rulings() -> dict[str, str]:
    """The rulings as the rules have them, by number."""
    text = RULINGS.read_text(encoding="utf-8")
    found = re.findall(r"^- \*\*(J\d+)\*\* (.*?)(?=^- |^## |\Z)", text, re.DOTALL | re.MULTILINE)
    return {number: " ".join(ruling.split()) for number, ruling in found}


def test_the_package_has_exactly_the_rulings_that_name_a_card_in_the_same_words() -> None:
    messages = FluentParser().parse((MindbugWords.messages / "en-rulings.ftl").read_text(encoding="utf-8")).body
    there = {message.id.name for message in messages if isinstance(message, ast.Message)}
    about = {card.id: rulings_of(card.id, ENGLISH) for card in PRINTED}
    shown = {ruling.number: ruling.text for found in about.values() for ruling in found}
    naming = {
        number: text
        for number, text in written_rulings().items()
        if any(re.search(rf"(?<!\w){re.escape(card.name)}s?(?!\w)", text) for card in CARDS)
    }
    assert shown == naming
    assert there == {f"ruling-{number}" for number in naming}


@pytest.mark.parametrize(
    ("card", "numbers"),
    [
        ("hyenix", ["J24", "J56"]),
        ("sawn", ["J5"]),
        ("blessed-killer-bee", ["J23"]),
        ("killer-bee", []),
        ("chuck", ["J37"]),
        ("one-eye-felix", ["J36"]),
    ],
)
def test_a_ruling_is_about_the_cards_it_names(card: str, numbers: list[str]) -> None:
    assert [ruling.number for ruling in rulings_of(card, ENGLISH)] == numbers


# --- the report ------------------------------------------------------------------------------------


def test_the_report_counts_every_set_and_all_together(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "--report")
    assert [line for line in out.splitlines() if "hand-coded" in line] == [
        "32 cards (48 with copies), 27 abilities, 0 hand-coded",
        "12 cards (24 with copies), 11 abilities, 0 hand-coded",
        "30 cards (44 with copies), 8 later stages, 39 abilities, 0 hand-coded",
        "32 cards (48 with copies), 36 abilities, 0 hand-coded",
        "22 cards (22 with copies), 4 later stages, 29 abilities, 0 hand-coded",
        "16 cards (32 with copies), 16 abilities, 0 hand-coded",
        "144 cards (218 with copies), 12 later stages, 158 abilities, 0 hand-coded",
    ]
    assert max(map(len, out.splitlines())) <= 80


def test_effects_are_counted_wherever_they_stand_in_a_card() -> None:
    census = Census([printed("slugapult"), printed("deckbox-mimic"), printed("blessed-axolotl-healer")])
    assert census.effects == {
        **{"IfYouDo": 1, "Defeat": 2},
        **{"InOrder": 1, "Boost": 1, "May": 1, "Evolve": 1},
        **{"GainLife": 1},
    }
    assert census.abilities == {"attack": 1, "action": 1, "InDiscardPile": 1}


def test_code_in_a_card_would_be_an_escape_hatch() -> None:
    plain = printed("slugapult")
    code: Any = print
    assert Census([plain]).escape_hatches == 0
    assert Census([replace(plain, abilities=(when_played(code),))]).escape_hatches == 1


# --- what the engine executes ----------------------------------------------------------------------


def test_the_steps_of_a_card_are_shown_with_their_verbs_and_jumps(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.split() for line in said(capsys, "chuck", "--steps").splitlines()]
    (first,) = listing.effects(FACES["chuck"])
    number = first.steps[0].number
    assert lines == [
        ["Chuck", "(face", f"{FACES['chuck']})"],
        ["Play", "(effect", f"{first.number})"],
        ["step", "does", "to", "which", "cards", "how", "many", "how", "much", "may", "go", "to"],
        [str(number), "ROLL", "4", "→", str(number + 3)],
        [str(number + 1), "DEFEAT", "ENEMY", "1"],
        [str(number + 2), "BACK", "→", str(number)],
        [str(number + 3), "END"],
        [],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_every_card_is_shown_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    shown = re.findall(r"^  (\d+) +([A-Z_]+)", said(capsys, "--steps", "--lang", language), re.MULTILINE)
    assert sorted((int(number), verb) for number, verb in shown) == [
        (number, listing.VERBS[verb]) for number, verb in enumerate(tables.VERB) if number
    ]


def test_what_is_given_and_what_holds_has_a_heading(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "sweet killers", "--steps")
    assert "Given to creatures: Attack (effect" in out
    assert "What always applies" in out
    assert "TEAMMATES, MOST_POWER 5" in out
    assert "* about the opponent chosen for the effect" in said(capsys, "the experiment", "--steps")
    assert "Nothing but its power and its keywords." in said(capsys, "luchataur", "--steps")
