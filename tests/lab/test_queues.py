"""Batch queues: jobs of submitit play the same study, and what one of them loses another plays."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import wait as wait_for
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mindtable.bots.spreading import Crew, Here, spread
from mindtable.game.contract import SetupError
from mindtable.lab import queues
from mindtable.lab.executors import crew_named
from mindtable.lab.keeping import Kept
from mindtable.lab.queues import TRIES, Queue
from mindtable.lab.running import play_on
from tests.lab.test_studies import STUDY, contents, played

submitit = pytest.importorskip("submitit", reason="batch queues need the extra [lab]")
PATIENCE = 60


class Job:
    """A job as submitit has them, which may be lost, or never end."""

    job_id = "1"

    def __init__(self, folder: Path, result: Callable[[], Any], end: str) -> None:
        self.paths = SimpleNamespace(folder=folder, stderr=folder / "1_0_log.err")
        self.result = result
        self.end = end
        self.cancelled = False

    def done(self) -> bool:
        """Whether it has ended."""
        return self.end != "never"

    def exception(self) -> BaseException | None:
        """What went wrong."""
        utils = submitit.core.utils
        wrong = {"lost": utils.UncompletedJobError, "failed": utils.FailedJobError}
        return wrong[self.end]("no result") if self.end in wrong else None

    def cancel(self, check: bool = True) -> None:  # noqa: ARG002
        """Nobody waits for it any more."""
        self.cancelled = True


class Jobs:
    """An executor as submitit has them, the jobs of which end as they are told; later ones well."""

    def __init__(self, folder: Path, *ends: str) -> None:
        self.folder = folder
        self.ends = [*ends]
        self.handed_in: list[Job] = []

    def submit(self, work: Callable[[int], int], piece: int) -> Job:
        """Hand in a job."""
        end = self.ends.pop(0) if self.ends else "well"
        self.handed_in.append(Job(self.folder, lambda: work(piece), end))
        return self.handed_in[-1]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "LOOKING", 0.01)


def outcome(future: Future[Any]) -> BaseException | None:
    return future.exception(timeout=PATIENCE)


def test_what_a_job_loses_another_one_does(tmp_path: Path) -> None:
    jobs = Jobs(tmp_path, "well", "lost", "lost")
    (tmp_path / "1_0_result.pkl").touch()
    with Queue(jobs) as queue:
        assert sorted(spread(abs, [-1, -2, -3], Crew(queue, 2))) == [1, 2, 3]
    assert len(jobs.handed_in) == 5
    assert not [*tmp_path.iterdir()]


def test_what_is_lost_again_and_again_is_said(tmp_path: Path) -> None:
    jobs = Jobs(tmp_path, *["lost"] * TRIES)
    with Queue(jobs) as queue:
        problem = outcome(queue.submit(abs, -1))
    assert isinstance(problem, SetupError)
    assert "3 jobs" in str(problem)
    assert "1_0_log.err" in str(problem)


def test_what_fails_is_not_tried_again(tmp_path: Path) -> None:
    jobs = Jobs(tmp_path, "failed")
    with Queue(jobs) as queue:
        assert isinstance(outcome(queue.submit(abs, -1)), submitit.core.utils.FailedJobError)
    assert len(jobs.handed_in) == 1


def test_no_more_is_handed_in_than_there_are_hands_for_and_the_rest_is_taken_back(tmp_path: Path) -> None:
    jobs = Jobs(tmp_path, "never", "well", "never", "well", "never")
    with Queue(jobs) as queue:
        assert len([*islice(spread(abs, range(100), Crew(queue, 3)), 2)]) == 2
    assert len(jobs.handed_in) <= 5
    assert all(job.cancelled for job in jobs.handed_in if job.end == "never")


def test_all_is_taken_back_on_demand(tmp_path: Path) -> None:
    jobs = Jobs(tmp_path, "never", "never")
    queue = Queue(jobs)
    waiting = [queue.submit(abs, -1), queue.submit(abs, -2)]
    queue.shutdown(cancel_futures=True)
    assert wait_for(waiting, PATIENCE).done == {*waiting}
    assert all(job.cancelled for job in jobs.handed_in)


@pytest.mark.parametrize("address", ["?cluster=none", "?nonsense=1"])
def test_a_queue_that_is_not_there_is_said(address: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="submitit cannot use"), crew_named(f"submitit://{tmp_path}{address}"):
        pass


@pytest.mark.slow
def test_jobs_finish_a_study_that_was_begun_here(tmp_path: Path) -> None:
    begun = Kept.of(STUDY, tmp_path / "begun", "jsonl")
    list(islice(play_on(STUDY, begun, Crew(Here(), 1)), 2))
    folder = tmp_path / "jobs"
    with crew_named(f"submitit://{folder}?cluster=local&timeout_min=10", 1) as crew:
        assert sorted(play_on(STUDY, begun, crew)) == [1, 2]
    assert contents(tmp_path / "begun") == played(STUDY, tmp_path / "alone")
    assert not [*folder.iterdir()]
