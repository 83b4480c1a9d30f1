"""Puzzles at the web table: tried, refuted, solved, kept; and nothing of a hidden hand on any page."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindtable.puzzles import Goal, Puzzle, entries, entry_with, puzzle_with
from mindtable.puzzles.mindbug.hidden import with_hands, worlds_of
from mindtable.puzzles.puzzle import laid
from mindtable.table import puzzle_counts, puzzling
from mindtable.table.app import make_app
from mindtable.table.links import packed
from mindtable.table.pace import AT_ONCE
from mindtable.table.pages import puzzles
from mindtable.table.settings import Settings
from mindtable.wording import Wording


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    app = make_app(Settings(data=tmp_path_factory.mktemp("table"), pace=AT_ONCE, posts_a_minute=1_000_000))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as running:
        yield running


def puzzle_for(goal: Goal) -> Puzzle:
    return puzzle_with(next(entry.id for entry in entries() if entry.goal is goal))


def wrong_move(puzzle: Puzzle) -> str:
    return next(str(move) for move in laid(puzzle.scenario).moves(puzzle.seat) if move != puzzle.answer)


def words(page: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def daily_on(client: TestClient, path: str) -> str:
    found = re.search(r'<section class="panel daily-puzzle".*?</section>', client.get(path).text, re.DOTALL)
    assert found
    return found[0]


def test_a_puzzle_is_tried_until_it_is_solved_and_the_first_try_counts(client: TestClient) -> None:
    client.cookies.clear()
    puzzle = puzzle_for(Goal.ONLY_ANSWER)
    here = f"/puzzles/{puzzle.id}"
    assert Wording("en").message("puzzle-about", goal=puzzle.goal) in words(client.get(here).text)
    wrong = client.post(f"{here}/play", data={"at": packed(puzzle.scenario), "move": wrong_move(puzzle)})
    assert wrong.url.params["verdict"] == "wrong"
    assert "That fails." in words(wrong.text)
    assert Wording("en").message("puzzle-about", goal=puzzle.goal) in words(wrong.text)  # the goal stays
    assert 'name="move"' not in wrong.text  # it is over, until one tries again
    solved = client.post(f"{here}/play", data={"at": packed(puzzle.scenario), "move": str(puzzle.answer)})
    assert "Solved!" in words(solved.text)
    overview = words(client.get("/puzzles").text)
    assert "Solved: 1." in overview
    assert "Best 600." in overview  # the rating has only fallen


def test_why_a_try_fails_is_said_and_how_the_rating_moves(client: TestClient) -> None:
    client.cookies.clear()
    puzzle = puzzle_with("0d67939f")
    here = f"/puzzles/{puzzle.id}"
    wrong = client.post(f"{here}/play", data={"move": "play axolotl-healer"})
    told = re.search(r'<ol class="why">(.*?)</ol>', wrong.text, re.DOTALL)
    assert told
    assert words(told[1]).startswith("You played Axolotl Healer")
    assert "Grave Robber attacked" in words(told[1])  # one’s own best move after that
    assert words(told[1]).endswith("won the game.")
    verdict = words(wrong.text[wrong.text.index('id="verdict"') :])
    assert "That fails. You have lost. Rating 520 (−80)." in verdict
    tries = words(client.get(here).text)
    assert "You have lost. Try 2" in tries
    assert "Your rating stays at 520" in words(client.post(f"{here}/solution").text)


def test_how_many_solve_it_is_said_once_enough_have_tried(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzle_for(Goal.BEST_CARD)
    here = f"/puzzles/{puzzle.id}"
    for first in (wrong_move(puzzle), str(puzzle.answer)):
        client.cookies.clear()
        for move in (first, str(puzzle.answer)):  # the second one counts no more
            client.post(f"{here}/play", data={"move": move})
    assert "at the first try" not in words(client.get(here).text)
    monkeypatch.setattr(puzzle_counts, "_FEWEST", 2)
    assert "Solved by 50% at the first try" in words(client.get(here).text)


def test_a_solution_is_told_step_by_step_and_counts_as_not_solved(client: TestClient) -> None:
    client.cookies.clear()
    puzzle = puzzle_for(Goal.WIN_IN_TWO_TURNS)
    shown = client.post(f"/puzzles/{puzzle.id}/solution")
    assert len(re.findall(r'<a href="[^"]*verdict=shown"', shown.text)) == len(puzzle.solution)
    assert shown.text.count('aria-current="step"') == 1
    assert "Solved: 0." in words(client.get("/puzzles").text)


@pytest.mark.parametrize("hint", ["9" * 5000, "-1", "²", "3", ""])
def test_nonsense_in_an_address_is_no_hint(client: TestClient, hint: str) -> None:
    puzzle = entries()[0]
    there = f"/puzzles/{puzzle.id}"
    asked = client.get(there, params={"hint": hint, "verdict": hint})
    assert asked.status_code == 200
    assert words(asked.text) == words(client.get(there).text)


def test_hints_say_first_what_it_is_about_and_then_the_move(client: TestClient) -> None:
    puzzle = puzzle_for(Goal.WIN_THIS_TURN)
    say = Wording("en").message
    first, second = (words(client.get(f"/puzzles/{puzzle.id}?hint={number}").text) for number in (1, 2))
    assert say(f"puzzle-theme-{puzzle.themes[0]}") in first
    assert "The first move:" not in first
    assert "The first move:" in second


def test_the_puzzle_of_the_day_is_on_the_first_page_and_makes_a_streak(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.cookies.clear()
    puzzle = puzzle_for(Goal.ONLY_ANSWER)
    for module in (puzzling, puzzles):
        monkeypatch.setattr(module, "of_today", lambda: entry_with(puzzle.id))
    assert "Puzzle of the day" in words(daily_on(client, "/"))
    assert client.get("/puzzles/daily").url.path == f"/puzzles/{puzzle.id}"
    client.post(f"/puzzles/{puzzle.id}/play", data={"at": packed(puzzle.scenario), "move": str(puzzle.answer)})
    for path in ("/", "/puzzles"):
        assert "1 day in a row." in words(daily_on(client, path))


def pictured(panel: str) -> list[str]:
    return sorted(re.findall(r'src="/art/([a-z-]+)\.svg', panel))


def test_the_puzzle_of_the_day_shows_what_lies_on_the_table_and_no_hand(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = puzzle_for(Goal.WHATEVER_THEY_HOLD)
    monkeypatch.setattr(puzzling, "of_today", lambda: entry_with(puzzle.id))
    sight: Any = laid(puzzle.scenario).view(None).sight
    creatures = [creature.card for player in sight.players for creature in player.creatures]
    assert pictured(daily_on(client, "/puzzles")) == sorted(creatures)


def test_the_puzzle_of_the_day_is_drawn_by_the_family_of_its_game(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = puzzle_for(Goal.BEST_CARD)
    monkeypatch.setattr(puzzling, "of_today", lambda: entry_with(puzzle.id))
    sight: Any = laid(puzzle.scenario).view(puzzle.seat).sight
    numbers = re.findall(r"<b aria-hidden[^>]*>(\d+)</b>", daily_on(client, "/puzzles"))
    assert numbers == [*sight.row, *sight.player(puzzle.seat).hand]


def test_a_first_visit_does_not_load_the_pictures_of_the_puzzle(client: TestClient) -> None:
    client.cookies.clear()
    assert pictured(daily_on(client, "/")) == []
    client.post("/games", data={"game": "duel", "company": "screen"})
    assert pictured(daily_on(client, "/"))


@pytest.mark.parametrize("query", ["", "?theme=sneaky", "?goal=survive", "?game=mind-up"])
def test_the_next_puzzle_is_one_of_those_wanted(client: TestClient, query: str) -> None:
    found = client.get(f"/puzzles/next{query}")
    assert found.status_code == 200
    assert found.url.path.startswith("/puzzles/")


def test_whatever_is_no_puzzle_is_refused_with_a_sentence(client: TestClient) -> None:
    puzzle = puzzle_for(Goal.SURVIVE)
    assert client.get("/puzzles/nothing").status_code == 404
    assert client.get("/puzzles/next?theme=nothing").status_code == 404
    for move in ("", "attack nobody"):
        answer = client.post(f"/puzzles/{puzzle.id}/play", data={"at": packed(puzzle.scenario), "move": move})
        assert answer.status_code == 422
        assert "Traceback" not in answer.text
    other = packed(puzzle_for(Goal.BEST_CARD).scenario)
    assert client.get(f"/puzzles/{puzzle.id}?at={other}").status_code == 422


def test_it_speaks_the_language_of_its_reader(client: TestClient) -> None:
    puzzle = puzzle_for(Goal.SURVIVE)
    for path in ("/puzzles", f"/puzzles/{puzzle.id}"):
        page = client.get(path, headers={"accept-language": "pl"})
        assert Wording("pl").message("puzzle-goal", goal=puzzle.goal) in words(page.text)


# --- hidden hands ----------------------------------------------------------------------------------


def test_no_page_says_what_others_hold(client: TestClient) -> None:
    """The same page in every world, but for the links to it."""
    puzzle = puzzle_for(Goal.WHATEVER_THEY_HOLD)
    worlds = worlds_of(laid(puzzle.scenario), puzzle.seat)
    pages = []
    for world in (worlds[0], worlds[-1]):
        at = packed(with_hands(puzzle.scenario, world, puzzle.seat))
        page = client.get(f"/puzzles/{puzzle.id}?at={at}").text
        pages.append(re.sub(r'name="mark" value="\w+"', "", page.replace(at, "")))
    assert pages[0] == pages[1]
