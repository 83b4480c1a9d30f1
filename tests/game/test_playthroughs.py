"""Whole games as text (see `playthroughs`): any change of what is asked, done, told or seen shows here."""

from __future__ import annotations

import pytest

from tests.game.playthroughs import PLAYTHROUGHS, Playthrough


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.name)
def test_a_game_goes_as_it_was_written_down(playthrough: Playthrough) -> None:
    """If the change is meant, `python -m tests.game.playthroughs` writes the files anew."""
    assert playthrough.text().splitlines() == playthrough.file.read_text(encoding="utf-8").splitlines()
