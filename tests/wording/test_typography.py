"""Typography: spaces hold where a language wants it, whatever spaces its files have, and marks are not for players."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

from mindtable.game.contract import Seat
from mindtable.mindbug.events import LifeGained
from mindtable.terminal.commands import main
from mindtable.terminal.environment import new_console
from mindtable.wording import Wording, language
from mindtable.wording.language import Language, Phrase
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindbug.lookup import called
from mindtable.wording.phrases import list_phrase
from mindtable.wording.stories import marked, sentence
from mindtable.wording.typography import NARROW, WIDE, loose

A, B = Seat("A"), Seat("B")


def said(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, **arguments: str | int) -> str:
    """What a message of a language comes out as."""
    (tmp_path / f"{code}.ftl").write_text(f"message = {text}\n", encoding="utf-8")
    monkeypatch.setattr(language, "FOLDER", tmp_path)
    return Language(code).say("message", **arguments)


@pytest.mark.parametrize(
    ("code", "text", "outcome"),
    [
        ("fr", "Quoi ? « { $name } » ; { $name } !", "Quoi\u202f? «\u202fEva\u202f»\u202f; Eva\u202f!"),
        ("fr", "Équipe\u202f: { $name }, à 12:30", "Équipe\u00a0: Eva, à 12:30"),
        ("fr", "Tapez hint, ? 1 ou ! 2", "Tapez hint, ? 1 ou\u202f! 2"),
        ("fr", "« { $name } »", "«\u202fEva\u202f»"),
        ("fr", "{ $name ->\n    [Eva] oui ?\n   *[other] non\n    }", "oui\u202f?"),
        ("fr", "{ $count } %", "50\u00a0%"),
        ("es", "{ $count } %, ¿{ $name } ?", "50\u00a0%, ¿Eva ?"),
        ("en", "%(value)s or %(other)s: a { $name }", "%(value)s or %(other)s: a Eva"),
        ("pl", "I w { $name }, z { $name } i o", "I\u00a0w\u00a0Eva, z\u00a0Eva i\u00a0o"),
        ("pl", "{ $name }a u { $name }", "Evaa u\u00a0Eva"),
        ("pl", "{ $name }u ma 2 w 1", "Evau ma 2 w\u00a01"),
        ("pl", '{" "}w { $name }', " w\u00a0Eva"),
        ("pl", "\n    stos i\n    ręka", "stos\ni\u00a0ręka"),
        ("it", "a { $name } : e", "a Eva : e"),
    ],
)
def test_spaces_hold_where_a_language_wants_it(
    code: str, text: str, outcome: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said(text, tmp_path, monkeypatch, code, name="Eva", count=50) == outcome


def test_a_text_can_be_compared_without_them() -> None:
    assert loose("Quoi\u202f? 50\u00a0%") == "Quoi ? 50 %"


def test_a_card_is_found_by_a_name_typed_with_plain_spaces(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    messages = ("card-bee-bear = Miś w Ulu", "card-original = { $name }", "card-named = x")
    (tmp_path / "pl.ftl").write_text("\n".join(messages), encoding="utf-8")
    monkeypatch.setattr(MindbugWords, "messages", tmp_path)
    wording = Wording("pl")
    assert wording.words(MindbugWords).card_name("bee-bear") == "Miś w\u00a0Ulu"
    assert called("miś w ulu", wording) == ["bee-bear"]


@pytest.mark.parametrize(
    ("names", "text"),
    [
        (("Gorila", "Hidracol"), "Gorila e Hidracol"),
        (("Gorila", "Hiénix"), "Gorila y Hiénix"),
        (("Gorila", "Isla"), "Gorila e Isla"),
        (("Gorila", "Lobo"), "Gorila y Lobo"),
    ],
)
def test_spanish_joins_names_by_how_they_sound(names: tuple[str, str], text: str) -> None:
    cards = [marked(Phrase(name, {}), "gorillion") for name in names]
    assert sentence(list_phrase(Language("es"), cards, end="and").text).text == text


def test_spanish_chooses_between_names_by_how_they_sound() -> None:
    assert Wording("es").alternatives(["Lobo", "Horror"]) == "Lobo u Horror"


def test_asterisks_in_the_name_of_a_player_are_part_of_it() -> None:
    told = Wording("en").words(MindbugWords).story([LifeGained(B, 2, 3)], A, {A: "Anna", B: "**Ben** **"})
    strong = [part.text for part in told[0].parts if part.is_strong]
    assert "**Ben** **" in told[0].text
    assert len(strong) == 1
    assert strong[0].startswith("2")


@pytest.mark.parametrize("space", [WIDE, NARROW])
def test_the_terminal_does_not_end_a_line_at_a_space_that_holds(space: str) -> None:
    console = new_console()
    lines = Text(f"one two{space}three four").wrap(console, 9)
    assert [line.plain.rstrip() for line in lines] == ["one", f"two{space}three", "four"]
    assert lines[1].cell_len == 9


def test_the_help_of_a_command_does_not_end_a_line_at_a_space_that_holds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = re.compile(r"(?:^|\s)[aiouwz]$", re.MULTILINE)
    for columns in range(60, 90, 3):
        monkeypatch.setenv("COLUMNS", str(columns))
        for command in ("play", "serve", "arena"):
            assert main([command, "--help", "--lang", "pl"]) == 0
            shown = capsys.readouterr().out
            assert WIDE in shown
            assert broken.findall(shown) == []
