"""What the documents say is true."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
import yaml

import mindtable
from mindtable.game.chance import sealed
from mindtable.game.commitments import Terms, commitment_to, seed_from
from mindtable.game.contract import Seat
from mindtable.games import duel
from tests import ROOT

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
WITH_EXAMPLES = [page for page in PAGES if "\n>>> " in page.read_text(encoding="utf-8")]
KITS = {"research": ("numpy", "gymnasium", "pettingzoo", "pyspiel")}  # what examples need beside the package
SOURCES = sorted((ROOT / "src" / "mindtable").rglob("*.py"))
MODULES_WITH_EXAMPLES = [
    ".".join(source.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for source in SOURCES
    if re.search(r"^ *>>> ", source.read_text(encoding="utf-8"), re.MULTILINE)
]


def heading_ids(page: Path) -> set[str]:
    """What the headings of a page are called in links."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def in_navigation(entries: list[Any]) -> Iterator[str]:
    """All pages that the navigation of the site names."""
    for entry in entries:
        for page in entry.values() if isinstance(entry, dict) else [entry]:
            yield from in_navigation(page) if isinstance(page, list) else [page]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.stem)
def test_the_examples_of_pages_hold(page: Path) -> None:
    for kit in KITS.get(page.stem, ()):
        pytest.importorskip(kit, reason=f"{kit} is not installed here, and the page shows it")
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    examples = "\n".join(f"{block}\n" for block in blocks if block.startswith(">>> "))
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0))
    assert runner.tries
    assert not runner.failures


@pytest.mark.parametrize("name", MODULES_WITH_EXAMPLES)
def test_the_examples_of_docstrings_hold(name: str) -> None:
    tried = doctest.testmod(import_module(name))
    assert tried.attempted
    assert not tried.failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", page.read_text(encoding="utf-8")):
        there = (page.parent / target).resolve() if target else page
        assert there.exists(), target
        assert not anchor or anchor in heading_ids(there), f"{target}#{anchor}"


def test_every_page_is_in_the_navigation_of_the_site() -> None:
    """MkDocs builds it (`make docs`); this only reads what it is told."""
    named = list(in_navigation(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]))
    pages = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    beside = {f"{name}.md" for name in ("architecture", "changelog", "contributing")}
    assert sorted(named) == sorted(pages | beside)


def test_the_reference_has_every_name_that_is_offered() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "reference").glob("*.md"))
    documented = [import_module(name) for name in re.findall(r"^::: ([\w.]+)$", text, re.MULTILINE)]
    for name in mindtable.__all__:
        found = getattr(mindtable, name)
        assert name == "__version__" or found in documented or any(vars(it).get(name) is found for it in documented)


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


@pytest.fixture
def _tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools")


@pytest.mark.usefixtures("_tools")
def test_the_kinds_of_events_are_written_down() -> None:
    """`python tools/event_fields.py` writes them anew."""
    tool = run_path(str(ROOT / "tools" / "event_fields.py"))
    assert tool["PAGE"].read_text(encoding="utf-8") == tool["page"]()


@pytest.mark.usefixtures("_tools")
def test_the_names_of_cards_are_written_down() -> None:
    """`python tools/card_names.py` writes them anew."""
    tool = run_path(str(ROOT / "tools" / "card_names.py"))
    assert tool["PAGE"].read_text(encoding="utf-8") == tool["page"]()


@pytest.mark.usefixtures("_tools")
def test_the_numbers_of_research_are_written_down() -> None:
    """`python tools/research_numbers.py` writes them anew."""
    tool = run_path(str(ROOT / "tools" / "research_numbers.py"))
    assert tool["PAGE"].read_text(encoding="utf-8") == tool["page"]()


@pytest.mark.usefixtures("_tools")
def test_the_fields_of_sights_are_written_down() -> None:
    """`python tools/sight_fields.py` writes them anew."""
    tool = run_path(str(ROOT / "tools" / "sight_fields.py"))
    assert tool["PAGE"].read_text(encoding="utf-8") == tool["page"]()
    protocol = tool["PROTOCOL"].read_text(encoding="utf-8")
    assert protocol == tool["with_section"](protocol)
