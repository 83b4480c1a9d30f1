"""Ready to publish: what is shipped has its licence, and what is described can be read anywhere."""

from __future__ import annotations

import re
import runpy
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

from mindtable.art.credits import CREDITS
from mindtable.table.pages.reading import HTMX
from tests import ROOT

PACKAGE = ROOT / "src" / "mindtable"
GIVEN: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT: dict[str, Any] = GIVEN["project"]
SPDX = {
    "MIT": "MIT",
    "CC BY 3.0": "CC-BY-3.0",
    "SIL Open Font License 1.1": "OFL-1.1",
    "Zero-Clause BSD": "0BSD",
}
README = """# Mindtable

![A duel](docs/duel.png)

See [docs/bots.md](docs/bots.md), the [art](docs/art.md) and [htmx](https://htmx.org).
"""


def test_the_licence_is_that_of_all_that_is_shipped() -> None:
    of_others = {SPDX[credit.licence] for credit in (*CREDITS, HTMX)}
    assert set(PROJECT["license"].split(" AND ")) == {"MIT", *of_others}


def test_every_licence_lies_beside_its_files_and_comes_with_the_package() -> None:
    shipped = {path for pattern in PROJECT["license-files"] for path in ROOT.glob(pattern)}
    assert shipped == {ROOT / "LICENSE", *PACKAGE.rglob("*LICENSE*")}
    assert len(shipped) == 1 + len((*CREDITS, HTMX))


def test_the_icons_name_their_authors() -> None:
    text = (PACKAGE / "art" / "data" / "game-icons-LICENSE.txt").read_text(encoding="utf-8")
    (icons,) = (credit for credit in CREDITS if credit.licence == "CC BY 3.0")
    assert icons.licence_address in text
    assert all(f"By {author}" in text for author in icons.authors)


def test_every_file_of_the_package_is_shipped() -> None:
    patterns = GIVEN["tool"]["setuptools"]["package-data"]["mindtable"]
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc", ".so")]
    assert files
    for file in files:
        name = file.relative_to(PACKAGE).as_posix()
        assert any(name.count("/") == one.count("/") and fnmatch(name, one) for one in patterns), name


def test_the_description_needs_no_repository() -> None:
    described = runpy.run_path(str(ROOT / "setup.py"))["described"]
    assert described(README) == (
        "# Mindtable\n\nSee docs/bots.md, the art (docs/art.md) and [htmx](https://htmx.org).\n"
    )
    text = described((ROOT / "README.md").read_text(encoding="utf-8"))
    assert not re.findall(r"\]\((?!https?://)[^)]*\)", text)
    assert "```python" in text


@pytest.mark.parametrize("folder", ["attack", "benchmarks", "docs", "examples", "tests", "tools"])
def test_the_sources_are_whole(folder: str) -> None:
    """Whatever a test reads is in a source distribution."""
    assert f"graft {folder}" in (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()


def test_the_compiled_modules_exist() -> None:
    modules: list[str] = runpy.run_path(str(ROOT / "setup.py"))["MODULES"]
    assert modules
    assert all(Path(ROOT / module).is_file() for module in modules)
