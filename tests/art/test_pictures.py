"""Pictures: valid, self-contained, small, always the same, and able to stand on one page."""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

import mindtable
from mindtable.art.marks import card_back, logo
from mindtable.art.mindbug.gallery import card_alone, card_picture
from mindtable.art.mindbug.marks import SET_MARKS, set_mark
from mindtable.art.mindbug.sheets import sheet
from mindtable.art.mindbug.tableaux import duel, tag_team
from mindtable.art.mindbug.tokens import mindbug, mindfrog
from mindtable.art.mindup.cards import number_card, scoring_card
from mindtable.art.mindup.palette import COLOURS
from mindtable.art.mindup.shapes import COLOUR_SHAPES, colour_shape
from mindtable.art.mindup.tableaux import mind_up
from mindtable.art.raster import png
from mindtable.art.textures import board, rays
from mindtable.mindbug.cards import SETS
from mindtable.mindup.cards import CARDS as NUMBER_CARDS
from tests.art.drawings import CARDS

MOST_BYTES = 15_000  # compressed
SEEN = 40  # of 255: less opaque is no more than the edge of a shadow or of a line
HARMLESS = {
    *("svg", "g", "path", "circle", "ellipse", "rect", "clipPath", "use"),
    *("linearGradient", "radialGradient", "stop"),
}
OTHERS = [
    *(card_back(), card_back(116, 132), logo()),
    *(board(), board(dark=True), rays()),
    *(draw(used=used) for draw in (mindbug, mindfrog) for used in (False, True)),
    *(set_mark(mark) for mark in SET_MARKS),
    *(colour_shape(colour, small=small) for colour in COLOUR_SHAPES for small in (False, True)),
    *(number_card(card.number, card.colour.value, card.bonus) for card in NUMBER_CARDS),
    *(scoring_card(value) for value in range(1, 6)),
]


def elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter())


def ids(svg: str) -> list[str]:
    return [element.attrib["id"] for element in elements(svg) if "id" in element.attrib]


def is_self_contained(svg: str) -> bool:
    """No script, no style, no event, and nothing outside that it refers to."""
    named = set(ids(svg))
    references = set(re.findall(r'(?:href="|url\()#?([^")]+)', svg))
    tags = {element.tag.rpartition("}")[2] for element in elements(svg)}
    events = [name for element in elements(svg) for name in element.attrib if name.startswith("on") or name == "style"]
    return tags <= HARMLESS and references <= named and not events


@pytest.mark.parametrize("draw", [card_picture, card_alone])
@pytest.mark.parametrize("card", CARDS)
def test_a_picture_is_valid_self_contained_and_small(card: str, draw: Callable[[str], str]) -> None:
    svg = draw(card)
    assert is_self_contained(svg)
    assert all(name.startswith(f"{card}-") for name in ids(svg))
    assert len(gzip.compress(svg.encode())) <= MOST_BYTES
    assert max(map(len, map(str, re.findall(r"\d+\.\d+", svg)))) <= 9  # no long decimals


@pytest.mark.parametrize("card", ["bee-bear", "deathweaver", "killer-bee", "sweet-fighter", "tusked-extorter"])
def test_a_creature_alone_is_whole_and_stands_on_nothing(card: str) -> None:
    opacity = Image.open(io.BytesIO(png(card_alone(card), 300))).getchannel("A")
    picture = opacity.point(lambda value: 255 if value > SEEN else 0)
    wide, high = picture.size
    edges = [(0, 0, wide, 1), (0, 0, 1, high), (wide - 1, 0, wide, high), (0, high - 1, wide, high)]
    assert [edge for edge in edges if picture.crop(edge).getbbox()] == []
    around = picture.getbbox()
    assert around is not None
    assert around[2] - around[0] > 0.95 * wide
    assert around[3] - around[1] > 0.9 * high


def test_what_is_not_self_contained_is_found() -> None:
    good = card_picture("bee-bear")
    assert is_self_contained(good)
    for bad in (
        good.replace("</svg>", "<script/></svg>"),
        good.replace("#bee-bear-0", "https://example.org/#a"),
        good.replace("<g ", '<g onclick="a()" ', 1),
    ):
        assert not is_self_contained(bad)


@pytest.mark.parametrize("svg", OTHERS)
def test_tokens_marks_and_backs_are_self_contained(svg: str) -> None:
    assert is_self_contained(svg)


@pytest.mark.parametrize("draw", [duel, tag_team, mind_up])
def test_a_scene_is_self_contained_and_small(draw: Callable[[], str]) -> None:
    svg = draw()
    assert is_self_contained(svg)
    assert len(ids(svg)) == len({*ids(svg)})
    assert len(gzip.compress(svg.encode())) <= MOST_BYTES


@pytest.mark.slow
def test_no_ids_collide_on_one_page() -> None:
    page = sheet(CARDS, CARDS, grey=True)
    assert [name for name, number in Counter(ids(page)).items() if number > 1] == []


@pytest.mark.slow
def test_pictures_are_the_same_on_every_run() -> None:
    """Python orders sets of texts anew on each run."""
    script = (
        "import hashlib; from mindtable.art.mindbug.creatures import CREATURES;"
        "from mindtable.art.mindbug.gallery import card_picture;"
        "print(hashlib.sha256(''.join(card_picture(card) for card in sorted(CREATURES)).encode()).hexdigest())"
    )
    here = hashlib.sha256("".join(card_picture(card) for card in CARDS).encode()).hexdigest()
    source = str(Path(mindtable.__file__).parents[1])
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": source}
        done = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == here


def test_one_picture_can_be_cropped() -> None:
    square, wide = card_picture("bee-bear", width=32), card_picture("bee-bear", width=66)
    assert 'viewBox="17 0 32 32"' in square
    assert 'viewBox="0 0 66 32"' in wide
    assert square.partition(">")[2] == wide.partition(">")[2]


def test_small_pictures_may_do_without_the_fine_line() -> None:
    assert len(card_picture("bee-bear", ink=False)) < len(card_picture("bee-bear"))


def test_every_set_and_every_colour_has_a_mark() -> None:
    assert set(SETS) <= set(SET_MARKS)
    assert set(COLOURS) == set(COLOUR_SHAPES) == {card.colour.value for card in NUMBER_CARDS}
