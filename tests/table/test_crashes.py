"""Nothing is lost: the server is killed as by a power cut, and every acknowledged answer is there after it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from threading import Barrier
from typing import Protocol

import httpx2
import pytest
from sqlalchemy import create_engine, update

from mindtable.store import Entry, Store, is_shared, moment, tables
from mindtable.store.tables import entries, heartbeat
from tests.table.playing import Person, gather
from tests.table.serving import Server

pytestmark = pytest.mark.slow


class Open(Protocol):
    """Starts the server with so many thinkers, if they are processes of their own."""

    def __call__(self, thinkers: int = 1) -> Server: ...


@pytest.fixture
def again(tmp_path: Path, database: str) -> Iterator[Open]:
    """Starts the server, always at the same address and with the same games."""
    servers: list[Server] = []

    def start(thinkers: int = 1) -> Server:
        port = int(servers[0].address.rsplit(":", 1)[1]) if servers else 0
        apart = ["--thinkers", str(thinkers)] if is_shared(database) else []
        servers.append(Server(tmp_path, port=port, more=["--database", database, *apart]))
        return servers[-1]

    yield start
    servers[-1].kill_all()  # it would let a bot think to the end


def browser(server: Server) -> httpx2.Client:
    return httpx2.Client(base_url=server.address, follow_redirects=True, timeout=20)


def written(database: str, game: str) -> tuple[Entry, ...]:
    store = Store(database)
    kept = store.game(game)
    store.close()
    assert kept is not None
    return kept.entries


def moves_written(database: str, game: str) -> list[str]:
    """The moves in the order in which they were made."""
    return [entry.text for entry in written(database, game) if entry.kind == "move"]


def wait_until(holds: Callable[[], bool]) -> None:
    for _ in range(400):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError("it has not happened")


@pytest.mark.parametrize(
    ("database", "game"),
    [("sqlite", "duel"), ("sqlite", "tag-team"), ("sqlite", "mind-up"), ("postgresql", "duel")],
    indirect=["database"],
)
def test_a_bot_that_was_to_move_moves_after_the_restart(again: Open, database: str, game: str) -> None:
    server = again()
    with browser(server) as client:
        person = Person(client)
        person.begin(game=game, bot="champion")  # who thinks long enough
        wait_until(lambda: bool(person.question()[1]))
        last = ""
        while not last or 'class="question waiting"' not in person.look():  # until the bot thinks
            mark, moves = person.question()
            last = moves[-1]
            assert person.answer(last, mark).status_code == 200
        server.kill()
        entries = written(database, person.game)
        assert last in [entry.text for entry in entries]
        again()
        wait_until(lambda: len(written(database, person.game)) > len(entries))
        assert written(database, person.game)[: len(entries)] == entries
        assert person.look()


def test_a_sealed_choice_stays_sealed(again: Open, database: str) -> None:
    """Only the others are asked again, and it is still the same question."""
    server = again()
    with browser(server) as one, browser(server) as two:
        host, guest = Person(one), Person(two)
        host.begin(game="mind-up", company="friends", players="3", **{"other-1": "friend", "other-2": "rule"})
        gather(host, guest)
        mark, moves = host.question()
        assert host.answer(moves[2], mark).status_code == 200
        asked = guest.question()
        wait_until(lambda: len(moves_written(database, host.game)) == 2)  # the bot's choice, too
        server.kill()
        again()
        assert 'class="question waiting"' in host.look()
        assert guest.question() == asked
        assert moves[2] in moves_written(database, host.game)
        assert guest.answer(asked[1][0], asked[0]).status_code == 200
        assert len(moves_written(database, host.game)) == 3
        assert guest.question()[0] != asked[0], "all are in: the turn was carried out"


def test_killed_in_a_burst_of_answers(again: Open, database: str) -> None:
    """What was acknowledged is there; of what was not, at most the one answer that was on its way. Nothing is half."""
    server = again()
    clients = [browser(server) for _ in range(6)]
    people = [Person(client, seed) for seed, client in enumerate(clients)]
    for place, person in enumerate(people):
        person.begin(game=("duel", "tag-team", "mind-up")[place % 3], bot="random")
    acknowledged: dict[str, list[str]] = {person.game: [] for person in people}

    def play(person: Person) -> None:
        try:
            while True:
                time.sleep(0.02)
                mark, moves = person.question()
                if moves and person.answer(moves[0], mark).status_code == 200:
                    acknowledged[person.game].append(moves[0])
        except httpx2.TransportError:
            return

    with ThreadPoolExecutor(len(people)) as threads:
        playing = [threads.submit(play, person) for person in people]
        wait_until(lambda: sum(map(len, acknowledged.values())) > 10)
        server.kill()
        for one in playing:
            one.result()
    again()
    for person in people:
        assert person.look().count("<main") == 1, "every game is taken up again"
        entries = written(database, person.game)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        made = iter(entry.text for entry in entries)
        assert all(move in made for move in acknowledged[person.game]), "all of them, in their order"
    for client in clients:
        client.close()


def test_of_many_answers_at_the_same_time_one_counts(again: Open, database: str) -> None:
    server = again(thinkers=0)
    with browser(server) as one, browser(server) as two:
        host, guest = Person(one), Person(two)
        host.begin(game="duel", company="friends")
        gather(host, guest)
        asked = host if host.question()[1] else guest
        mark, moves = asked.question()
        together = Barrier(len(moves))

        def answer(move: str) -> int:
            together.wait()
            return asked.answer(move, mark).status_code

        with ThreadPoolExecutor(len(moves)) as threads:
            statuses = sorted(threads.map(answer, moves))
        assert statuses == [200] + [409] * (len(moves) - 1)
        assert len(moves_written(database, host.game)) == 1


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_no_time_is_lost_with_a_server_and_nobodys_flag(again: Open, database: str) -> None:
    """Two games of three days a move; the server is away for four. One was asked an hour before that, the other four
    days."""
    server = again()
    games = {}
    for name, before in (("goes on", timedelta(hours=1)), ("is lost", timedelta(days=4))):
        with browser(server) as one, browser(server) as two:
            host, guest = Person(one), Person(two)
            host.begin(game="duel", company="friends", **{"clock-of-mindbug": "3d"})
            gather(host, guest)
            games[name] = host.game, before
    server.kill()
    gone = moment() - timedelta(days=4)
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(heartbeat).values(seen=gone))
        for id, before in games.values():
            connection.execute(update(entries).where(entries.c.game == id).values(made=gone - before))
            connection.execute(update(tables.games).where(tables.games.c.id == id).values(due=gone - before))
    engine.dispose()
    again()
    wait_until(lambda: written(database, games["is lost"][0])[-1].kind == "time")
    with browser(server) as anybody:
        watching = Person(anybody)
        watching.game = games["goes on"][0]
        assert "2 d 2" in watching.look()
    assert written(database, watching.game)[-1].kind == "deal"
