"""Whole games by the pages alone: against bots, with friends, at one screen."""

from __future__ import annotations

import html
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from starlette.testclient import TestClient

from mindtable.game.records import parse, replay
from mindtable.games import game_named
from mindtable.store import Store
from mindtable.table.present.sayings import wording_in
from mindtable.table.seen import scene_now
from tests.table.inside import authority
from tests.table.playing import Person, another, gather

pytestmark = pytest.mark.slow

GAMES = [
    {"game": "duel"},
    {"game": "duel", "sets": "beyond-eternity"},
    {"game": "tag-team", "bot": "random"},
    {"game": "mind-up", "players": "4", "objectives": "2"},
]


@pytest.mark.parametrize("wish", GAMES, ids=lambda wish: "-".join(wish.values()))
def test_a_whole_game_against_bots(client: TestClient, wish: dict[str, str]) -> None:
    person = Person(client)
    person.begin(company="bot", **wish)
    while person.turn():
        pass
    assert "Rematch" in person.look()


def test_a_game_that_is_over_is_on_disk_as_it_was_played(client: TestClient, tmp_path: Path) -> None:
    person = Person(client)
    person.begin(game="duel")
    while person.turn():
        pass
    kept = Store.in_folder(tmp_path).game(person.game)
    assert kept is not None
    record = parse(client.get(f"/replay/{person.game}/record").text)
    moves = [(entry.seat, entry.text) for entry in kept.entries if entry.kind == "move"]
    assert moves == [(seat, move.text) for seat, move in record.moves]
    assert list(replay(record, game_named("duel")))[-1].position.winners == record.winners


def test_the_headline_of_a_replay_is_the_act_and_addresses_who_played(client: TestClient) -> None:
    """Not the last thing that came of it; and one's own moves are told as such, though all hands are open."""
    person = Person(client)
    person.begin(game="duel")
    while person.turn():
        pass
    moves = parse(client.get(f"/replay/{person.game}/record").text).moves
    (mine,) = authority(client, person.game).people
    for number, (seat, move) in enumerate(moves[:-1], 1):  # of the last one it is told how the game ended
        if move.text.startswith("play "):
            shown = client.get(f"/replay/{person.game}?move={number}").text
            headline = re.findall(r"<h2>([^<]*)</h2>", shown)[0]
            assert re.match(r"[\w ]+ played .+\.", headline)
            assert headline.startswith("You played ") == (seat == mine)


def test_two_people_and_somebody_who_watches(client: TestClient, other: TestClient) -> None:
    host, guest, watching = Person(client), Person(other, 2), Person(another(client))
    host.begin(game="duel", company="friends", name="Rosa")
    (invitation,) = host.invitations()
    assert "Rosa invites you" in other.get(invitation).text
    assert host.question() == ("", [])  # nobody is asked before all are there
    guest.sit_down(invitation, "Tom")
    watching.game = host.game
    while host.turn() and guest.turn():
        assert not re.search(r'name="mark"', watching.look())
    assert "Tom" in host.look()
    assert "Rosa" in guest.look()


def test_friends_and_bots_at_mind_up(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other, 2)
    host.begin(game="mind-up", company="friends", players="4", **{"other-2": "rule", "other-3": "random"})
    (invitation,) = host.invitations()
    guest.sit_down(invitation)
    while host.turn() and guest.turn():
        pass
    assert "Score sheet" in host.look()


def test_a_bot_takes_a_chair_for_which_nobody_has_come(client: TestClient, other: TestClient) -> None:
    host, late, stranger = Person(client), Person(other, 2), Person(another(client))
    host.begin(game="tag-team", company="friends")
    invitations = host.invitations()
    assert len(invitations) == 3
    assert "your teammate" in host.look()
    stranger.game = host.game
    assert stranger.do("bot", seat="B").status_code == 403
    late.sit_down(invitations[0])
    assert host.do("bot", seat="B").status_code == 409
    assert host.do("bot", seat="C").status_code == 200
    assert host.do("bot", seat="D").status_code == 200
    assert not host.invitations()
    assert other.post(invitations[1]).status_code == 200, "who sits already is led to the game"
    assert Person(another(client)).browser.post(invitations[1], data={}).status_code == 409
    assert "everybody is here" not in host.look()


