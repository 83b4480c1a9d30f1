"""Nothing is ever said that should not be: old patterns, broken typography, English names in another language.

`make words` reads ten thousand games; here are two hundred of them, and all that is said outside of games.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mindtable.mindbug.cards import CARDS
from mindtable.wording import LANGUAGES, Wording, with_names
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindbug.rulings import cards_in, rulings_of
from tests.wording import never_said
from tests.wording.never_said import FOLDER, never_in, patterns_in
from tests.wording.said import in_messages, messages, on_cards
from tests.wording.words import Reading, reading_of

TRANSLATIONS = [name for name in LANGUAGES if name != "en"]
GAMES = range(200)
PARTS = 4

# Messages that a language says as English does.
NAMES = {"table-title", "table-language-name", "table-game-tag-team", "table-game-mind-up", "terminal-game-tag-team"}
NAMES |= {"table-mindbug-ready", "table-mindfrog-ready", "moment-heading", "board-mindbugs", "board-mindfrogs"}
NAMES |= {"lesson-chapter-tag-team", "lesson-chapter-mind-up"}
INTERNATIONAL = {"arena-bot", "command-value-bot", "command-value-bots", "command-value-url"} | {
    "table-ending-minutes",
    "table-menu",
    "clock-game",
    "host-megabytes",
    "host-up-for",
    "tokens-is-bot",
    "tournament-bot",
    "tournament-buchholz-short",
    "tournament-sonneborn-berger-short",
}
SAME_WORD = {
    "es": {"table-ending-total", "table-up-total", "terminal-up-total", "ratings-provisional"},
    "fr": {"table-ending-total", "table-up-total", "terminal-up-total", "command-positional", "command-options"}
    | {"command-value-language", "command-value-module", "table-options", "table-pages", "trigger-action"}
    | {"terminal-game-duel", "terminal-steps-card", "colour-orange", "scenario-number", "learn-coach"}
    | {"lobby-tables", "tournament-place", "tournament-points", "host-version"},
    "it": {"command-value-file", "table-load-file", "command-value-sets", "table-filter-set", "table-up-in-round"}
    | {"board-up-round", "learn-coach", "lobby-title", "people-account", "people-password", "privacy-title"},
    "pl": {"terminal-key-enter", "command-value-folder", "board-key-delete", "tournament-system-label"},
}


def assert_never(reading: Reading) -> None:
    assert reading.texts > 0
    assert sorted(set(reading.found))[:20] == []


# --- what is looked for ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_patterns_are_patterns_and_say_something(language: str) -> None:
    patterns = patterns_in(FOLDER / f"{language}.txt")
    assert patterns
    assert [pattern for pattern in patterns if re.search(pattern, "")] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Anna gioca Killer Bee."),
        ("fr", "Vraiment ?"),
        ("fr", "Il dit : non"),
        ("pl", "Karta w ręce"),
        ("pl", "W ręce"),
        ("it", "Come in J39, si sceglie insieme."),
        ("en", "\ue000gorillion\ue001Gorillion\ue002"),
    ],
)
def test_what_is_never_said_is_found(language: str, text: str) -> None:
    assert never_in(language, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pattern_of_the_list_is_found(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / f"{language}.txt").write_text("# comment\n\n\\bgains? −\n", encoding="utf-8")
    monkeypatch.setattr(never_said, "FOLDER", tmp_path)
    monkeypatch.setattr(never_said, "patterns_of", never_said.patterns_of.__wrapped__)
    assert [said.pattern for said in never_in(language, "It gains −2")] == [r"\bgains? −"]
    assert never_in(language, "It gains 2 # comment") == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna plays Killer Bee."),
        ("fr", "Vraiment\u202f?"),
        ("fr", "3 : 2"),
        ("pl", "Karta w\u00a0ręce i\u00a0na stole"),
    ],
)
def test_what_may_be_said_is_not(language: str, text: str) -> None:
    assert never_in(language, text) == []


# --- what is said ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_and_cards_never_say_it(language: str) -> None:
    reading = Reading()
    reading.read(language, in_messages(language))
    reading.read(language, on_cards(language))
    assert_never(reading)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_games_never_say_it(part: int) -> None:
    games = GAMES[part * len(GAMES) // PARTS : (part + 1) * len(GAMES) // PARTS]
    reading = reading_of(games)
    assert len(reading.different) == len(LANGUAGES)
    assert_never(reading)


# --- names and translations --------------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_message_is_left_in_english(language: str) -> None:
    english = dict(messages("en"))
    same = {name for name, texts in messages(language) if texts == english.get(name)}
    in_words = {name for name in same if re.search(r"[^\W\d]{2}", " ".join(english[name]))}
    marks = {name for name in in_words if "." in name and re.fullmatch(r"[a-z]+", english[name][0])}
    assert in_words - marks - NAMES - INTERNATIONAL - SAME_WORD[language] == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_name_the_cards_they_are_about(language: str) -> None:
    own, variant = Wording(language), Wording(with_names(language, "english"))
    words = own.words(MindbugWords)
    for card in CARDS:
        name = words.card_phrase(card.id)
        for ruling, renamed in zip(rulings_of(card.id, own), rulings_of(card.id, variant), strict=True):
            assert card.id in cards_in(ruling.number)
            assert any(form in ruling.text for form in (name.text, *name.forms.values())), ruling
            assert card.name in renamed.text
