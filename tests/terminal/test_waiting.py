"""While bots think and while the size of the screen changes, the person before it sees how the game stands."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.console import ConsoleDimensions

from mindtable.game.contract import Move, Seat, View
from mindtable.games import game_named
from mindtable.terminal import journal, players
from mindtable.terminal.match import Match
from mindtable.terminal.play import Play
from mindtable.terminal.prompt import Resized
from mindtable.terminal.telling import Teller
from mindtable.terminal.watch import watch
from mindtable.wording import Wording
from tests.terminal.typing_person import Terminal

A, B, C, D = (Seat(letter) for letter in "ABCD")
ENGLISH = Wording("en")
CLEARED = "\x1b[2J\x1b[H"


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def new_match(game: str, who: dict[Seat, str]) -> Match:
    dealt = game_named(game)
    return Match.begin(dealt, journal.new_path(game), seed=1, sets=dealt.default_sets, who=lambda _: who)


class Slow:
    """A bot that looks at the screen while it thinks."""

    name = "champion"

    def __init__(self, terminal: Terminal, screens: list[str]) -> None:
        self._terminal = terminal
        self._screens = screens
        self._dice = Random(1)

    def choose(self, view: View) -> Move:
        self._screens.append(self._terminal.text.rpartition(CLEARED)[2])
        return self._dice.choice(view.moves())


@pytest.mark.parametrize("game", ["tag-team", "mind-up"])
def test_who_thinks_is_said_and_moves_are_shown_as_they_come(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    match = new_match(game, {A: players.PERSON, **{seat: players.bot_seat("champion") for seat in (B, C, D)}})
    terminal = Terminal(width=110, height=70)
    screens: list[str] = []
    monkeypatch.setattr(players, "bots", lambda _: {seat: Slow(terminal, screens) for seat in (B, C, D)})

    def read(_: str) -> str:
        if len(match.steps) > 12:
            raise EOFError
        return str(match.position.view(A).moves()[0])

    with pytest.raises(EOFError):
        Play(terminal.console, read, ENGLISH, match).run()
    thinking = [step for step in match.steps[1:] if step.seat != A]
    assert len(screens) == len(thinking) > 5
    teller = Teller(game, players.names(match.record, ENGLISH), ENGLISH)
    for step, screen in zip(thinking, screens, strict=True):
        shown = " ".join(screen.split())
        assert f"Champion bot {step.seat} is thinking…" in shown
        just_told = teller.since(match.told(A)[: step.number], step.number - 1, A)
        assert not just_told or just_told[-1][-1] in shown


def test_who_is_quick_needs_no_sign() -> None:
    match = new_match("duel", {A: players.PERSON, B: players.bot_seat("rule")})
    terminal = Terminal("1", "1")
    terminal.play(match)
    assert "is thinking…" not in terminal.text


def test_whoever_watches_is_told_who_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("duel", {A: players.bot_seat("champion"), B: players.bot_seat("random")})
    terminal = Terminal()
    screens: list[str] = []
    quick = players.bots(match.record)[B]
    monkeypatch.setattr(players, "bots", lambda _: {A: Slow(terminal, screens), B: quick})
    watch(terminal.console, ENGLISH, match, delay=0)
    assert screens
    assert all("Champion bot is thinking…" in screen for screen in screens)
    assert "Random bot is thinking" not in terminal.text


# --- the size of the screen ------------------------------------------------------------------------


def test_a_screen_of_another_size_is_drawn_anew() -> None:
    """At once where the terminal tells of it; else with the next line, before what was typed is answered."""
    match = new_match("duel", {A: players.PERSON, B: players.PERSON})
    terminal = Terminal()
    news: list[str] = []

    def read(_: str) -> str:
        news.append(terminal.news())
        if len(news) == 1:  # before the curtain
            return ""
        if len(news) == 2:
            terminal.console.size = ConsoleDimensions(60, 20)
            raise Resized
        if len(news) == 3:
            terminal.console.size = ConsoleDimensions(100, 40)
            return "log"
        raise EOFError

    with pytest.raises(EOFError):
        Play(terminal.console, read, ENGLISH, match).run()
    _, wide, narrow, wider = news
    assert wide.startswith(CLEARED)
    assert narrow.startswith(CLEARED)
    lines = narrow.removeprefix(CLEARED).splitlines()
    assert max(map(len, lines)) <= 60
    assert len(lines) < 20
    table, _, log = wider.rpartition("─╯")
    assert table.startswith(CLEARED)
    assert "•" in log