def test_language_and_colours_are_chosen_at_the_table(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel")
    assert f'name="here" value="/games/{person.game}"' in person.look()
    page = client.post("/settings", data={"here": f"/games/{person.game}", "language": "fr", "theme": "dark"})
    assert '<html lang="fr" data-theme="dark"' in page.text
    assert "Votre main" in page.text


def test_one_screen_has_a_curtain_between_players(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", company="screen")
    for _ in range(12):
        page = person.look()
        seat = re.search(r'name="seat" value="(\w)"', page)
        if seat:
            assert "data-read" not in page, "no card is seen behind the curtain"
            assert person.answer("pass", "x").status_code == 403
            assert person.do("look", seat=seat[1]).status_code == 200
        person.turn()


def test_the_curtain_tells_what_everybody_knows(client: TestClient) -> None:
    """Whoever has just played may still sit before the screen."""
    person = Person(client)
    person.begin(game="duel", company="screen")
    told = 0
    for _ in range(12):
        page = person.look()
        if 'class="curtain"' in page:
            scene = scene_now(authority(client, person.game), None, wording_in("en"))
            known = {sentence.text for story in scene.stories for sentence in story.sentences}
            lines = re.findall("<p>(.*?)</p>", page.partition('class="handed-over"')[2].partition("</div>")[0])
            assert set(map(html.unescape, lines)) <= known
            told += len(lines)
        person.turn()
    assert told > 5


def test_going_back_against_bots(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel")
    while not person.question()[1]:
        pass
    mark, moves = person.question()
    person.answer(moves[0], mark)
    assert person.do("back").status_code == 200
    while not person.question()[1]:
        pass
    again, same = person.question()
    assert same == moves
    assert again != mark, "an answer to what was taken back is not taken for one to what is asked now"
    assert person.answer(moves[0], mark).status_code == 409


def test_what_is_over_stays_over_and_is_played_on_as_another_game(client: TestClient) -> None:
    """The replay has shown all hands: whoever goes back knows them, so it is not the same game any more."""
    person = Person(client)
    person.begin(game="duel")
    while person.turn():
        pass
    ended = person.look()
    assert "Undo" not in ended
    refused = person.do("back")
    assert refused.status_code == 409
    assert "The game is over." in refused.text
    assert 'class="question over"' in person.look()
    page = client.post(f"/replay/{person.game}/play-on", data={"move": "1"})
    assert page.status_code == 200
    assert 'class="question over"' not in page.text
    assert f"/games/{person.game}/live" not in page.text


def test_who_gave_up_is_not_offered_to_take_that_back(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel")
    while "Undo" not in person.look():
        person.turn()
    person.do("resign")
    assert "Undo" not in person.look()


def test_resigning_ends_a_duel_and_hands_a_seat_over_at_mind_up(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel")
    person.do("resign")
    assert "You resigned." in person.look()
    assert person.do("back").status_code == 409
    person.begin(game="mind-up")
    person.do("resign")
    assert 'name="mark"' not in person.look(), "a bot has the seat now"


def test_who_gives_up_at_tag_team_loses_with_their_team(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="tag-team")
    person.do("resign")
    assert re.search(r"You lose\. [\w ]+ and [\w ]+ win\. You resigned\.", person.look())


def test_rematch_is_one_game_for_all(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends")
    gather(host, guest)
    assert host.do("rematch").status_code == 409
    host.do("resign")
    games = {re.findall(r"/games/([\w-]+)", who.do("rematch").text)[0] for who in (host, guest)}
    assert len(games) == 1
    assert games != {host.game}


def test_of_four_who_ask_for_a_rematch_at_once_one_begins_it(client: TestClient, tmp_path: Path) -> None:
    person = Person(client)
    person.begin(game="duel", company="bot")
    person.do("resign")
    together = Barrier(4)

    def again(_: int) -> str:
        browser = another(client)
        browser.cookies = client.cookies
        together.wait()
        return browser.post(f"/games/{person.game}/rematch", follow_redirects=False).headers["location"]

    with ThreadPoolExecutor(4) as threads:
        (following,) = set(threads.map(again, range(4)))
    store = Store.in_folder(tmp_path)
    kept = store.game(person.game)
    assert kept is not None
    (player,) = (chair.player for chair in kept.chairs if chair.player)
    games = {f"/games/{one.id}" for one in store.games_of(player, 10)}
    store.close()
    assert games == {following, f"/games/{person.game}"}, "no game is left over that nobody was led to"


def test_a_hint_names_the_best_answers_and_only_against_bots(client: TestClient, other: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel")
    while not person.question()[1]:
        pass
    mark, moves = person.question()
    page = person.do("hint").text
    named = re.findall(r'name="move" value="([^"]+)"><span>[^<]+</span><b class="figure">(\d+)%', page)
    assert {move for move, _ in named} <= set(moves)
    assert len(named) == min(3, len(moves))
    chances = [int(chance) for _, chance in named]
    assert chances == sorted(chances, reverse=True)
    fragment = client.post(f"/games/{person.game}/hint", headers={"HX-Request": "true"}).text
    assert "<html" not in fragment
    assert re.findall(r'data-hint="([^"]+)"', fragment) == [move for move, _ in named]
    assert person.answer(named[0][0], mark).status_code == 200, "pressed without a script, it is answered"
    guest = Person(other)
    person.begin(game="duel", company="friends")
    gather(person, guest)
    assert person.do("hint").status_code == 403


def test_emotes_are_shown_to_the_other(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends")
    gather(host, guest)
    host.do("emote", emote="nice")
    assert re.search(r'class="shout"[^>]*Well played!', guest.look())
    assert host.do("emote", emote="<script>").status_code == 422


def test_at_a_quiet_table_nobody_shows_anything(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends", quiet="yes")
    gather(host, guest)
    refused = host.do("emote", emote="nice")
    assert refused.status_code == 403
    assert "There are no emotes at this table." in refused.text
    assert 'class="emotes"' not in host.look()


def test_who_wants_no_emotes_sees_none(client: TestClient) -> None:
    assert 'data-emotes="off"' not in client.get("/").text
    client.post("/settings", data={"emotes": "off"})
    assert 'data-emotes="off"' in client.get("/").text
