"""Giving up where two play together: it is offered, the partner is asked, and nobody else learns of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from datetime import datetime
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindtable.game.contract import Seat
from mindtable.store import Chair, Entry, Store
from mindtable.store.kept_games import EntryKind
from mindtable.table import authority
from mindtable.table.app import make_app
from mindtable.table.attendance import USUAL_PATIENCE, Patience
from mindtable.table.authority import Authority
from mindtable.table.declined import Declined
from mindtable.table.giving_up import GIVE_UP, PLAY_ON, GivingUp
from mindtable.table.house import House
from mindtable.table.keys import Keys
from mindtable.table.openings import Openings, Wish
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from tests.table import inside
from tests.table.listening import Line
from tests.table.playing import Person, all_answer, another, gather

A, B, C, D = map(Seat, "ABCD")
FOUR = {seat: Chair(seat, player=name) for seat, name in zip((A, B, C, D), ("rosa", "tom", "kim", "ada"), strict=True)}
NAMES = ("Rosa", "Tom", "Kim", "Ada")
ASKED = "Rosa wants to resign. Do you agree?"
OFFERED = "You want to resign. Waiting for Kim."
REFUSED = "Kim wants to keep playing."
OVER = 'class="question over"'
Opened = Callable[..., TestClient]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Opens a table; each time anew, as after a restart."""
    with ExitStack() as running:

        def new(patience: Patience = USUAL_PATIENCE) -> TestClient:
            running.close()
            app = make_app(Settings(data=tmp_path, pace=AT_ONCE, patience=patience, posts_a_minute=1_000_000))
            return running.enter_context(TestClient(app, base_url="http://table.test", follow_redirects=True))

        yield new


def four(client: TestClient, **chairs: str) -> list[Person]:
    """Rosa and Kim against Tom and Ada, as far as no bots or people at one screen sit there."""
    host = Person(client)
    host.begin(game="tag-team", company="friends", name="Rosa", **chairs)
    guests = [Person(another(client)) for _ in host.invitations()]
    gather(host, *guests, names=NAMES[1:])
    return [host, *guests]


def at(client: TestClient, person: Person) -> Authority:
    return inside.authority(client, person.game)


def kinds(table: Authority, folder: Path) -> list[str]:
    """What was written down of a game since its deal."""
    store = Store.in_folder(folder)
    kept = store.game(table.id)
    store.close()
    assert kept is not None
    return [entry.kind for entry in kept.entries if entry.kind not in ("bits", "deal")]


# --- who wants to, and who has to be asked -----------------------------------------------------------


def offers(*said: tuple[EntryKind, Seat]) -> GivingUp:
    found = GivingUp([(A, C), (B, D)])
    for number, (kind, seat) in enumerate(said, 1):
        found.take_in(Entry(number, kind, seat, ""))
    return found


def test_only_a_person_at_another_screen_who_is_here_has_to_be_asked() -> None:
    assert offers().to_ask(A, FOUR, ()) == (C,)
    assert offers((GIVE_UP, C)).to_ask(A, FOUR, ()) == (), "who wants to as well"
    assert offers((GIVE_UP, B)).to_ask(A, FOUR, ()) == (C,), "the others have nothing to say"
    assert offers().to_ask(A, FOUR, {C}) == (), "who is away"
    assert offers().to_ask(A, {**FOUR, C: Chair(C, bot="rule")}, ()) == (), "a bot"
    assert offers().to_ask(A, {**FOUR, C: Chair(C, player="rosa")}, ()) == (), "who sits at the same screen"
    alone = GivingUp([(A,), (B,)])
    assert alone.to_ask(A, FOUR, ()) == ()


def test_a_side_of_three_asks_everybody() -> None:
    three = GivingUp([(A, B, C), (D,)])
    three.take_in(Entry(1, GIVE_UP, B, ""))
    assert three.to_ask(B, FOUR, ()) == (A, C)
    assert three.to_ask(C, FOUR, ()) == (A,)
    three.take_in(Entry(2, GIVE_UP, C, ""))
    assert three.agreed(FOUR, ()) is None
    assert three.agreed(FOUR, {A}) == B


