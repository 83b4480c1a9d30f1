"""What several processes of a machine measure (`metrics`) is put together, by the folder that they write into.

Whoever keeps them going needs only this, and begins without all that measures.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from tempfile import TemporaryDirectory
from typing import Final

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where the package looks for the folder when it is imported


@contextmanager
def together() -> Iterator[None]:
    """What processes measure that are begun meanwhile is put together."""
    with TemporaryDirectory(prefix="mindtable-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def ended(process: int) -> None:
    """A process has ended, in whatever way: what was open there is not open any more."""
    if FOLDER in os.environ:
        with suppress(ModuleNotFoundError):  # then nothing was measured
            from prometheus_client import multiprocess  # noqa: PLC0415  # most processes do not end

            multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]
