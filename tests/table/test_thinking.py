"""Bots at the table: they share the time to think, and go on after faults, on a clock that the test moves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindtable.bots import BotFailure
from mindtable.bots.rule_bot import RuleBot
from mindtable.game.contract import Move, SetupError
from mindtable.games import duel
from mindtable.store import Entry, Store, StoreProblem
from mindtable.table.app import make_app
from mindtable.table.authority import Authority
from mindtable.table.declined import Declined
from mindtable.table.fair_queue import Limits
from mindtable.table.house import House
from mindtable.table.keys import Keys
from mindtable.table.openings import Openings, Wish
from mindtable.table.pace import AT_ONCE, Pace
from mindtable.table.settings import Settings
from mindtable.table.thinkers import ThinkersHere
from mindtable.table.thoughts import Lane, Wanted, Whose, thought
from mindtable.wording.typography import loose
from tests.table.playing import Person, all_answer

HELD_UP = {
    "en": "cannot save anything",
    "it": "non riesce a salvare nulla",
    "es": "no puede guardar nada",
    "fr": "ne peut rien enregistrer",
    "pl": "nie może teraz niczego zapisać",
}


class Clock:
    """Time that passes when the test says so. What is to be waited for is noted."""

    def __init__(self) -> None:
        self.pauses: list[float] = []
        self._waking: list[asyncio.Future[None]] = []

    async def sleep(self, seconds: float) -> None:
        if not seconds:
            return
        self.pauses.append(seconds)
        waking = asyncio.get_running_loop().create_future()
        self._waking.append(waking)
        await waking

    async def paused(self, times: int) -> None:
        """Until somebody has had to wait so many times."""
        await until(lambda: len(self.pauses) == times)

    def move(self) -> None:
        """Let the time pass that somebody waits for."""
        for waking in self._waking:
            if not waking.done():
                waking.set_result(None)
        self._waking.clear()


class Slow:
    """Thinkers who have thought when the test says so."""

    def __init__(self) -> None:
        self.thinking: dict[asyncio.Future[str], Wanted] = {}
        self.thought: list[Wanted] = []
        self.most = 0  # that were thought at the same time

    def prepare(self, weight: float) -> None:
        pass

    async def has_room(self, _lane: Lane, _whose: Whose) -> bool:
        return True

    async def think(self, wanted: Wanted) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.thinking[answer] = wanted
        self.most = max(self.most, len(self.thinking))
        try:
            return await answer
        finally:
            del self.thinking[answer]

    def close(self) -> None:
        pass

    async def finish_until(self, holds: Callable[[], bool]) -> None:
        """Thoughts come to their end, until something holds."""

        def finished() -> bool:
            self.finish()
            return holds()

        await until(finished)

    def finish(self) -> None:
        """The thoughts that are thought now come to their end, as the rules of thumb would have it."""
        for answer, wanted in self.thinking.items():
            if not answer.done():
                self.thought.append(wanted)
                answer.set_result(thought(replace(wanted, bot="rule", care="rough")))


class Faulty(Store):
    """A store that cannot write moves down while it is told to fail."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.is_failing = False
        self.failed = 0

    def append(self, game: str, entry: Entry, **asked: Any) -> datetime:
        if entry.kind == "move":
            self._fail()
        return super().append(game, entry, **asked)

    def waiting_for_bots(self, *since: Any) -> list[str]:
        self._fail()
        return super().waiting_for_bots(*since)

    def _fail(self) -> None:
        if self.is_failing:
            self.failed += 1
            raise StoreProblem("the disk is full")


async def until(holds: Callable[[], bool]) -> None:
    """Go on until something holds; the store has a thread of its own."""
    for _ in range(5000):
        if holds():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it does not come to that")


def _says(words: str, page: str) -> bool:
    return words in page


def looked(person: Person, holds: Callable[[str], bool]) -> bool:
    """Whether something holds of the page of a game, now or soon."""
    return any(holds(person.look()) for _ in range(500))


