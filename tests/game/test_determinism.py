"""The same games everywhere: compiled or not, in every process, whatever the order of Python's sets."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from mindtable.mindbug import playout as mindbug
from mindtable.mindup import playout as mindup
from tests import ROOT

pytestmark = pytest.mark.slow

SOURCES = ROOT / "src"
GAMES = 10_000
# Mode, sets and number of games of Mindbug: ten thousand duels, ten thousand of Tag Team.
TABLES_OF_MINDBUG = (
    ("duel", ["first-contact"], 5000),
    ("duel", ["first-contact", "new-servants"], 5000),
    ("tag-team", ["tag-team", "first-contact"], 7000),
    ("tag-team-epic", ["tag-team", "promos"], 3000),
)
TABLES = ((3, 0), (4, 2), (5, 1), (6, 5))  # players and objectives of Mind Up!, a quarter of the games each

# Seed, moves and everything told of some games played through the contract, as one number.
STORY = """
import hashlib
from random import Random
from mindtable.games import game_named

story = hashlib.sha256()
tables = [
    ("duel", ["first-contact", "new-servants"], {}),
    ("tag-team", ["first-contact"], {}),
    ("tag-team", ["promos"], {"epic": "yes"}),
    ("mind-up", [], {"players": "3", "objectives": "2"}),
    ("mind-up", [], {"players": "5", "objectives": "4"}),
]
for name, sets, options in tables:
    for number in range(20 if name == "duel" else 6):
        dice = Random(number)
        seed = dice.randbytes(32) if number % 3 else number  # sealed dice, and quick ones
        position, events = game_named(name).deal(seed=seed, sets=sets, options=options)
        while position.to_decide:
            seat = dice.choice(position.to_decide)
            story.update(repr((position.dump(), position.moves(seat), events, list(position.rolls))).encode())
            story.update(repr([position.view(seat).facts() for seat in (*position.seats, None)]).encode())
            story.update(repr(position.view("A").world(dice).dump()).encode())
            events = position.play(dice.choice(position.moves(seat)), seat)
        story.update(repr((position.dump(), position.winners, events)).encode())
print(story.hexdigest())
"""

MINDBUG = """
import sys
from mindtable.mindbug import playout

print(playout.__file__)
print(playout.fingerprint(sys.argv[1], sys.argv[3:], int(sys.argv[2]), 1))
"""

MINDUP = f"""
import sys
from mindtable.mindup import playout

players, objectives = map(int, sys.argv[1:])
print(playout.__file__)
print(playout.fingerprint(players, objectives, {GAMES // len(TABLES)}, 1))
"""


@cache
def output(program: str, *arguments: str, sources: Path | None = None, hash_seed: int = 0) -> list[str]:
    """What a program prints, run by another Python, with the sources given or with what is installed; once."""
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    if sources is not None:
        environment["PYTHONPATH"] = str(sources)
    run = subprocess.run(
        [sys.executable, "-c", program, *arguments], env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout.split("\n")[:-1]


def build(module: str) -> str:
    """Which build a module file belongs to."""
    return "Python" if module.endswith(".py") else "compiled"


@pytest.mark.parametrize(("mode", "sets", "games"), TABLES_OF_MINDBUG)
def test_every_build_plays_the_same_ten_thousand_games(mode: str, sets: list[str], games: int) -> None:
    """What is imported here, compiled where it is installed so, against the sources as they stand."""
    module, mark = output(MINDBUG, mode, str(games), *sets, sources=SOURCES, hash_seed=12345)
    here = build(mindbug.__file__)
    assert mindbug.fingerprint(mode, sets, games, 1) == int(mark), (
        f"{here} here, {build(module)} from {module}: not the same games of {mode} with {' and '.join(sets)}"
    )


@pytest.mark.parametrize(("players", "objectives"), TABLES)
def test_every_build_plays_the_same_games_of_mind_up(players: int, objectives: int) -> None:
    module, mark = output(MINDUP, str(players), str(objectives), sources=SOURCES, hash_seed=12345)
    here = build(mindup.__file__)
    assert mindup.fingerprint(players, objectives, GAMES // len(TABLES), 1) == int(mark), (
        f"{here} here, {build(module)} from {module}: not the same games of {players}, {objectives} objectives"
    )


def test_a_fingerprint_depends_on_the_games() -> None:
    marks = {mindbug.fingerprint(mode, sets, 20, seed) for mode, sets, _ in TABLES_OF_MINDBUG for seed in (1, 2)}
    assert len(marks) == 8
    marks = {mindup.fingerprint(players, objectives, 20, seed) for players, objectives in TABLES for seed in (1, 2)}
    assert len(marks) == 8


def test_games_and_views_are_the_same_whatever_the_hash_seed() -> None:
    stories = {output(STORY)[0], *(output(STORY, hash_seed=seed)[0] for seed in (1, 4242))}
    assert len(stories) == 1


def test_games_and_views_are_the_same_from_the_sources() -> None:
    assert output(STORY) == output(STORY, sources=SOURCES)
