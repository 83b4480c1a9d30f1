"""Before a game: nobody gets a card until all are there, and all who are there have a hand in the deal."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindtable.game.commitments import Terms, seed_from
from mindtable.game.contract import Seat
from mindtable.game.records import Record, parse
from mindtable.games import duel
from mindtable.mindbug.cards import CARDS
from mindtable.store import Entry, Store, StoreProblem
from mindtable.table.app import make_app
from mindtable.table.attendance import USUAL_PATIENCE, Patience
from mindtable.table.authority import Authority
from mindtable.table.declined import NotKept
from mindtable.table.house import House
from mindtable.table.keys import Keys
from mindtable.table.openings import Openings, Wish
from mindtable.table.pace import AT_ONCE
from mindtable.table.present.sayings import wording_in
from mindtable.table.settings import Settings
from mindtable.wording.mindbug import MindbugWords
from tests.table.inside import authority
from tests.table.listening import Line
from tests.table.playing import Person, another, gather
from tests.table.test_thinking import Clock, until

A, B = Seat("A"), Seat("B")
GAMES = ["duel", "tag-team", "mind-up"]
COMMITMENT = re.compile(r"\b[0-9a-f]{64}\b")
ADD_BITS = 'id="add-bits"'
# Whatever shows a card, or could be pressed to play one.
CARDS_SHOWN = re.compile(
    r'data-read|data-moves|name="move"|class="(?:[^"]* )?(card|creature|up-hand|choice)\b|'
    r"/art/(?!logo|emote|bot-|scene-)"
)
ONE, TWO = "1f" * 32, "2e" * 32
Opened = Callable[..., TestClient]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Opens a table; each time anew, as after a restart. Deals wait long for browsers that do not answer."""
    with ExitStack() as running:

        def new(dealt: float = 3600) -> TestClient:
            running.close()
            patience = Patience(USUAL_PATIENCE.shown, USUAL_PATIENCE.waited, dealt)
            app = make_app(Settings(data=tmp_path, pace=AT_ONCE, patience=patience, posts_a_minute=1_000_000))
            return running.enter_context(TestClient(app, base_url="http://table.test", follow_redirects=True))

        yield new


def begun(client: TestClient, game: str = "duel", **wish: str) -> tuple[Person, list[Person]]:
    """A game of friends of whom only the first sits, and those who will come."""
    host = Person(client)
    host.begin(game=game, company="friends", **wish)
    return host, [Person(another(client), seed) for seed in range(2, 2 + len(host.invitations()))]


def sit_down(person: Person, invitation: str) -> None:
    """Sit down, and do nothing else: this browser does not answer by itself."""
    page = person.browser.post(invitation, data={})
    assert page.status_code == 200
    person.game = re.findall(r"/games/([\w-]+)", page.text)[0]


def all_sit(host: Person, guests: list[Person]) -> None:
    for guest, invitation in zip(guests, host.invitations(), strict=True):
        sit_down(guest, invitation)


def page_of(person: Person) -> str:
    """The page as it is, without what a script would do with it."""
    return person.browser.get(f"/games/{person.game}").text


def at(client: TestClient, person: Person) -> Authority:
    return authority(client, person.game)


def shows_cards(text: str) -> bool:
    wording = wording_in("en")
    names = [wording.words(MindbugWords).card_name(card.id) for card in CARDS]
    return bool(CARDS_SHOWN.search(text)) or any(f">{name}<" in text for name in names)


def record_of(person: Person) -> Record:
    """The record of a game that is over; a duel is over as soon as somebody gives it up."""
    person.do("resign")
    return parse(person.browser.get(f"/replay/{person.game}/record").text)


# --- nobody gets a card ------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nobody_gets_a_card_before_all_are_there(opened: Opened, game: str) -> None:
    client = opened()
    host, guests = begun(client, game)
    watching = Person(another(client))
    watching.game = host.game
    with closing(Line(client, host.game)) as line:
        for guest, invitation in zip(guests, host.invitations(), strict=True):
            pages = [page_of(host), page_of(watching), client.get("/games").text]
            pages += [guest.browser.get(invitation).text, client.get(f"/games/{host.game}/deal").text]
            for page in pages:
                assert not shows_cards(page.partition("<main")[2])
                assert not COMMITMENT.search(page), "what is committed to is shown when all are there"
            assert client.get(f"/replay/{host.game}").status_code == 403
            assert host.do("deal", bits=ONE).status_code == 409
            assert host.answer("pass", "x").status_code == 409
            sit_down(guest, invitation)
        for page in (page_of(host), page_of(guests[0]), page_of(watching), client.get("/games").text):
            assert not shows_cards(page.partition("<main")[2])
        assert at(client, host).steps == [], "there is no deal that could be seen"
        assert not shows_cards(line.received(page_of(host)).partition("<main")[2])
        gather(host, *guests)
        assert all(shows_cards(page_of(person)) for person in (host, *guests))
        assert shows_cards(line.received(page_of(host)))


