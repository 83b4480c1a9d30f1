"""What strangers may learn of people and of their games where these are listed: in tournaments, the lobby, ladders and
what is offered to programs. Nothing of a game that goes on, of who has left, or of who does not want to meet them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import pytest
from starlette.testclient import TestClient

from mindtable.game.contract import Position, Seat
from mindtable.table.keys import kept_as
from mindtable.table.names import check_name
from mindtable.table.present.sayings import wording_in
from mindtable.wording.mindbug import MindbugWords
from tests.placed import own_hand, placed
from tests.table.inside import authority, portal, state
from tests.table.listening import Line
from tests.table.playing import Person, another, gather, wait_for
from tests.table.programs import API, Program, new_token
from tests.table.test_me import make_account

CUP = {"title": "Cup", "game": "duel", "system": "swiss", "rounds": "1", "most": "2", "clock": "3d", "listed": "yes"}


class Viewer:
    """Somebody who looks at a tournament and its games in all ways there are: by pages, a line, and as a program."""

    def __init__(self, browser: TestClient, name: str) -> None:
        self.browser, self.name = browser, name
        self.program = Program(browser, new_token(browser, f"Of {name}", "me"))
        self.line: Line | None = None

    def enter(self, address: str) -> None:
        page = self.browser.post(f"{address}/enter", data={"name": self.name})
        assert page.status_code == 200, page.text

    def listen(self, address: str) -> Line:
        self.line = Line(self.browser, "", path=f"{address}/live", query="parts")
        self.line.begun()
        return self.line

    def tournament(self, address: str) -> list[str]:
        """All that is shown of tournaments."""
        pages = [self.browser.get(path).text for path in ("/tournaments", address)]
        told = [json.dumps(self.program.get(path)) for path in ("/tournaments", address)]
        return [re.sub(r"seen=\w+", "", page) for page in pages] + told + [self.line.text if self.line else ""]

    def game(self, game: str) -> str:
        """All that is shown of a game, but for the list of the cards that could be anywhere."""
        told = self.program.get(f"/games/{game}")
        sight = {name: fact for name, fact in told["sight"].items() if name != "unknown"}
        return self.browser.get(f"/games/{game}").text + json.dumps(sight)


@pytest.fixture
def cup(client: TestClient) -> Iterator[tuple[str, str, dict[str, Viewer]]]:
    """A tournament of two, its game, and those who look at it: its host, who plays there, and a stranger."""
    viewers = {name: Viewer(another(client), name) for name in ("Host", "Rosa", "Tom", "Stranger")}
    address = viewers["Host"].browser.post("/tournaments", data=CUP).url.path
    for name in ("Rosa", "Tom"):
        viewers[name].enter(address)
    viewers["Host"].browser.post(f"{address}/begin")
    (game,) = set(re.findall(r'href="/games/([\w-]+)"', viewers["Stranger"].browser.get(address).text))
    with ExitStack() as lines:
        for one in viewers.values():
            lines.enter_context(closing(one.listen(address)))
        yield address, game, viewers


@pytest.mark.slow
def test_a_tournament_shows_nothing_of_games_that_go_on(cup: tuple[str, str, dict[str, Viewer]]) -> None:
    """Neither to who plays there nor to who looks on, neither what is held nor that somebody has moved."""
    address, game, viewers = cup
    players = {name: Person(viewers[name].browser) for name in ("Rosa", "Tom")}
    for person in players.values():
        person.game = game
        person.look()
    table = authority(viewers["Host"].browser, game)
    before = {name: one.tournament(address) for name, one in viewers.items()}
    seats = {table.chairs[seat].name: seat for seat in table.seats}
    looked = 0
    for number in range(30):
        if not all(person.turn() for person in players.values()):
            break
        for name, viewer in viewers.items():
            hidden = _hidden_from(table.position, seats.get(name))
            shown = viewer.game(game) if number % 5 == 0 else ""
            looked += len(hidden)
            assert [card for card in hidden if _names(card, shown + "".join(before[name]))] == []
    assert looked > 100
    assert table.moment > 10
    if not table.is_over:
        assert {name: one.tournament(address) for name, one in viewers.items()} == before
    secrets = [kept_as(one.browser.cookies["mindtable"]) for one in viewers.values()]
    for name, one in viewers.items():
        told = "".join(one.tournament(address)) + one.game(game)
        assert "Rosa" in told, name
        assert [secret for secret in secrets if secret in told] == []
        assert not re.search(r"/join/|testclient", told)


def _hidden_from(position: Position, seat: Seat | None) -> set[str]:
    """Cards in hands that a seat, or somebody who looks on, does not know of."""
    known = set(re.findall(r'"([a-z0-9-]+)"', placed(position.view(seat))))
    return {card for other in position.seats if other != seat for card in own_hand(position, other)} - known


def _names(card: str, text: str) -> bool:
    called = re.escape(wording_in("en").words(MindbugWords).card_name(card))
    return f'"{card}"' in text or f"{card}." in text or bool(re.search(rf"(?<!\w ){called}(?! \w)", text))


def test_nobody_but_the_host_and_who_plays_has_a_say(cup: tuple[str, str, dict[str, Viewer]]) -> None:
    address, game, viewers = cup
    stranger = viewers["Stranger"].browser
    for act, fields in (("begin", {}), ("end", {}), ("bots", {"bot": "random"}), ("remove", {"entrant": "1"})):
        for name in ("Rosa", "Stranger"):
            assert viewers[name].browser.post(f"{address}/{act}", data=fields).status_code == 403
    assert stranger.post(f"/games/{game}/resign").status_code == 403
    viewers["Stranger"].program.post(f"/games/{game}/resign", status=403)
    viewers["Stranger"].program.post(f"{address}/leave", status=409)
    nowhere = viewers["Stranger"].program.get("/tournaments/nonsense", 404)
    assert nowhere["code"] == "tournament-none"


def test_who_leaves_for_good_is_somebody_in_tournaments(cup: tuple[str, str, dict[str, Viewer]]) -> None:
    """On pages, in what programs get, and on lines that are open."""
    address, _, viewers = cup
    assert viewers["Rosa"].browser.post("/me/delete").status_code == 200
    viewers["Stranger"].line = None
    with closing(viewers["Stranger"].listen(address)) as line:
        told = viewers["Stranger"].tournament(address)
        assert not [one for one in told if "Rosa" in one]
        assert "Somebody" in told[1]
        assert "Somebody" in line.text
    for name in ("Host", "Tom"):
        opened = viewers[name].line
        assert opened is not None
        opened.wait_for("Somebody")


def test_who_leaves_for_good_looks_for_nobody_any_more(client: TestClient, other: TestClient) -> None:
    """Nobody is put together with them, and no game keeps their name."""
    client.post("/lobby/seek", data={"game": "duel", "name": "Rosa", "clock": "180+5"})
    client.post("/me/delete")
    assert "Rosa" not in other.get("/lobby").text
    there = other.post("/lobby/seek", data={"game": "duel", "name": "Tom", "clock": "180+5"})
    assert there.url.path == "/lobby"


def test_who_is_called_otherwise_is_so_where_they_are_watched(client: TestClient, other: TestClient) -> None:
    """A name that somebody has given up stands nowhere, though nothing was decided in their game since then."""
    host, guest = Person(client), Person(other)
    host.begin(game="mind-up", company="friends", name="Rosa", players="3", listed="yes", **{"other-2": "rule"})
    gather(host, guest)
    stranger = another(client)
    with closing(Line(stranger, "", path="/lobby/live", query="parts")) as line:
        line.wait_for("Rosa")
        wait_for(lambda: f"/games/{host.game}" in stranger.get("/lobby").text)
        assert client.post("/me/name", data={"name": "Eva"}).status_code == 200
        line.wait_for("Eva")
        assert "Rosa" not in line.text.rpartition("\nid: ")[2]
    assert "Rosa" not in stranger.get("/lobby").text
    assert "Rosa" not in json.dumps(Program(stranger, new_token(stranger, "Ada")).get("/lobby"))


@pytest.mark.parametrize("blocker", ["Rosa", "Tom"])
def test_neither_of_two_who_do_not_want_to_meet_sees_that_the_other_is_there(
    client: TestClient, other: TestClient, blocker: str
) -> None:
    """Rosa waits, hosts and plays; Tom looks at the lobby in all ways there are. Strangers see her as ever."""
    Person(other).begin(game="duel", name="Tom")
    client.post("/lobby/seek", data={"game": "duel", "name": "Rosa", "clock": "3d"})
    host = Person(client)
    host.begin(game="duel", company="friends", name="Rosa", listed="yes", **{"clock-of-mindbug": "3d"})
    host.begin(game="tag-team", name="Rosa", company="bot", listed="yes")
    host.look()
    stranger = another(client)
    mine = Program(client, new_token(other, "Mine", "me"))
    rosa, tom = (kept_as(browser.cookies["mindtable"]) for browser in (client, other))
    ways: list[Callable[[], str]] = [
        lambda: other.get("/lobby").text,
        lambda: other.get("/").text.partition("<main")[2],
        lambda: json.dumps(mine.get("/lobby")),
    ]
    assert ["Rosa" in way() for way in ways] == [True, True, True]
    with closing(Line(other, "", path="/lobby/live", query="parts")) as line:
        line.begun()
        assert "Rosa" in line.text
        people = state(client).house.identities
        portal(client).call(people.block, *((rosa, tom) if blocker == "Rosa" else (tom, rosa)))
        wait_for(lambda: "Rosa" not in line.text.rpartition("\nid: ")[2])
    assert ["Rosa" in way() for way in ways] == [False, False, False]
    with closing(Line(other, "", path="/lobby/live", query="parts")) as line:
        line.begun()
        assert "Rosa" not in line.text
    assert "Rosa" in stranger.get("/lobby").text
    assert "Rosa" not in other.post("/lobby/seek", data={"game": "chess"}).text.partition("<main")[2]


def test_a_challenge_does_not_bring_two_together_who_do_not_want_to_meet(client: TestClient) -> None:
    ada, brian = (Program(client, new_token(another(client), name)) for name in ("Ada", "Brian"))
    ada.post("/challenges", {"to": "Brian", "game": "duel"})
    (challenge,) = brian.get("/challenges")["challenges"]
    identities = state(client).house.identities
    known = [portal(client).call(identities.called, check_name(name)) for name in ("Ada", "Brian")]
    one, two = (found.player for found in known if found)
    portal(client).call(identities.block, one, two)
    assert brian.post(f"/challenges/{challenge['id']}/accept", status=409)["code"] == "lobby-gone"
    assert ada.get("/games")["games"] == []


def test_ladders_and_profiles_tell_nothing_of_who_has_no_account_or_has_left(
    client: TestClient, other: TestClient
) -> None:
    """A guest, somebody who has left, and nobody are the same there, and nothing names players but by their names."""
    make_account(client, "Rosa")
    Person(other).begin(game="duel", name="Tom")
    stranger = another(client)
    assert "Rosa" in stranger.get("/people/Rosa").text
    player = state(client).house._store.people().called("rosa")
    assert player is not None
    assert player.player not in stranger.get("/people/Rosa").text + stranger.get("/ladder").text
    client.post("/me/delete")
    answers = [stranger.get(f"/people/{name}") for name in ("Rosa", "Tom", "Nobody")]
    plain = {answer.text.replace(name, "") for answer, name in zip(answers, ("Rosa", "Tom", "Nobody"), strict=True)}
    assert {answer.status_code for answer in answers} == {404}
    assert len(plain) == 1
    assert "Rosa" not in stranger.get("/ladder").text


def test_a_line_of_a_program_tells_of_nothing_but_its_own(client: TestClient, other: TestClient) -> None:
    """Whatever others begin, list, challenge or end, the line of a stranger stays as it was."""
    stranger = Program(client, new_token(another(client), "Ada"))
    with closing(stranger.listen("/stream")) as line:
        line.until("open")
        host, guest = Person(client), Person(other)
        for audience in ("anybody", "private"):
            host.begin(game="duel", company="friends", name="Rosa", audience=audience)
            gather(host, guest)
            host.do("resign")
        program = Program(client, new_token(client, "Mine", "me"))
        program.post("/challenges", {"to": "Ada", "game": "duel"})
        told = line.until("challenge")
    assert [one["type"] for one in told] == ["open", "challenge"]
    assert host.game not in line.text
    assert client.get(f"{API}/games").status_code == 401
