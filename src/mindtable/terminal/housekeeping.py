"""The games of the web table, looked after from the command line."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from ..store import FOR_EVER, REASONS, Keeping, Old, Store, StoreInUse, alone
from ..table.app import Settings
from ..table.serve import CannotServe, said_why
from .arguments import CannotDo
from .journal import folder

_A_FEW: Final = 100


def settings_of(asked: argparse.Namespace) -> Settings:
    """Where the games are."""
    data = Path(asked.data).expanduser() if asked.data else folder()
    return Settings(data=data, database=asked.database)


def prune(asked: argparse.Namespace) -> int:
    """Delete old games, or count them; also while they are served."""
    keeping = Keeping(asked.older_than, asked.abandoned, asked.unbegun)
    if keeping == FOR_EVER:
        raise CannotDo(asked.wording.message("command-prune-nothing"))
    with _games(asked) as store:
        old = [old for old in _all_old(store, keeping) if asked.dry_run or store.put_away(old.id, keeping)]
    counts = Counter(one.why for one in old)
    message = "command-prune-would" if asked.dry_run else "command-prune-done"
    print(asked.wording.message(message, all=len(old), **{why: counts[why] for why in REASONS}))
    return 0


@contextmanager
def _games(asked: argparse.Namespace) -> Iterator[Store]:
    """The store, alone or beside the server that has it. Raises CannotDo."""
    settings = settings_of(asked)
    try:
        with said_why(settings):
            _check_there(asked, settings)
            try:
                with alone(settings.store):
                    store = Store(settings.store)
            except StoreInUse:
                store = Store(settings.store, is_served=True)
            try:
                yield store
            finally:
                store.close()
    except CannotServe as problem:
        raise CannotDo(asked.wording.message(problem.message, **problem.about)) from problem


def _check_there(asked: argparse.Namespace, settings: Settings) -> None:
    """A folder that was mistyped must not become one with games."""
    file = make_url(settings.store).database if settings.store.startswith("sqlite") else None
    if file is not None and not Path(file).exists():
        raise CannotDo(asked.wording.message("command-no-games", file=file))


def _all_old(store: Store, keeping: Keeping) -> Iterator[Old]:
    last = ""
    while some := store.old_games(keeping, _A_FEW, last):
        yield from some
        last = some[-1].id