def test_before_the_deal_nothing_can_be_done(opened: Opened) -> None:
    client = opened()
    host, guests = begun(client)
    all_sit(host, guests)
    alone = Person(another(client))
    page = alone.browser.post("/games", data={"game": "duel", "bot": "rule"}).text
    alone.game = re.findall(r"/games/([\w-]+)", page)[0]
    for what in ("answer", "back", "resign", "hint", "rematch"):
        assert alone.do(what, move="pass", mark=at(client, alone).mark()).status_code == 409, what
    for what in ("answer", "resign", "rematch"):
        assert host.do(what, move="pass", mark=at(client, host).mark()).status_code == 409, what
    assert host.do("bot", seat="B").status_code == 409
    refused = client.post(f"/games/{host.game}/resign", headers={"accept-language": "pl"})
    assert "Karty nie są jeszcze rozdane" in refused.text
    assert at(client, host).steps == []


# --- the commitment ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_all_see_the_same_commitment_before_they_add_their_bits(opened: Opened, game: str) -> None:
    client = opened()
    host, guests = begun(client, game)
    all_sit(host, guests)
    watching = Person(another(client))
    watching.game = host.game
    shown = {commitment for person in (host, *guests, watching) for commitment in COMMITMENT.findall(page_of(person))}
    assert len(shown) == 1
    assert all(ADD_BITS in page_of(person) for person in (host, *guests))
    assert ADD_BITS not in page_of(watching)
    assert set(COMMITMENT.findall(watching.browser.get(f"/games/{host.game}/deal").text)) == shown
    gather(host, *guests)
    assert set(COMMITMENT.findall(host.browser.get(f"/games/{host.game}/deal").text)) == shown
    dealing = at(client, host).course.dealing
    assert dealing is not None
    assert dealing.opened().shown in shown


def test_what_is_committed_to_is_what_the_record_opens(opened: Opened) -> None:
    client = opened()
    host, guests = begun(client)
    all_sit(host, guests)
    (shown,) = set(COMMITMENT.findall(page_of(host)))
    gather(host, *guests)
    record = record_of(host)
    assert record.commitment is not None
    assert record.commitment.shown == shown
    text = (
        f"Mindtable commitment 1\ngame: duel\nrules: {duel.rules}\nsets: first-contact\noptions: none\nstart: deal\n"
        f"secret: {record.commitment.secret.hex()}\n"
    )
    assert sha256(text.encode()).hexdigest() == shown


def test_no_two_games_have_one_secret(opened: Opened) -> None:
    client = opened()
    shown: list[str] = []
    for _ in range(3):
        host, guests = begun(client)
        all_sit(host, guests)
        shown += set(COMMITMENT.findall(page_of(host)))
    host, guests = begun(client)
    gather(host, *guests)
    host.do("resign")
    following = re.findall(r"/games/([\w-]+)", host.do("rematch").text)[0]
    shown += set(COMMITMENT.findall(client.get(f"/games/{following}").text))
    assert len(set(shown)) == 4


# --- bits --------------------------------------------------------------------------------------------


def test_the_bits_of_all_go_into_the_deal(opened: Opened) -> None:
    client = opened()
    host, (guest,) = begun(client)
    all_sit(host, [guest])
    assert host.do("deal", bits=ONE).status_code == 200
    assert ADD_BITS not in page_of(host), "it has added what it had"
    assert not at(client, host).is_dealt
    assert host.do("deal", bits=TWO).status_code == 200, "once more, as after a lost answer"
    assert guest.do("deal", bits=TWO).status_code == 200
    assert at(client, host).is_dealt
    assert guest.do("deal", bits=ONE).status_code == 200, "too late"
    promised = client.get(f"/games/{host.game}/deal").text
    assert "Player A, Player B" in promised
    assert ONE not in promised
    record = record_of(host)
    assert record.commitment is not None
    assert record.commitment.bits == ((A, bytes.fromhex(ONE)), (B, bytes.fromhex(TWO)))
    terms = Terms("duel", record.rules, ("first-contact",), {})
    assert record.seed == seed_from(record.commitment.secret, record.commitment.bits, terms)


