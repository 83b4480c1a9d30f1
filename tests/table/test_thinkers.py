"""Thinkers, wherever they are: the same holds for those beside a server and for those that servers share."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from mindtable.bots import BotFailure
from mindtable.games import duel
from mindtable.review import Assessment
from mindtable.store import Store
from mindtable.table.app import make_app
from mindtable.table.fair_queue import Limits
from mindtable.table.keys import Keys
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from mindtable.table.shared_thinkers import SharedThinkers
from mindtable.table.thinker import Thinker
from mindtable.table.thinkers import Crew, ThinkersHere
from mindtable.table.thoughts import FOR_EVER, Lane, Thinkers, Wanted, Whose
from mindtable.terminal.commands import main
from tests import ROOT
from tests.postgres import PostgreSQL, programs
from tests.table.inside import authority
from tests.table.odd_bots import FOLDER, let_go, noted
from tests.table.playing import Person
from tests.table.test_several_servers import Anywhere

GREEDY, MODEST, THIRD = (
    Whose(f"198.51.100.{number}", name) for number, name in enumerate(("greedy", "modest", "third"))
)
ONE_OF_EACH = Crew(quick=1, slow=1)
KEYS = Keys(bytes(32))
LIMITS = Limits(browser=8, address=24)
_THOUGHT_OF = "SELECT count(*), coalesce(sum(tries), 0) FROM thoughts WHERE answer IS NOT NULL"


@dataclass(frozen=True)
class Company:
    """Two servers, which may be the same, and how many of their thoughts have not begun."""

    one: Thinkers
    other: Thinkers
    waiting: Callable[[], Awaitable[int]]


Meet = Callable[[], AbstractAsyncContextManager[Company]]


@asynccontextmanager
async def beside_a_server() -> AsyncIterator[Company]:
    thinkers = ThinkersHere(ONE_OF_EACH)

    async def waiting() -> int:
        return sum(len(lane._queue._waiting) for lane in thinkers._lanes.values())

    yield Company(thinkers, thinkers, waiting)
    thinkers.close()


@asynccontextmanager
async def shared(url: str) -> AsyncIterator[Company]:
    async with AsyncExitStack() as ending:
        one = await ending.enter_async_context(a_server(url))
        other = await ending.enter_async_context(a_server(url))
        thinking = asyncio.create_task(Thinker(opened(url, ending), ONE_OF_EACH).run())
        yield Company(one, other, partial(waiting_in, opened(url, ending)))
        thinking.cancel()
        await asyncio.wait({thinking})


@asynccontextmanager
async def a_server(url: str, limits: Limits = LIMITS) -> AsyncIterator[SharedThinkers]:
    store = Store(url)
    thinkers, bus = SharedThinkers(store.thoughts(), KEYS, limits), store.bus()
    listening = asyncio.create_task(bus.listen(thinkers.heard, thinkers.missed))
    yield thinkers
    thinkers.close()
    await bus.close()
    listening.cancel()
    store.close()


def opened(url: str, ending: AsyncExitStack) -> Store:
    store = Store(url)
    ending.callback(store.close)
    return store


async def waiting_in(store: Store) -> int:
    """How many thoughts wait in a database."""
    with store._reading() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM thoughts WHERE taken_by IS NULL").scalar_one())


@pytest.fixture(params=["here", "shared"])
def meet(request: pytest.FixtureRequest) -> Meet:
    """Lets something happen with thinkers of each kind."""
    if request.param == "here":
        return beside_a_server
    url = str(request.getfixturevalue("postgresql"))
    return lambda: shared(url)


@pytest.fixture
def own_postgres() -> Iterator[PostgreSQL]:
    """A database server that may be killed."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    running = PostgreSQL()
    yield running
    running.close()


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))


