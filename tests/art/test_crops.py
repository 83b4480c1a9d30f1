"""Pages show pictures in boxes of many shapes: whatever is cut off, it is not the head."""

from __future__ import annotations

from functools import cache

import pytest

from mindtable.art.creature import HEIGHT, WIDEST, stage_of
from mindtable.art.extent import Box, box_of_all, forms, tree
from mindtable.art.eyes import Mood
from mindtable.art.focus import face_of
from mindtable.art.layers import Creature, Eyes, creature
from mindtable.art.mindbug.creatures import CREATURES
from mindtable.art.studio import Sticker
from mindtable.art.svg import Place
from tests.art.drawings import CARDS

# Width and height in pixels: in play, in hand, mini, to read, small squares, and piles.
BOXES = [(120, 94), (163, 92), (163, 150), (111, 84), (80, 60), (244, 156), (60, 60), (40, 52)]

CORNERS = {(120, 94): (33, 23), (163, 92): (33, 25)}  # how much the badge of the power covers, in play and in hand


def crop(width: float, height: float) -> Box:
    """What is seen of the widest picture in a box that it covers, as `object-fit: cover` has it."""
    scale = max(width / WIDEST, height / HEIGHT)
    wide, high = width / scale, height / scale
    left, top = (WIDEST - wide) / 2, (HEIGHT - high) / 2
    return Box(left, top, left + wide, top + high)


def is_inside(inner: Box, outer: Box) -> bool:
    return (
        inner.left >= outer.left
        and inner.top >= outer.top
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def reach(one: Creature) -> Box:
    return Sticker("", one.layers, Mood.CALM).reach


def shown_face(one: Creature) -> Box:
    return face_of(one).within(stage_of(one, reach(one)))


@cache
def face_of_card(card: str) -> Box:
    return shown_face(CREATURES[card])


@pytest.mark.parametrize("card", CARDS)
def test_no_box_cuts_off_a_face(card: str) -> None:
    face = face_of_card(card)
    assert [box for box in BOXES if not is_inside(face, crop(*box))] == []


@pytest.mark.parametrize("card", CARDS)
def test_the_power_of_a_card_hides_no_face(card: str) -> None:
    face = face_of_card(card)
    for (width, height), (wide, high) in CORNERS.items():
        shown = crop(width, height)
        scale = width / shown.width
        hidden = face.common(Box(shown.left, shown.top, shown.left + wide / scale, shown.top + high / scale))
        area = max(0, hidden.width) * max(0, hidden.height)
        assert area <= face.width * face.height / 10


@pytest.mark.parametrize("card", CARDS)
def test_no_picture_cuts_off_what_is_above_the_face(card: str) -> None:
    """Ears, horns and hats."""
    one = CREATURES[card]
    around = reach(one)
    stage = stage_of(one, around)
    assert stage.at((16, around.top if one.top is None else one.top))[1] > 1


def test_a_face_beside_the_middle_is_moved_into_the_crop() -> None:
    one = creature("meadow", Eyes(((-20, 10), (-14, 10)), r=1), Eyes(((30, 10),), r=0.4))
    assert face_of(one).right < -10
    assert is_inside(shown_face(one), crop(40, 52))


def test_a_box_goes_around_what_is_moved_turned_and_curved() -> None:
    drawn = (
        '<g transform="scale(-1 1)"><path d="M2 0a2 2 0 014 0z"/></g>'
        '<g transform="translate(10 5)"><circle cx="0" cy="0" r="1"/></g>'
        '<path d="M0 0C0 8 4 8 4 0" transform="rotate(90)"/>'
    )
    found = box_of_all([form.box for form in forms(tree(drawn), Place())])
    assert [round(side) for side in (found.left, found.top, found.right, found.bottom)] == [-6, -2, 11, 6]
