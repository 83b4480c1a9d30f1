"""The arena: mirrored deals, ratings that find what is there, and programs that cannot harm anything."""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mindtable.arena.entrants import enter
from mindtable.arena.fixtures import Cards, Fixture, round_robin
from mindtable.arena.playing import Result, play
from mindtable.arena.ratings import ratings, standings, wilson
from mindtable.arena.tournament import Tournament
from mindtable.bots import bot_named
from mindtable.bots.limit import Limit
from mindtable.game.contract import SEATS, SetupError
from mindtable.game.records import Record, save
from mindtable.games import game_named, games
from mindtable.terminal.arguments import INTERRUPTED
from mindtable.terminal.commands import main
from tests import ROOT

EXAMPLE = ROOT / "examples" / "attacking_bot.py"
DUEL = Cards("duel", ("first-contact",), (), seed=1)
FEW = Limit(iterations=5)


# --- fixtures --------------------------------------------------------------------------------------


def test_every_pair_plays_every_deal_at_both_sides() -> None:
    fixtures = round_robin(bots=3, sides=2, games=5)
    assert Counter(fixture.bots for fixture in fixtures) == dict.fromkeys(
        [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)], 3
    )
    for deal in range(3):
        assert sum(fixture.deal == deal for fixture in fixtures) == 6


def test_with_several_sides_each_bot_is_alone_among_the_others_at_every_seat() -> None:
    fixtures = round_robin(bots=2, sides=4, games=4)
    alone = [fixture.bots for fixture in fixtures if fixture.lone == 0]
    assert alone == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert [fixture.counted() for fixture in fixtures] == [(0,)] * 4 + [(1,)] * 4


def test_a_deal_is_the_same_for_all_and_another_seed_deals_other_cards() -> None:
    assert DUEL.dealt(3) == DUEL.dealt(3) != DUEL.dealt(4)
    assert Cards("duel", ("first-contact",), (), seed=2).dealt(3) != DUEL.dealt(3)


def test_sides_are_teams_or_seats() -> None:
    assert DUEL.dealt(0).sides == (("A",), ("B",))
    assert game_named("tag-team").deal(seed=1)[0].sides == (("A", "C"), ("B", "D"))
    assert game_named("mind-up").deal(seed=1)[0].sides == (("A",), ("B",), ("C",), ("D",))


# --- ratings ---------------------------------------------------------------------------------------


def won(deal: int, bots: tuple[int, ...], *winners: int) -> Result:
    return Result(Fixture(deal, bots, bots[0]), winners)


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    """Bot 0 wins three of four games against bot 1, and that four of five against bot 2."""
    dice = Random(1)
    strengths = [12.0, 4.0, 1.0]
    results = []
    for deal in range(3000):
        pair = [(0, 1), (1, 2), (0, 2)][deal % 3]
        first = dice.random() < strengths[pair[0]] / (strengths[pair[0]] + strengths[pair[1]])
        results.append(won(deal, pair, 0 if first else 1))
    found = ratings(3, results)
    assert sum(found) / 3 == pytest.approx(1500)
    assert found[0] - found[1] == pytest.approx(191, abs=30)
    assert found[1] - found[2] == pytest.approx(241, abs=30)


def test_a_shared_victory_is_a_share_for_each() -> None:
    result = won(0, (0, 1, 1, 2), 0, 1)
    assert [result.share(bot) for bot in (0, 1, 2)] == [0.5, 0.5, 0.0]


def test_standings_count_wins_with_their_intervals() -> None:
    results = [won(deal, (0, 1), 0) for deal in range(30)] + [won(deal, (1, 0), 0) for deal in range(10)]
    first, second = standings(2, results)
    assert (first.bot, first.games, first.wins) == (0, 40, 30)
    assert (second.bot, second.games, second.wins) == (1, 40, 10)
    assert first.share.low < 0.75 < first.share.high
    assert first.rating_within.low < first.rating < first.rating_within.high
    assert first.rating > 1500 > second.rating


@pytest.mark.parametrize("games", [1, 20, 200])
def test_the_rating_of_who_won_everything_may_be_higher_or_lower(games: int) -> None:
    """The more games, the surer it is that there is a difference; how large it is nobody can know."""
    first, second = standings(2, [won(deal, (0, 1), 0) for deal in range(games)])
    for one in (first, second):
        assert one.rating_within.low + 100 < one.rating < one.rating_within.high - 100
    assert (first.rating_within.low > 1500) == (games > 1)
    assert first.rating_within.low - 1500 == pytest.approx(1500 - second.rating_within.high)


