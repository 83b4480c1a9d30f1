"""The web table, from the command line."""

from __future__ import annotations

import argparse
from dataclasses import replace

from ..store import Keeping
from ..table.app import THIS_MACHINE
from ..table.serve import CannotServe, Place, Staff
from ..table.serve import serve as serve_table
from .arguments import complain
from .housekeeping import settings_of


def serve(asked: argparse.Namespace) -> int:
    """Serve the web table until Ctrl-C."""
    keeping = Keeping(asked.keep_finished, asked.keep_abandoned, asked.keep_unbegun)
    settings = replace(
        settings_of(asked),
        keeping=keeping,
        proxies=tuple(asked.behind_proxy),
        allowed_hosts=tuple(asked.allowed_hosts),
        metrics_for=tuple(asked.metrics_for) or THIS_MACHINE,
        log=asked.log,
    )
    try:
        serve_table(settings, Place(asked.host, asked.port, not asked.no_browser), Staff(asked.workers, asked.thinkers))
    except CannotServe as problem:
        return complain(asked.wording.message(problem.message, **problem.about))
    return 0
