"""Who is here and who is away, and bots that play on for those who do not come back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindtable.game.contract import Seat
from mindtable.store import Chair, Store
from mindtable.table.app import make_app
from mindtable.table.attendance import Attendance, Patience
from mindtable.table.authority import Authority
from mindtable.table.declined import Declined
from mindtable.table.house import House
from mindtable.table.keys import Keys
from mindtable.table.openings import Openings, Wish
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from tests.table.inside import as_client, authority
from tests.table.listening import Line
from tests.table.playing import Person, all_answer, another, gather

A, B, C = map(Seat, "ABC")
CHAIRS = (Chair(A, player="rosa"), Chair(B, player="tom"), Chair(C, bot="rule"))
AWAY = 'class="away"'
OFFER = 'class="stand-in"'
PLAYS_ON = "A bot has taken over for you."
Opened = Callable[..., TestClient]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Opens a table with a patience; each time anew, as after a restart."""
    with ExitStack() as running:

        def new(shown: float = 0, waited: float = 0) -> TestClient:
            running.close()
            patience = Patience(shown, waited)
            app = make_app(Settings(data=tmp_path, pace=AT_ONCE, patience=patience, posts_a_minute=1_000_000))
            return running.enter_context(TestClient(app, base_url="http://table.test", follow_redirects=True))

        yield new


def together(client: TestClient, game: str = "duel", **wish: str) -> list[Person]:
    """A game of friends who have all sat down, in the order of their chairs."""
    host = Person(client)
    host.begin(game=game, company="friends", name="Rosa", **wish)
    guests = [Person(another(client)) for _ in host.invitations()]
    gather(host, *guests, names=("Tom", "Kim", "Ada"))
    return [host, *guests]


def at(client: TestClient, person: Person) -> Authority:
    return authority(client, person.game)


def of(people: list[Person], seat: Seat) -> Person:
    return people["ABCD".index(seat)]


# --- who is away -------------------------------------------------------------------------------------


def test_only_who_is_gone_for_a_while_is_away() -> None:
    here = Attendance(Patience(shown=20, waited=120), now=0)
    here.come("rosa")
    here.come("tom")
    here.go("tom", now=100)
    assert here.review(CHAIRS, [], now=119) == 1
    assert not here.away
    assert here.review(CHAIRS, [], now=120) is None
    assert here.away == {B}, "neither who is here nor a bot"
    here.come("tom")
    here.review(CHAIRS, [], now=121)
    assert not here.away


def test_one_of_two_pages_is_enough() -> None:
    here = Attendance(Patience(shown=20, waited=120), now=0)
    here.come("rosa")
    here.come("tom")
    here.come("tom")
    here.go("tom", now=10)
    here.review(CHAIRS, [B], now=1000)
    assert not here.away
    assert not here.missed


def test_the_table_waits_from_when_they_are_both_asked_and_gone() -> None:
    here = Attendance(Patience(shown=20, waited=120), now=0)
    here.come("rosa")
    here.come("tom")
    here.go("tom", now=100)
    here.asked(now=150)
    assert here.review(CHAIRS, [B], now=269) == 1
    assert not here.missed
    here.review(CHAIRS, [A], now=270)
    assert not here.missed, "the table waits for somebody else"
    here.review(CHAIRS, [B], now=270)
    assert here.missed == {B}


def test_nobody_knows_who_was_away_before_the_server_began() -> None:
    here = Attendance(Patience(shown=20, waited=120), now=1000)
    here.review(CHAIRS, [A], now=1019)
    assert not here.away
    here.review(CHAIRS, [A], now=1119)
    assert here.away == {A, B}
    assert not here.missed
    here.review(CHAIRS, [A], now=1120)
    assert here.missed == {A}


def test_those_at_one_screen_are_here_or_away_together() -> None:
    here = Attendance(Patience(shown=0, waited=0), now=0)
    chairs = (Chair(A, player="rosa"), Chair(B, player="tom"), Chair(C, player="rosa"))
    here.come("tom")
    here.review(chairs, [C], now=1)
    assert here.away == {A, C}
    assert here.missed == {C}, "only the chair that the table waits for"


@pytest.mark.parametrize("game", ["duel", "tag-team", "mind-up"])
def test_everybody_is_shown_who_is_away(opened: Opened, game: str) -> None:
    client = opened(shown=0, waited=3600)
    host, guest, *_ = together(client, game)
    watching = Person(another(client))
    watching.game = host.game
    with closing(Line(guest.browser, host.game)) as line:
        line.received(guest.look())
        region = re.search(r'<section class="[^"]*" [^>]*aria-label="Tom".*?</section>', host.look(), re.DOTALL)
        assert region
        assert AWAY not in region[0]
        others = len(at(client, host).seats) - 1
        assert guest.look().count(AWAY) == watching.look().count(AWAY) == others
    assert OFFER not in guest.look(), "it is too early for that"


