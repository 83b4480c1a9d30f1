"""Who is at which table, as servers of one database write it down."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

from mindtable.store import Store
from mindtable.store.attending import Attending


def test_a_server_that_ends_while_it_writes_waits_for_nobody(postgresql: str) -> None:
    store = Store(postgresql)
    presences = store.presences()
    here = [((f"game-{number}", "player"), Attending(1)) for number in range(400)]
    with ThreadPoolExecutor(2) as at_once:
        for seed in range(12):
            presences.beat()
            presences.note(dict(here))
            shuffled = Random(seed).sample(here, len(here))
            for written in (at_once.submit(presences.note, dict(shuffled)), at_once.submit(presences.leave)):
                written.result()
    store.close()
