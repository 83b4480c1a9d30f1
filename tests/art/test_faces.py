"""Card faces: legible, whole, and with every state in its place."""

from __future__ import annotations

import re
from itertools import product
from xml.etree import ElementTree

import pytest
from drawings import CARDS, printed_cards

from mindtable.art.drawn_faces import hand_face, play_face, reading_face
from mindtable.art.faces import (
    Face,
    State,
    back,
    dot,
    empty_pile,
    in_hand,
    in_play,
    number_card,
    pill,
    scoring_card,
    stylesheet,
    to_read,
)
from mindtable.art.lettering import HEAVY, REGULAR, lines, width
from mindtable.art.palette import DARK, KEYWORDS, LIGHT, STEADY
from mindtable.art.symbols import SYMBOLS, symbol_path
from mindtable.terminal.pictures import face_of
from mindtable.wording import Wording

WILD = Face(
    "bee-bear", 'Bee <b> "& Bear', 8, (("tough", "T<o>ugh"),), (("Pl<ay", "One & <two>."),), "promos", "P&", "<1>"
)
EVERYTHING = State(
    power=12,
    keywords=(("frenzy", "Frenzy"), ("sneaky", "Sneaky")),
    tough_used="Tough, used",
    exhausted="Exhausted",
    boosts=5,
    bonus="+2",
    stage=2,
    stages=3,
    attacks="attacks",
    key="7",
    choice=True,
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
    pairs += [(STEADY[f"on-{name}"], STEADY[name]) for name in ("attacking", "exhausted", "malus", "back")]
    pairs += [(ink, tint) for tint, ink in KEYWORDS.values()]
    return [*pairs, (STEADY["card-ink"], STEADY["bonus"]), ("#FFFFFF", STEADY["card-ink"])]


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


@pytest.mark.parametrize(
    "piece",
    [
        to_read(WILD, "/a?b&c"),
        in_hand(WILD, "/a", key="<", choice=True),
        in_play(WILD, EVERYTHING, "/a"),
        in_play(WILD, State(8, why_not="Can’t <block>"), "/a"),
        in_play(WILD, State(8, chosen=True), "/a"),
        *(back(), empty_pile("No <cards>"), pill("tough", "T<"), dot("tough-used", "T<")),
        *(number_card(38, "orange", "+1", colour_name="o<"), scoring_card(5)),
    ],
)
def test_pieces_are_well_formed_whatever_the_words(piece: str) -> None:
    ElementTree.fromstring(piece)


def test_all_states_meet_on_one_card() -> None:
    drawn = in_play(WILD, EVERYTHING, "/a")
    for place in ("changed", "boost", "steps", "dots", "tag exhausted", "tag attacks", "key", "dot used"):
        assert f'class="{place}"' in drawn, place
    assert drawn.count('<i class="edge') == 3
    assert ">12<" in drawn
    assert "<s>8</s>" in drawn
    assert "2/3" in drawn


def test_a_card_as_printed_wears_no_state() -> None:
    drawn = in_play(WILD, State(8), "/a")
    for place in ("changed", "boost", "steps", "tag", "key", "edge"):
        assert f'class="{place}' not in drawn, place


def test_every_class_of_a_piece_is_drawn_by_the_stylesheet() -> None:
    styled = set(re.findall(r"\.([a-z][a-z0-9-]*)", stylesheet()))
    pieces = to_read(WILD, "/a") + in_hand(WILD, "/a") + in_play(WILD, EVERYTHING, "/a") + back() + scoring_card(3)
    pieces += number_card(1, "orange", "-1", colour_name="orange") + empty_pile("0")
    used = {name for names in re.findall(r'class="([^"]*)"', pieces) for name in names.split()}
    assert used - styled == {"text-0", "choice"} - styled


def test_every_colour_the_stylesheet_takes_is_there() -> None:
    css = stylesheet()
    assert set(re.findall(r"var\(--([a-z0-9-]+)", css)) <= set(re.findall(r"--([a-z0-9-]+):", css))


def test_symbols_of_all_keywords_are_there() -> None:
    assert set(KEYWORDS) <= set(SYMBOLS)
    assert all(symbol_path(name) for name in SYMBOLS)


@pytest.mark.parametrize("card", printed_cards())
def test_faces_are_whole_pictures(card: str) -> None:
    face = face_of(card, Wording("en"))
    for draw in (reading_face, hand_face, play_face):
        ElementTree.fromstring(draw(face))
    assert card in CARDS


def test_a_reading_card_grows_with_its_text() -> None:
    def height(sentences: int) -> float:
        face = Face("bee-bear", "Bee Bear", 8, (), (("Play", "Every word of this is to be read. " * sentences),))
        return float(ElementTree.fromstring(reading_face(face)).attrib["height"])

    assert height(1) == height(3) == 356
    assert height(20) > height(10) > 356


def test_lines_are_never_too_long_and_lose_nothing() -> None:
    text = "Sharky Crab-Dog-Mummypus zażółć gęślą jaźń, qu’il s’agisse d’être — 12 créatures"
    broken = lines(text, 13, REGULAR, 90, indent=40)
    assert all(width(line, 13, REGULAR) <= 90 for line in broken)
    assert width(broken[0], 13, REGULAR) <= 50
    assert re.sub(r"\s", "", "".join(broken)) == re.sub(r"\s", "", text)
    assert width("WW", 20, HEAVY) > width("ii", 20, HEAVY)
