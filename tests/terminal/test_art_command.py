"""`mindtable art`: pictures as files, and one line for whatever is wrong."""

from __future__ import annotations

import io
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from mindtable.art.mindbug.gallery import card_picture
from mindtable.terminal.commands import main


def test_a_picture_is_printed_or_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["art", "bee", "bear"]) == 0
    assert capsys.readouterr().out == f"{card_picture('bee-bear')}\n"
    assert main(["art", "bee-bear", "-o", str(tmp_path / "a.svg")]) == 0
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == card_picture("bee-bear")
    assert main(["art", "bee-bear", "--width", "116", "-o", str(tmp_path / "a.png")]) == 0
    assert Image.open(io.BytesIO((tmp_path / "a.png").read_bytes())).width == 116


@pytest.mark.parametrize(
    "asked", [*(["bee-bear", "--face", face] for face in ("reading", "hand", "play", "alone", "back")), ["38"]]
)
def test_faces_and_number_cards_are_drawn(capsys: pytest.CaptureFixture[str], asked: list[str]) -> None:
    assert main(["art", "--lang", "en", *asked]) == 0
    assert ElementTree.fromstring(capsys.readouterr().out).tag.endswith("svg")


def test_a_sheet_shows_a_set_and_grey_doubles_it(capsys: pytest.CaptureFixture[str]) -> None:
    heights = []
    for more in ([], ["--grey"]):
        assert main(["art", "--sheet", "first-contact", *more]) == 0
        heights.append(float(ElementTree.fromstring(capsys.readouterr().out).attrib["height"]))
    assert heights[1] > heights[0] * 1.9


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "which card?"),
        (["bee"], "“bee” matches several cards: bee-bear, killer-bee"),
        (["no such thing"], "there is no card “no such thing”"),
        (["61"], "there is no card “61”; the cards are numbered from 1 to 60"),
        (["bee-bear", "-o", "a.gif"], "ends in neither .svg nor .png"),
        (["bee-bear", "--width", "1"], "is not a number of pixels"),
        (["--sheet", "nowhere"], "there is no set “nowhere”"),
    ],
)
def test_what_is_wrong_is_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    assert main(["art", "--lang", "en", *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1