def test_an_offer_is_open_until_somebody_plays_on() -> None:
    assert offers((GIVE_UP, A)).wanting(C) == (A,)
    assert offers((GIVE_UP, A)).wanting(B) == ()
    withdrawn = offers((GIVE_UP, A), (PLAY_ON, A))
    assert withdrawn.wanting(A) == ()
    assert withdrawn.refused_by(A) is None
    refused = offers((GIVE_UP, B), (GIVE_UP, A), (PLAY_ON, C))
    assert refused.wanting(A) == ()
    assert refused.refused_by(A) == C
    assert refused.wanting(D) == (B,), "what others want stays"


def test_once_between_two_moves_of_ones_own() -> None:
    assert offers().may_offer(A)
    for end in (C, A):
        asked = offers((GIVE_UP, A), (PLAY_ON, end), ("move", B), ("move", C))
        assert not asked.may_offer(A)
        assert asked.may_offer(C)
        asked.take_in(Entry(5, "move", A, ""))
        assert asked.may_offer(A)
        assert asked.refused_by(A) is None
    assert not offers((GIVE_UP, A), ("move", A)).may_offer(A), "the first offer is still open"


def test_who_is_away_has_agreed() -> None:
    assert offers((GIVE_UP, A)).agreed(FOUR, {B, D}) is None
    assert offers((GIVE_UP, A)).agreed(FOUR, {C}) == A
    assert offers((GIVE_UP, A)).agreed({**FOUR, A: Chair(A, bot="rule")}, {C}) is None, "a bot has offered nothing"
    assert offers().agreed(FOUR, {C}) is None


# --- at the table ------------------------------------------------------------------------------------


def test_the_partner_is_asked_and_agrees(opened: Opened, tmp_path: Path) -> None:
    client = opened()
    rosa, tom, kim, _ = four(client)
    assert "Your teammate is asked first." in rosa.look()
    assert rosa.do("resign").status_code == 200
    assert OFFERED in rosa.look()
    assert ASKED in kim.look()
    assert not at(client, rosa).is_over
    assert kim.do("agree").status_code == 200
    for person in (rosa, kim, tom):
        assert OVER in person.look()
    assert "Rosa resigned." in tom.look()
    assert at(client, rosa).winners == (B, D)
    assert kinds(at(client, rosa), tmp_path) == ["give-up", "resign"]
    for what in ("agree", "play-on", "resign"):
        assert "The game is over." in kim.do(what).text


def test_the_partner_plays_on_and_is_not_asked_again_at_once(opened: Opened) -> None:
    client = opened()
    rosa, tom, kim, ada = people = four(client)
    rosa.do("resign")
    assert kim.do("play-on").status_code == 200
    assert REFUSED in rosa.look()
    assert "give-up" not in kim.look()
    again = rosa.do("resign")
    assert again.status_code == 409
    assert "after your next move" in again.text
    table = at(client, rosa)
    while not any(step.seat == A for step in table.steps):
        for person in people:
            person.turn()
    assert REFUSED not in rosa.look()
    assert rosa.do("resign").status_code == 200
    assert ASKED in kim.look()
    assert kim.do("resign").status_code == 200, "both want to, by whichever button"
    assert OVER in ada.look()
    assert OVER in tom.look()


def test_who_offered_may_withdraw(opened: Opened, tmp_path: Path) -> None:
    client = opened()
    rosa, _, kim, _ = four(client)
    assert rosa.do("play-on").status_code == 409, "there is nothing to withdraw"
    rosa.do("resign")
    assert rosa.do("resign").status_code == 409
    assert rosa.do("agree").status_code == 409, "one person does not agree with themselves"
    assert rosa.do("play-on").status_code == 200
    assert ASKED not in kim.look()
    late = kim.do("agree")
    assert late.status_code == 409, "and that is no offer of Kim's own"
    assert "The offer to resign is no longer open." in late.text
    assert kinds(at(client, rosa), tmp_path) == ["give-up", "play-on"]


def test_opponents_and_spectators_have_no_say(opened: Opened) -> None:
    client = opened()
    rosa, tom, _, _ = four(client)
    watching = Person(another(client))
    watching.game = rosa.game
    rosa.do("resign")
    for person, status in ((tom, 409), (watching, 403)):
        assert person.do("agree").status_code == status
        assert person.do("play-on").status_code == status
    assert not at(client, rosa).is_over


