"""The web table, from the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..table.app import Settings
from ..table.serve import CannotServe
from ..table.serve import serve as serve_table
from .arguments import complain
from .journal import folder


def serve(asked: argparse.Namespace) -> int:
    """Serve the web table until Ctrl-C."""
    data = Path(asked.data).expanduser() if asked.data else folder()
    settings = Settings(
        data=data,
        database=asked.database,
        proxies=tuple(asked.behind_proxy),
        allowed_hosts=tuple(asked.allowed_hosts),
    )
    try:
        serve_table(settings, host=asked.host, port=asked.port, browser=not asked.no_browser)
    except CannotServe as problem:
        return complain(asked.wording.message(problem.message, **problem.about))
    return 0
