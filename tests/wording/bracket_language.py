"""A language for tests: every message stands in brackets and has no letters left.

Whatever is read outside brackets, and every letter that is not that of a name, did not come from a message.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from mindtable.wording import Wording, language
from mindtable.wording.language import FOLDER
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.mindbug.rulings import rulings_of
from mindtable.wording.mindup import MindUpWords

OPENING, CLOSING = "⟦", "⟧"
LETTERS = re.compile(r"[^\W\d_]+")


class _Blank(Transformer):
    """Takes all letters out of the text of messages."""

    def visit_TextElement(self, node: Any) -> Any:
        node.value = LETTERS.sub("·", node.value)
        return node


def _bracketed(file: Path) -> str:
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    _Blank().visit(resource)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                assert pattern is not None
                pattern.elements = [ast.TextElement(OPENING), *pattern.elements, ast.TextElement(CLOSING)]
    return FluentSerializer().serialize(resource)


def speak_in_brackets(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let English be the language in brackets, from files in some folder."""
    rulings_of("gorillion", Wording("en"))  # which cards rulings are about is found once, in English with letters
    for place, words in (("all", None), ("mindbug", MindbugWords), ("mindup", MindUpWords)):
        (folder / place).mkdir()
        for file in (words.messages if words else FOLDER).glob("en*.ftl"):
            (folder / place / file.name).write_text(_bracketed(file), encoding="utf-8")
        if words:
            monkeypatch.setattr(words, "messages", folder / place)
    monkeypatch.setattr(language, "FOLDER", folder / "all")


def outside_brackets(text: str) -> str:
    """What stands outside all brackets."""
    outside, depth = "", 0
    for sign in text:
        depth += (sign == OPENING) - (sign == CLOSING)
        if depth == 0 and sign != CLOSING:
            outside += sign
    assert depth == 0, text
    return outside