async def begun(house: House, bot: str = "rule", player: str = "rosa", address: str = "here") -> Authority:
    """A game in which bots are asked at once, together with the one person."""
    table = await house.usher.begin(
        Openings().new(Wish("mind-up", "bot", player, bot=bot, options={"players": "3"})), address
    )
    await all_answer(house, table)
    return table


def in_house(folder: Path, play: Callable[[House], Awaitable[None]], **how: Any) -> None:
    """Something that happens in a house of its own."""

    async def playing() -> None:
        store = how.pop("store", None) or Store.in_folder(folder)
        house = House(store, Keys.in_folder(folder), how.pop("pace", AT_ONCE), **how)
        async with asyncio.timeout(20):
            await play(house)
        await house.close()

    asyncio.run(playing())


# --- shares ------------------------------------------------------------------------------------------


def test_only_so_many_games_think_and_the_others_wait_for_their_turn(tmp_path: Path) -> None:
    thinkers = Slow()

    async def play(house: House) -> None:
        tables = [await begun(house, "medium") for _ in range(4)]
        elsewhere = await begun(house, "medium", "tom", "elsewhere")
        await until(lambda: len(thinkers.thinking) == 3)
        whose = [wanted.whose for wanted in thinkers.thinking.values()]
        assert sorted(whose) == [Whose("elsewhere", "tom"), *2 * [Whose("here", "rosa")]]
        waiting = [table for table in (*tables, elsewhere) if not house.thinking.is_thinking(table.id)]
        assert waiting == tables[2:], "in the order in which they came"
        await thinkers.finish_until(lambda: all(len(table.to_decide) == 1 for table in (*tables, elsewhere)))
        assert thinkers.most == 3

    in_house(tmp_path, play, thinkers=thinkers, limits=Limits(browser=2, address=5))


def test_an_address_with_many_browsers_is_one_share(tmp_path: Path) -> None:
    thinkers = Slow()

    async def play(house: House) -> None:
        for number in range(6):
            await begun(house, "medium", f"browser {number}")
        await begun(house, "medium", "tom", "elsewhere")
        await until(lambda: len(thinkers.thinking) == 4)
        await asyncio.sleep(0.01)
        assert sum(wanted.whose.address == "here" for wanted in thinkers.thinking.values()) == 3

    in_house(tmp_path, play, thinkers=thinkers, limits=Limits(browser=2, address=3))


def test_a_game_that_waits_may_be_closed_and_comes_back_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mindtable.table.hall._MOST_OPEN", 1)
    thinkers = Slow()

    async def play(house: House) -> None:
        thinks, waits = [await begun(house, "medium") for _ in range(2)]
        await until(lambda: len(thinkers.thinking) == 1)
        await house.usher.begin(Openings().new(Wish("duel", "screen", "tom")))
        assert thinks.id in house.hall._open
        assert waits.id not in house.hall._open
        await thinkers.finish_until(lambda: len(thinkers.thought) == 4)
        assert len(thinks.steps) == 3
        await until(lambda: not house.thinking.is_thinking(waits.id))
        assert len((await house.hall.game(waits.id)).steps) == 3

    in_house(tmp_path, play, thinkers=thinkers, limits=Limits(browser=1, address=1))


def test_quick_bots_do_not_wait_for_slow_ones_of_the_same_person(tmp_path: Path) -> None:
    thinkers = Slow()

    async def play(house: House) -> None:
        for bot in ("champion", "medium", "rule", "rule"):
            await begun(house, bot)
        await until(lambda: len(thinkers.thinking) == 4)
        with pytest.raises(Declined) as declined:
            await begun(house, "champion")
        assert (declined.value.status, declined.value.message) == (429, "table-too-much-thinking")
        await begun(house, "champion", "tom", "elsewhere")
        await until(lambda: len(thinkers.thinking) == 5)

    in_house(tmp_path, play, thinkers=thinkers, limits=Limits(browser=1, address=1))


def test_another_game_of_slow_bots_is_declined_in_words(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE, limits=Limits(browser=0, address=0)))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as client:
        wish = {"game": "duel", "company": "bot", "bot": "champion"}
        answer = client.post("/games", data=wish, headers={"accept-language": "pl"})
        assert answer.status_code == 429
        assert "myślą już w wielu grach" in loose(answer.text)
        assert client.post("/games", data={**wish, "bot": "rule"}).status_code == 200


