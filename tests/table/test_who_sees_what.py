"""Who sees what, asked for in all the ways there are: by address, by going back, by answers that are refused."""

from __future__ import annotations

import re
from contextlib import closing
from random import Random

import pytest
from starlette.testclient import TestClient

from mindtable.game.contract import MoveError, Position, Refusal, Seat
from tests.placed import own_hand
from tests.table.inside import as_client, authority
from tests.table.listening import Line
from tests.table.playing import Person, another, gather
from tests.table.test_leaks import GAMES, moments


def plain(page: str) -> str:
    """A page without what names its moment."""
    return re.sub(r'(seen=|name="mark" value=")\w+', r"\1", page)


def refused(position: Position, text: str, seat: Seat) -> Refusal | str | None:
    try:
        return position.why_not(text, seat)
    except MoveError as problem:
        return str(problem)


@pytest.mark.parametrize(("name", "sets", "options"), GAMES, ids=str)
def test_a_refusal_tells_nothing_about_hidden_cards(name: str, sets: list[str], options: dict[str, str]) -> None:
    """Whoever tries cards that others hold is told the same as if they did not hold them."""
    tried = 0
    for number, (_, position, _) in enumerate(moments(name, sets, options)):
        if number % 9:
            continue
        for seat in position.seats:
            world = position.view(seat).world(Random(number))
            for other in position.seats:
                for card in own_hand(position, other):
                    for words in (f"pick {card}", f"play {card}", f"choose {card}@{other}", f"block {card}@{other}#2"):
                        assert refused(world, words, seat) == refused(position, words, seat)
                        tried += 1
    assert tried > 100


def test_an_address_shows_nobody_elses_view(client: TestClient, other: TestClient) -> None:
    host, guest, watching = Person(client), Person(other), Person(another(client))
    host.begin(game="duel", company="friends")
    watching.game = host.game
    assert "/join/" in host.look()
    assert "/join/" not in watching.look(), "nor who may sit down"
    gather(host, guest)
    for person in (guest, watching):
        page = plain(person.look())
        for query in ("as=A", "seat=A", "move=0", "player=A"):
            assert plain(person.browser.get(f"/games/{host.game}?{query}").text) == page
            assert person.browser.get(f"/replay/{host.game}?{query}").status_code == 403
    on_the_table = r'(?<!class="named" )data-read="([\w-]+)"'  # not in stories, which tell what all have seen
    own = set(re.findall(on_the_table, host.look()))
    assert own
    assert not own & set(re.findall(on_the_table, watching.look()))


def test_nobody_gets_a_review_of_a_game_that_goes_on(client: TestClient, other: TestClient) -> None:
    """Nor anything from which one could be told from another: who asks, and for what, is answered the same."""
    host, guest, watching = Person(client), Person(other), Person(another(client))
    host.begin(game="duel", company="friends")
    gather(host, guest)
    address = f"/games/{host.game}/review"
    answers = set()
    for person in (host, guest, watching):
        for query in ("", "?open=1", "?as=A&move=1", "?as=B&open=1&step=1", "/curve.svg", "/curve.svg?as=B&open=1"):
            answer = as_client(person.browser).get(f"{address}{query}")
            answers.add((answer.status_code, answer.text.partition("<main")[2].partition("</main>")[0]))
        assert as_client(person.browser).post(address).status_code == 409
        assert as_client(person.browser).post(f"{address}/again").status_code == 409
    (found,) = answers
    assert found[0] == 409
    assert "still going on" in found[1]


def test_going_back_leaves_nothing_of_what_came_after(client: TestClient) -> None:
    for wish in ({"game": "duel"}, {"game": "mind-up", "players": "3"}):
        person = Person(client)
        person.begin(**wish)
        while not person.question()[1]:
            pass
        before = person.look()
        mark, moves = person.question()
        seat = _seat(client, person)
        told = _told(client, person, seat)
        person.answer(moves[-1], mark)
        while person.question()[0] in ("", mark):
            pass
        person.do("back")
        while not person.question()[1]:
            pass
        assert person.question()[1] == moves
        while len(_told(client, person, seat)) < len(told):  # bots seal their choices again
            pass
        assert _told(client, person, seat)[: len(told)] == told
        assert re.findall(r'id="(card-[\w-]+|up-\w+)"', person.look()) == re.findall(
            r'id="(card-[\w-]+|up-\w+)"', before
        )


def test_a_choice_that_is_changed_is_silent_on_the_lines_of_others(client: TestClient, other: TestClient) -> None:
    host, guest, watching = Person(client), Person(other), Person(another(client))
    host.begin(game="mind-up", company="friends", players="3")
    gather(host, guest, Person(another(client)))
    watching.game = host.game
    mark, moves = host.question()
    assert host.answer(moves[0], mark).status_code == 200
    with closing(Line(other, host.game)) as to_guest, closing(Line(watching.browser, host.game)) as watched:
        before = [to_guest.received(guest.look()), watched.received(watching.look())]
        for move in moves[1:4]:
            assert host.answer(move, mark).status_code == 200
        assert [to_guest.received(guest.look()), watched.received(watching.look())] == before
        assert guest.answer(guest.question()[1][0], mark).status_code == 200
        after = to_guest.received(guest.look())
    assert after.count("\nid: ") == before[0].count("\nid: ") + 1, "one event for one choice, none for those before"


def test_spectators_share_a_page_and_players_do_not(client: TestClient, other: TestClient) -> None:
    host, guest, watching = Person(client), Person(other), Person(another(client))
    host.begin(game="duel", company="friends")
    gather(host, guest)
    watching.game = host.game
    pages = [plain(person.look()) for person in (watching, host, watching, guest, watching)]
    assert pages[0] == pages[2] == pages[4]
    assert len(set(pages)) == 3
    asked = host if host.question()[1] else guest
    mark, moves = asked.question()
    asked.answer(moves[0], mark)
    assert plain(watching.look()) != pages[0]


def _seat(client: TestClient, person: Person) -> Seat:
    table = authority(client, person.game)
    return next(seat for seat, chair in table.chairs.items() if not chair.bot)


def _told(client: TestClient, person: Person, seat: Seat) -> list[object]:
    table = authority(client, person.game)
    return [tidings.events for tidings in table.course.told(seat)]