def thought(number: int, whose: Whose = MODEST, bot: str = "Noting", until: float = FOR_EVER) -> Wanted:
    position, _ = duel.deal(seed=1, sets=["first-contact"])
    (seat,) = position.to_decide
    odd = f"tests.table.odd_bots:{bot}"
    return Wanted(f"thought {number}", "duel", position.dump(), seat, odd, number, whose, 1.0, until)


async def begun(thinkers: Thinkers, wanted: Wanted) -> asyncio.Future[str]:
    """A thought, once it is being thought."""
    answer = asyncio.ensure_future(thinkers.think(wanted))
    await until(lambda: wanted.dice in noted())
    return answer


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds; processes take a while to begin."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


async def queued(company: Company, count: int) -> None:
    """Wait until so many thoughts wait."""
    async with asyncio.timeout(60):
        while await company.waiting() != count:
            await asyncio.sleep(0.01)


# --- wherever they are -------------------------------------------------------------------------------


def test_whoever_wants_much_waits_for_themselves(meet: Meet) -> None:
    async def scenario() -> None:
        async with meet() as company:
            answers = [await begun(company.one, thought(0, GREEDY, "Holding"))]
            for number, whose in enumerate((GREEDY, GREEDY, MODEST, GREEDY, THIRD), 1):
                answers.append(asyncio.ensure_future(company.other.think(thought(number, whose))))
                await queued(company, number)
            let_go()
            await asyncio.gather(*answers)

    asyncio.run(scenario())
    assert noted() == [0, 3, 5, 1, 2, 4]


def test_what_several_want_is_thought_once(meet: Meet) -> None:
    async def scenario() -> None:
        async with meet() as company:
            first = await begun(company.one, thought(0, bot="Holding"))
            others = [
                asyncio.ensure_future(one.think(thought(0, bot="Holding"))) for one in (company.one, company.other)
            ]
            others[0].cancel()
            await asyncio.sleep(0.1)
            let_go()
            assert len(set(await asyncio.gather(first, others[1]))) == 1

    asyncio.run(scenario())
    assert noted() == [0]


def test_what_is_too_late_is_dropped(meet: Meet) -> None:
    async def scenario() -> None:
        async with meet() as company:
            first = await begun(company.one, thought(0, bot="Holding"))
            with pytest.raises(TimeoutError):
                await company.one.think(thought(1, until=time.time() + 0.2))
            await queued(company, 0)
            let_go()
            await first
            assert await company.one.think(thought(2))

    asyncio.run(scenario())
    assert noted() == [0, 2]


def test_what_nobody_waits_for_any_more_is_taken_back(meet: Meet) -> None:
    async def scenario() -> None:
        async with meet() as company:
            first = await begun(company.one, thought(0, bot="Holding"))
            second = asyncio.ensure_future(company.one.think(thought(1)))
            await queued(company, 1)
            second.cancel()
            await queued(company, 0)
            let_go()
            await first
            assert await company.one.think(thought(2))

    asyncio.run(scenario())
    assert noted() == [0, 2]


def test_the_problem_of_a_bot_is_for_whoever_waits(meet: Meet) -> None:
    """If it is wanted again, it is thought again."""

    async def scenario() -> None:
        async with meet() as company:
            for _ in range(2):
                with pytest.raises(BotFailure, match="no idea"):
                    await company.one.think(thought(0, bot="Failing"))

    asyncio.run(scenario())
    assert noted() == [0, 0]


def test_a_decision_is_assessed_by_what_the_seat_knows(meet: Meet) -> None:
    """Whatever the others hold and the dice will show, the same is thought of it; with open cards it is not."""
    wanted = replace(thought(0), task="assessment")
    position = duel.load(wanted.position)
    other = position.view(wanted.seat).world(Random(1))
    assert other.dump() != wanted.position

    async def scenario() -> list[str]:
        async with meet() as company:
            asked = [wanted, replace(wanted, position=other.dump()), replace(wanted, is_open=True)]
            return [await company.one.think(replace(one, name=str(place))) for place, one in enumerate(asked)]

    here, elsewhere, opened = map(Assessment.from_json, map(json.loads, asyncio.run(scenario())))
    assert {option.move for option in here.options} == set(position.view(wanted.seat).moves())
    assert here == elsewhere
    assert here != opened