def test_bots_think_on_the_account_of_who_did_something_last(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as client:
        person = Person(client)
        person.begin(game="duel")
        table = app.state.table.house.hall._open[person.game]
        (player,) = {chair.player for chair in table.chairs.values()} - {None}
        assert table.whose == Whose("testclient", player)
        watching = TestClient(app, base_url="http://table.test", client=("192.0.2.1", 5))
        watching.get(f"/games/{person.game}")
        assert table.whose == Whose("testclient", player)
        watching.cookies = client.cookies
        watching.get(f"/games/{person.game}")
        assert table.whose == Whose("192.0.2.1", player)


def test_after_a_restart_games_wait_until_somebody_is_there(tmp_path: Path) -> None:
    """Nobody knows then where people are: they share one account, until they come."""
    thinkers = Slow()

    async def before(house: House) -> None:
        for player in ("rosa", "tom"):
            await begun(house, "medium", player)

    async def after(house: House) -> None:
        await house.hall.resume()
        await until(lambda: len(thinkers.thinking) == 1)
        (first,) = thinkers.thinking.values()
        assert first.whose.address == ""
        (waits,) = house.thinking._parked
        other = "tom" if first.whose.player == "rosa" else "rosa"
        house.hall.seen(await house.hall.game(waits), other, "here")
        await until(lambda: len(thinkers.thinking) == 2)
        assert Whose("here", other) in [wanted.whose for wanted in thinkers.thinking.values()]

    in_house(tmp_path, before, thinkers=Slow())
    in_house(tmp_path, after, thinkers=thinkers, limits=Limits(browser=1, address=1))


# --- until when --------------------------------------------------------------------------------------


def test_what_is_decided_need_not_be_thought_about(tmp_path: Path) -> None:
    thinkers = Slow()

    async def play(house: House) -> None:
        table = await begun(house, "champion")
        await until(lambda: len(thinkers.thinking) == 1)
        (first,) = thinkers.thinking
        (me,) = table.people
        move = table.position.view(me).moves()[0].text
        await house.dealer.answer(table, me, move, table.mark(), "rosa")
        await asyncio.sleep(0.01)
        assert list(thinkers.thinking) == [first], "what others seal changes nothing"
        await house.dealer.take_back(table, me)
        await until(lambda: first not in thinkers.thinking and len(thinkers.thinking) == 1)
        assert first.cancelled()

    in_house(tmp_path, play, thinkers=thinkers)


def test_nobody_thinks_when_a_game_is_over(tmp_path: Path) -> None:
    thinkers = Slow()

    async def play(house: House) -> None:
        while True:
            table = await house.usher.begin(Openings().new(Wish("duel", "bot", "rosa", bot="champion")))
            await all_answer(house, table)
            if table.to_decide != tuple(table.people):
                break
        await until(lambda: len(thinkers.thinking) == 1)
        await house.dealer.resign(table, table.people[0], "rule", "rosa")
        await until(lambda: not thinkers.thinking)
        await until(lambda: not house.thinking.is_thinking(table.id))

    in_house(tmp_path, play, thinkers=thinkers)


def test_a_hint_is_wanted_while_it_is_of_use(tmp_path: Path) -> None:
    thinkers = Slow()

    async def play(house: House) -> None:
        table = await begun(house, "rule")
        (me,) = table.people
        await until(lambda: len(thinkers.thinking) == 1)
        hint = asyncio.ensure_future(house.thinking.hint(table, me))
        await until(lambda: len(thinkers.thinking) == 2)
        thinkers.finish()
        assert {option.move for option in (await hint).options} == set(table.position.view(me).moves())
        stale = asyncio.ensure_future(house.thinking.hint(table, me))
        await until(lambda: any(wanted.task == "assessment" for wanted in thinkers.thinking.values()))
        with pytest.raises(Declined, match="too-much-thinking"):
            await house.thinking.hint(table, me)
        move = table.position.view(me).moves()[0].text
        await house.dealer.answer(table, me, move, table.mark(), "rosa")
        with pytest.raises(Declined, match="already-decided"):
            await stale
        assert all(wanted.task == "move" for wanted in thinkers.thinking.values())

    in_house(tmp_path, play, thinkers=thinkers, limits=Limits(browser=1, address=1))


def test_a_hint_that_comes_too_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mindtable.table.thinking._HINT_WANTED", -1.0)

    async def play(house: House) -> None:
        table = await begun(house)
        with pytest.raises(Declined) as declined:
            await house.thinking.hint(table, table.people[0])
        assert (declined.value.status, declined.value.message) == (503, "table-hint-late")

    in_house(tmp_path, play)


# --- the pace ----------------------------------------------------------------------------------------


def test_bots_act_as_quickly_as_the_slowest_wishes_who_is_there(tmp_path: Path) -> None:
    clock = Clock()

    async def play(house: House) -> None:
        table = await begun(house)
        await clock.paused(1)
        with table.listening("rosa", "quick"), table.listening("somebody who watches", "relaxed"):
            clock.move()
            await clock.paused(2)
            with table.listening("rosa", "relaxed"):
                (me,) = table.people
                await house.dealer.answer(table, me, table.position.view(me).moves()[0].text, table.mark(), "rosa")
                clock.move()
                await clock.paused(3)
        assert clock.pauses == [1.0, 0.2, 3.0]

    in_house(tmp_path, play, pace=Pace(alone=5.0, together=1.0), sleep=clock.sleep)


# --- faults ------------------------------------------------------------------------------------------


def test_a_bot_tries_again_while_the_store_fails(tmp_path: Path) -> None:
    clock, thinkers = Clock(), Slow()
    store = Faulty(f"sqlite:///{tmp_path}/games.db")

    async def play(house: House) -> None:
        store.is_failing = True
        table = await begun(house)
        await until(lambda: bool(thinkers.thinking))
        thinkers.finish()
        for tries in range(1, 11):
            await clock.paused(tries)
            assert table.is_held_up
            assert len(table.steps) == 1
            clock.move()
        assert clock.pauses == [0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60]
        assert len(thinkers.thought) == 1, "what was thought stays thought"
        await clock.paused(11)
        store.is_failing = False
        clock.move()
        await until(lambda: len(table.steps) == 2)
        await until(lambda: bool(thinkers.thinking))
        assert not table.is_held_up
        store.is_failing = True
        thinkers.finish()
        await clock.paused(12)
        assert clock.pauses[-1] == 0.5, "another fault, and small pauses again"

    in_house(tmp_path, play, store=store, thinkers=thinkers, sleep=clock.sleep)


def test_what_is_decided_ends_the_pause(tmp_path: Path) -> None:
    """Whoever can take back a move shows that the store works again."""
    clock = Clock()
    store = Faulty(f"sqlite:///{tmp_path}/games.db")

    async def play(house: House) -> None:
        thinkers = house.thinking._thinkers
        assert isinstance(thinkers, Slow)
        table = await begun(house)
        (me,) = table.people
        await house.dealer.answer(table, me, table.position.view(me).moves()[0].text, table.mark(), "rosa")
        store.is_failing = True
        await until(lambda: bool(thinkers.thinking))
        thinkers.finish()
        await until(lambda: clock.pauses == [0.5])
        store.is_failing = False
        await house.dealer.take_back(table, me)
        await until(lambda: bool(thinkers.thinking))
        thinkers.finish()
        await until(lambda: not table.is_held_up)

    in_house(tmp_path, play, store=store, thinkers=Slow(), sleep=clock.sleep)


def test_the_page_says_that_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mindtable.table.pace._FIRST_PAUSE", 0.01)
    monkeypatch.setattr("mindtable.table.pace._LONGEST_PAUSE", 0.01)
    store = Faulty(f"sqlite:///{tmp_path}/games.db")
    monkeypatch.setattr("mindtable.table.app.Store", lambda _: store)
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as client:
        store.is_failing = True
        person = Person(client)
        person.begin(game="mind-up", players="3")
        for language, words in HELD_UP.items():
            client.headers["accept-language"] = language
            assert looked(person, partial(_says, words))
        store.is_failing = False
        assert looked(person, lambda page: HELD_UP[language] not in page)
        table: Authority = app.state.table.house.hall._open[person.game]
        assert looked(person, lambda _: len(table.to_decide) == 1)


def test_games_are_taken_up_again_when_the_store_works_again(tmp_path: Path) -> None:
    clock, thinkers = Clock(), Slow()
    url = f"sqlite:///{tmp_path}/games.db"
    store = Faulty(url)
    store.is_failing = True

    async def before(house: House) -> None:
        await begun(house)

    async def after(house: House) -> None:
        resuming = asyncio.ensure_future(house.hall.resume())
        for tries in range(1, 4):
            await clock.paused(tries)
            store.is_failing = tries < 3
            clock.move()
        await resuming
        assert clock.pauses == [0.5, 1, 2]
        await until(lambda: bool(thinkers.thinking))

    in_house(tmp_path, before, store=Store(url), thinkers=Slow())
    in_house(tmp_path, after, store=store, thinkers=thinkers, sleep=clock.sleep)


def test_rules_of_thumb_answer_for_a_bot_that_cannot(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Slow):
        async def think(self, wanted: Wanted) -> str:
            if wanted.bot != "rule":
                raise BotFailure(wanted.seat, "no idea")
            return thought(wanted)

    async def play(house: House) -> None:
        table = await begun(house, "hard")
        await until(lambda: len(table.to_decide) == 1)
        assert not table.is_held_up

    with caplog.at_level(logging.ERROR):
        in_house(tmp_path, play, thinkers=Broken())
    assert "rule answers for it" in caplog.text


def test_where_all_bots_fail_the_game_goes_on_as_soon_as_one_does_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()

    class Broken(Slow):
        fails = True

        async def think(self, wanted: Wanted) -> str:
            if self.fails:
                raise BotFailure(wanted.seat, "no idea")
            return thought(wanted)

    thinkers = Broken()

    async def play(house: House) -> None:
        table = await begun(house)
        for tries in range(1, 4):
            await clock.paused(tries)
            thinkers.fails = tries < 3
            clock.move()
        await until(lambda: len(table.to_decide) == 1)
        assert clock.pauses == [0.5, 1, 2]
        assert not table.is_held_up

    with caplog.at_level(logging.ERROR):
        in_house(tmp_path, play, thinkers=thinkers, sleep=clock.sleep)
    assert caplog.text.count("it tries again") == 1


def test_a_choice_that_cannot_be_made_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RuleBot, "choose", lambda *_: Move("play the-moon"))
    position, _ = duel.deal(seed=1, sets=["first-contact"])
    with pytest.raises(BotFailure, match="play the-moon"):
        thought(Wanted("one", "duel", position.dump(), position.to_decide[0], "rule", 1, Whose(), 0.0))


# --- thinkers ----------------------------------------------------------------------------------------


def test_thinkers_give_up_what_nobody_waits_for() -> None:
    """A thought that is taken back leaves the queue, and the next one has its turn."""
    position, _ = duel.deal(seed=1, sets=["first-contact"])
    (seat,) = position.to_decide
    one = Wanted("one", "duel", position.dump(), seat, "rule", 1, Whose(), 0.0)

    async def taken_back() -> None:
        thinkers = ThinkersHere()
        thoughts = [asyncio.ensure_future(thinkers.think(replace(one, name=name))) for name in ("a", "b", "c")]
        await asyncio.sleep(0)
        thoughts[0].cancel()
        thoughts[1].cancel()
        assert await thoughts[2]
        assert all(not lane._queue._waiting and not lane._answers for lane in thinkers._lanes.values())
        with pytest.raises(TimeoutError):
            await thinkers.think(replace(one, until=0.0))
        with pytest.raises(SetupError):
            await thinkers.think(replace(one, bot="nobody"))
        thinkers.close()

    asyncio.run(taken_back())
