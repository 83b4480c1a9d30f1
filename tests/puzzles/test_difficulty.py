"""How hard a puzzle is says the classic search: it does not change when bots learn."""

from __future__ import annotations

from typing import Any

import pytest

from mindtable.bots.family import family_of
from mindtable.game.contract import Move, View
from mindtable.games import game_named
from mindtable.puzzles.difficulty import LOWEST, difficulty_of, is_obvious


def test_what_bots_have_learnt_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def learnt(*_: Any) -> None:
        raise AssertionError("this changes with every training")

    monkeypatch.setattr(family_of("duel"), "search", learnt, raising=False)
    document = {
        "game": "duel",
        "A": {"life": 1, "play": ["ferret-bomber"], "hand": ["bee-bear"], "mindbugs": 0},
        "B": {"life": 1, "play": ["luchataur", "gorillion"], "hand": ["killer-bee"], "mindbugs": 0},
        "turn": "A",
    }
    position = game_named("duel").read_position(document)
    view: View = position.view(position.to_decide[0])
    assert is_obvious(view, Move("attack ferret-bomber"))
    assert difficulty_of(view, Move("attack ferret-bomber")) == LOWEST
