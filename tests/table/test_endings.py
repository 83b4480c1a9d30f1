"""How games end on their pages: for who won, who lost and who watched; what can be begun then; the last stand."""

from __future__ import annotations

import re
from functools import partial
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from mindtable.art import captions
from mindtable.game.contract import Seat
from mindtable.mindbug.sight import Sight
from mindtable.table import stands
from mindtable.table.family import ending_of
from mindtable.table.present.ending import Ending
from mindtable.table.present.sayings import wording_in
from mindtable.table.seen import scene_now, scene_then
from mindtable.table.stands import drawing, has_png
from tests.table.inside import authority
from tests.table.playing import Person, another, gather

WON = "game: duel\nA: {life: 2, hand: [bee-bear], play: [killer-bee, gorillion]}\nB: {life: 1, hand: [axolotl-healer]}"
LOST = "game: duel\nA: {life: 1, hand: [bee-bear]}\nB: {life: 1, play: [luchataur, tiger-squirrel], hand: [gorillion]}"
TOGETHER = """
game: tag-team
A: {hand: [bee-bear], play: [killer-bee]}
B: {hand: [gorillion]}
C: {hand: [bee-bear]}
D: {hand: [gorillion]}
life: {AC: 2, BD: 1}
"""


def laid(client: TestClient, position: str) -> Person:
    """Somebody at a position, whose first move it is."""
    person = Person(client)
    person._arrive(client.post("/replay", data={"text": position}).text)
    return person


def won(client: TestClient, position: str = WON) -> Person:
    person = laid(client, position)
    person.answer("attack killer-bee", person.question()[0])
    return person


def ending(client: TestClient, game: str, seat: str | None) -> Ending:
    table = authority(client, game)
    found = next((one for one in table.seats if one == seat), None)
    return ending_of(scene_now(table, found, wording_in("en")))


def test_who_wins_who_loses_and_who_watches_are_shown_different_endings(client: TestClient, other: TestClient) -> None:
    person = won(client)
    page = person.look()
    assert 'class="ending won"' in page
    assert "You win!" in page
    assert "In 1 turn, with 2 life left" in page
    assert "1 min" in page
    watched = other.get(f"/games/{person.game}").text
    assert 'class="ending over"' in watched
    assert "You win!" not in watched
    assert "Rematch" not in watched
    assert ending(client, person.game, "B").mood == "lost"
    assert ending(client, person.game, "B").title == "You lost this one."


def test_what_took_the_last_life_is_shown_large(client: TestClient) -> None:
    shown = ending(client, won(client).game, "A")
    assert shown.finish.card == "killer-bee"
    assert any("Killer Bee" in one.text for one in shown.finish.sentences)
    assert not any("win" in one.text for one in shown.finish.sentences), "that is the title"
    assert [figure.value for figure in shown.finish.figures] == ["0 : 0", "0 : 0", "1 : 0"]


def test_what_decided_is_told_from_where_its_card_is_named(client: TestClient) -> None:
    person = laid(client, "game: duel\nA: {play: [tusked-extorter], hand: [bee-bear]}\nB: {life: 1, hand: [gorillion]}")
    person.answer("attack tusked-extorter", person.question()[0])
    attacked, *_, lost = [one.text for one in ending(client, person.game, "A").finish.sentences]
    assert attacked.startswith("Tusked Extorter")
    assert lost.endswith("1 life: none left.")


def test_who_gives_up_loses_to_the_strongest_creature(client: TestClient) -> None:
    person = laid(client, LOST)
    person.do("resign")
    page = person.look()
    assert 'class="ending lost"' in page
    assert "You resigned." in page
    assert ending(client, person.game, "A").finish.card == "luchataur"


def test_partners_win_together(client: TestClient) -> None:
    person = won(client, TOGETHER)
    names = scene_now(authority(client, person.game), None, wording_in("en")).names
    assert f"You and {names[Seat('C')]} win!" in person.look()
    assert ending(client, person.game, "C").compared[0] == f"You and {names[Seat('A')]}"
    assert len(ending(client, person.game, "B").opponents) == 2


def test_who_has_won_against_a_level_may_try_the_next(client: TestClient, other: TestClient) -> None:
    person = won(client)
    assert "Play Hard bot" in person.look()
    assert other.post(f"/games/{person.game}/stronger").status_code == 403
    begun = re.findall(r"/games/([\w-]+)/", str(client.post(f"/games/{person.game}/stronger").text))[0]
    assert {chair.bot for chair in authority(client, begun).chairs.values()} == {"", "hard"}
    assert begun != person.game
    lost = laid(client, LOST)
    assert client.post(f"/games/{lost.game}/stronger").status_code == 409, "it goes on"
    lost.do("resign")
    assert client.post(f"/games/{lost.game}/stronger").status_code == 409


