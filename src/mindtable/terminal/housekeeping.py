"""The games of the web table, looked after from the command line."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ..store import (
    FOR_EVER,
    REASONS,
    Keeping,
    Old,
    OlderStore,
    Store,
    StoreInUse,
    alone,
    copy_store,
    file_of,
    migrate_store,
)
from ..table.ahead import CannotServe
from ..table.keys import copy_key
from ..table.serve import said_why
from ..table.settings import Settings
from .arguments import DATABASE, CannotDo
from .journal import folder

_A_FEW: Final = 100
_KEY_FILE: Final = "MINDTABLE_KEY_FILE"


def settings_of(asked: argparse.Namespace) -> Settings:
    """Where the games are. What the environment says of it stands in no list of processes."""
    data = Path(asked.data).expanduser() if asked.data else folder()
    database = asked.database or os.environ.get(DATABASE) or None
    key_file = os.environ.get(_KEY_FILE)
    return Settings(data=data, database=database, key_file=Path(key_file).expanduser() if key_file else None)


def migrate(asked: argparse.Namespace) -> int:
    """Bring the tables of a store up to date, as a server would when it begins."""
    settings = settings_of(asked)
    with _said(asked, settings):
        if file := file_of(settings.store):
            _check_there(asked, file)
        with alone(settings.store):
            before, now = migrate_store(settings.store)
    message = "command-migrate-done" if before < now else "command-migrate-nothing"
    print(asked.wording.message(message, version=now))
    return 0


def prune(asked: argparse.Namespace) -> int:
    """Delete old games and progress, or count the games; also while they are served."""
    keeping = Keeping(asked.older_than, asked.abandoned, asked.unbegun)
    if keeping == FOR_EVER:
        raise CannotDo(asked.wording.message("command-prune-nothing"))
    with games_of_table(asked) as store:
        old = [old for old in _all_old(store, keeping) if asked.dry_run or store.put_away(old.id, keeping)]
        if not asked.dry_run:
            store.progress().put_away_old(keeping)
    counts = Counter(game.why for game in old)
    message = "command-prune-would" if asked.dry_run else "command-prune-done"
    print(asked.wording.message(message, all=len(old), **{why: counts[why] for why in REASONS}))
    return 0


def backup(asked: argparse.Namespace) -> int:
    """Copy store and key to a folder, also while they are served."""
    settings = settings_of(asked)
    target = Path(asked.folder).expanduser()
    with _said(asked, settings):
        file = file_of(settings.store)
        if file is None:
            raise CannotDo(asked.wording.message("command-backup-elsewhere"))
        _check_there(asked, file)
        target.mkdir(mode=0o700, parents=True, exist_ok=True)
        if any(target.iterdir()):
            raise CannotDo(asked.wording.message("command-backup-not-empty", folder=str(target)))
        copy_key(settings.data, target)
        copy_store(file, target)
    print(asked.wording.message("command-backup-done", folder=str(target)))
    return 0


@contextmanager
def games_of_table(asked: argparse.Namespace) -> Iterator[Store]:
    """The store, also while it is served. Raises CannotDo."""
    settings = settings_of(asked)
    with _said(asked, settings):
        if file := file_of(settings.store):
            _check_there(asked, file)
        store = _opened(settings.store)
        try:
            yield store
        finally:
            store.close()


def _opened(url: str) -> Store:
    """A store; one of an older version is changed only if no server has it."""
    try:
        return Store(url, as_it_is=True)
    except OlderStore as older:
        try:
            with alone(url):
                return Store(url)
        except StoreInUse:
            raise older from None


@contextmanager
def _said(asked: argparse.Namespace, settings: Settings) -> Iterator[None]:
    """Say what is wrong with the games in the language of whoever asked. Raises CannotDo."""
    try:
        with said_why(settings):
            yield
    except CannotServe as problem:
        raise CannotDo(asked.wording.message(problem.message, **problem.about)) from problem


def _check_there(asked: argparse.Namespace, file: Path) -> None:
    """A folder that was mistyped must not become one with games."""
    if not file.exists():
        raise CannotDo(asked.wording.message("command-no-games", file=str(file)))


def _all_old(store: Store, keeping: Keeping) -> Iterator[Old]:
    last = ""
    while some := store.old_games(keeping, _A_FEW, last):
        yield from some
        last = some[-1].id