def test_the_rating_of_a_weak_bot_among_several_has_an_interval() -> None:
    pairs = [(0, 1), (1, 2), (0, 2), (0, 3), (1, 3), (2, 3)]
    results = [won(deal, pair, deal % 2 if pair[1] < 3 else 0) for deal in range(20) for pair in pairs]
    *equal, last = standings(4, results)
    assert last.bot == 3
    assert last.rating_within.low < last.rating - 200 < last.rating + 100 < last.rating_within.high
    for one in equal:
        assert one.rating_within.low < one.rating < one.rating_within.high < one.rating_within.low + 500


@pytest.mark.slow
def test_intervals_of_ratings_hold_what_they_promise() -> None:
    """Nineteen times of twenty the true rating lies within."""
    dice = Random(3)
    ratings_of = [1700.0, 1500.0, 1300.0]
    within = []
    for _ in range(16):
        results = []
        for deal in range(25):
            for pair in ((0, 1), (1, 2), (0, 2)):
                ahead = ratings_of[pair[0]] - ratings_of[pair[1]]
                results.append(won(deal, pair, 0 if dice.random() < 1 / (1 + 10 ** (-ahead / 400)) else 1))
        found = standings(3, results)
        within += [one.rating_within.low <= ratings_of[one.bot] <= one.rating_within.high for one in found]
    assert 0.9 < sum(within) / len(within) < 1


def test_an_interval_is_that_of_wilson() -> None:
    interval = wilson(8, 10)
    assert interval.low == pytest.approx(0.4902, abs=1e-4)
    assert interval.high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 0).high == 1


# --- the command -----------------------------------------------------------------------------------


def arena(*arguments: str) -> int:
    return main(["arena", *arguments, "--cores", "1", "--lang", "en"])


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_the_same_seed_gives_the_same_json(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / "first.json", tmp_path / "second.json"]
    for file in files:
        assert arena("search", "random", "--game", game, "--games", "2", "--iterations", "3", "--json", str(file)) == 0
    assert files[0].read_text() == files[1].read_text()
    found: dict[str, Any] = json.loads(files[0].read_text())
    assert {row["bot"] for row in found["results"]} == {"search", "random"}
    for row in found["results"]:
        assert set(row) == {"bot", "games", "wins", "low", "high", "rating", "rating_low", "rating_high"}
        assert 0 <= row["low"] <= row["wins"] / row["games"] <= row["high"] <= 1
        assert row["rating_low"] < row["rating"] < row["rating_high"]
    assert "search" in capsys.readouterr().out


@pytest.mark.slow
def test_several_cores_play_the_same_games(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    assert main(["arena", "rule", "random", "--games", "6", "--cores", "1", "--json", str(one)]) == 0
    assert main(["arena", "rule", "random", "--games", "6", "--cores", "2", "--json", str(two)]) == 0
    assert one.read_text() == two.read_text()


def interrupt() -> None:
    """As Ctrl-C does, also where the signal is ignored, as it is in the background."""
    raise KeyboardInterrupt


@pytest.mark.parametrize("end", [interrupt, partial(signal.raise_signal, signal.SIGTERM)])
def test_what_was_played_before_an_interruption_is_shown(
    end: Callable[[], None], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(tournament: Tournament, fixtures: Sequence[Fixture], cores: int) -> Iterator[Result]:
        yield from tournament_results(tournament, fixtures[:3], cores)
        end()

    tournament_results = Tournament.results
    monkeypatch.setattr(Tournament, "results", interrupted)
    file = tmp_path / "results.json"
    assert arena("rule", "random", "--games", "6", "--json", str(file)) == INTERRUPTED
    assert "after 3 of 6 games" in capsys.readouterr().out
    assert [row["games"] for row in json.loads(file.read_text())["results"]] == [3, 3]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rule"], "at least two bots"),
        (["rule", "rule"], "named twice"),
        (["rule", "clever"], "there is no bot “clever”"),
        (["rule", "./none.py"], "there is no program ./none.py"),
        (["rule", "search@never"], "is not a limit"),
        (["rule", "random", "--time", "5"], "is not a time"),
        (["rule", "random", "--games", "0"], "less than 1"),
        (["rule", "random", "--time", "1s", "--iterations", "5"], "cannot be used with --time"),
        (["rule", "random", "--game", "mind-up", "--sets", "promos"], "no option --sets"),
    ],
)
def test_what_is_wrong_is_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*arguments) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


# --- programs --------------------------------------------------------------------------------------


