"""The examples of learning run, and learn something."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from runpy import run_path
from typing import Any

import pytest

from tests import ROOT


def example(name: str, kit: str) -> dict[str, Callable[..., Any]]:
    """What an example has; where the kit that it needs is not installed, the test of it says so."""
    pytest.importorskip(kit, reason=f"{kit} is not installed here")
    return run_path(str(ROOT / "examples" / f"{name}.py"))


@pytest.mark.slow
def test_learning_alone_makes_a_policy_surer() -> None:
    learn = example("learning_alone", "numpy")["learn"]
    assert learn(1) == 0
    assert learn(40) > 0.2


def test_learning_against_bots_plays_whole_games() -> None:
    learn = example("learning_against_bots", "gymnasium")["learn"]
    assert {*learn(5)} <= {1.0, -1.0}


@pytest.mark.slow
def test_learning_together_beats_acts_by_lot() -> None:
    assert example("learning_together", "pettingzoo")["learn"](100) > 0.6


@pytest.mark.slow
def test_learning_by_regret_leaves_less_and_less_to_exploit() -> None:
    found = example("learning_by_regret", "pyspiel")
    learnt = [*found["learn"](3)]
    assert all(later < earlier for (earlier, _), (later, _) in pairwise(learnt))
    assert "A: play gorillion" in next(found["told"](learnt[-1][1], deal=0))
