"""The web table, from the command line."""

from __future__ import annotations

import argparse
import os
from contextlib import nullcontext
from typing import Final

from ..table.ahead import Ahead, CannotServe, Place
from .arguments import DATABASE, complain

_SHARED: Final = "postgres"  # how the address of a database begins that several servers may have


def serve(asked: argparse.Namespace) -> int:
    """Serve the web table until Ctrl-C."""
    place = Place(asked.host, asked.port, not asked.no_browser)
    database = asked.database or os.environ.get(DATABASE, "")
    try:
        with Ahead(place) if database.startswith(_SHARED) else nullcontext() as ahead:
            from . import serving  # noqa: PLC0415  # the first worker begins before this is loaded

            serving.serve(asked, place, ahead)
    except CannotServe as problem:
        return complain(asked.wording.message(problem.message, **problem.about))
    return 0