def test_a_browser_without_script_adds_none_and_presses_a_button(opened: Opened) -> None:
    client = opened()
    host, (guest,) = begun(client)
    all_sit(host, [guest])
    assert re.search(r'<form id="add-bits"[^>]*>.*?<noscript><button', page_of(host), re.DOTALL)
    assert host.do("deal").status_code == 200
    assert not at(client, host).is_dealt
    assert guest.do("deal", bits=TWO).status_code == 200
    record = record_of(host)
    assert record.commitment is not None
    assert record.commitment.bits == ((B, bytes.fromhex(TWO)),)


def test_who_shares_a_screen_answers_once(opened: Opened) -> None:
    client = opened()
    person = Person(client)
    page = client.post("/games", data={"game": "duel", "company": "screen"}).text
    person.game = re.findall(r"/games/([\w-]+)", page)[0]
    assert person.do("deal", bits=ONE).status_code == 200
    assert at(client, person).is_dealt


@pytest.mark.parametrize("bits", ["1", "1f" * 31, "1f" * 33, "1F" * 32, "xy" * 32, "<script>", "٣" * 64, "0" * 5000])
def test_bits_that_are_none_are_declined(opened: Opened, bits: str) -> None:
    client = opened()
    host, guests = begun(client)
    all_sit(host, guests)
    refused = host.do("deal", bits=bits)
    assert refused.status_code == 422
    assert "makes no sense here" in refused.text
    dealing = at(client, host).course.dealing
    assert dealing is not None
    assert not dealing.has_added(A)


def test_only_who_sits_there_adds_bits(opened: Opened) -> None:
    client = opened()
    host, guests = begun(client)
    all_sit(host, guests)
    watching = Person(another(client))
    watching.game = host.game
    for stranger in (watching, begun(another(client))[0]):
        stranger.game = host.game
        refused = stranger.do("deal", bits=ONE)
        assert refused.status_code == 403
    assert at(client, host).moment == 0


# --- whoever does not answer, and faults ------------------------------------------------------------


class Faulty(Store):
    """A store that can write nothing down while it is told to fail."""

    is_failing = False
    failed = 0

    def append(self, game: str, entry: Entry, **asked: Any) -> datetime:
        if self.is_failing:
            self.failed += 1
            raise StoreProblem("the disk is full")
        return super().append(game, entry, **asked)


def in_house(folder: Path, doing: Callable[[House, Authority], Awaitable[None]], **more: Any) -> None:
    """Do something at a table of two who have just sat down."""

    async def done() -> None:
        store = more.pop("store", None) or Store.in_folder(folder)
        house = House(store, Keys.in_folder(folder), AT_ONCE, Patience(20, 120, 4), **more)
        table = await house.usher.begin(Openings().new(Wish("duel", "friends", "rosa")))
        await house.usher.sit_down(table, B, player="tom", name="Tom")
        await doing(house, table)
        await house.close()

    asyncio.run(done())


def test_who_does_not_answer_is_left_out_after_a_moment(tmp_path: Path) -> None:
    clock = Clock()

    async def wait(house: House, table: Authority) -> None:
        await house.dealer.add_bits(table, "tom", bytes.fromhex(TWO))
        await clock.paused(1)
        assert clock.pauses == [4]
        assert not table.is_dealt
        clock.move()
        await until(lambda: table.is_dealt)
        assert table.course.dealing is not None
        assert table.course.dealing.contributors == [B]
        assert table.to_decide

    in_house(tmp_path, wait, sleep=clock.sleep)


def test_nobody_is_waited_for_twice(tmp_path: Path) -> None:
    clock = Clock()

    async def look(house: House, table: Authority) -> None:
        for _ in range(3):
            house.dealer.deal_soon(table)
        await clock.paused(1)
        await house.dealer.add_bits(table, "rosa", b"")
        await house.dealer.add_bits(table, "tom", b"")
        assert table.is_dealt
        first = table.position
        clock.move()
        await asyncio.sleep(0)
        house.dealer.deal_soon(table)
        assert table.position is first, "it is dealt once"
        assert clock.pauses == [4]

    in_house(tmp_path, look, sleep=clock.sleep)


