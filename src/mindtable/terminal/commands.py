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
from typing import Final

from ..bots import BotFailure
from ..game.flaws import Flawed
from .arguments import FAILED, INTERRUPTED, MODULES, CannotDo, complain

# What brings which package.
_EXTRAS: Final = {
    "resvg_py": "art",
    "fontTools": "art",
    "psycopg": "postgresql",
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
    except (CannotDo, BotFailure, Flawed) as problem:  # a flaw only where there is no wording yet
        return complain(str(problem))
    except ModuleNotFoundError as problem:
        package = (problem.name or "").partition(".")[0]
        if package not in _EXTRAS:
            raise
        return complain(f"this needs the package “{package}”; mindtable[{_EXTRAS[package]}] brings it")
    except BrokenPipeError:  # whoever reads the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as problem:
        where = f"{problem.filename}: " if problem.filename else ""
        return complain(f"{where}{problem.strerror or problem}")
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _done(asked: argparse.Namespace) -> int:
    """Do what was asked for; the exit status."""
    command = getattr(import_module(f".{MODULES[asked.command]}", __package__), asked.command)
    try:
        status: int = command(asked)
    except Flawed as problem:
        return complain(asked.wording.flaw(problem.flaw))
    return status
