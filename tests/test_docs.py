"""What the documents say is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

from mindtable.game import contract
from mindtable.mindbug import decks

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]


def test_the_readme_is_a_doctest() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried.attempted > 5
    assert not tried.failed


@pytest.mark.parametrize("module", [contract, decks])
def test_the_examples_of_docstrings_hold(module: ModuleType) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted
    assert not tried.failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_tree_in_the_architecture_exists() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    drawn = re.search(r"```\n(.*?)```", text, re.DOTALL)
    assert drawn
    for name in re.findall(r"\b([a-z]+(?:\.py|/))", drawn[1]):
        assert (ROOT / "src" / "mindtable" / "mindbug" / name).exists(), name
