"""Playing what is missing of a study."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ..bots.spreading import Crew, spread
from .keeping import Kept
from .playing import Line, play_chunk
from .study import Study


def play_on(study: Study, kept: Kept, crew: Crew) -> Iterator[int]:
    """Play the chunks that are not kept yet and keep each when it is played; how many games each of them has."""
    for deals, lines in spread(partial(_numbered, study), kept.missing(), crew):
        kept.keep(deals, lines)
        yield len(lines)


def _numbered(study: Study, deals: range) -> tuple[range, list[Line]]:
    return deals, play_chunk(study, deals)
