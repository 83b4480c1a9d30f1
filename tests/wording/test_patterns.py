"""Messages are said by functions made of their patterns, and those say what the runtime of Fluent says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mindtable.wording import LANGUAGES, Wording
from mindtable.wording.language import _FUNCTIONS, CARD, END, FOLDER, NAME, Language, files_of, sources_in, understood
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindup import MindUpWords
from mindtable.wording.patterns import NoFunction, Patterns
from mindtable.wording.typography import typeset

# What arguments are: names, names of cards, words to choose by, and numbers of all categories.
TEXTS = ("Ola", "élan", "the Owl", f"{CARD}owl{NAME}sową{END}", "", "yes", "one", "few", "other", "own", "third", "<b>")
NUMBERS = (0, 1, 2, 3, 5, 11, 22, 100, 1234, 1_000_000, -1)
FOLDERS = (FOLDER, MindbugWords.messages, MindUpWords.messages)


class _Variables(Visitor):
    """The variables of a pattern, and the keys by which it chooses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: list[str | int] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        key = node.key
        self.keys.append(key.name if isinstance(key, ast.Identifier) else int(key.value))
        self.generic_visit(node)


def _samples(pattern: ast.Pattern) -> Iterator[dict[str, str | int]]:
    """Arguments for a pattern: each value once for all variables, and values of their own for each."""
    found = _Variables()
    found.visit(pattern)
    names = sorted(found.names)
    values = [*TEXTS, *NUMBERS, *found.keys] if names else [""]
    for place, value in enumerate(values):
        yield dict.fromkeys(names, value)
        yield {name: values[(place + other) % len(values)] for other, name in enumerate(names)}


@pytest.mark.parametrize("name", LANGUAGES)
def test_all_messages_are_said_as_the_runtime_says_them(name: str) -> None:
    bundle = FluentBundle([name], functions=_FUNCTIONS, use_isolating=False)
    files = [file for folder in FOLDERS for file in files_of(name, folder)]
    for file in files:
        bundle.add_resource(typeset(file.read_text("utf-8"), name))
    patterns = Patterns(name, _FUNCTIONS)
    said, left = 0, []
    for entry in (understood(source, name) for file in files for source in sources_in(file).values()):
        known = bundle.get_message(entry.id.name)
        forms: list[tuple[Any, Any]] = [(entry.value, known.value)]
        forms += [(one.value, known.attributes[one.id.name]) for one in entry.attributes]
        for pattern, resolver in forms:
            try:
                function = patterns.said(pattern)
            except NoFunction:
                left.append(entry.id.name)
                continue
            for arguments in _samples(pattern):
                text, problems = bundle.format_pattern(resolver, arguments)
                if not problems:  # a number has no capital letter
                    assert function(arguments) == str(text), (entry.id.name, arguments)
                    said += 1
    assert said > 10_000
    assert len(left) < 20, left


def test_what_only_the_runtime_knows_is_left_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        "-sign = !\nhours = { NUMBER($hours, minimumFractionDigits: 1) } h\n"
        "# a comment\nother =\n    { hours }\n    { -sign }\n"
    )
    with pytest.raises(NoFunction):
        Patterns("en", _FUNCTIONS).said(understood(sources_in(file)["hours"], "en").value)
    monkeypatch.setattr("mindtable.wording.language.FOLDER", tmp_path)
    language = Language("en")
    assert language.say("hours", hours=3) == "3.0 h"
    assert language.say("other", hours=3) == "3.0 h\n!"


def test_a_variable_that_is_not_there_is_named() -> None:
    with pytest.raises(LookupError, match="“player-named” of the language “en”: Unknown external: name"):
        Wording("en").message("player-named")


@pytest.mark.parametrize("name", LANGUAGES)
def test_messages_are_told_apart_as_the_parser_of_whole_files_does_it(name: str) -> None:
    for file in (file for folder in FOLDERS for file in files_of(name, folder)):
        whole = [one for one in typeset(file.read_text("utf-8"), name).body if not isinstance(one, ast.BaseComment)]
        read = {id: understood(source, name) for id, source in sources_in(file).items()}
        assert len(read) == len(whole), file
        for entry in whole:
            assert isinstance(entry, ast.Message), file
            assert entry.equals(read[entry.id.name], ["span", "comment"]), entry.id.name
