"""What the documents say is true."""

from __future__ import annotations

import doctest
import re
from hashlib import sha256
from pathlib import Path
from types import ModuleType

import pytest

from mindtable.game import contract
from mindtable.game.chance import sealed
from mindtable.game.commitments import Terms, commitment_to, seed_from
from mindtable.game.contract import Seat
from mindtable.games import duel
from mindtable.mindbug import decks
from tests import ROOT

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


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


def test_the_sums_of_deals_are_right() -> None:
    """Those that a person does by hand, done with the library."""
    text = (ROOT / "docs" / "deals.md").read_text(encoding="utf-8")
    given = dict(re.findall(r"^(SECRET|BITS_A|TERMS|SEED)='?(.*?)'?$", text, re.MULTILINE))
    terms = Terms("duel", duel.rules, ("first-contact",), {})
    assert given["TERMS"].replace(r"\n", "\n") == terms.text()
    secret, bits = bytes.fromhex(given["SECRET"]), ((Seat("A"), bytes.fromhex(given["BITS_A"])),)
    seed = seed_from(secret, bits, terms)
    assert seed.hex() == given["SEED"]
    thrown = sealed(seed, 1, 1 << 256)
    results = re.findall(r"^[0-9a-f]{64}$", text, re.MULTILINE)
    assert results == [commitment_to(secret, terms), seed.hex(), f"{thrown:064x}"]
    position, _ = duel.deal(seed=seed, sets=["first-contact"])
    assert position.rolls[0] == (thrown % 48, 48) == (18, 48)
    sums = re.findall(r'^printf "(Mindtable .*)" \| sha256sum$', text, re.MULTILINE)
    for line, result in zip(sums, results, strict=False):
        filled = re.sub(r"\$\{?([A-Z_]+)\}?", lambda name: given[name[1]], line)
        assert sha256(filled.replace(r"\n", "\n").encode()).hexdigest() == result
    assert len(sums) == 2
