"""Who plays the games of a study: processes of this machine, a Dask cluster, a batch queue, or any other executor."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Final

from ..bots.outside import maker_of
from ..bots.spreading import AHEAD, Crew, processes
from ..game.contract import SetupError
from ..game.flaws import flaw, written
from .queues import queue_of

PROCESSES: Final = "processes"
DASK: Final = "dask://"
QUEUE: Final = "submitit://"
PATIENCE: Final = 10  # seconds until a cluster is not there
USUAL: Final = 8  # workers of an executor that does not say how many it has


@contextmanager
def crew_named(name: str, number: int | None = None) -> Iterator[Crew]:
    """The crew of a name, and how many workers it has where that is said. A SetupError says if there is none."""
    if name == PROCESSES:
        with processes(number or os.cpu_count() or 1) as crew:
            yield crew
    elif name.startswith(DASK):
        with _dask(name.removeprefix(DASK), number) as crew:
            yield crew
    else:
        found = queue_of(name.removeprefix(QUEUE)) if name.startswith(QUEUE) else _made_by(name)
        with found as executor:
            yield Crew(executor, (number or USUAL) * AHEAD)


@contextmanager
def _dask(address: str, number: int | None) -> Iterator[Crew]:
    """The workers of a cluster. What a worker had that is lost, others do."""
    try:
        client = import_module("distributed").Client(f"tcp://{address}", set_as_default=False, timeout=PATIENCE)
    except (OSError, ValueError) as problem:
        raise SetupError(flaw("no-cluster", address=written(address))) from problem
    with client, client.get_executor(pure=False) as executor:
        workers = number or sum(client.nthreads().values()) or USUAL
        yield Crew(executor, workers * AHEAD)


def _made_by(name: str) -> Executor:
    """An executor that a function or class of a module makes, `module:factory`."""
    module, _, factory = name.partition(":")
    try:
        executor = maker_of(module, factory)()
    except SetupError as problem:
        raise SetupError(flaw("no-executor", name=written(name))) from problem
    if not isinstance(executor, Executor):
        raise SetupError(flaw("no-executor", name=written(name)))
    return executor
