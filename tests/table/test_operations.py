"""What machines ask a table: alive, ready, measured; and who is answered."""

from __future__ import annotations

import logging
import multiprocessing
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from starlette.applications import Starlette
from starlette.testclient import TestClient

from mindtable.store import url_in
from mindtable.table import metrics
from mindtable.table.addresses import Network, network
from mindtable.table.app import make_app
from mindtable.table.measured_together import ended, together
from mindtable.table.settings import Settings
from mindtable.table.thoughts import Lane
from tests.table.listening import Line
from tests.table.playing import Person

HERE = "127.0.0.1"
ELSEWHERE = "192.0.2.7"


@contextmanager
def visitor(app: Starlette, address: str, base: str = "http://127.0.0.1:8000") -> Iterator[TestClient]:
    with TestClient(app, base_url=base, client=(address, 50_000), follow_redirects=True) as client:
        yield client


def figure(exposed: str, name: str) -> float:
    """The sum of a figure over all its labels."""
    found = re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", exposed, re.MULTILINE)
    assert found, f"{name} is not measured"
    return sum(map(float, found))


# --- alive and ready -------------------------------------------------------------------------------


def test_a_table_says_by_any_name_that_it_is_alive_and_ready(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, allowed_hosts=("table.example.org",)))
    with visitor(app, ELSEWHERE, "http://10.0.0.5:8000") as balancer:
        assert balancer.get("/").status_code == 400
        assert balancer.get("/healthz").text == "alive\n"
        assert balancer.get("/readyz").text == "ready\n"


@pytest.mark.parametrize(
    ("damage", "word"),
    [
        ("UPDATE alembic_version SET version_num = '3'", "tables"),
        ("UPDATE alembic_version SET version_num = '99'", "tables"),
        ("DROP TABLE alembic_version", "tables"),
    ],
)
def test_tables_that_cannot_be_used_are_named(tmp_path: Path, damage: str, word: str) -> None:
    app = make_app(Settings(data=tmp_path))
    with visitor(app, ELSEWHERE) as balancer:
        engine = create_engine(url_in(tmp_path))
        with engine.begin() as connection:
            connection.execute(text(damage))
        engine.dispose()
        answer = balancer.get("/readyz")
        assert (answer.status_code, answer.text) == (503, f"{word}\n")
        assert balancer.get("/healthz").status_code == 200


def test_a_database_that_fails_is_named(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path))
    with visitor(app, ELSEWHERE) as balancer:
        for file in tmp_path.glob("mindtable.db*"):
            file.unlink()
            file.mkdir()
        app.state.table.house.hall._store.close()
        answer = balancer.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "database\n")
        assert balancer.get("/healthz").status_code == 200


# --- who may read what was measured ----------------------------------------------------------------


def test_what_is_measured_is_for_this_machine(app: Starlette) -> None:
    with visitor(app, HERE) as here:
        answer = here.get("/metrics")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
        assert all(line.startswith("mindtable_") for line in lines)


@pytest.mark.parametrize(
    ("address", "headers"),
    [
        (ELSEWHERE, {}),
        (HERE, {"x-forwarded-for": ELSEWHERE}),
        (HERE, {"x-forwarded-for": HERE}),
        (HERE, {"x-forwarded-proto": "https"}),
        (HERE, {"forwarded": "for=127.0.0.1"}),
        (HERE, {"via": "1.1 proxy"}),
        (HERE, {"x-real-ip": HERE}),
        (HERE, {"host": "table.example.org"}),
    ],
)
@pytest.mark.parametrize("proxies", [(), (network(HERE),)])
def test_for_everybody_else_there_is_no_such_page(
    tmp_path: Path, address: str, headers: dict[str, str], proxies: tuple[Network, ...]
) -> None:
    app = make_app(Settings(data=tmp_path, proxies=proxies, allowed_hosts=("table.example.org", HERE)))
    with visitor(app, address) as somebody:
        answer, unknown = (somebody.get(path, headers=headers) for path in ("/metrics", "/metricz"))
        assert answer.status_code == 404
        assert answer.text == unknown.text.replace("metricz", "metrics")
        assert set(answer.headers) == set(unknown.headers)


def test_the_host_names_who_may_read(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, metrics_for=(network("192.0.2.0/24"),)))
    with visitor(app, ELSEWHERE) as prometheus:
        assert prometheus.get("/metrics").status_code == 200
    with visitor(app, HERE) as here:
        assert here.get("/metrics").status_code == 404


def test_without_the_package_a_sentence_says_so(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "is_possible", False)
    metrics._meters.cache_clear()
    try:
        with visitor(app, HERE) as here:
            assert Person(here).begin(game="duel"), "games are played as ever"
            answer = here.get("/metrics")
    finally:
        metrics._meters.cache_clear()
    assert answer.status_code == 501
    assert "mindtable[metrics]" in answer.text


# --- what is measured ------------------------------------------------------------------------------


def test_a_game_is_measured(app: Starlette) -> None:
    metrics._meters.cache_clear()  # what other tests have done
    with visitor(app, HERE) as here:
        person = Person(here)
        person.begin(game="duel", bot="rule")
        person.look()
        with closing(Line(here, person.game)) as line:
            line.begun()
            for _ in range(20):
                person.turn()
            line.received(person.rest())
            text = here.get("/metrics").text
    assert figure(text, "mindtable_viewers") == 1
    for name in ("moves_total", "requests_total", "written_seconds_count", "drawn_seconds_count"):
        assert figure(text, f"mindtable_{name}") > 2
    for name in ("told_seconds_count", "thought_seconds_count"):
        assert figure(text, f"mindtable_{name}") > 0
    assert 'mindtable_request_seconds_count{page="games.answer"}' in text
    assert person.game not in text


def test_errors_in_the_log_are_counted() -> None:
    metrics._meters.cache_clear()
    log = logging.getLogger("mindtable.table.house")
    log.addHandler(counting := metrics.Errors())
    try:
        log.warning("something is odd")
        log.error("something is wrong")
    finally:
        log.removeHandler(counting)
    assert 'mindtable_errors_total{part="table.house"} 1.0' in metrics.exposition().decode()


def _work(pipe: Connection) -> None:
    metrics.answered("games.answer", 200, 0.01)
    with metrics.thinking(Lane.QUICK):
        pipe.send("thinking")
        pipe.recv()


def test_all_processes_of_a_machine_are_measured_together() -> None:
    fresh = multiprocessing.get_context("spawn")
    with together():
        working = []
        for _ in range(2):
            pipe, theirs = fresh.Pipe()
            process = fresh.Process(target=_work, args=(theirs,))
            process.start()
            working.append((process, pipe))
        for _, pipe in working:
            assert pipe.recv() == "thinking"
        text = metrics.exposition().decode()
        assert figure(text, "mindtable_thoughts_waiting") == 2
        process, _ = working[0]
        process.kill()
        process.join()
        ended(process.pid or 0)
        text = metrics.exposition().decode()
        assert figure(text, "mindtable_thoughts_waiting") == 1, "it does not think any more"
        assert figure(text, "mindtable_requests_total") == 2, "what it has done stays done"
        working[1][1].send("enough")
        working[1][0].join()
