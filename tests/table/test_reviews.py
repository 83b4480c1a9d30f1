"""Reviews at the table: worked out once for all who ask, kept, never stuck, and only of games that are over."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindtable.game.records import write_out
from mindtable.games import games
from mindtable.store import BusHere, Hub, Store
from mindtable.table.authority import Authority
from mindtable.table.declined import Declined
from mindtable.table.fair_queue import Limits
from mindtable.table.house import House
from mindtable.table.keys import Keys
from mindtable.table.openings import Openings
from mindtable.table.pace import AT_ONCE
from mindtable.table.reviews import Found
from mindtable.table.switchboard import Switchboard
from mindtable.table.thoughts import Lane, Whose
from tests.review.test_review import played
from tests.table.assessing import Assessing
from tests.table.inside import authority, state
from tests.table.playing import Person

ROSA, TOM = Whose("192.0.2.1", "rosa"), Whose("192.0.2.2", "tom")


def in_house(folder: Path, do: Callable[[House], Awaitable[None]], thinkers: Assessing, most: int = 8) -> None:
    async def run() -> None:
        limits = Limits(browser=most, address=most)
        house = House(Store.in_folder(folder), Keys(bytes(32)), AT_ONCE, limits=limits, thinkers=thinkers)
        try:
            async with asyncio.timeout(60):
                await do(house)
        finally:
            await house.close()

    asyncio.run(run())


async def over(house: House) -> Authority:
    """A game that is over."""
    return await house.usher.begin(Openings().of_record(played("duel"), "rosa"))


async def done(found: Found) -> None:
    while found.working is not None:
        await asyncio.wait({found.working})


def test_a_first_look_comes_before_a_closer_one_and_both_are_kept(tmp_path: Path) -> None:
    thinkers = Assessing()
    ids: list[str] = []

    async def ask(house: House) -> None:
        table = await over(house)
        ids.append(table.id)
        found = await house.reviews.look(table, "known", ROSA, "rough")
        await done(found)
        assert (found.care, found.done) == ("rough", len(table.steps) - 1)
        assert {wanted.lane for wanted in thinkers.thought} == {Lane.QUICK}
        await done(await house.reviews.look(table, "known", ROSA))
        assert found.care == "fine"
        assert {wanted.lane for wanted in thinkers.thought[found.count :]} == {Lane.SLOW}

    async def ask_again(house: House) -> None:
        found = await house.reviews.look(await house.hall.game(ids[0]), "known", TOM)
        assert not found.is_working
        assert found.review is not None
        assert not found.review.is_open

    in_house(tmp_path, ask, thinkers)
    thought = len(thinkers.thought)
    assert all(wanted.task == "assessment" and wanted.whose == ROSA for wanted in thinkers.thought)
    in_house(tmp_path, ask_again, thinkers)
    assert len(thinkers.thought) == thought, "what is kept is not thought again"


def test_two_who_ask_get_the_same_one(tmp_path: Path) -> None:
    thinkers = Assessing()

    async def ask(house: House) -> None:
        table = await over(house)
        one, other = await asyncio.gather(*(house.reviews.look(table, "known", whose) for whose in (ROSA, TOM)))
        assert one is other
        await done(one)
        assert len({wanted.name for wanted in thinkers.thought}) == len(thinkers.thought) == 2 * one.count

    in_house(tmp_path, ask, thinkers)


def test_open_cards_are_looked_at_only_where_that_is_asked_for(tmp_path: Path) -> None:
    thinkers = Assessing()

    async def ask(house: House) -> None:
        table = await over(house)
        await done(await house.reviews.look(table, "known", ROSA, "rough"))
        assert not any(wanted.is_open for wanted in thinkers.thought)
        thinkers.thought.clear()
        found = await house.reviews.look(table, "open", ROSA, "rough")
        await done(found)
        assert all(wanted.is_open for wanted in thinkers.thought)
        assert found.review is not None
        assert found.review.is_open

    in_house(tmp_path, ask, thinkers)


def test_a_server_that_ends_meanwhile_leaves_nothing_stuck(tmp_path: Path) -> None:
    ids: list[str] = []

    async def begin(house: House) -> None:
        table = await over(house)
        ids.append(table.id)
        held.go.clear()
        await house.reviews.look(table, "known", ROSA)
        while not held.thought:
            await asyncio.sleep(0)

    async def ask_again(house: House) -> None:
        found = await house.reviews.look(await house.hall.game(ids[0]), "known", ROSA)
        assert found.review is None
        await done(found)
        assert found.care == "fine"

    held = Assessing()
    in_house(tmp_path, begin, held)
    assert len(held.thought) == 4, "no more of one review are wanted at the same time"
    in_house(tmp_path, ask_again, Assessing())


def test_what_has_failed_is_tried_again_when_somebody_asks_for_it(tmp_path: Path) -> None:
    thinkers = Assessing()
    thinkers.is_failing = True

    async def ask(house: House) -> None:
        table = await over(house)
        found = await house.reviews.look(table, "known", ROSA)
        await done(found)
        assert found.has_failed
        assert not (await house.reviews.look(table, "known", ROSA)).is_working, "a page that looks does not begin anew"
        thinkers.is_failing = False
        await house.reviews.again(table, "known", ROSA)
        await done(found)
        assert (found.has_failed, found.care) == (False, "fine")

    in_house(tmp_path, ask, thinkers)


def test_reviews_have_their_share_of_thinking(tmp_path: Path) -> None:
    thinkers = Assessing()

    async def ask(house: House) -> None:
        one, other = await over(house), await over(house)
        thinkers.go.clear()
        found = await house.reviews.look(one, "known", ROSA)
        with pytest.raises(Declined, match="too-much-thinking"):
            await house.reviews.look(other, "known", ROSA)
        thinkers.go.set()
        await done(found)
        await done(await house.reviews.look(other, "known", ROSA))

    in_house(tmp_path, ask, thinkers, most=1)


def test_other_servers_show_what_one_has_made(tmp_path: Path) -> None:
    hub = Hub()

    async def run() -> None:
        one, other = (
            House(
                Store.in_folder(tmp_path),
                Keys(bytes(32)),
                AT_ONCE,
                thinkers=Assessing(),
                news=Switchboard(BusHere(hub)),
            )
            for _ in range(2)
        )
        for house in (one, other):
            house.join()
        table = await over(one)
        await other.hall.game(table.id)
        assert other.reviews.at_hand(table.id) is None
        await done(await one.reviews.look(table, "known", ROSA, "rough"))
        async with asyncio.timeout(60):
            while other.reviews.at_hand(table.id) is None:
                await asyncio.sleep(0.01)
        for house in (one, other):
            await house.close()

    asyncio.run(run())


# --- pages -------------------------------------------------------------------------------------------


@pytest.fixture
def thinkers(client: TestClient) -> Assessing:
    found = Assessing()
    state(client).house.thinking._thinkers = found
    return found


def handed_in(client: TestClient, game: str) -> str:
    """The address of the review of a game that is over."""
    page = client.post("/replay", data={"text": write_out(played(game))})
    return f"/games/{page.url.path.split('/')[2]}/review"


def reviewed(client: TestClient, address: str) -> str:
    """The page of a review, once it is whole."""
    while 'hx-trigger="every' in (page := client.get(address)).text:
        pass
    assert page.status_code == 200
    return html.unescape(page.text)


@pytest.mark.parametrize("game", games())
@pytest.mark.usefixtures("thinkers")
def test_every_decision_can_be_looked_at(client: TestClient, game: str) -> None:
    address = handed_in(client, game)
    seats = [seat for seat, _ in played(game).seats]
    for seat in seats[:2]:
        page = reviewed(client, f"{address}?as={seat}")
        moves = [number for number, (mover, _) in enumerate(played(game).moves, 1) if mover == seat]
        assert [int(number) for number in re.findall(r'<li class="own[^>]*><a href="[^"]*move=(\d+)', page)] == moves
        for number in moves[:2]:
            here = reviewed(client, f"{address}?as={seat}&move={number}")
            assert len(re.findall(r'aria-current="step"', here)) == 2, "on the curve, and among the moves"
    whole = reviewed(client, f"{address}?all=1")
    assert len(re.findall(r'<li class="(?:own|theirs)', whole)) == len(played(game).moves)
    assert 'id="seen-then"' in reviewed(client, f"{address}?open=1")


@pytest.mark.usefixtures("thinkers")
def test_what_was_better_is_said_and_can_be_played_out(client: TestClient) -> None:
    address = handed_in(client, "duel")
    page = reviewed(client, address)
    assert "Better" in page
    assert len(re.findall(r'<img class="portrait" src="/art/[a-z-]+\.svg', page)) == 2  # of the cards of both moves
    (step,) = set(re.findall(r'href="([^"]+step=1)"', page))
    line = reviewed(client, step)
    assert "Back to the game" in line
    assert re.search(r'<li class="current"><a href="[^"]+step=1" aria-current="step"', line)
    assert "Play from here" in line


@pytest.mark.parametrize("game", games())
@pytest.mark.usefixtures("thinkers")
def test_the_card_that_was_chosen_and_the_better_one_are_marked(client: TestClient, game: str) -> None:
    """Whoever did not sit there is not addressed on the board, either."""
    page = reviewed(client, handed_in(client, game))
    board = page[page.index('<figure class="example position">') : page.index("</figure>")]
    assert re.findall(r'class="[^"]*marked (made mistake|made slip|made |better)', board)
    assert 'class="card-mark" aria-hidden="true">▲</span><span class="spoken">Better</span>' in board
    assert not re.search(r"\b[Yy]ou\b|\b[Yy]our\b", board)


@pytest.mark.usefixtures("thinkers")
def test_a_review_in_another_language(client: TestClient) -> None:
    address = handed_in(client, "duel")
    reviewed(client, address)
    page = client.get(address, headers={"Accept-Language": "pl"}).text
    assert '<html lang="pl"' in page
    assert "table-" not in re.sub(r'(?:class|href|id|src|hx-\w+)="[^"]*"', "", page)


@pytest.mark.usefixtures("thinkers")
def test_what_is_not_there_is_declined(client: TestClient) -> None:
    address = handed_in(client, "duel")
    for wrong in ("as=X", "move=x", "step=x", "step=100", "move=9999999"):
        assert client.get(f"{address}?{wrong}").status_code == 422


@pytest.mark.usefixtures("thinkers")
def test_the_curve_is_a_picture_once_there_is_a_review(client: TestClient) -> None:
    address = handed_in(client, "duel")
    assert client.get(f"{address}/curve.svg").status_code == 409
    reviewed(client, address)
    picture = client.get(f"{address}/curve.svg?as=A")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg ")
    assert picture.text != client.get(f"{address}/curve.svg?as=B").text


def test_a_review_that_has_failed_says_so_and_can_be_asked_for_again(client: TestClient, thinkers: Assessing) -> None:
    thinkers.is_failing = True
    address = handed_in(client, "duel")
    assert "could not be finished" in reviewed(client, address)
    thinkers.is_failing = False
    assert client.post(f"{address}/again").url.path == address
    assert 'id="chances"' in reviewed(client, address)


@pytest.mark.usefixtures("thinkers")
def test_the_end_of_a_game_shows_where_it_turned(client: TestClient, other: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel")
    while len(authority(client, person.game).steps) < 12 and person.turn():
        pass
    person.do("resign")
    before = person.look()
    assert 'class="curve"' not in before
    assert re.search(r'hx-post="(/games/[^"]+/review)"', before)
    watching = Person(other)
    watching.game = person.game
    assert "/review" in watching.look()
    assert 'hx-trigger="load"' not in watching.look(), "who watches has nobody think"
    assert client.post(f"/games/{person.game}/review").status_code == 204
    while 'class="curve"' not in person.look():
        pass
    assert 'class="curve"' in watching.look()
