"""Every pattern of the package reads a text in one go: none of them can be made to try ways without end.

A pattern is slow where a text can be divided between two of its repetitions in many ways: one within another, or
one after another with nothing in between that the first cannot read. Looked for anywhere in a text, it is slow, too,
where something has to follow a repetition: then it begins anew at every sign.
"""

from __future__ import annotations

import ast
import importlib
import re
import string
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from re import _compiler, _constants, _parser  # type: ignore[attr-defined]
from typing import Any

import pytest

import mindtable

PACKAGE = Path(str(mindtable.__path__[0]))
SIGNS = [*map(chr, range(0x180)), *string.whitespace, "’", "…", "\u2028", "漢"]
FEW = 32  # so often something may be repeated without being a repetition here
REPEATS = (_constants.MAX_REPEAT, _constants.MIN_REPEAT, _constants.POSSESSIVE_REPEAT)
WITHIN_A_TEXT = {"search", "findall", "finditer", "sub", "subn", "split"}


@dataclass(frozen=True)
class Part:
    """A part of a pattern on one way through it: what it may read, and whether it must, or may again and again."""

    signs: frozenset[str]
    must: bool
    again: bool
    on_all_ways: bool = True  # and not in something that may be left out


def signs_of(item: tuple[Any, Any], state: Any) -> frozenset[str]:
    """The signs that one item which stands for a single sign may be."""
    one = _compiler.compile(_parser.SubPattern(state, [item]))
    return frozenset(sign for sign in SIGNS if one.fullmatch(sign))


def ways_through(pattern: Any) -> list[list[Part]]:
    """The parts of a pattern one after another, for every way through its branches, with and without what may be left
    out. Raises ValueError for a repetition within another."""
    ways: list[list[Part]] = [[]]
    for item in pattern:
        ways = [way + more for way in ways for more in ways_of(item, pattern.state)]
    return ways


def ways_of(item: tuple[Any, Any], state: Any) -> list[list[Part]]:
    kind, about = item
    if kind in REPEATS:
        least, most, inner = about
        inside = ways_through(inner)
        if most > 1 and any(part.again for way in inside for part in way):
            raise ValueError("a repetition within a repetition")
        if most <= FEW:
            left_out = [[replace(part, on_all_ways=False) for part in way] for way in inside]
            return inside if least else [*left_out, []]
        signs = frozenset[str]().union(*(part.signs for way in inside for part in way))
        return [[Part(signs, must=least > 0, again=True)]]
    if kind is _constants.SUBPATTERN:
        return ways_through(about[-1])
    if kind is _constants.BRANCH:
        return [way for branch in about[1] for way in ways_through(branch)]
    if kind in (_constants.AT, _constants.ASSERT, _constants.ASSERT_NOT):
        return [[]]
    return [[Part(signs_of(item, state), must=True, again=False)]]


def why_slow(pattern: str, flags: int = 0, *, within_a_text: bool) -> str | None:
    """What makes a pattern slow for some texts."""
    try:
        ways = ways_through(_parser.parse(pattern, flags))
    except ValueError as problem:
        return str(problem)
    for way in ways:
        for place, part in enumerate(way):
            if not part.again:
                continue
            for later in way[place + 1 :]:
                if later.must and not later.signs & part.signs:
                    break  # the end of what the repetition can read
                if later.again and later.signs & part.signs:
                    return "a repetition beside a repetition"
            if within_a_text and any(later.must and later.on_all_ways for later in way[place + 1 :]):
                return "a repetition, looked for anywhere, that something has to follow"
    return None


@dataclass(frozen=True)
class Pattern:
    where: str
    text: str
    flags: int
    within_a_text: bool


def patterns() -> Iterator[Pattern]:
    """Every pattern in the source, with how it is used; parts that only running code knows are taken for a word."""
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [
            (node, node.func)
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        ]
        made = [(call, of) for call, of in calls if ast.unparse(of.value) == "re" and of.attr != "escape"]
        if not made:
            continue
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        known = defaultdict(lambda: "x", vars(importlib.import_module(name)))
        names = {
            ast.unparse(node.value): ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
        }
        for call, of in made:
            used = {of.attr}
            if of.attr == "compile":
                mine = names.get(ast.unparse(call))
                used = {other.attr for _, other in calls if ast.unparse(other.value) == mine}
                assert used, f"{name}: what is {ast.unparse(call)} for?"
            text = eval(compile(ast.Expression(call.args[0]), name, "eval"), {}, known)
            rest = [ast.unparse(one) for one in call.args[1:] + [word.value for word in call.keywords]]
            flags = re.RegexFlag(0)
            for flag in re.RegexFlag:
                if any(f"re.{flag.name}" in one for one in rest):
                    flags |= flag
            yield Pattern(f"{name}:{call.lineno}", text, flags.value, bool(used & WITHIN_A_TEXT))


FOUND = list(patterns())


def test_there_are_patterns() -> None:
    assert len(FOUND) > 20


@pytest.mark.parametrize("pattern", FOUND, ids=lambda pattern: pattern.where)
def test_no_pattern_is_slow(pattern: Pattern) -> None:
    assert why_slow(pattern.text, pattern.flags, within_a_text=pattern.within_a_text) is None


@pytest.mark.parametrize(
    ("pattern", "within_a_text"),
    [
        (r"(?:(?P<before>[0-9]{1,4})\s*x?\s+)?(?P<id>[a-z0-9-]+)(?:\s*[: ]\s*x?\s*(?P<after>[0-9]{1,4}))?", False),
        (r"(a+)+b", False),
        (r"(?:\s*x)*", False),
        (r"\s*\s*x", False),
        (r"[a-z]+[0-9]?[a-c]*x", False),
        (r"(a|b)*c?[ab]*x", False),
        (r"x.*y.*", False),
        (r"\s+$x", True),
        (r"[a-z]+@", True),
    ],
)
def test_a_slow_pattern_is_found(pattern: str, within_a_text: bool) -> None:
    assert why_slow(pattern, within_a_text=within_a_text)


@pytest.mark.parametrize("pattern", [r"[a-z]+ [a-z]+", r"\s*[0-9]+", r"(a|b)+", r"\w{1,9}\w*", r"[^|]+ \| .*"])
def test_a_quick_pattern_is_none(pattern: str) -> None:
    assert why_slow(pattern, within_a_text=False) is None
