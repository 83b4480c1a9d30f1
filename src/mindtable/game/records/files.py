"""Records on disk."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from ..flaws import flaw_of_file, in_file
from .record import Record, RecordError
from .text import LONGEST_RECORD, parse, write_out


def save(record: Record, path: Path) -> None:
    """Write a record to disk so that at every moment there is the old file or the new one, never half of one."""
    with NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as file:
        try:
            file.write(write_out(record))
            file.flush()
            os.fsync(file.fileno())
            file.close()
            Path(file.name).replace(path)
        except BaseException:
            with suppress(OSError):
                Path(file.name).unlink()
            raise
    if os.name == "posix":  # the new name is on disk once its folder is
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        with path.open(encoding="utf-8") as file:
            return parse(file.read(LONGEST_RECORD + 1))
    except (OSError, UnicodeDecodeError) as problem:
        raise RecordError(flaw_of_file(path, problem)) from problem
    except RecordError as problem:
        raise RecordError(problem.flaw.within(in_file(path))) from problem
