"""Studies: the same games whoever plays them, gone on with where they stopped."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from mindtable.bots.family import CLASSIC_VERSION, search_version_of
from mindtable.bots.spreading import Crew, Here, spread
from mindtable.game.contract import SetupError
from mindtable.games import game_named, games
from mindtable.lab.executors import crew_named
from mindtable.lab.keeping import Kept
from mindtable.lab.playing import play_chunk
from mindtable.lab.running import play_on
from mindtable.lab.study import Study, read_study
from mindtable.terminal.arguments import INTERRUPTED
from mindtable.terminal.commands import main
from tests import ROOT

HERE = Crew(Here(), 1)
STUDY = Study("duel", ("first-contact",), (), ("random",), 7, mirrored=True, iterations=None, seed=3, chunk=2)
WRITTEN = 'game = "duel"\nbots = ["random"]\ndeals = 7\nchunk = 2\nseed = 3\n'


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def played(study: Study, folder: Path, crew: Crew = HERE) -> dict[str, bytes]:
    for _ in play_on(study, Kept.of(study, folder, "jsonl"), crew):
        pass
    return contents(folder)


def test_a_study_is_the_same_whoever_plays_it(tmp_path: Path) -> None:
    alone = played(STUDY, tmp_path / "one")
    with ThreadPoolExecutor(3) as pool:
        assert played(STUDY, tmp_path / "three", Crew(pool, 4)) == alone
    assert len(alone) == 1 + 4  # the heading, and a file for every chunk


def test_a_study_goes_on_where_it_stopped_and_further(tmp_path: Path) -> None:
    kept = Kept.of(STUDY, tmp_path / "stopped", "jsonl")
    assert list(islice(play_on(STUDY, kept, HERE), 2)) == [2, 2]
    assert [len(deals) for deals in kept.missing()] == [2, 1]
    assert played(STUDY, tmp_path / "stopped") == played(STUDY, tmp_path / "whole")
    further = replace(STUDY, deals=10)
    played(further, tmp_path / "whole")
    lines = list(Kept.in_folder(tmp_path / "whole").lines())
    assert [line["deal"] for line in lines] == list(range(10))  # the chunk that was cut short is there once


def test_a_study_says_which_search_played_where_it_is_one_that_learns() -> None:
    bots = ("search@9", "easy", "champion", "miser", "classic@9", "brisk", "rule")
    searches = [replace(STUDY, bots=("random", bot)).heading["search"] for bot in bots]
    learns = search_version_of(STUDY.game)
    assert searches == [learns] * 4 + [CLASSIC_VERSION] * 3
    assert learns != CLASSIC_VERSION


def test_other_games_are_not_mixed_in(tmp_path: Path) -> None:
    Kept.of(STUDY, tmp_path, "jsonl")
    for other in (replace(STUDY, seed=4), replace(STUDY, bots=("rule",)), replace(STUDY, sets=("promos",))):
        with pytest.raises(SetupError):
            Kept.of(other, tmp_path, "jsonl")


class Counting(Executor):
    """Does nothing until five pieces of work are under way, and then all of them."""

    def __init__(self) -> None:
        self.most = 0
        self.waiting: list[Future[Any]] = []

    def submit(self, fn: Any, /, *args: Any, **_: Any) -> Future[Any]:
        """Count what is under way, and do all of it once there is enough."""
        future: Future[Any] = Future()
        self.waiting.append(future)
        self.most = max(self.most, len(self.waiting))
        if len(self.waiting) == 5:
            for one in self.waiting:
                one.set_result(fn(*args))
            self.waiting.clear()
        return future


def test_no_more_is_under_way_than_there_are_hands_for() -> None:
    taken = 0

    def pieces() -> Iterator[int]:
        nonlocal taken
        while True:
            taken += 1
            yield taken

    executor = Counting()
    found = list(islice(spread(abs, pieces(), Crew(executor, 5)), 20))
    assert len(found) == 20
    assert executor.most <= 5
    assert taken <= 25


@pytest.mark.parametrize("game", games())
def test_a_line_says_what_was_dealt_and_who_won(game: str) -> None:
    study = replace(STUDY, game=game, sets=tuple(game_named(game).default_sets), bots=("random", "brisk"), deals=1)
    lines = play_chunk(study, range(1))
    assert len(lines) == study.games_of_a_deal
    for line in lines:
        position, _ = game_named(game).deal(seed=line["seed"], sets=study.sets)
        assert set(line["seats"]) == set(position.seats)
        assert {*line["seats"].values()} == {"random", "brisk"}
        assert {*line["winners"]} in [{*side} for side in position.sides] or game == "mind-up"
        text = "\n".join(game_named(game).deal_text(position))
        for seat, held in line["held"].items():
            assert all(card in text for card in held), seat
        assert line["turns"] > 1
    assert json.loads(json.dumps(lines)) == lines


def test_a_search_says_its_chances_turn_by_turn() -> None:
    (line,) = play_chunk(replace(STUDY, bots=("search",), iterations=2), range(1))
    assert {one["seat"] for one in line["chances"]} == {"A", "B"}
    assert all(0 <= one["chance"] <= 1 for one in line["chances"])
    assert [one["turn"] for one in line["chances"]] == sorted(one["turn"] for one in line["chances"])


def test_deals_that_are_not_mirrored_give_every_bot_every_side_in_turn() -> None:
    study = replace(STUDY, bots=("random", "rule", "brisk"), mirrored=False)
    seated = [next(iter(study.fixtures(deal))).bots for deal in range(6)]
    assert sorted(seated) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_the_command_plays_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "small.toml"
    file.write_text(WRITTEN, encoding="utf-8")
    line = ["lab", "run", str(file), "--into", str(tmp_path), "--cores", "1", "--lang", "en"]
    assert main(line) == 0
    assert "7 of 7 games" in capsys.readouterr().out
    (tmp_path / "small" / "deals-000000002-000000004.jsonl").unlink()
    assert main(line) == 0
    assert contents(tmp_path / "small") == played(STUDY, tmp_path / "other")


def test_what_was_played_before_an_interruption_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: Any) -> Iterator[int]:
        yield from islice(play_on(*arguments), 1)
        raise KeyboardInterrupt

    monkeypatch.setattr("mindtable.terminal.lab.play_on", interrupted)
    (tmp_path / "small.toml").write_text(WRITTEN, encoding="utf-8")
    line = ["lab", "run", str(tmp_path / "small.toml"), "--into", str(tmp_path), "--cores", "1", "--lang", "en"]
    assert main(line) == INTERRUPTED
    assert "2 of 7 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        'colour = "red"',
        "deals = 0",
        "deals = true",
        'mirrored = "no"',
        "bots = []",
        'bots = ["clever"]',
        'bots = ["rule", "rule"]',
        'sets = "first-contact"',
        'sets = ["none"]',
        'options = "many"',
        "options = { players = 3 }",
        'game = "chess"',
        'options = { deck = "none.txt" }',
    ],
)
def test_a_study_that_cannot_be_played_is_refused(wrong: str, tmp_path: Path) -> None:
    name = wrong.partition(" ")[0]
    lines = [line for line in WRITTEN.splitlines() if not line.startswith(f"{name} ")]
    file = tmp_path / "wrong.toml"
    file.write_text("\n".join([*lines, wrong]), encoding="utf-8")
    with pytest.raises(SetupError):
        read_study(file)


def test_a_deck_is_a_file_beside_the_study(tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text("gorillion 10\nluchataur 10\n", encoding="utf-8")
    file = tmp_path / "own.toml"
    file.write_text(f'{WRITTEN}options = {{ deck = "deck.txt" }}\n', encoding="utf-8")
    (line,) = play_chunk(read_study(file), range(1))
    assert {*line["held"]["A"]} == {"gorillion", "luchataur"}


@pytest.mark.parametrize("file", sorted((ROOT / "studies").glob("*.toml")), ids=lambda file: file.stem)
def test_the_studies_of_the_report_can_be_played(file: Path) -> None:
    assert read_study(file).deals >= 10_000


def test_games_in_columns_are_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="games in columns need the extra [lab]")
    found = []
    for form in ("jsonl", "parquet"):
        kept = Kept.of(STUDY, tmp_path / form, form)
        list(play_on(STUDY, kept, HERE))
        found.append(list(kept.lines()))
    assert found[0] == found[1]


@pytest.fixture
def own_loop() -> Iterator[None]:
    """An event loop of this thread. Dask takes the one that is there; it would leave behind one that it has to make."""
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    yield
    asyncio.set_event_loop(None)
    loop.close()


@pytest.mark.slow
@pytest.mark.usefixtures("own_loop")
def test_a_cluster_that_loses_a_worker_plays_the_same_study(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="a Dask cluster needs the extra [lab]")
    study = replace(STUDY, deals=24)
    alone = played(study, tmp_path / "alone")
    begun = Kept.of(study, tmp_path / "cluster", "jsonl")
    list(islice(play_on(study, begun, HERE), 3))  # begun on one machine
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        address = cluster.scheduler_address.removeprefix("tcp://")
        with crew_named(f"dask://{address}") as crew:
            for number, _ in enumerate(play_on(study, begun, crew)):
                if number == 1:
                    cluster.workers[0].process.process.kill()
    assert contents(tmp_path / "cluster") == alone