def test_who_is_away_is_told_at_once_when_they_come(opened: Opened) -> None:
    client = opened(shown=0, waited=3600)
    host, guest = together(client)
    with closing(Line(guest.browser, host.game)) as line:
        assert AWAY in line.received(guest.look()).rpartition("\nid: ")[2]
        with closing(Line(host.browser, host.game)) as back:
            back.received(host.look())
            assert AWAY not in line.received(guest.look()).rpartition("\nid: ")[2]


def test_without_script_who_does_something_is_here(opened: Opened) -> None:
    client = opened(shown=3600)
    host, guest = together(client)
    assert AWAY not in host.look() + guest.look()


# --- a bot plays on ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["duel", "tag-team"])
def test_a_bot_plays_on_for_who_is_away(opened: Opened, game: str) -> None:
    client = opened()
    people = together(client, game)
    (seat,) = at(client, people[0]).to_decide
    gone, left = of(people, seat), next(person for person in people if person is not of(people, seat))
    watching = Person(another(client))
    watching.game = gone.game
    assert left.look().count(OFFER) == 2, "in the menu and beside the question"
    assert OFFER not in watching.look()
    assert left.do("bot", seat=seat).status_code == 200
    table = at(client, left)
    assert table.chairs[seat].bot
    assert not table.winners
    assert PLAYS_ON in gone.look()
    assert PLAYS_ON not in left.look() + watching.look()
    mark, moves = gone.question()
    assert not moves
    assert gone.answer("pass", mark).status_code == 403
    if game == "duel":  # who is gone may come back, so nobody goes back to see what they hold
        assert left.do("back").status_code == 403
        assert left.do("hint").status_code == 403
    while len(table.steps) < 2:
        left.look()
    restarted = opened()
    assert PLAYS_ON in restarted.get(f"/games/{left.game}", headers={"cookie": cookies(gone)}).text


@pytest.mark.parametrize("game", ["duel", "mind-up"])
def test_who_comes_back_plays_on(opened: Opened, game: str) -> None:
    client = opened()
    people = together(client, game)
    table = at(client, people[0])
    seat = table.to_decide[0]
    gone, left = of(people, seat), next(person for person in people if person is not of(people, seat))
    name = table.chairs[seat].name
    assert gone.do("sit-down-again").status_code == 403, "nobody has their chair"
    left.do("bot", seat=seat)
    assert left.do("sit-down-again").status_code == 403
    watching = Person(another(client))
    watching.game = gone.game
    assert watching.do("sit-down-again").status_code == 403
    with closing(Line(gone.browser, gone.game)):  # it was open while they could only watch
        assert "Take over again" in gone.look()
        assert gone.do("sit-down-again").status_code == 200
        assert PLAYS_ON not in gone.look()
        assert seat not in table.away
    chair = table.chairs[seat]
    assert (chair.name, chair.bot, table.seats_of(chair.player)) == (name, "", [seat])
    assert gone.do("sit-down-again").status_code == 403
    restarted = at(opened(), gone)
    assert restarted.chairs[seat] == chair
    assert not restarted.replaced


def test_a_bot_that_still_thinks_does_not_answer_for_who_came_back(tmp_path: Path) -> None:
    async def come_back() -> Authority:
        house = House(Store.in_folder(tmp_path), Keys.in_folder(tmp_path), AT_ONCE, Patience(0, 0))
        table = await house.usher.begin(Openings().new(Wish("duel", "friends", "rosa")))
        await house.usher.sit_down(table, B, player="tom", name="Tom")
        await all_answer(house, table)
        (seat,) = table.to_decide
        player = table.chairs[seat].player or ""
        move, mark = table.position.view(seat).moves()[0].text, table.mark()
        done = await asyncio.gather(
            table.replace(seat, "rule", lambda: asyncio.sleep(0, result=True)),
            table.sit_down_again(seat, player, lambda: asyncio.sleep(0, result=True)),
            table.answer(seat, move, mark, None),
            return_exceptions=True,
        )
        assert [getattr(one, "message", None) for one in done] == [None, None, "table-not-your-seat"]
        await house.close()
        return table

    table = asyncio.run(come_back())
    assert len(table.steps) == 1


def cookies(person: Person) -> str:
    assert isinstance(person.browser, TestClient)
    return "; ".join(f"{name}={value}" for name, value in person.browser.cookies.items())


