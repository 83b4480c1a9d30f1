"""Languages: each has every message with the same variables, nothing is said past them, grammar needs no Python."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mindtable.bots import BOTS
from mindtable.game.contract import Move
from mindtable.games import families, games
from mindtable.lab import keeping
from mindtable.mindbug.cards import EVERY_SET, FACES
from mindtable.mindbug.words import Defeat, Some, at_least, enemy, every, one, when_played
from mindtable.puzzles import collection
from mindtable.table.logs import FORMS
from mindtable.table.openers import OPENERS
from mindtable.terminal import arguments, commands
from mindtable.terminal.mindbug import catalogue
from mindtable.terminal.mindbug.pictures import pictures
from mindtable.terminal.studying import ACTIONS
from mindtable.wording import LANGUAGES, NAMINGS, Wording, language
from mindtable.wording.language import FOLDER, Language, Phrase, files_of
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindup import MindUpWords
from mindtable.wording.typography import loose
from tests.wording.bracket_language import LETTERS, outside_brackets, speak_in_brackets
from tests.wording.everything_said import NAMES, PRINTED, abilities_in, phrases, sentences, some_sight
from tests.wording.message_files import message_folders

TRANSLATIONS = [name for name in LANGUAGES if name != "en"]
PARTS = [(folder, file.stem.removeprefix("en")) for folder in message_folders() for file in files_of("en", folder)]


def entries(*files: Path) -> list[ast.Message | ast.Term]:
    """The messages and terms of files of messages, which have to be without mistakes."""
    found: list[ast.Message | ast.Term] = []
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                found.append(entry)
    return found


class _Mentioned(Visitor):
    """Collects the messages that messages contain, and their arguments: $noun-plural is the argument noun."""

    def __init__(self, *entries: ast.Message | ast.Term) -> None:
        super().__init__()
        self.messages: set[str] = set()
        self.arguments: set[str] = set()
        for entry in entries:
            self.visit(entry)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: Any) -> None:
        self.arguments.add(node.id.name.partition("-")[0])


# --- the same in every language ----------------------------------------------------------------------


@pytest.mark.parametrize("name", TRANSLATIONS)
@pytest.mark.parametrize(
    ("folder", "part"), PARTS, ids=lambda part: part if isinstance(part, str) else part.parent.name
)
def test_every_message_exists_in_every_language_with_the_same_variables(name: str, folder: Path, part: str) -> None:
    original, translated = (
        {entry.id.name: entry for entry in entries(folder / f"{code}{part}.ftl") if isinstance(entry, ast.Message)}
        for code in ("en", name)
    )
    assert original.keys() - translated.keys() == set()
    assert translated.keys() - original.keys() == set()
    for id, message in translated.items():
        assert _Mentioned(message).arguments == _Mentioned(original[id]).arguments, id


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_two_messages_of_a_language_have_the_same_name(name: str) -> None:
    files = [file for folder in message_folders() for file in files_of(name, folder)]
    names = sorted(entry.id.name for entry in entries(*files))
    assert [first for first, second in pairwise(names) if first == second] == []


@pytest.mark.parametrize("file", sorted(MindbugWords.messages.glob("*-sets.ftl")), ids=lambda file: file.stem)
def test_names_of_sets_are_those_of_sets(file: Path) -> None:
    assert {entry.id.name for entry in entries(file)} - {f"set-{name}" for name in EVERY_SET} == set()


# --- every message is in use -------------------------------------------------------------------------


@pytest.mark.slow
def test_no_message_is_unused_and_none_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    plain = Language.phrase

    def noting(self: Language, id: str, **arguments: language.Argument) -> Phrase:
        used.add(id)
        return plain(self, id, **arguments)

    monkeypatch.setattr(Language, "phrase", noting)
    english = Wording("en")
    for _ in (*sentences(english), *phrases(english), *map(english.words(MindbugWords).set_name, EVERY_SET)):
        pass
    english.every_one(["Anna", "Ben", "Carl"])  # the other lists are of Mind Up!
    english.alternatives(["the hand of A", "the unused pile"])
    used -= {message.id.name for message in entries(MindbugWords.messages / "en-story.ftl")}
    messages = entries(FOLDER / "en.ftl", MindbugWords.messages / "en.ftl")
    there = {message.id.name for message in messages}
    assert there - used - _Mentioned(*messages).messages == set()
    assert used - there == set()


def test_every_message_of_the_command_line_is_in_use() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in Path(str(commands.__file__)).parent.rglob("*.py"))
    used = set(re.findall(r"command-[a-z-]*[a-z]", source))
    names = {entry.id.name for entry in entries(*(folder / "en-commands.ftl" for folder in message_folders()))}
    values = {name for name in names if name.startswith("command-value-")}
    short = {name: f'_value("{name.removeprefix("command-value-")}")' for name in values - used}
    assert {name for name, value in short.items() if value not in source} == set()
    named_after_commands = {f"command-{name}" for name in arguments.MODULES}
    options = {
        f"option-{family.name}-{name}"
        for family in families().values()
        for game in family.games
        for name in (*(["sets"] if game.sets else []), *(option.name for option in game.options))
    }
    assert names - values - used - named_after_commands - options == set()
    assert options <= names


# --- brackets: nothing is said past the messages -----------------------------------------------------

_LONGEST_FIRST = sorted((card.name for card in PRINTED), key=len, reverse=True)  # some begin with another one
_GIVEN = "|".join([*map(re.escape, _LONGEST_FIRST), *NAMES.values(), r"\b[A-F]\b"])


@pytest.mark.slow
def test_nothing_is_said_that_is_not_in_a_message(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    speak_in_brackets(tmp_path, monkeypatch)
    silent = Wording("en")
    for text in (*sentences(silent), *phrases(silent)):
        if text in {card.name for card in PRINTED}:
            continue
        assert outside_brackets(text).strip() == "", text  # but for the space between two sentences
        assert not LETTERS.search(re.sub(_GIVEN, "", text)), text


# What is typed is the same in every language: commands with their options, names of games and bots, moves.
_TYPED = {*arguments.MODULES, *arguments.DRAWS, *games(), *BOTS, *FORMS, "mindtable", "record", "hint"}
_TYPED |= {*ACTIONS, *OPENERS, *keeping.FORMS, *collection.themes_in(collection.entries())}
_TYPED |= {
    "card",
    "discard",
    "log",
    "undo",
    "save",
    "rules",
    "quit",
    "scores",
    "pick",
    "block",
    "attack",
    "choose",
    "no",
}
_TYPED |= {"list", "rename", "remove", "reports"}  # what may be done with people
_TYPED |= {"yes", "pass", "mindbug", "hunt", "resolve", "again", "stop", "done", "A", "B", "C", "D", "E", "F"}


def _read_by_players(run: Callable[..., str]) -> dict[str, str]:
    """What is to be read at the command line, by what was typed."""
    read = {
        command: run(command.split()) for command in ("--help", "dance", "play --sets x", "cards --power z", "cards")
    }
    read |= {f"{command} --help": run([command, "--help"]) for command in arguments.MODULES}
    read |= {command: run(command.split()) for command in ("cards gorillion", "cards sluggernaut", "cards cloud-lady")}
    words = ["help", "rules", "? 1", "card", "card xx", "discard", "log", "99", "dance", "block gorillion", "undo", "1"]
    read["play"] = run(["play", "--seed", "3", "--sets", "all"], *words, *["1"] * 200, "log", "nonsense", "quit")
    words = ["help", "rules", "scores", "log", "99", "dance", "undo"]
    read["mind-up"] = run(["play", "mind-up", "--seed", "3", "--objectives", "5"], *words, *map(str, range(1, 61)))
    read["hot-seat"] = run(["play", "--hot-seat", "--seed", "3"], "", "undo")
    read["watch"] = run(["watch", "--seed", "3"])
    return read


@pytest.mark.slow
def test_players_read_nothing_at_the_command_line_that_is_not_in_a_message(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "0"))
    monkeypatch.setenv("COLUMNS", "400")
    (tmp_path / "1").mkdir()
    speak_in_brackets(tmp_path / "1", monkeypatch)

    def run(arguments: list[str], *lines: str) -> str:
        left = iter([*lines, None])

        def read(_prompt: str) -> str:
            line = next(left)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", read)
        commands.main(arguments)
        captured = capsys.readouterr()
        return captured.out + captured.err

    vocabulary = [
        *EVERY_SET,
        *(one.name for one in EVERY_SET.values()),
        *FACES,
        *catalogue.KEYWORDS,
        *catalogue.TRIGGERS,
        *pictures.faces,
        arguments.BACK,
        arguments.LAST,
        *arguments.PEOPLE,
    ]
    named = sorted(
        {*vocabulary, *_TYPED, *LANGUAGES, *NAMINGS, *(card.name for card in PRINTED)}, key=len, reverse=True
    )
    given = re.compile("|".join(rf"(?<![\w-]){re.escape(name)}(?!\w)" for name in named))
    for typed, text in _read_by_players(run).items():
        left = re.sub(
            rf"{re.escape(str(tmp_path))}\S*|(?<![\w-])-{{1,2}}[a-z-]+|dance|\bxx?\b|\bz\b|nonsense", "", text
        )
        left = re.sub(r"\b[EJP]\d+|\b[A-G][12]\b|\d[ORPBGV]\b|[●✿♦♣★][OPBGV]|[⁺⁻¹²]", "", left)
        assert LETTERS.findall(given.sub("", left)) == [], (typed, left[:2000])


# --- a grammar of its own ----------------------------------------------------------------------------

POLISH = """
sentence = { CAPITAL($clause) }.
defeat = pokonaj { $which-accusative }
creature-enemy = wrogi stwór
    .accusative = wrogiego stwora
    .accusative-plural = wrogie stwory
    .genitive-plural = wrogich stworów
