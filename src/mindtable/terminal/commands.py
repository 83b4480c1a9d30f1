"""The command line: one function for each command (see `arguments.MODULES`).

What a command needs is imported when it runs, so that measuring needs no screen and playing no YAML. Whatever
is wrong with the input is one line on the error output and exit status 2.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

from ..bots import BotFailure
from ..game.flaws import Flawed, cause_of, in_seat
from .arguments import FAILED, INTERRUPTED, MODULES, CannotDo, complain

if TYPE_CHECKING:
    from ..wording import Wording

# What brings which package.
_EXTRAS: Final = {
    "resvg_py": "art",
    "fontTools": "art",
    "psycopg": "postgresql",
    "distributed": "lab",
    "matplotlib": "lab",
    "pyarrow": "lab",
    "submitit": "lab",
    "numpy": "research",
    "librt": "research",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # no sign that is typed, or that a terminal lacks, is an error
            stream.reconfigure(errors="replace")
    try:
        asked = import_module(".command_line", __package__).read(arguments)
        status = _done(asked)
        sys.stdout.flush()
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    except (CannotDo, Flawed) as problem:  # a flaw only where there is no wording yet
        return complain(str(problem))
    except BrokenPipeError:  # whoever reads the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _done(asked: argparse.Namespace) -> int:
    """Do what was asked for; the exit status."""
    try:
        command = getattr(import_module(f".{MODULES[asked.command]}", __package__), asked.command)
        status: int = command(asked)
    except BotFailure as failure:
        return complain(asked.wording.flaw(failure.flaw.within(in_seat(failure.seat))))
    except Flawed as problem:
        return complain(asked.wording.flaw(problem.flaw))
    except ModuleNotFoundError as problem:
        package = (problem.name or "").partition(".")[0]
        if package not in _EXTRAS:
            raise
        brought_by = f"mindtable[{_EXTRAS[package]}]"
        return complain(asked.wording.message("system-no-package", package=package, extra=brought_by))
    except BrokenPipeError:
        raise
    except OSError as problem:
        return complain(_refused(problem, asked.wording))
    return status


def _refused(problem: OSError, wording: Wording) -> str:
    """What the operating system did not do, and why."""
    if problem.filename is None:
        return wording.cause(cause_of(problem))
    return wording.message("system-refused", file=str(problem.filename), why=cause_of(problem))