def test_of_several_who_are_missing_each_is_replaced_once(opened: Opened) -> None:
    client = opened()
    host, tom, kim = together(client, "mind-up", players="3")
    mark, moves = host.question()
    assert host.answer(moves[0], mark).status_code == 200
    assert host.look().count(OFFER) == 2
    assert host.do("bot", seat="B").status_code == 200
    again = kim.do("bot", seat="B")
    assert again.status_code == 409
    assert "has taken this seat" in again.text
    assert host.do("bot", seat="C").status_code == 200
    assert PLAYS_ON in tom.look()
    assert PLAYS_ON in kim.look()
    while host.question()[0] == mark:
        pass
    sealed = at(client, host).steps[1].move
    assert sealed
    assert sealed.text == moves[0], "it has stayed"


def test_one_chair_of_several_at_a_screen(opened: Opened) -> None:
    """Who comes back to a screen with two chairs has the other one still."""
    client = opened()
    host = Person(client)
    host.begin(game="mind-up", company="friends", players="3", name="Rosa", **{"other-1": "screen"})
    guest = Person(another(client))
    gather(host, guest)
    assert guest.do("bot", seat="A").status_code == 200
    table = at(client, host)
    assert table.chairs[A].bot
    assert not table.chairs[B].bot
    assert PLAYS_ON not in host.look()
    assert host.do("look", seat="B").status_code == 200
    assert host.question()[1]


def test_who_is_here_keeps_the_chair(opened: Opened) -> None:
    client = opened()
    people = together(client)
    (seat,) = at(client, people[0]).to_decide
    asked, waits = of(people, seat), next(person for person in people if person is not of(people, seat))
    with closing(Line(asked.browser, asked.game)) as line:
        line.received(asked.look())
        assert OFFER not in waits.look()
        refused = waits.do("bot", seat=seat)
        assert refused.status_code == 409
        assert "This player is here." in refused.text
    while OFFER not in waits.look():  # the line has ended, and soon the server knows
        pass


def test_what_is_refused(opened: Opened) -> None:
    client = opened(waited=3600)
    people = together(client)
    (seat,) = at(client, people[0]).to_decide
    asked, waits = of(people, seat), next(person for person in people if person is not of(people, seat))
    watching = Person(another(client))
    watching.game = asked.game
    assert watching.do("bot", seat=seat).status_code == 403
    assert waits.do("bot", seat="Z").status_code == 422
    early = as_client(waits.browser).post(
        f"/games/{waits.game}/bot", data={"seat": seat}, headers={"accept-language": "fr"}
    )
    assert early.status_code == 409
    assert "depuis un moment" in early.text
    other = B if seat == A else A
    assert asked.do("bot", seat=other).status_code == 409, "nobody waits for them"
    asked.do("resign")
    over = waits.do("bot", seat=seat)
    assert over.status_code == 409
    assert "The game is over" in over.text


@pytest.mark.parametrize("answers_first", [True, False])
def test_who_answers_and_who_presses_at_the_same_time(tmp_path: Path, answers_first: bool) -> None:
    async def race() -> tuple[list[object], Authority]:
        house = House(Store.in_folder(tmp_path), Keys.in_folder(tmp_path), AT_ONCE, Patience(0, 0))
        table = await house.usher.begin(Openings().new(Wish("duel", "friends", "rosa")))
        await house.usher.sit_down(table, B, player="tom", name="Tom")
        await all_answer(house, table)
        (seat,) = table.to_decide
        move = table.position.view(seat).moves()[0].text
        answer = house.dealer.answer(table, seat, move, table.mark(), table.chairs[seat].player)
        replaced = [house.usher.replace(table, seat, "rule") for _ in range(2)]
        all_at_once = [answer, *replaced] if answers_first else [*replaced, answer]
        done = await asyncio.gather(*all_at_once, return_exceptions=True)
        await house.close()
        return list(done), table

    done, table = asyncio.run(race())
    declined = [one.message for one in done if isinstance(one, Declined)]
    if answers_first:
        assert declined == ["table-not-away-for-long"] * 2
        assert not any(chair.bot for chair in table.chairs.values())
    else:
        assert declined == ["table-chair-taken", "table-not-your-seat"]
        assert sum(bool(chair.bot) for chair in table.chairs.values()) == 1


def test_a_bot_does_not_take_the_chair_of_somebody_who_sits_down_at_the_same_moment(tmp_path: Path) -> None:
    """Else who opens a game for ratings could have a newcomer count as one who has left."""

    async def both() -> None:
        house = House(Store.in_folder(tmp_path), Keys.in_folder(tmp_path), AT_ONCE)
        table = await house.usher.begin(Openings().new(Wish("duel", "friends", "rosa")))
        sitting = house.usher.sit_down(table, B, player="tom", name="Tom")
        done = await asyncio.gather(sitting, house.usher.seat_bot(table, B, "rule"), return_exceptions=True)
        assert done[0] is None
        assert isinstance(done[1], Declined)
        assert table.chairs[B].player == "tom"
        assert not table.replaced
        await house.close()

    asyncio.run(both())
