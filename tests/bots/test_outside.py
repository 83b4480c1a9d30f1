"""Bots from outside: classes of modules by their names, and those that installed packages bring."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from mindtable.arena.entrants import enter
from mindtable.arena.fixtures import Cards, round_robin
from mindtable.arena.playing import Result, play
from mindtable.bots import BOTS, bot_named, outside
from mindtable.bots.limit import Limit
from mindtable.game.contract import SetupError
from mindtable.games import game_named, games
from mindtable.terminal.commands import main

EXAMPLES = Path(__file__).parents[2] / "examples"
CAREFUL = "careful_bot:CarefulBot"
DUEL = Cards("duel", ("first-contact",), (), seed=1)
WRITTEN = """
from mindtable.game.contract import Move

class Cheat:
    name = "cheat"
    def __init__(self, seed): pass
    def choose(self, view): return Move("win")

class Crash(Cheat):
    def choose(self, view): return view.cards["all"]

class Seedless:
    name = "seedless"
    def __init__(self): pass

def silent(seed): return object()
"""


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)


@pytest.fixture
def my_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    (tmp_path / "my_bots.py").write_text(WRITTEN)
    monkeypatch.syspath_prepend(tmp_path)
    return "my_bots"


@pytest.fixture
def brought(monkeypatch: pytest.MonkeyPatch) -> str:
    """A name that an installed package brings."""
    monkeypatch.syspath_prepend(EXAMPLES)
    entries = [EntryPoint("careful", CAREFUL, outside.GROUP)]
    monkeypatch.setattr(outside, "entry_points", lambda *, group: entries if group == outside.GROUP else [])
    return "careful"


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("game", games())
def test_a_class_of_a_module_is_a_bot_for_every_game(game: str) -> None:
    def moves() -> list[str]:
        position, _ = game_named(game).deal(seed=4)
        bot = bot_named(CAREFUL, 1)
        made = []
        for _ in range(6):
            seat = position.to_decide[0]
            made.append(bot.choose(position.view(seat)))
            position.play(made[-1], seat)
        return [move.text for move in made]

    assert moves() == moves()


@pytest.mark.usefixtures("examples")
def test_the_example_sees_a_win_in_front_of_it() -> None:
    mine = {"hand": ["gorillion", "luchataur"], "play": ["rhino-turtle", "spider-owl"]}
    theirs = {"life": 1, "play": ["gorillion", "bee-bear"], "hand": ["luchataur"]}
    position = game_named("duel").read_position({"game": "duel", "turn": "A", "A": mine, "B": theirs})
    for seed in range(10):
        assert bot_named(CAREFUL, seed).choose(position.view(position.seats[0])).text == "attack spider-owl"


def test_a_name_that_a_package_brings_is_a_bot(brought: str) -> None:
    assert bot_named(brought, 1).name == brought
    with pytest.raises(SetupError, match=", ".join([*BOTS, "careful", "programs"])):
        bot_named("clever", 1)


@pytest.mark.usefixtures("examples")
def test_it_enters_the_arena_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    assert main(["arena", CAREFUL, "random", "--games", "2", "--cores", "1", "--json", str(file)]) == 0
    assert {row["bot"] for row in json.loads(file.read_text())["results"]} == {CAREFUL, "random"}


def played(name: str) -> Result:
    return play(DUEL, enter([name, "random"], Limit(iterations=5), "duel"), round_robin(2, 2, 2)[0])


@pytest.mark.parametrize(
    ("name", "said"),
    [("Cheat", "“win” is not one of its"), ("Crash", "AttributeError: 'View' object has no attribute 'cards'")],
)
def test_what_goes_wrong_with_it_costs_its_own_game(name: str, said: str, my_bots: str) -> None:
    result = played(f"{my_bots}:{name}")
    assert said in str(result.forfeit)
    assert [result.fixture.bots[side] for side in result.winners] == [1]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("my_bots:Clever", "the module “my_bots” has no bot “Clever”"),
        ("my_bots:Seedless", "“my_bots:Seedless” does not make a bot"),
        ("my_bots:silent", "“my_bots:silent” does not make a bot"),
        ("your_bots:Clever", "the module “your_bots” cannot be loaded"),
        (".:Clever", "the module “.” cannot be loaded"),
    ],
)
@pytest.mark.usefixtures("my_bots")
@pytest.mark.parametrize("command", [["play", "--bot"], ["watch", "--bots"], ["arena", "random"]])
def test_a_name_of_no_bot_is_one_sentence(
    name: str, said: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, name, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
