"""A game from outside: no line of the package knows it, and it is played, told and shown like the others."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import mindtable
from mindtable import bots
from mindtable.bots import bot_named
from mindtable.game import conformance
from mindtable.game.contract import Move, Seat, SetupError
from mindtable.game.scenarios import run_file
from mindtable.games import WITH, families, game_named, load_family
from mindtable.table.app import make_app
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from mindtable.terminal.commands import main
from mindtable.wording import LANGUAGES, Wording
from mindtable.wording.stories import Sentence
from tests import ROOT
from tests.table.playing import Person

FOLDER = ROOT / "examples" / "high_tide"
GAME = "high-tide"


@pytest.fixture(autouse=True)
def with_high_tide(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setenv(WITH, "")
    load_family("high_tide")
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "high_tide"]:
        del sys.modules[name]
    families.cache_clear()


def test_no_line_of_the_package_knows_it() -> None:
    for file in (ROOT / "src").rglob("*.*"):
        if file.suffix in (".py", ".html", ".ftl", ".css", ".js"):
            assert not re.search("high.?tide", file.read_text("utf-8"), re.IGNORECASE), file


@pytest.mark.slow
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_it_keeps_the_promises_of_the_contract(players: str) -> None:
    conformance.check(game_named(GAME), options={"players": players}, games=8)


def test_its_scenarios_pass_and_cite_every_rule() -> None:
    for file in (*(FOLDER / "scenarios").iterdir(), *(FOLDER / "high_tide" / "examples").iterdir()):
        assert [outcome.line() for outcome in run_file(file, game_named) if not outcome.passed] == []
    cited = re.findall(r"\bH\d\b", (FOLDER / "scenarios" / "high-tide.yaml").read_text())
    rules = re.findall(r"\*\*(H\d)\*\*", (FOLDER / "README.md").read_text())
    assert set(cited) | {"H1"} == set(rules)  # how cards are dealt is checked by the kit


def test_what_is_wrong_is_a_sentence() -> None:
    for options in ({"players": "5"}, {"tide": "low"}):
        with pytest.raises(SetupError) as problem:
            game_named(GAME).deal(seed=1, options=options)
        assert Wording("it").flaw(problem.value.flaw).endswith(".")


REFUSED: dict[str, tuple[str, str, dict[str, Any]]] = {
    "game-over": ("A", "lay 1", {"A": {"hand": []}}),
    "not-your-turn": ("B", "lay 5", {}),
    "no-cards": ("A", "wash", {"beach": []}),
    "not-in-hand": ("A", "lay 5", {}),
    "too-low": ("A", "lay 3", {}),
}


@pytest.mark.parametrize("reason", REFUSED)
def test_why_a_move_is_refused_is_a_sentence_of_its_own(reason: str) -> None:
    """English is asked first: what another language lacks is said in English."""
    seat, move, change = REFUSED[reason]
    set_up = {"game": GAME, "beach": [7], "A": {"hand": [3, 9]}, "B": {"hand": [5, 12]}}
    refusal = game_named(GAME).read_position({**set_up, **change}).why_not(move, Seat(seat))
    assert refusal is not None
    assert refusal.reason == reason
    assert Wording("en").refusal(refusal) != Wording("it").refusal(refusal)


def test_every_reason_for_a_refusal_is_tried() -> None:
    rules = (FOLDER / "high_tide" / "position.py").read_text()
    assert set(re.findall(r'Refusal\("([a-z-]+)"', rules)) == set(REFUSED)


def test_a_bot_that_only_looks_plays_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = bots.bots_of(GAME)
    assert {"random", "rule"} <= {*playing}
    assert not {"search", "expert"} & {*playing}
    monkeypatch.setattr(bots, "BOTS", {**bots.BOTS, "looking": bots.BOTS["random"]})
    assert bots.bots_of(GAME) == (*playing, "looking")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_every_language(language: str) -> None:
    """Its own are English and Italian; the others hear English of it."""
    position, _ = game_named(GAME).deal(seed=3, options={"players": "3"})
    wording, bot = Wording(language), bot_named("rule", seed=1)
    names = {seat: f"Player {seat}" for seat in position.seats}
    told: list[Sentence] = []
    while position.to_decide:
        (seat,) = position.to_decide
        view = position.view(seat)
        assert wording.question(view.sight)
        assert all(wording.move(Move(text), view.sight) for text in view.sight.moves)
        told += wording.of(GAME).story(position.play(bot.choose(view)), None, names)
    assert wording.verdict(position.view(Seat("A")).sight, (), names)
    laid = "gioca il" if language == "it" else "lays"
    assert any(laid in sentence.text for sentence in told)


@pytest.mark.slow
def test_the_rule_bot_plays_it_well_and_the_search_says_that_it_cannot() -> None:
    wins = 0
    for seed in range(60):
        position, _ = game_named(GAME).deal(seed=seed)
        players = {Seat("A"): bot_named("rule", seed), Seat("B"): bot_named("random", seed)}
        while position.to_decide:
            (seat,) = position.to_decide
            position.play(players[seat].choose(position.view(seat)))
        wins += position.winners == ("A",)
    assert wins > 40
    with pytest.raises(SetupError):
        bot_named("search", 1).choose(game_named(GAME).deal(seed=1)[0].view(Seat("A")))


def test_it_is_watched_at_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["watch", GAME, "--players", "3", "--bots", "rule,rule,random", "--seed", "3", "--lang", "it"]
    assert main(["--with", "high_tide", *asked]) == 0
    shown = capsys.readouterr().out
    assert "Spiaggia:" in shown
    assert "vince con" in shown


@pytest.mark.slow
def test_whoever_names_its_module_plays_it_with_its_own_options() -> None:
    """As a user starts the program, where the module lies; and as it says one goes on."""
    environment = {
        **os.environ,
        WITH: "",
        "PYTHONPATH": str(Path(mindtable.__path__[0]).parent),
        "PYTHONIOENCODING": "utf-8",
    }

    def run(*arguments: str) -> str:
        command = [sys.executable, "-m", "mindtable", *arguments, "--lang", "it"]
        played = subprocess.run(
            command, input="1\n", capture_output=True, text=True, check=True, cwd=FOLDER, env=environment
        )
        return played.stdout

    shown = run("play", GAME, "--players", "3", "--with", "high_tide", "--seed", "3")
    assert "Spiaggia:" in shown
    assert "Bot a regole C" in shown
    again = "mindtable --with high_tide play --continue"
    assert again in shown
    assert "Spiaggia:" in run(*again.split()[1:])


def test_it_is_played_at_the_web_table(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE, posts_a_minute=1_000_000))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as client:
        start = client.get("/").text
        assert "Lay cards higher and higher" in start
        said_of_bots = re.findall(r'<p data-bot="\w+" data-for="([^"]*)"', start)
        assert said_of_bots
        assert not [games for games in said_of_bots if GAME in games.split()], "none of them plays it"
        assert "Your turn" in client.get(f"/rules/{GAME}").text
        person = Person(client)
        person.begin(game=GAME, company="bot", players="3")
        assert "Beach" in person.look()
        while person.turn():
            pass
        assert "wins with" in person.look() or "You win with" in person.look()
        person.begin(game=GAME, company="bot", players="3", bot="expert")
        assert "Expert" not in person.look(), "no level plays it; the rule bot stands in"