def test_a_bot_agrees_at_once(opened: Opened) -> None:
    client = opened()
    rosa, *_ = four(client, **{"other-2": "rule"})
    assert "Your teammate is asked first." not in rosa.look()
    rosa.do("resign")
    assert OVER in rosa.look()


def test_two_at_one_screen_need_not_ask(opened: Opened) -> None:
    client = opened()
    rosa, *_ = four(client, **{"other-2": "screen"})
    table = at(client, rosa)
    seat = next((seat for seat in table.to_decide if seat in (A, C)), A)
    rosa.do("look", seat=seat)
    rosa.do("resign")
    assert table.winners == (B, D)


def test_opponents_at_one_screen_do_not_see_it_there(opened: Opened) -> None:
    """Rosa and Tom share a screen: what she offers to Kim is on it only while she looks."""
    client = opened()
    rosa, kim, ada = four(client, **{"other-1": "screen"})
    table = at(client, rosa)
    while table.to_decide != (A,):
        if table.to_decide == (B,):
            rosa.do("look", seat="B")
        for person in (rosa, kim, ada):
            person.turn()
    rosa.do("look", seat="A")
    rosa.do("resign")
    assert "You want to resign." in rosa.look()
    rosa.do("look", seat="B")
    assert "give up." not in rosa.look()


def test_who_is_away_has_agreed_at_once(opened: Opened) -> None:
    client = opened(Patience(shown=0, waited=3600))
    rosa, *_ = four(client)
    rosa.do("resign")
    assert OVER in rosa.look()


@pytest.mark.slow
def test_who_goes_away_while_asked_has_agreed(opened: Opened) -> None:
    client = opened(Patience(shown=0.05, waited=3600))
    rosa, tom, kim, ada = four(client)
    with ExitStack() as staying:
        line, *_ = [staying.enter_context(closing(Line(one.browser, rosa.game))) for one in (rosa, tom, ada)]
        with closing(Line(kim.browser, rosa.game)) as leaving:
            leaving.received(kim.look())
            rosa.do("resign")
            assert OFFERED in line.received(rosa.look())
        for _ in range(1000):
            if at(client, rosa).is_over:
                break
            time.sleep(0.005)
        assert OVER in line.received(rosa.look())


def test_what_could_not_be_written_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(authority, "_TRIED_AGAIN", 0.01)

    async def played() -> tuple[Seat, ...]:
        house, table = await seated(tmp_path)
        written = table._write
        failed: list[Entry] = []

        async def failing(game: str, entry: Entry, asked: tuple[Seat, ...] | None, due: datetime | None) -> datetime:
            if entry.kind == "resign" and len(failed) < 2:
                failed.append(entry)
                raise Declined(503, "table-not-kept")
            return await written(game, entry, asked, due)

        table._write = failing
        with table.listening("rosa"), table.listening("tom"):
            with table.listening("kim"):
                await table.resign(A, "rosa")
            async with asyncio.timeout(5):
                while not table.is_over:
                    await asyncio.sleep(0.005)
        await house.close()
        assert len(failed) == 2
        return table.winners

    assert asyncio.run(played()) == (B, D)


def test_an_offer_survives_a_restart(opened: Opened) -> None:
    rosa, _, kim, _ = people = four(opened())
    rosa.do("resign")
    restart(opened, people)
    assert OFFERED in rosa.look()
    assert ASKED in kim.look()
    kim.do("play-on")
    restart(opened, people)
    assert REFUSED in rosa.look()
    assert ASKED not in kim.look()
    assert rosa.do("resign").status_code == 409, "nor is it forgotten that it was refused"


def restart(opened: Opened, people: list[Person]) -> None:
    """Begin the server anew; the browsers stay as they are."""
    client = opened()
    for person in people:
        browser = another(client)
        assert isinstance(person.browser, TestClient)
        browser.cookies.update(person.browser.cookies)
        person.browser = browser


