"""The examples of learning run, and learn something."""

from __future__ import annotations

from runpy import run_path

import pytest

from tests import ROOT

pytest.importorskip("gymnasium", reason="gymnasium is not installed here, so the examples of learning cannot run")


@pytest.mark.slow
def test_learning_alone_makes_a_policy_surer() -> None:
    learn = run_path(str(ROOT / "examples" / "learning_alone.py"))["learn"]
    assert learn(1) == 0
    assert learn(60) > 0.2


def test_learning_against_bots_plays_whole_games() -> None:
    learn = run_path(str(ROOT / "examples" / "learning_against_bots.py"))["learn"]
    assert {*learn(5)} <= {1.0, -1.0}