def test_quick_thoughts_do_not_wait_for_slow_ones(meet: Meet) -> None:
    async def scenario() -> None:
        async with meet() as company:
            slow = await begun(company.one, thought(0, bot="Holding"))
            assert await company.one.think(replace(thought(1), weight=0.05))
            assert await company.one.think(replace(thought(2), weight=0.0))
            assert not slow.done()
            let_go()
            await slow

    asyncio.run(scenario())
    assert noted() == [0, 1, 2]


def test_a_process_that_is_killed_is_replaced(meet: Meet) -> None:
    async def scenario() -> None:
        async with meet() as company:
            before = set(multiprocessing.active_children())
            answer = await begun(company.one, thought(0, bot="Holding"))
            for process in set(multiprocessing.active_children()) - before:
                os.kill(process.pid or 0, signal.SIGKILL)
            await until(lambda: noted() == [0, 0])
            let_go()
            assert await answer

    asyncio.run(scenario())


# --- shared by servers -------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_thinker_that_is_killed_is_taken_over(postgresql: str) -> None:
    """Within seconds: what it had is lent for five."""

    async def scenario() -> None:
        async with a_server(postgresql) as server:
            with thinking(postgresql) as killed:
                answer = await begun(server, thought(0, bot="Holding"))
                killed.kill()
            with thinking(postgresql):
                await until(lambda: noted() == [0, 0])
                let_go()
                assert await answer

    asyncio.run(scenario())


