"""Matches that end when they are decided: the test is right as often as it says, and pairs are counted as pairs."""

from __future__ import annotations

import json
from random import Random

import pytest

from mindtable.arena.deciding import Match, Question, Scores, Verdict, elo_of, in_order
from mindtable.arena.entrants import enter
from mindtable.arena.fixtures import Cards
from mindtable.arena.playing import Result
from mindtable.arena.ratings import wilson
from mindtable.bots.limit import Limit
from mindtable.bots.spreading import Crew, Here
from mindtable.games import game_named
from mindtable.terminal.commands import main

QUESTION = Question(low=0, high=100, sides=2)


def scored(scores: list[float]) -> Scores:
    found = Scores()
    for score in scores:
        found = found.and_another(score)
    return found


def decided(question: Question, difference: float, dice: Random) -> Verdict:
    """The verdict on a bot of that strength, whose deals are often shared."""
    share = question.expected(difference)
    scores = Scores()
    while (verdict := scores.verdict(question)) is Verdict.OPEN:
        shared = dice.random() < 0.4
        scores = scores.and_another(0.5 if shared else float(dice.random() < (share - 0.2) / 0.6))
    return verdict


@pytest.mark.parametrize(("difference", "right"), [(0, Verdict.NOT_STRONGER), (100, Verdict.STRONGER)])
def test_a_verdict_is_wrong_less_than_once_in_twenty(difference: float, right: Verdict) -> None:
    dice = Random(4)
    verdicts = [decided(QUESTION, difference, dice) for _ in range(300)]
    assert verdicts.count(right) >= 274  # 285 are expected at the least, and three standard deviations are 11


def test_equal_scores_differ_less_than_single_games_would() -> None:
    """Ten deals that both sides win alike say more than twenty games of which half are won."""
    shared, single = scored([0.5] * 10).within, wilson(10, 20)
    assert single.low < shared.low < 0.5 < shared.high < single.high
    games_alike = scored([0.0, 1.0] * 10).within  # both games of a deal end alike: a deal says no more than one game
    assert games_alike.low == pytest.approx(single.low, abs=1e-9)


@pytest.mark.parametrize("sides", [2, 4, 6])
def test_a_score_and_a_difference_are_the_same_thing(sides: int) -> None:
    question = Question(0, 20, sides)
    assert question.expected(0) == pytest.approx(0.5)
    for difference in (-150, 0, 40, 300):
        assert elo_of(question.expected(difference), question) == pytest.approx(difference, abs=0.01)


def test_alone_among_equals_everybody_has_a_share() -> None:
    question = Question(0, 20, 4, one_way=True)
    assert question.expected(0) == pytest.approx(0.25)
    assert elo_of(question.expected(68), question) == pytest.approx(68, abs=0.01)


def test_scores_come_in_the_order_of_deals() -> None:
    numbered: list[tuple[int, tuple[float, list[Result]]]] = [(number, (number / 10, [])) for number in (2, 0, 1, 3)]
    assert [score for score, _ in in_order(numbered)] == [0.0, 0.1, 0.2, 0.3]


@pytest.mark.parametrize(("game", "games"), [("duel", 2), ("mind-up", 8)])
def test_every_deal_is_played_from_every_side(game: str, games: int) -> None:
    first, second = enter(["random", "rule"], Limit(iterations=3), game)
    match = Match(Cards(game, tuple(game_named(game).default_sets), (), 1), (first, second))
    assert match.games_of_a_deal == games
    ((score, results),) = match.scores(1, Crew(Here(), 1))
    assert len(results) == games
    assert 0 <= score <= 1


def test_one_way_the_first_is_alone_at_every_side() -> None:
    first, second = enter(["random", "rule"], Limit(iterations=3), "mind-up")
    match = Match(Cards("mind-up", (), (), 1), (first, second), one_way=True)
    assert match.games_of_a_deal == 4
    ((score, results),) = match.scores(1, Crew(Here(), 1))
    assert [result.fixture.bots.index(0) for result in results] == [0, 1, 2, 3]
    assert all(result.fixture.bots.count(0) == 1 for result in results)
    assert score == pytest.approx(sum(result.share(0) for result in results) / 4)


def test_a_match_ends_when_it_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["match", "random", "rule", "--sprt", "200", "400", "--games", "60", "--cores", "1", "--json"]
    assert main(line) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["verdict"] == "not stronger"
    assert (facts["game"], facts["sets"], facts["seed"], facts["sprt"]) == ("duel", ["first-contact"], 1, [200, 400])
    assert facts["games"] < 60
    assert facts["low"] <= facts["score"] <= facts["high"]
    assert main(["match", "random", "rule", "--games", "2", "--cores", "1", "--lang", "en"]) == 0
    assert "Undecided" in capsys.readouterr().out


def test_a_question_has_two_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "rule", "random", "--sprt", "20", "0", "--lang", "en"]) == 2
    assert "lower than the second" in capsys.readouterr().err
    assert main(["match", "rule", "random", "--sprt", "0", "far", "--lang", "en"]) == 2
    assert "is not a number" in capsys.readouterr().err
