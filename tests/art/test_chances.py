"""Curves of chances: true to their numbers, and parted where they cross an even chance."""

from __future__ import annotations

from xml.etree import ElementTree

from mindtable.art.chances import SIGNS, Box, Chance, Chances, Mark, Plot, chances_picture
from mindtable.art.stand import Frame

RISING = Chances((Chance(0, 0.25), Chance(10, 0.75)), tuple(Mark(5, 0.5, sign) for sign in SIGNS), 10, 2)


def test_a_curve_is_parted_where_it_crosses_an_even_chance() -> None:
    curve = Plot(Box(0, 0, 100, 100), RISING).curve(RISING.line)
    assert curve.line == "M0 75 100 25"
    assert curve.above == "M0 50 0 50 50 50 100 25 100 50z"
    assert curve.below == "M0 50 0 75 50 50 100 50 100 50z"


def test_an_even_chance_is_one_of_as_many_as_there_are_sides() -> None:
    chances = RISING._replace(sides=4)
    assert Plot(Box(0, 0, 100, 100), chances).curve(chances.line).even == 75


def test_the_picture_shows_what_stands_out_and_escapes_what_it_says() -> None:
    picture = ElementTree.fromstring(chances_picture(Frame("<A> & B", "", "", ""), "Chance", RISING))
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}circle"))) >= len(SIGNS)
