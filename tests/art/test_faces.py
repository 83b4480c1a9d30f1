"""Card faces: legible, whole, and with every state in its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from mindtable.art.lettering import HEAVY, REGULAR, lines, width
from mindtable.art.mindbug.drawn_faces import hand_face, play_face, reading_face
from mindtable.art.mindbug.faces import AbilityFace, Face, KeywordFace
from mindtable.art.mindbug.palette import KEYWORDS, MEASURES, properties
from mindtable.art.palette import DARK, LIGHT, STEADY
from mindtable.art.symbols import SYMBOLS, symbol_path
from mindtable.table.mindbug.faces import face
from mindtable.table.pictures import drawn
from tests.art.drawings import CARDS, printed_cards

STYLES = ("look.css", "faces.css")
PAGES = Path(str(files("mindtable.table")))
WILD = Face(
    card="bee-bear",
    name='Bee <b> "& Bear',
    power=8,
    keywords=(KeywordFace("tough", "T<o>ugh"),),
    abilities=(AbilityFace("Pl<ay", "One & <two>."),),
    set_id="promos",
    set_name="P&",
    number="<1>",
)


def luminance(colour: str) -> float:
    channels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """As WCAG defines it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def text_pairs() -> list[tuple[str, str]]:
    """Every text and the ground it stands on."""
    pairs = [
        (theme[text], theme[ground])
        for theme in (LIGHT, DARK)
        for text, ground in product(("ink", "soft", "accent", "life", "them"), ("table", "area", "mine", "panel"))
    ]
    pairs += [(theme[f"on-{name}"], theme[name]) for theme in (LIGHT, DARK) for name in ("accent", "glow", "life")]
    pairs += [(STEADY[text], theme["paper"]) for theme in (LIGHT, DARK) for text in ("card-ink", "card-soft")]
    pairs += [(STEADY[f"on-{name}"], STEADY[name]) for name in ("card-ink", "attacking", "exhausted", "malus", "back")]
    pairs += [(ink, tint) for tint, ink in KEYWORDS.values()]
    return [*pairs, (STEADY["card-ink"], STEADY["bonus"]), (STEADY["exhausted"], STEADY["used"])]


@pytest.mark.parametrize(("text", "ground"), text_pairs())
def test_text_can_be_read(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_borders_and_rings_can_be_seen(theme: dict[str, str]) -> None:
    for line, ground in product(("edge", "glow", "accent"), ("table", "area", "mine", "panel")):
        assert contrast(theme[line], theme[ground]) >= 3, (line, ground)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("draw", [reading_face, hand_face, play_face])
def test_faces_are_well_formed_whatever_the_words(draw: Callable[[Face], str]) -> None:
    assert ElementTree.fromstring(draw(WILD)).findtext("{*}title") == WILD.name


def test_pages_take_colours_and_measures_that_are_there() -> None:
    palette = drawn("palette.css")
    assert palette is not None
    css = palette.decode() + "".join(sheet.read_text("utf-8") for sheet in PAGES.rglob("static/*.css"))
    assert set(re.findall(r"var\(--([a-z0-9-]+)", css)) <= set(re.findall(r"--([a-z0-9-]+):", css))


def test_cards_to_read_have_the_measures_of_drawn_ones_on_pages() -> None:
    """Those in hand and in play are measured by the table that they lie on."""
    taken = set(
        re.findall(
            r"var\(--([a-z0-9-]+)",
            "".join(sheet.read_text("utf-8") for name in STYLES for sheet in PAGES.rglob(f"static/{name}")),
        )
    )
    assert {name for name in MEASURES if name in properties()} - taken == set()


def test_symbols_of_all_keywords_are_there() -> None:
    assert set(KEYWORDS) <= set(SYMBOLS)
    assert all(symbol_path(name) for name in SYMBOLS)


@pytest.mark.slow
@pytest.mark.parametrize("card", printed_cards())
def test_faces_are_whole_pictures(card: str) -> None:
    for draw in (reading_face, hand_face, play_face):
        ElementTree.fromstring(draw(face(card, "en")))
    assert card in CARDS


def test_a_reading_card_grows_with_its_text() -> None:
    def height(sentences: int) -> float:
        long = Face(
            "bee-bear", "Bee Bear", 8, (), (AbilityFace("Play", "Every word of this is to be read. " * sentences),)
        )
        return float(ElementTree.fromstring(reading_face(long)).attrib["height"])

    assert height(1) == height(3) == 356
    assert height(20) > height(10) > 356


def test_lines_are_never_too_long_and_lose_nothing() -> None:
    text = "Sharky Crab-Dog-Mummypus zażółć gęślą jaźń, qu’il s’agisse d’être — 12 créatures"
    broken = lines(text, 13, REGULAR, 90, indent=40)
    assert all(width(line, 13, REGULAR) <= 90 for line in broken)
    assert width(broken[0], 13, REGULAR) <= 50
    assert re.sub(r"\s", "", "".join(broken)) == re.sub(r"\s", "", text)
    assert width("WW", 20, HEAVY) > width("ii", 20, HEAVY)
