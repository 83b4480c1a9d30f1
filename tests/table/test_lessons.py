"""Lessons at the table: answered by their pages alone, left and gone on with, and honest about hidden cards."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from mindtable.learn import Course, Lesson, chapters, lesson_named
from mindtable.table.family import page_of
from mindtable.table.learning import with_whisper
from mindtable.table.present.sayings import wording_in
from mindtable.table.present.taught import scene_of
from tests.table.playing import another

FIRST = chapters()[0].lessons[0]
ONE_OF_EACH = [chapter.lessons[0].id for chapter in chapters() if chapter.lessons]


def mark_in(page: str) -> str:
    found = re.search(r'name="mark" value="(\w+)"', page)
    assert found
    return found[1]


def suggested(page: str) -> str:
    found = re.search(r'data-suggested="([^"]*)"', page)
    assert found
    return unescape(found[1])


def learn(client: TestClient, lesson: str, most: int = 200) -> str:
    """Do what the coach suggests, so many times or to the end; the last page."""
    page = client.get(f"/learn/{lesson}").text
    for _ in range(most):
        if "data-others-due" in page:
            page = client.post(f"/learn/{lesson}/go-on").text
        elif move := suggested(page):
            assert f'value="{move}"' in page or f"&#34;{move}&#34;" in page, "what is suggested can be answered"
            page = client.post(f"/learn/{lesson}/answer", data={"move": move, "mark": mark_in(page)}).text
        else:
            break
    return page


@pytest.mark.parametrize("lesson", ONE_OF_EACH)
def test_a_lesson_is_learnt_by_its_pages(client: TestClient, lesson: str) -> None:
    page = learn(client, lesson)
    assert "That’s it!" in page
    assert re.search(rf'href="/learn/{lesson}"[^>]*class="learnt"', client.get("/learn").text) or lesson == FIRST.id


def test_whoever_is_here_for_the_first_time_is_shown_where_to_begin(client: TestClient) -> None:
    assert "First time? Three minutes." in client.get("/").text
    learn(client, FIRST.id, most=3)
    assert "Your first game waits" in client.get("/").text
    learn(client, FIRST.id)
    page = client.get("/").text
    assert "First time?" not in page
    assert "Your first game waits" not in page
    client.post("/games", data={"game": "duel", "company": "bot", "bot": "rule"})
    assert "First time?" not in client.get("/").text


def test_a_lesson_goes_on_where_it_was_left_for_who_left_it(client: TestClient) -> None:
    left = learn(client, FIRST.id, most=4)
    assert client.get(f"/learn/{FIRST.id}").text == left
    assert "Step 1 of 8" in another(client).get(f"/learn/{FIRST.id}").text


def test_another_answer_is_played_and_there_is_a_way_back(client: TestClient) -> None:
    before = client.get(f"/learn/{FIRST.id}").text
    page = client.post(f"/learn/{FIRST.id}/answer", data={"move": "play killer-bee", "mark": mark_in(before)}).text
    while "data-others-due" in page:
        page = client.post(f"/learn/{FIRST.id}/go-on").text
    assert '<p class="remark">You played' in page
    assert "Back to the step" in page
    assert suggested(page) == ""
    assert suggested(client.post(f"/learn/{FIRST.id}/back").text) == "play luchataur"


def test_an_answer_that_comes_late_changes_nothing(client: TestClient) -> None:
    learn(client, FIRST.id, most=1)
    late = client.post(f"/learn/{FIRST.id}/answer", data={"move": "play luchataur", "mark": "0"})
    assert late.text == client.get(f"/learn/{FIRST.id}").text


def test_what_is_no_move_is_declined(client: TestClient) -> None:
    client.get(f"/learn/{FIRST.id}")
    for move in ("play gorillion", "nonsense", ""):
        assert client.post(f"/learn/{FIRST.id}/answer", data={"move": move, "mark": "0"}).status_code == 422
    assert client.post(f"/learn/{FIRST.id}/answer", data={"move": "play luchataur"}).status_code == 400
    assert client.get("/learn/nonsense").status_code == 404
    assert client.post("/learn/nonsense/again").status_code == 404


def test_a_lesson_that_is_begun_anew_stays_learnt(client: TestClient) -> None:
    learn(client, "bait")
    page = client.post("/learn/bait/again").text
    assert suggested(page) == "play gorillion"
    assert re.search(r'href="/learn/bait"[^>]*class="learnt"', client.get("/learn").text)


def with_other_hidden_cards(lesson: Lesson) -> Lesson:
    """The same lesson with other cards where the learner cannot see them."""
    theirs = dict(lesson.position["B"])
    other = {pile: ["bee-bear"] * len(theirs[pile]) for pile in ("hand", "draw") if pile in theirs}
    mine = {**lesson.position["A"], "draw": ["bee-bear"] * len(lesson.position["A"].get("draw", []))}
    return replace(lesson, position={**lesson.position, "A": mine, "B": {**theirs, **other}})


@pytest.mark.parametrize("id", [FIRST.id, "hunter", "evolve", "boost"])
def test_a_page_shows_nothing_of_hidden_cards(id: str) -> None:
    lesson = lesson_named(id)
    assert lesson
    wording = wording_in("en")
    pages = [page_of(scene_of(Course(one), wording)) for one in (lesson, with_other_hidden_cards(lesson))]
    assert pages[0] == pages[1]


def test_after_the_first_game_a_real_one_begins_with_whispers_if_wanted(client: TestClient) -> None:
    for wanted in ({}, {"whisper": "yes"}):
        page = client.post(f"/learn/{FIRST.id}/real-game", data=wanted)
        assert page.status_code == 200
        game = re.search(r"/games/([\w-]+)", page.text)
        assert game
        assert (client.cookies.get("coached") == game[1]) == bool(wanted)


def test_what_is_whispered_stands_beside_the_question() -> None:
    scene = scene_of(Course(FIRST), wording_in("en"))
    question = page_of(scene).question
    request = Request({"type": "http", "headers": [(b"cookie", b"coached=this-game")]})
    assert with_whisper(request, "this-game", scene, question).whisper == "Play a creature first."
    assert with_whisper(request, "another", scene, question) == question
