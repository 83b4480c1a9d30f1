"""Credits: whoever has to be named is named, and the licences lie beside the data."""

from __future__ import annotations

import json
from importlib.resources import files

from mindtable.art.credits import CREDITS
from mindtable.art.symbols import SYMBOLS
from tests import ROOT

PAGE = (ROOT / "docs" / "credits.md").read_text(encoding="utf-8")
DATA = files("mindtable.art") / "data"


def test_the_page_names_every_work_licence_and_author() -> None:
    for credit in CREDITS:
        assert f"[{credit.work}]({credit.address})" in PAGE
        assert f"[{credit.licence}]({credit.licence_address})" in PAGE
        assert all(author in PAGE for author in credit.authors)


def test_the_page_names_the_author_of_every_icon() -> None:
    rows = [f"| {name} | {symbol.icon} | {symbol.author} |" for name, symbol in SYMBOLS.items()]
    assert [row for row in rows if row not in PAGE] == []


def test_no_icon_is_vendored_that_is_not_named() -> None:
    lines = (DATA / "symbols.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)[0] for line in lines] == sorted({symbol.icon for symbol in SYMBOLS.values()})


def test_licences_lie_beside_the_data() -> None:
    assert "MIT License" in (DATA / "fluent-emoji-LICENSE.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in (DATA / "nunito-LICENSE.txt").read_text(encoding="utf-8").upper()
