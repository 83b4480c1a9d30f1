"""The faces of bots: small, self-contained, and told apart in grey as small as they are shown."""

from __future__ import annotations

import gzip
import io
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from mindtable.art.characters import CHARACTERS, face
from mindtable.art.raster import png
from mindtable.table.pictures import names
from tests.art.test_pictures import MOST_BYTES, ids, is_self_contained

SMALLEST = 32  # pixels
LEAST_DIFFERENCE = 30  # of grey, from 0 to 255, as of creatures; set by looking at such pairs


@cache
def grey(name: str) -> Image.Image:
    return Image.open(io.BytesIO(png(face(name), SMALLEST))).convert("L")


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_face_is_served_self_contained_and_small(name: str) -> None:
    svg = face(name)
    assert f"bot-{name}.svg" in names()
    assert is_self_contained(svg)
    assert all(one.startswith(f"bot-{name}-") for one in ids(svg))
    assert len(gzip.compress(svg.encode())) <= MOST_BYTES


def test_there_are_twelve() -> None:
    assert len(CHARACTERS) == 16


def test_no_two_faces_are_alike() -> None:
    def difference(first: str, second: str) -> float:
        return float(ImageStat.Stat(ImageChops.difference(grey(first), grey(second))).mean[0])

    alike = [(one, other) for one, other in combinations(CHARACTERS, 2) if difference(one, other) < LEAST_DIFFERENCE]
    assert alike == []
