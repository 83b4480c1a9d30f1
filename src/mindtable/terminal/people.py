"""People of the web table, for its host: who has which name, and what was told of whom."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

from ..store import Store
from ..store.people import Known
from ..table.declined import Declined
from ..table.look_alikes import folded
from ..table.names import check_name, cleaned
from .arguments import DISMISS, HOST, LIST, REMOVE, RENAME, REPORTS, UNHOST, CannotDo
from .housekeeping import games_of_table

_A_FEW: Final = 100
_MOST_REPORTS: Final = 1000


def people(asked: argparse.Namespace) -> int:
    """Do what the host wants with people, also while the table is served."""
    names = {LIST: 0, RENAME: 2, REPORTS: 0}.get(asked.action, 1)
    if len(asked.names) != names:
        raise CannotDo(asked.wording.message("command-people-names", action=asked.action, count=names))
    with games_of_table(asked) as store:
        for line in _DOING[asked.action](asked, store):
            print(line)
    return 0


def _listed(asked: argparse.Namespace, store: Store) -> Iterator[str]:
    last = ""
    while some := store.people().some(_A_FEW, last):
        for one in some:
            kind = "account" if one.person.is_account else "guest"
            yield asked.wording.message(
                "command-people-line",
                name=one.person.name,
                kind="host" if store.accounts().is_host(one.player) else kind,
                since=f"{one.since:%Y-%m-%d}",
                used=f"{one.touched:%Y-%m-%d}",
            )
        last = folded(some[-1].person.name)


def _renamed(asked: argparse.Namespace, store: Store) -> Iterator[str]:
    known, name = _called(asked, store), cleaned(asked.names[1])
    try:
        is_free = store.people().call(known.player, name, check_name(name))
    except Declined as problem:
        raise CannotDo(problem.sentence(asked.wording)) from problem
    if not is_free:
        raise CannotDo(asked.wording.message("people-name-taken", name=name, free="", count=0))
    yield asked.wording.message("command-people-renamed", name=known.person.name, new=name)


def _removed(asked: argparse.Namespace, store: Store) -> Iterator[str]:
    known = _called(asked, store)
    store.people().forget(known.player)
    yield asked.wording.message("command-people-removed", name=known.person.name)


def _hosting(asked: argparse.Namespace, store: Store) -> Iterator[str]:
    known = _called(asked, store)
    if not known.person.is_account:
        raise CannotDo(asked.wording.message("command-people-no-account", name=known.person.name))
    store.accounts().let_host(known.player)
    yield asked.wording.message("command-people-hosting", name=known.person.name)


def _not_hosting(asked: argparse.Namespace, store: Store) -> Iterator[str]:
    known = _called(asked, store)
    store.accounts().let_not_host(known.player)
    yield asked.wording.message("command-people-not-hosting", name=known.person.name)


def _dismissed(asked: argparse.Namespace, store: Store) -> Iterator[str]:
    known = _called(asked, store)
    count = store.people().dismiss(known.player)
    yield asked.wording.message("command-people-dismissed", name=known.person.name, count=count)


def _reported(asked: argparse.Namespace, store: Store) -> Iterator[str]:
    nobody = asked.wording.message("people-guest")
    for one in store.people().reported(_MOST_REPORTS):
        yield asked.wording.message(
            "command-people-report",
            day=f"{one.since:%Y-%m-%d}",
            by=one.by or nobody,
            about=one.about or nobody,
            what=asked.wording.message("people-reason", what=one.what),
            game=one.game,
        )


def _called(asked: argparse.Namespace, store: Store) -> Known:
    """Who has the first of the names that are given. Raises CannotDo."""
    found = store.people().called(folded(asked.names[0]))
    if found is None:
        raise CannotDo(asked.wording.message("command-people-unknown", name=asked.names[0]))
    return found


_DOING: Final = {
    LIST: _listed,
    RENAME: _renamed,
    REMOVE: _removed,
    HOST: _hosting,
    UNHOST: _not_hosting,
    REPORTS: _reported,
    DISMISS: _dismissed,
}