power-at-least = { $noun } o sile { $power } lub większej
    .accusative = { $noun-accusative } o sile { $power } lub większej
    .accusative-plural = { $noun-accusative-plural } o sile { $power } lub większej
    .genitive-plural = { $noun-genitive-plural } o sile { $power } lub większej
exactly = { $noun }
    .accusative = { $count ->
        [1] jednego { $noun-accusative }
        [few] { $count } { $noun-accusative-plural }
       *[many] { $count } { $noun-genitive-plural }
    }
every = { $noun }
    .accusative = wszystkie { $noun-accusative-plural }
card-original = { $name }
card-named = { $name }
    .of = { BEGINS($name, "aeiou") ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
card-bee-bear = Pszczoły Miś
card-shark-dog = Harpia
    .of = d’Harpia
move-action = { $card-of }
"""


@pytest.fixture
def polish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Wording:
    (tmp_path / "pl.ftl").write_text(POLISH, encoding="utf-8")
    (tmp_path / "nothing").mkdir()
    (tmp_path / "nothing" / "pl.ftl").touch()
    monkeypatch.setattr(language, "FOLDER", tmp_path)
    for words in (MindbugWords, MindUpWords):
        monkeypatch.setattr(words, "messages", tmp_path / "nothing")
    monkeypatch.setattr(language, "LANGUAGES", ("pl",))
    return Wording("pl")


def test_a_language_may_have_cases(polish: Wording) -> None:
    strong = enemy(power=at_least(6))
    cards = abilities_in(polish.language)
    worded = [cards.sentence(when_played(Defeat(some))) for some in (one(strong), Some(2, 2, strong))]
    worded += [cards.sentence(when_played(Defeat(some))) for some in (Some(5, 5, strong), every(strong))]
    assert [loose(text) for text in worded] == [
        "Pokonaj jednego wrogiego stwora o sile 6 lub większej.",
        "Pokonaj 2 wrogie stwory o sile 6 lub większej.",
        "Pokonaj 5 wrogich stworów o sile 6 lub większej.",
        "Pokonaj wszystkie wrogie stwory o sile 6 lub większej.",
    ]


def test_a_language_may_have_names_of_its_own(polish: Wording) -> None:
    words = polish.words(MindbugWords)
    assert [words.card_name("bee-bear"), words.card_name("gorillion")] == ["Pszczoły Miś", "Gorillion"]


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("gorillion", "de Gorillion"),
        ("elephantopus", "d’Elephantopus"),
        ("bee-bear", "de Pszczoły Miś"),
        ("shark-dog", "d’Harpia"),  # the name has the form itself
    ],
)
def test_names_may_be_elided_and_have_forms_of_their_own(polish: Wording, card: str, text: str) -> None:
    assert polish.move(Move(f"action {card}"), some_sight("turn")) == text


def test_what_is_not_there_is_named() -> None:
    english = Wording("en")
    with pytest.raises(LookupError, match="there is no language “xx”; there are en"):
        Wording("xx")
    with pytest.raises(LookupError, match="the language “en” has no message “nonsense”"):
        english.message("nonsense")
    with pytest.raises(LookupError, match=r"the message “gain-life” .*amount"):
        english.message("gain-life")