def test_bits_count_when_they_are_on_disk(tmp_path: Path) -> None:
    store = Faulty(f"sqlite:///{tmp_path}/mindtable.db")

    async def fail(house: House, table: Authority) -> None:
        dealing = table.course.dealing
        assert dealing is not None
        store.is_failing = True
        with pytest.raises(NotKept):
            await house.dealer.add_bits(table, "rosa", bytes.fromhex(ONE))
        assert not dealing.has_added(A)
        assert table.moment == 0
        store.is_failing = False
        await house.dealer.add_bits(table, "rosa", bytes.fromhex(TWO))
        await house.dealer.add_bits(table, "tom", b"")
        assert dealing.opened().bits == ((A, bytes.fromhex(TWO)),)

    in_house(tmp_path, fail, store=store)


def test_a_deal_that_could_not_be_written_is_tried_again(tmp_path: Path) -> None:
    store = Faulty(f"sqlite:///{tmp_path}/mindtable.db")
    clock = Clock()

    async def fail(house: House, table: Authority) -> None:
        await house.dealer.add_bits(table, "rosa", bytes.fromhex(ONE))
        await clock.paused(1)
        store.is_failing = True
        clock.move()
        await clock.paused(2)
        assert not table.is_dealt
        assert table.steps == []
        store.is_failing = False
        clock.move()
        await until(lambda: table.is_dealt)
        assert store.failed == 1

    in_house(tmp_path, fail, store=store, sleep=clock.sleep)


def test_the_store_fails_while_a_browser_answers(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mindtable.table.app.Store", Faulty)
    client = opened()
    host, guests = begun(client)
    all_sit(host, guests)
    monkeypatch.setattr(Faulty, "is_failing", True)
    assert host.do("deal", bits=ONE).status_code == 503
    monkeypatch.undo()
    assert ADD_BITS in page_of(host)
    gather(host, *guests)
    assert shows_cards(page_of(host))


# --- after a restart ---------------------------------------------------------------------------------


def returned(client: TestClient, person: Person) -> Person:
    """The same browser at a server that was started anew."""
    assert isinstance(person.browser, TestClient)
    cookies = person.browser.cookies
    again = Person(another(client), 9)
    assert isinstance(again.browser, TestClient)
    again.browser.cookies = cookies
    again.game = person.game
    return again


def test_after_a_restart_the_commitment_is_the_same_and_the_deal_goes_on(opened: Opened) -> None:
    client = opened()
    host, (guest,) = begun(client)
    all_sit(host, [guest])
    host.do("deal", bits=ONE)
    shown = COMMITMENT.findall(page_of(host))
    client = opened()
    host, guest = returned(client, host), returned(client, guest)
    assert COMMITMENT.findall(page_of(host)) == shown
    assert ADD_BITS not in page_of(host)
    guest.do("deal", bits=TWO)
    table = at(client, host)
    assert table.is_dealt
    hands = [table.position.view(seat).facts() for seat in table.seats]
    client = opened()
    host, guest = returned(client, host), returned(client, guest)
    table = at(client, host)
    assert [table.position.view(seat).facts() for seat in table.seats] == hands, "it is the same deal"
    record = record_of(host)
    assert record.commitment is not None
    assert [record.commitment.shown] == sorted(set(shown))
    assert [bits.hex() for _, bits in record.commitment.bits] == [ONE, TWO]


def test_after_a_restart_a_line_is_enough_to_be_dealt(opened: Opened) -> None:
    """Whoever has answered already only listens; the other browser never comes back."""
    client = opened()
    host, guests = begun(client)
    all_sit(host, guests)
    host.do("deal", bits=ONE)
    client = opened(dealt=0)
    host = returned(client, host)
    assert isinstance(host.browser, TestClient)
    table = at(client, host)
    assert not table.is_dealt
    with closing(Line(host.browser, host.game)) as line:
        for _ in range(1000):
            if table.is_dealt:
                break
            client.get("/about")
        assert shows_cards(line.received(page_of(host)))
