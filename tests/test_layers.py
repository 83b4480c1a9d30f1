"""A package imports only from the layers below it, and the rules know no files, clocks, network or global dice."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests import ROOT

PACKAGE = ROOT / "src" / "mindtable"

# From the bottom to the top. `__init__` states what is offered to programs, `__main__` starts the terminal.
LAYERS = (
    "game",
    "mindbug",
    "mindup",
    "games",
    "art",
    "bots",
    "client",
    "solver",
    "review",
    "puzzles",
    "wording",
    "__init__",
    "arena",
    "research",
    "lab",
    "training",
    "learn",
    "ratings",
    "tournaments",
    "store",
    "table",
    "terminal",
    "notebook",
    "__main__",
)
FAMILIES = ("mindbug", "mindup")  # side by side: neither knows of the other
RULES = ("game", *FAMILIES)

# All that rules need of the standard library and of others.
HARMLESS = {
    "__future__",
    "base64",
    "collections",
    "contextlib",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "hmac",
    "itertools",
    "json",
    "mypy_extensions",
    "re",
    "reprlib",
    "typing",
}

# Beside each exception, its reason.
EXCEPTIONS = {
    ("game/family.py", "importlib"): "a family names modules of the layers above, imported when they are needed",
    ("game/conformance.py", "pickle"): "checks that positions can be pickled",
    ("game/flaws.py", "errno"): "the system's numbers for why a file cannot be read have names",
    ("game/records/files.py", "os"): "a record is a file: moves reach the disk before anybody is told",
    ("game/records/files.py", "pathlib"): "a record is a file",
    ("game/records/files.py", "tempfile"): "a record is replaced whole or not at all",
    ("game/scenarios.py", "pathlib"): "a scenario is a file",
    ("game/plain_yaml.py", "yaml"): "a scenario is written in YAML",
}


@dataclass(frozen=True)
class Import:
    """What a module imports: another module, and which names of it."""

    file: str
    line: int
    module: str
    names: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.file}:{self.line} imports {self.module}"


def imports(source: str, file: str) -> Iterator[Import]:
    """All imports of a module with full names, also those within functions and for type checking only."""
    package = ["mindtable", *Path(file).parent.parts]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(file, node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom):
            names = tuple(alias.name for alias in node.names)
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield Import(file, node.lineno, module, names)
            if node.level and not node.module:  # from . import words
                yield from (Import(file, node.lineno, f"{module}.{name}") for name in names)


def layer(file: str) -> str:
    return Path(file).parts[0].removesuffix(".py")


def upward(found: Import) -> bool:
    """Whether an import reaches into a layer above that of its module."""
    parts = found.module.split(".")
    if parts[0] != "mindtable" or len(parts) == 1:
        return False
    return LAYERS.index(parts[1]) > LAYERS.index(layer(found.file))


def sideways(found: Import) -> bool:
    """Whether an import reaches from one family of games into another."""
    other = found.module.split(".")[1:2]
    return layer(found.file) in FAMILIES and other != [layer(found.file)] and bool({*other} & {*FAMILIES})


def unruly(found: Import) -> bool:
    """Whether a module of the rules imports what rules must not know."""
    top = found.module.split(".")[0]
    if layer(found.file) not in RULES or top in HARMLESS or top == "mindtable":
        return False
    if top == "random":
        return found.names != ("Random",)  # a generator that is handed in or seeded; never the global one
    return (found.file, top) not in EXCEPTIONS


def modules() -> Iterator[str]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix()


@cache
def all_imports() -> tuple[Import, ...]:
    return tuple(found for file in modules() for found in imports((PACKAGE / file).read_text(encoding="utf-8"), file))


def test_every_module_belongs_to_a_layer() -> None:
    assert {layer(file) for file in modules()} == set(LAYERS)


def test_no_package_imports_from_a_layer_above() -> None:
    assert [str(found) for found in all_imports() if upward(found)] == []


def test_no_family_of_games_knows_another() -> None:
    assert [str(found) for found in all_imports() if sideways(found)] == []


# A name of a family or of one of its games, as it may be written in code, in words and in the names of classes.
NAMED = re.compile(r"mind[ _-]?bug|mind[ _-]?up|\bduel|tag[ _-]?team", re.IGNORECASE)
SHARED = (
    "game",
    "art",
    "wording",
    "bots",
    "solver",
    "puzzles",
    "arena",
    "research",
    "lab",
    "training",
    "learn",
    "ratings",
    "tournaments",
    "store",
    "table",
    "terminal",
    "notebook",
)
SOURCES = (".py", ".html", ".css", ".js")


def shared_sources() -> Iterator[Path]:
    """What all families share: of each layer, all but the folders and modules of families."""
    for name in SHARED:
        for path in sorted((PACKAGE / name).rglob("*")):
            parts = path.relative_to(PACKAGE / name).parts
            if path.suffix in SOURCES and parts[0].removesuffix(".py") not in FAMILIES and "vendor" not in parts:
                yield path


def test_no_layer_names_a_family_outside_its_folders() -> None:
    """What differs between families is asked of them; a third one needs no change in any layer."""
    found = [
        f"{path.relative_to(PACKAGE)}:{number} {line.strip()}"
        for path in shared_sources()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("line", ["from ..mindbug.cards import FACES", ".for-mind-up {}", "class MindUpPage", "a Duel"])
def test_a_name_of_a_family_is_found(line: str) -> None:
    assert NAMED.search(line)


def test_rules_know_no_files_clocks_network_or_global_dice() -> None:
    assert [str(found) for found in all_imports() if unruly(found)] == []


def test_every_exception_is_needed() -> None:
    taken = {(found.file, found.module.split(".")[0]) for found in all_imports()}
    assert set(EXCEPTIONS) <= taken


def test_the_engine_needs_nothing_that_is_not_installed_with_it() -> None:
    """Without extras there is `mypy_extensions` alone; YAML is imported only where scenarios are run."""
    others = {
        (found.file, found.module.split(".")[0])
        for found in all_imports()
        if layer(found.file) in (*RULES, "games", "bots", "solver")
    }
    foreign = {(file, top) for file, top in others if top not in {*sys.stdlib_module_names, "mindtable"}}
    assert {top for _, top in foreign} == {"mypy_extensions", "yaml"}
    assert {file for file, top in foreign if top == "yaml"} == {"game/plain_yaml.py"}


@pytest.mark.parametrize(
    ("file", "source", "wrong"),
    [
        ("game/contract.py", "from ..mindbug.cards import CARDS", upward),
        ("mindbug/turn.py", "from ..bots import BOTS", upward),
        ("mindbug/turn.py", "import mindtable.terminal", upward),
        ("games.py", "from . import wording", upward),
        ("mindbug/cards/promos.py", "from ...wording.cards import text", upward),
        ("mindup/game.py", "from ..games import GAMES", upward),
        ("mindup/round.py", "from ..mindbug.board import Board", sideways),
        ("mindup/round.py", "from ..mindbug import turn", sideways),
        ("mindup/round.py", "import mindtable.mindbug.turn", sideways),
        ("mindbug/cards/promos.py", "from ...mindup.cards import CARDS", (upward, sideways)),
        ("mindup/round.py", "from time import time", unruly),
        ("mindbug/turn.py", "def now():\n    import time", unruly),
        ("mindbug/turn.py", "import random", unruly),
        ("mindbug/turn.py", "from random import choice", unruly),
        ("mindbug/turn.py", "from pathlib import Path", unruly),
        ("game/contract.py", "import os.path", unruly),
    ],
)
def test_an_import_that_does_not_belong_is_found(file: str, source: str, wrong: object) -> None:
    found = list(imports(source, file))
    objections = [objection for objection in (upward, sideways, unruly) if any(objection(one) for one in found)]
    assert tuple(objections) == (wrong if isinstance(wrong, tuple) else (wrong,))


def test_imports_from_below_and_beside_are_in_order() -> None:
    fine = "from ..game.contract import Seat\nfrom . import words\nfrom .board import Board\nfrom random import Random"
    for file in ("mindbug/turn.py", "mindup/round.py"):
        assert not any(upward(one) or sideways(one) or unruly(one) for one in imports(fine, file))
