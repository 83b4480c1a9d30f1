"""Garbage is found soon after it was made, so that nobody has to wait until much of it is looked through."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from mindtable.table.worker import look_for_garbage


class Knot:
    """Something that holds itself: nothing but a search for garbage frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _nobody_else_looks() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def test_what_is_new_is_looked_through_each_time() -> None:
    for count in range(8):
        knot = weakref.ref(Knot())
        look_for_garbage(count)
        assert knot() is None


def test_what_became_garbage_a_little_later_is_found_soon() -> None:
    knot = Knot()
    look_for_garbage(1)
    seen = weakref.ref(knot)
    del knot
    for count in range(2, 6):
        look_for_garbage(count)
    assert seen() is None
