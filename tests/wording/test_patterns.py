"""Messages are said by functions made of their patterns, and those say what the runtime of Fluent says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mindtable.wording import LANGUAGES, Wording
from mindtable.wording.language import _FUNCTIONS, CARD, END, FOLDER, NAME, Language, files_of, read_messages
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindup import MindUpWords
from mindtable.wording.patterns import NoFunction, Patterns

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
    sources = [read_messages(file) for folder in FOLDERS for file in files_of(name, folder)]
    for source in sources:
        bundle.add_resource(source)
    patterns = Patterns(name, _FUNCTIONS)
    said, left = 0, []
    for entry in (one for source in sources for one in source.body if isinstance(one, ast.Message)):
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


def test_what_only_the_runtime_knows_is_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "hours = { NUMBER($hours, minimumFractionDigits: 1) } h\nother = { hours }!\n"
    entry: Any = FluentParser().parse(source).body[0]
    with pytest.raises(NoFunction):
        Patterns("en", _FUNCTIONS).said(entry.value)
    monkeypatch.setattr("mindtable.wording.language.read_messages", lambda _file: FluentParser().parse(source))
    monkeypatch.setattr("mindtable.wording.language.files_of", lambda *_: [FOLDER / "en.ftl"])
    language = Language("en")
    assert language.say("hours", hours=3) == "3.0 h"
    assert language.say("other", hours=3) == "3.0 h!"


def test_a_variable_that_is_not_there_is_named() -> None:
    with pytest.raises(LookupError, match="“player-named” of the language “en”: Unknown external: name"):
        Wording("en").message("player-named")
