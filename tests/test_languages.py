"""Languages: every message is there and in use, nothing is said past them, and a grammar needs no Python."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from everything_said import NAMES, PRINTED, phrases, sentences
from mindtable.mindbug.words import Defeat, Some, at_least, enemy, every, one, when_played
from mindtable.wording import LANGUAGES, Wording, language
from mindtable.wording.abilities import AbilityWords
from mindtable.wording.language import FOLDER, Language, Phrase


def entries(*files: Path) -> list[ast.Message | ast.Term]:
    """The messages and terms of files of messages, which have to be without mistakes."""
    found: list[ast.Message | ast.Term] = []
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                found.append(entry)
    return found


class _References(Visitor):
    """Collects the messages that other messages contain."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def test_no_message_is_unused_and_none_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    plain = Language.phrase

    def noting(self: Language, id: str, **arguments: language.Argument) -> Phrase:
        used.add(id)
        return plain(self, id, **arguments)

    monkeypatch.setattr(Language, "phrase", noting)
    english = Wording("en")
    for _ in (*sentences(english), *phrases(english)):
        pass
    references = _References()
    messages = entries(FOLDER / "en.ftl")
    for message in messages:
        references.visit(message)
    there = {message.id.name for message in messages}
    assert there - used - references.found == set()
    assert used - there == set()


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_two_messages_of_a_language_have_the_same_name(name: str) -> None:
    files = [FOLDER / f"{name}.ftl", *FOLDER.glob(f"{name}-*.ftl")]
    names = sorted(entry.id.name for entry in entries(*files))
    assert [first for first, second in pairwise(names) if first == second] == []


class _Blank(Transformer):
    """Takes all letters out of the text of messages."""

    def visit_TextElement(self, node: Any) -> Any:
        node.value = re.sub(r"[^\W\d_]", "·", node.value)
        return node


def bracketed(file: Path) -> str:
    """A file of messages in which every message is in brackets and has no letters left."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    _Blank().visit(resource)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                assert pattern is not None
                pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
    return FluentSerializer().serialize(resource)


def test_nothing_is_said_that_is_not_in_a_message(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(bracketed(FOLDER / "en.ftl"), encoding="utf-8")
    monkeypatch.setattr(language, "FOLDER", tmp_path)
    given = re.compile("|".join([*(re.escape(card.name) for card in PRINTED), *NAMES.values(), r"\b[AB]\b"]))
    silent = Wording("en")
    for text in (*sentences(silent), *phrases(silent)):
        depths = [text[: place + 1].count("⟦") - text[: place + 1].count("⟧") for place in range(len(text))]
        assert 0 not in depths[:-1], text
        assert depths[-1] == 0, text
        assert not re.search(r"[^\W\d_]", given.sub("", text)), text


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
card-named = { $name }
card-bee-bear = Pszczoły Miś
"""


def test_a_language_may_have_cases_and_names_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pl.ftl").write_text(POLISH, encoding="utf-8")
    monkeypatch.setattr(language, "FOLDER", tmp_path)
    monkeypatch.setattr(language, "LANGUAGES", ("pl",))
    polish = Wording("pl")
    strong = enemy(power=at_least(6))
    cards = AbilityWords(Language("pl"))
    worded = [cards.sentence(when_played(Defeat(some))) for some in (one(strong), Some(2, 2, strong))]
    worded += [cards.sentence(when_played(Defeat(some))) for some in (Some(5, 5, strong), every(strong))]
    assert worded == [
        "Pokonaj jednego wrogiego stwora o sile 6 lub większej.",
        "Pokonaj 2 wrogie stwory o sile 6 lub większej.",
        "Pokonaj 5 wrogich stworów o sile 6 lub większej.",
        "Pokonaj wszystkie wrogie stwory o sile 6 lub większej.",
    ]
    assert [polish.card_name("bee-bear"), polish.card_name("gorillion")] == ["Pszczoły Miś", "Gorillion"]


def test_what_is_not_there_is_named() -> None:
    english = Wording("en")
    with pytest.raises(LookupError, match="there is no language “xx”; there is en"):
        Wording("xx")
    with pytest.raises(LookupError, match="the language “en” has no message “nonsense”"):
        english.message("nonsense")
    with pytest.raises(LookupError, match=r"the message “gain-life” .*amount"):
        english.message("gain-life")
