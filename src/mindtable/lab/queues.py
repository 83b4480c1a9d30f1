"""Batch queues: jobs that submitit hands in, to Slurm or to processes of this machine, as an executor."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from importlib import import_module
from threading import Event, Lock, Thread
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl

from ..game.contract import SetupError
from ..game.flaws import flaw, written

R = TypeVar("R")

LOOKING: Final = 1.0  # seconds between two looks at what is done
TRIES: Final = 3  # jobs for one piece of work
_CLUSTER: Final = "cluster"


@dataclass
class Work:
    """A piece of work, the job that has it now, and how many have had it."""

    hand_in: Callable[[], Any]
    promised: Future[Any]
    job: Any
    tries: int = 1


class Queue(Executor):
    """Hands in every piece of work as a job of its own. What a job had that was lost, another one does."""

    def __init__(self, jobs: Any) -> None:
        self._jobs: Final = jobs
        self._lock: Final = Lock()
        self._under_way: list[Work] = []
        self._ended: Final = Event()
        self._looking: Final = Thread(target=self._look_on, name="queue", daemon=True)
        self._looking.start()

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        """Hand in a piece of work; what will come of it."""

        def hand_in() -> Any:
            return self._jobs.submit(fn, *args, **kwargs)

        promised: Future[R] = Future()
        with self._lock:
            self._under_way.append(Work(hand_in, promised, hand_in()))
        return promised

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take back what nobody wants any more, and wait for the rest."""
        with self._lock:
            for work in self._under_way:
                if cancel_futures:
                    work.promised.cancel()
        self._ended.set()
        if wait:
            self._looking.join()

    def _look_on(self) -> None:
        while self._under_way or not self._ended.is_set():
            with self._lock:
                self._under_way = [work for work in self._under_way if not self._settled(work)]
            self._ended.wait(LOOKING)

    def _settled(self, work: Work) -> bool:
        """Whether nothing is to be done any more for a piece of work."""
        if work.promised.cancelled():
            work.job.cancel(check=False)
            _remove_files(work.job)
            return not work.promised.set_running_or_notify_cancel()
        if not work.job.done():
            return False
        problem = work.job.exception()
        if problem is not None and _is_lost(problem) and work.tries < TRIES:
            work.job, work.tries = work.hand_in(), work.tries + 1
            return False
        if not work.promised.set_running_or_notify_cancel():
            return True
        if problem is None:
            work.promised.set_result(work.job.result())
            _remove_files(work.job)
        else:
            work.promised.set_exception(_explained(problem, work))
        return True


def queue_of(address: str) -> Queue:
    """The queue of an address, `FOLDER?cluster=slurm&timeout_min=60`: the folder, on a disk that all machines share,
    has what the jobs are given and give back. A SetupError says if there is none."""
    submitit = import_module("submitit")
    folder, _, settings = address.partition("?")
    chosen = {name: int(value) if value.isdecimal() else value for name, value in parse_qsl(settings)}
    try:
        jobs = submitit.AutoExecutor(folder, cluster=chosen.pop(_CLUSTER, None))
        jobs.update_parameters(**chosen)
    except (AssertionError, LookupError, NameError, OSError, RuntimeError, TypeError, ValueError) as problem:
        first = str(problem).strip().partition("\n")[0]
        raise SetupError(flaw("no-queue", address=written(address), problem=written(first))) from problem
    return Queue(jobs)


def _is_lost(problem: BaseException) -> bool:
    """Whether a job ended without a word, and not because of what it did."""
    errors = import_module("submitit").core.utils
    return isinstance(problem, errors.UncompletedJobError) and not isinstance(problem, errors.FailedJobError)


def _explained(problem: BaseException, work: Work) -> BaseException:
    if not _is_lost(problem):
        return problem
    return SetupError(flaw("work-lost", tries=work.tries, log=written(str(work.job.paths.stderr))))


def _remove_files(job: Any) -> None:
    """What was given to a job is not needed any more, and what came of it is kept elsewhere: there are many of them."""
    for file in job.paths.folder.glob(f"{job.job_id}_*"):
        file.unlink(missing_ok=True)
