"""What `import mindtable` offers: all that it states, documented, and nothing heavy on the way."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from types import ModuleType
from typing import NewType

import pytest

import mindtable
from tests import ROOT

# Values and names of types, which cannot carry words of their own.
WITHOUT_WORDS = {"SEATS", "Seed", "__version__"}

PLAYS = """
import sys
import mindtable
assert [name for name in sys.modules if name.startswith("mindtable.")] == []
position, _ = mindtable.duel.deal(seed=1)
bots = {seat: mindtable.bot_named("random", seed=1) for seat in position.seats}
while position.to_decide:
    (seat,) = position.to_decide
    position.play(bots[seat].choose(position.view(seat)))
assert position.winners
print(*sys.modules)
"""
HEAVY = {"alembic", "fluent", "jinja2", "rich", "sqlalchemy", "starlette", "uvicorn", "yaml"}


@pytest.mark.parametrize("name", mindtable.__all__)
def test_every_name_is_there_and_says_what_it_is(name: str) -> None:
    found = getattr(mindtable, name)
    if name not in WITHOUT_WORDS and not isinstance(found, NewType):
        assert found.__doc__ if isinstance(found, ModuleType | type) or callable(found) else type(found).__doc__


def test_names_are_imported_in_both_ways() -> None:
    known: dict[str, object] = {}
    exec("from mindtable import *", known)
    assert set(mindtable.__all__) <= set(known)
    assert set(mindtable.__all__) <= set(dir(mindtable))
    assert not hasattr(mindtable, "nonsense")


def test_the_version_is_that_of_the_package() -> None:
    assert mindtable.__version__ == version("mindtable")


def test_a_program_that_plays_imports_neither_pages_nor_stores_nor_screens() -> None:
    played = subprocess.run([sys.executable, "-c", PLAYS], capture_output=True, text=True, check=True)
    assert {name.partition(".")[0] for name in played.stdout.split()} & HEAVY == set()


Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def public(body: list[ast.stmt], before: str = "") -> Iterator[tuple[str, Definition]]:
    """All classes, functions and methods that are for others, by name."""
    for node in body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            yield f"{before}{node.name}", node
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, f"{before}{node.name}.")


def test_every_public_name_of_the_package_has_words_of_its_own() -> None:
    silent = []
    for file in sorted((ROOT / "src" / "mindtable").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found: list[tuple[str, Definition | ast.Module]] = [("", tree), *public(tree.body)]
        silent += [f"{file.relative_to(ROOT)} {name}" for name, node in found if not ast.get_docstring(node)]
    assert silent == []