@pytest.mark.slow
def test_what_takes_long_is_not_taken_over(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks says so, time and again."""
    monkeypatch.setattr("mindtable.store.thoughts._LENT", timedelta(seconds=2))
    monkeypatch.setattr("mindtable.table.thinker._RENEWED", 0.2)

    async def scenario() -> None:
        async with a_server(postgresql) as server, AsyncExitStack() as ending:
            crews = [Thinker(opened(postgresql, ending), ONE_OF_EACH).run() for _ in range(2)]
            thinkers = [asyncio.create_task(crew) for crew in crews]
            answer = await begun(server, thought(0, bot="Holding"))
            await asyncio.sleep(4)
            let_go()
            assert await answer
            for thinker in thinkers:
                thinker.cancel()
            await asyncio.wait(thinkers)

    asyncio.run(scenario())
    assert noted() == [0]


@pytest.mark.slow
def test_a_thinker_that_is_told_to_end_gives_back_what_it_has(postgresql: str) -> None:
    async def scenario() -> None:
        async with a_server(postgresql) as server, AsyncExitStack() as ending:
            store = opened(postgresql, ending)
            with thinking(postgresql) as leaving:
                answer = await begun(server, thought(0, bot="Holding"))
                assert await waiting_in(store) == 0
                leaving.terminate()
                async with asyncio.timeout(60):
                    while await waiting_in(store) != 1:
                        await asyncio.sleep(0.01)
                let_go()
                assert leaving.wait() == 0
            with thinking(postgresql):
                assert await answer

    asyncio.run(scenario())
    assert noted() == [0, 0]


@pytest.mark.slow
def test_a_database_that_was_away_is_used_again(own_postgres: PostgreSQL) -> None:
    """What is wanted is lost with it, and wanted again."""

    async def scenario() -> None:
        url = own_postgres.url("games")
        async with a_server(url) as server:
            with thinking(url) as thinker:
                assert await server.think(thought(0))
                own_postgres.kill()
                answer = asyncio.ensure_future(server.think(thought(1)))
                await asyncio.sleep(0.1)
                assert await server.has_room(Lane.SLOW, MODEST)
                own_postgres.restart()
                assert await answer
                thinker.terminate()
                assert thinker.wait() == 0

    asyncio.run(scenario())
    assert set(noted()) == {0, 1}, "one may have begun when the database was killed"


def test_an_answer_is_there_for_a_server_that_comes_late(postgresql: str) -> None:
    async def scenario() -> None:
        async with shared(postgresql) as company:
            assert await company.one.think(thought(0)) == await company.other.think(thought(0))

    asyncio.run(scenario())
    assert noted() == [0]


def test_shares_are_counted_for_all_servers_together(postgresql: str) -> None:
    """One thought too many waits until there is room."""

    async def scenario() -> None:
        limits = Limits(browser=1, address=2)
        async with (
            a_server(postgresql, limits) as one,
            a_server(postgresql, limits) as other,
            AsyncExitStack() as ending,
        ):
            store = opened(postgresql, ending)
            first = asyncio.ensure_future(one.think(thought(0)))
            async with asyncio.timeout(60):
                while not await waiting_in(store):
                    await asyncio.sleep(0.01)
            assert not await other.has_room(Lane.SLOW, MODEST)
            assert await other.has_room(Lane.AT_ONCE, MODEST)
            assert await other.has_room(Lane.SLOW, MODEST._replace(player="somebody else"))
            second = asyncio.ensure_future(other.think(thought(1)))
            await asyncio.sleep(0.2)
            assert await waiting_in(store) == 1
            thinker = asyncio.create_task(Thinker(store, ONE_OF_EACH).run())
            await asyncio.gather(first, second)
            thinker.cancel()
            await asyncio.wait({thinker})

    asyncio.run(scenario())
    assert noted() == [0, 1]


def test_no_address_is_written_down(postgresql: str) -> None:
    async def scenario() -> str:
        async with shared(postgresql) as company, AsyncExitStack() as ending:
            await company.one.think(thought(0, GREEDY))
            with opened(postgresql, ending)._reading() as connection:
                tables = ("thoughts", "turns")
                rows = [connection.exec_driver_sql(f"SELECT * FROM {table}").all() for table in tables]
                return str(rows)

    written = asyncio.run(scenario())
    assert GREEDY.player in written
    assert GREEDY.address not in written


@pytest.mark.slow
def test_bots_of_two_servers_think_apart_and_once(postgresql: str, tmp_path: Path) -> None:
    """A game that both servers have open: both want every thought."""
    settings = Settings(data=tmp_path, database=postgresql, pace=AT_ONCE, posts_a_minute=1_000_000, thinks_apart=True)
    with ExitStack() as running:
        servers = [
            running.enter_context(TestClient(make_app(settings), base_url="http://table.test")) for _ in range(2)
        ]
        running.enter_context(thinking(postgresql))
        person = Person(Anywhere(servers, 1), 1)
        person.begin(game="duel", bot="easy")
        store = Store(postgresql)
        running.callback(store.close)
        thought_of, taken = 0, 0
        while thought_of < 5:
            assert all(authority(server, person.game) for server in servers)
            assert person.turn()
            with store._reading() as connection:
                thought_of, taken = connection.exec_driver_sql(_THOUGHT_OF).one()
    assert taken == thought_of


@pytest.mark.parametrize("options", [[], ["--database", "sqlite:///games.db"]])
def test_who_thinks_for_games_in_a_file_is_told_that_they_cannot(
    options: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MINDTABLE_DATABASE", raising=False)
    assert main(["think", *options]) == 2
    assert "mindtable think needs PostgreSQL" in capsys.readouterr().err


@contextmanager
def thinking(url: str) -> Iterator[subprocess.Popen[str]]:
    """A thinker on another machine, as it were, once it says that it is ready."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    command = [sys.executable, "-m", "mindtable", "think", "--database", url, "--processes", "1"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "Ready to think. Moves at once: 2.\n"
            yield process
        finally:
            process.kill()  # also where a test has failed: nobody would wait for its end