def test_the_example_plays_whole_games() -> None:
    for game in games():
        cards = Cards(game, tuple(game_named(game).default_sets), (), seed=1)
        entrants = enter([str(EXAMPLE), "random"], FEW, game)
        fixture = round_robin(2, len(cards.dealt(0).sides), 2)[0]
        result = play(cards, entrants, fixture)
        assert not result.forfeit
        assert result.winners


def program(folder: Path, body: str) -> str:
    """A program that says hello and then does what its body says to every question."""
    file = folder / "program.py"
    file.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'hello'}), flush=True)\n"
        "        continue\n"
        "    if message['type'] == 'end':\n"
        "        break\n"
        f"    {body}\n"
    )
    return str(file)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("raise ValueError('I am lost')", "the program ended with exit status 1 (ValueError: I am lost)"),
        ("sys.exit(0)", "the program ended with exit status 0"),
        ("print('to be or not to be', flush=True)", "“to be or not to be” is not JSON"),
        ("print('[1, 2]', flush=True)", "is not an object of type “move”"),
        ("print(json.dumps({'type': 'move', 'move': 'win'}), flush=True)", "“win” is not one of its"),
        ("print(json.dumps({'type': 'move'}), flush=True)", "“None” is not one of its"),
        ("time.sleep(100)", "no answer within 1.01 seconds"),
    ],
)
def test_a_program_that_fails_forfeits_its_game_and_nothing_else(body: str, said: str, tmp_path: Path) -> None:
    entrants = enter([program(tmp_path, body), "random"], Limit(seconds=0.01), DUEL.game)
    for fixture in round_robin(2, 2, 2):
        result = play(DUEL, entrants, fixture)
        assert [fixture.bots[side] for side in result.winners] == [1]
        assert said in str(result.forfeit)
        assert "program.py" in str(result.forfeit)


def test_a_program_that_cannot_be_started_forfeits() -> None:
    entrants = enter(["program:no-such-program-anywhere", "random"], FEW, DUEL.game)
    result = play(DUEL, entrants, round_robin(2, 2, 2)[0])
    assert "it cannot be started" in str(result.forfeit)


def test_a_command_may_have_arguments() -> None:
    name = f"program:{sys.executable} '{EXAMPLE}'"
    assert not play(DUEL, enter([name, "random"], FEW, DUEL.game), round_robin(2, 2, 2)[0]).forfeit
    for wrong in ("program:", "program:'"):
        with pytest.raises(SetupError, match="program:"):
            enter([wrong, "random"], FEW, DUEL.game)


def test_forfeits_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(program(tmp_path, "sys.exit(3)"), "random", "--games", "2") == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "2 games were forfeited" in said
    assert "exit status 3" in said


# --- analysis --------------------------------------------------------------------------------------

POSITION = """
game: duel
turn: A
A: {life: 1, hand: [gorillion], play: [spider-owl], mindbugs: 0}
B: {life: 1, play: [bee-bear, gorillion, luchataur], hand: [luchataur]}
"""


def test_a_position_is_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION)
    assert main(["analyse", str(file), "--iterations", "60", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Spider Owl" in lines[2]
    assert "100.0%" in lines[2]
    assert any(line.startswith("Expected: A: Attack with Spider Owl") for line in lines)
    assert "60 games were simulated." in lines
    assert main(["analyse", str(file), "--iterations", "60", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["seat"], facts["played"], facts["iterations"]) == ("A", None, 60)
    assert facts["options"][0]["move"] == facts["line"][0]["move"] == "attack spider-owl"


def record(folder: Path) -> Path:
    """A whole game between bots, written down."""
    game = game_named("duel")
    dealt, _ = game.deal(seed=3)
    position = dealt.copy()
    written = Record.of_deal(
        game, dealt, seed=3, sets=game.default_sets, options={}, seats=dict.fromkeys(SEATS[:2], "bot random")
    )
    bot = bot_named("random", 1)
    while position.to_decide:
        seat = position.to_decide[0]
        move = bot.choose(position.view(seat))
        position.play(move, seat)
        written = written.with_move(seat, move, position.winners)
    file = folder / "game.txt"
    save(written, file)
    return file


def test_the_decision_of_a_move_in_a_record_is_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record(tmp_path)
    assert main(["analyse", str(file), "--move", "1", "--iterations", "20", "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("(played)") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--move", "9999"], "there is no move 9999"),
        ([], "the game is over"),
        (["--move", "1", "--seat", "C"], "nothing to"),
    ],
)
def test_what_cannot_be_analysed_is_said(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record(tmp_path)), *arguments]) == 2
    assert said in capsys.readouterr().err
