"""Plain YAML: honest documents read as everywhere, and nothing in them is more than it looks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from mindtable.game.plain_yaml import DEEPEST, LONGEST_TEXT, LONGEST_VALUE, MOST_VALUES, Unreadable, in_yaml
from tests import ROOT
from tests.mindbug.random_games import REPEATABLE

FILES = [
    ROOT / "tests" / "mindbug" / "scenarios" / "rules.yaml",
    *sorted((ROOT / "tests" / "mindup" / "scenarios").glob("*.yaml")),
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenarios_are_read_as_by_any_other_reader(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert list(in_yaml(text)) == list(yaml.safe_load_all(text))


PLAIN = st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.text("ab1:-#'\"{}[]&*!| \n", max_size=9)
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", min_size=1), inner)
)


@REPEATABLE
@given(st.lists(VALUES, min_size=1, max_size=3), st.booleans())
def test_what_is_written_is_read(documents: list[Any], in_lines: bool) -> None:
    assert list(in_yaml(yaml.safe_dump_all(documents, default_flow_style=not in_lines))) == documents


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("yes", True),
        ("No", False),
        ("off", False),
        ("~", None),
        ("", None),
        ("+5", 5),
        ("-12", -12),
        ("'12'", "12"),
        ('"yes"', "yes"),
        *((text, text) for text in ("0x1f", "0b1", "1_000", "1.5", "1e9", ".inf", "12:30:45", "2020-02-31", "9" * 30)),
    ],
)
def test_a_value_is_a_word_a_whole_number_or_text(text: str, value: object) -> None:
    assert next(in_yaml(f"[{text}]" if text else "[~]")) == [value]
    assert next(in_yaml(f"field: {text}")) == {"field": value}


def test_the_name_of_a_field_is_what_stands_there() -> None:
    assert next(in_yaml("{1: a, yes: b, ~: c, '<': d}")) == {"1": "a", "yes": "b", "~": "c", "<": "d"}


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("most", "more", "reason"),
    [
        (" " * LONGEST_TEXT, " " * (LONGEST_TEXT + 1), "too-long"),
        ("x" * LONGEST_VALUE, "x" * (LONGEST_VALUE + 1), "too-long"),
        ("- x\n" * (MOST_VALUES - 1), "- x\n" * MOST_VALUES, "too-many-values"),
        (nested(DEEPEST), nested(DEEPEST + 1), "too-deep"),
    ],
)
def test_as_much_as_may_be_is_read_and_no_more(most: str, more: str, reason: str) -> None:
    assert len(list(in_yaml(most))) <= 1
    with pytest.raises(Unreadable) as problem:
        list(in_yaml(more))
    assert problem.value.flaw.reason == reason


def test_each_document_has_its_own_limits() -> None:
    half = "- x\n" * (MOST_VALUES // 2)
    assert len(list(in_yaml(f"{half}---\n{half}---\n{half}"))) == 3


def test_only_as_much_is_read_as_somebody_asks_for() -> None:
    assert next(in_yaml("game: duel\n---\n" + "[" * 900)) == {"game": "duel"}