def test_who_has_lost_may_play_on_from_their_last_turn(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", bot="easy")
    mark, moves = person.question()
    while not any(move.startswith("play ") for move in moves):  # until it is one's own turn
        if moves:
            person.answer(moves[-1], mark)
        mark, moves = person.question()
    person.do("resign")
    page = person.look()
    form = re.search(r'action="(/replay/[\w-]+/play-on)".*?value="(\d+)".*?From turn (\d+)', page, re.DOTALL)
    assert form
    sight = authority(client, person.game).steps[int(form[2])].position.view(None).sight
    assert isinstance(sight, Sight)
    assert sight.turn_number == int(form[3])
    played_on = client.post(form[1], data={"move": form[2]})
    assert played_on.status_code == 200
    assert 'class="ending' not in played_on.text


def test_who_has_played_is_addressed_in_the_replay(client: TestClient, other: TestClient) -> None:
    person = won(client)
    assert "You win! " in client.get(f"/replay/{person.game}?move=last").text
    assert "You win! " not in other.get(f"/replay/{person.game}?move=last").text
    person = laid(client, LOST)
    person.do("resign")
    assert "You resigned." in client.get(f"/replay/{person.game}?move=last").text


@pytest.mark.slow
def test_the_points_of_all_rounds_are_at_the_end_of_mind_up(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="mind-up", players="3")
    while person.turn():
        pass
    page = person.look()
    assert "ending lost waits" in page or "ending won waits" in page, "the scoring of the last round is read first"
    assert page.count('class="place-') == 3
    for standing in ending(client, person.game, None).finish.standings:
        assert sum(standing.rounds) == standing.total
        assert len(standing.rounds) == 3
    picture = client.get(f"/replay/{person.game}/stand.svg")
    assert picture.status_code == 200
    ElementTree.fromstring(picture.text)


# --- the last stand --------------------------------------------------------------------------------


def test_the_last_stand_is_a_picture_for_everybody(
    client: TestClient, other: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = won(client)
    svg = other.get(f"/replay/{person.game}/stand.svg")
    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(svg.text).get("width") == "1200"
    png = other.get(f"/replay/{person.game}/stand.png")
    assert png.headers["content-type"] == "image/png"
    assert png.content[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
    monkeypatch.setattr(stands, "drawing", lambda _: None)
    assert client.get(f"/replay/{person.game}/stand.svg").content == svg.content, "it is drawn once"
    shared = other.get(f"/replay/{person.game}").text
    assert f'property="og:image" content="http://table.test/replay/{person.game}/stand.png"' in shared


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_there_is_no_picture_of_a_game_that_goes_on(client: TestClient, kind: str) -> None:
    person = laid(client, WON)
    for browser in (client, another(client)):
        assert browser.get(f"/replay/{person.game}/stand.{kind}").status_code == 403
    assert client.get(f"/replay/nothing/stand.{kind}").status_code == 404


def test_a_last_stand_shows_what_lay_open(client: TestClient) -> None:
    """Its hands are nobody's business, though the game is over."""
    table = authority(client, won(client).game)
    scene = scene_then(table, len(table.steps) - 1, None, wording_in("en"))
    assert "axolotl-healer" in str(scene.sight)
    draw = drawing(scene)
    assert isinstance(draw, partial)
    assert re.findall(r"card='([\w-]+)'", repr(draw.args)) == ["killer-bee", "gorillion"]
    assert "Axolotl" not in repr(draw.args)


def test_a_table_without_the_extra_draws_without_outlines(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    person = won(client)
    assert has_png()
    monkeypatch.setattr(stands, "find_spec", lambda _: None)
    refused = client.get(f"/replay/{person.game}/stand.png")
    assert refused.status_code == 501
    assert "SVG pictures only" in refused.text
    assert "stand.png" not in person.look()
    assert "og:image" not in client.get(f"/replay/{person.game}").text
    monkeypatch.setattr(captions, "lettering", None)
    table = authority(client, person.game)
    drawn = drawing(scene_then(table, len(table.steps) - 1, None, wording_in("en")))()
    assert "Killer Bee" in "".join(ElementTree.fromstring(drawn).itertext())


def test_names_of_people_are_only_text_in_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(captions, "lettering", None)
    drawn = captions.caption("<script>&amp", (0, 0), 20, 700, "#000", most=400)
    assert ElementTree.fromstring(drawn).text == "<script>&amp"


def test_two_people_are_shown_their_own_ends(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends", name="Rosa")
    gather(host, guest)
    guest.do("resign")
    assert 'class="ending won"' in host.look()
    assert 'class="ending lost"' in guest.look()
    assert "Play Hard bot" not in host.look()
