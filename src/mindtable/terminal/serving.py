"""The web table, from the command line, once all is loaded that it needs."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path
from typing import Final

from ..store import Keeping, is_shared
from ..table import logs
from ..table.ahead import Ahead, CannotServe, Place
from ..table.serve import Staff, said_why
from ..table.serve import serve as serve_table
from ..table.settings import THIS_MACHINE
from ..table.thinker import think as think_for_servers
from ..table.thinkers import Crew
from .arguments import CannotDo, complain
from .housekeeping import settings_of

_LONGEST_CONTACT: Final = 2000  # letters


def serve(asked: argparse.Namespace, place: Place, ahead: Ahead | None) -> None:
    """Serve the web table until Ctrl-C. Raises CannotServe."""
    keeping = Keeping(asked.keep_finished, asked.keep_abandoned, asked.keep_unbegun)
    settings = replace(
        settings_of(asked),
        keeping=keeping,
        proxies=tuple(asked.behind_proxy),
        allowed_hosts=tuple(asked.allowed_hosts),
        metrics_for=tuple(asked.metrics_for) or THIS_MACHINE,
        log=asked.log,
        contact=_contact(asked),
        openers=asked.openings,
        rated=not asked.no_ratings,
    )
    serve_table(settings, place, Staff(asked.workers, asked.thinkers), ahead)


def _contact(asked: argparse.Namespace) -> str:
    """What the host wants to be known of who can be asked. Raises CannotDo, or OSError."""
    if not asked.contact:
        return ""
    try:
        text = Path(asked.contact).expanduser().read_text("utf-8").strip()
    except UnicodeDecodeError as problem:
        raise CannotDo(asked.wording.message("command-contact-no-text", file=asked.contact)) from problem
    if len(text) > _LONGEST_CONTACT:
        raise CannotDo(asked.wording.message("command-contact-long", file=asked.contact, most=_LONGEST_CONTACT))
    return text


def think(asked: argparse.Namespace) -> int:
    """Let bots think for the servers of a database until Ctrl-C."""
    settings = settings_of(asked)
    processes = asked.processes or os.cpu_count() or 1
    ready = asked.wording.message("command-think-ready", count=sum(Crew.of(processes)))
    try:
        with said_why(settings):
            if settings.database is None or not is_shared(settings.database):
                raise CannotServe("table-needs-database", option="mindtable think")
            logs.begin(None)
            think_for_servers(settings.database, processes, lambda: print(ready, flush=True))
    except CannotServe as problem:
        return complain(asked.wording.message(problem.message, **problem.about))
    return 0