def test_in_a_duel_and_at_mind_up_nobody_is_asked(opened: Opened) -> None:
    client = opened()
    for game in ("duel", "mind-up"):
        host, guest = Person(client), Person(another(client))
        host.begin(game=game, company="friends", players="3", **{"other-2": "rule"})
        gather(host, guest)
        host.do("resign")
        table = at(client, host)
        assert table.is_over == (game == "duel")
        assert bool(table.chairs[A].bot) == (game == "mind-up")
        assert host.do("agree").status_code in (403, 409)


# --- nobody else learns of it ------------------------------------------------------------------------


async def seated(folder: Path) -> tuple[House, Authority]:
    """A game of four who have sat down; the usual patience is very short."""
    house = House(Store.in_folder(folder), Keys.in_folder(folder), AT_ONCE, Patience(shown=0.02, waited=3600))
    table = await house.usher.begin(Openings().new(Wish("tag-team", "friends", "rosa", "Rosa")))
    for seat, name in ((B, "tom"), (C, "kim"), (D, "ada")):
        await house.usher.sit_down(table, seat, player=name, name=name.title())
    await all_answer(house, table)
    return house, table


def test_no_page_event_or_list_of_others_changes(opened: Opened, tmp_path: Path) -> None:
    client = opened()
    rosa, tom, kim, ada = four(client)
    watching = Person(another(client))
    watching.game = rosa.game
    others = (tom, ada, watching)
    table = at(client, rosa)
    with ExitStack() as lines:
        heard = [lines.enter_context(closing(Line(person.browser, rosa.game))) for person in others]

        def all_seen() -> list[str]:
            pages = [person.look() for person in others]
            lists = [person.browser.get("/games").text for person in others]
            return [*pages, *lists, *(line.received(page) for line, page in zip(heard, pages, strict=True))]

        before, mark, moment = all_seen(), table.mark(), table.moment
        touched = touched_last(table, tmp_path)
        for person, what in ((rosa, "resign"), (kim, "play-on"), (kim, "resign"), (kim, "play-on")):
            assert person.do(what).status_code == 200
            assert all_seen() == before
        assert (table.mark(), table.moment) == (mark, moment)
        assert touched_last(table, tmp_path) == touched
    assert len(kinds(table, tmp_path)) == 4


def touched_last(table: Authority, folder: Path) -> datetime:
    """When something was decided last, as the lists of Tom's games would say."""
    store = Store.in_folder(folder)
    (listed,) = store.games_of(table.chairs[B].player or "", 2)
    store.close()
    return listed.touched


def test_others_are_not_even_woken(tmp_path: Path) -> None:
    """A line that is woken begins to wait anew, which could be seen in its signs of life."""

    async def woken() -> list[list[bool]]:
        house, table = await seated(tmp_path)
        with ExitStack() as listening:
            heard = [listening.enter_context(table.listening(who)) for who in ("rosa", "tom", "kim", "ada", None)]
            found = []
            for offer in (table.resign(A, "rosa"), table.play_on(C, "kim")):
                for one in heard:
                    one.clear()
                await offer
                found.append([one.is_set() for one in heard])
        await house.close()
        return found

    assert asyncio.run(woken()) == [[True, False, True, False, False]] * 2


def test_an_answer_counts_while_the_partner_thinks_about_it(tmp_path: Path) -> None:
    async def answered() -> None:
        house, table = await seated(tmp_path)
        with ExitStack() as listening:
            for who in ("rosa", "tom", "kim", "ada"):
                listening.enter_context(table.listening(who))
            (seat,) = table.to_decide
            mark, move = table.mark(), table.position.view(seat).moves()[0].text
            await table.resign(A, "rosa")
            await house.dealer.answer(table, seat, move, mark, table.chairs[seat].player)
            assert len(table.steps) == 2
            mark, moment = table.mark(), table.moment
        await house.close()
        again = House(Store.in_folder(tmp_path), Keys.in_folder(tmp_path), AT_ONCE)
        restored = await again.hall.game(table.id)
        assert (restored.mark(), restored.moment) == (mark, moment), "the question is the same after a restart"
        assert restored.course.giving_up.wanting(C) == (A,)
        await again.close()

    asyncio.run(answered())
