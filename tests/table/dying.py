"""Opens stores and dies while it does: a program of its own, so that nothing is left of it.

It reads lines of two words, the address of a store and a number, and dies in a child at the write of that number, as by
a power cut. For each it says whether the child died, or got through.
"""

from __future__ import annotations

import os
import sys

from sqlalchemy import Engine, event

import mindtable.store.all_changes  # noqa: F401  # loaded once, and not by every child
from mindtable.store import Store

_READING = ("SELECT", "PRAGMA", "BEGIN")


def die_at(number: int) -> None:
    """End this process before its n-th write; that a transaction is committed is one, too."""
    count = 0

    def write() -> None:
        nonlocal count
        count += 1
        if count == number:
            os._exit(1)

    @event.listens_for(Engine, "before_cursor_execute")
    def statement(_connection: object, _cursor: object, words: str, *_: object) -> None:
        if not words.lstrip().upper().startswith(_READING):
            write()

    @event.listens_for(Engine, "commit")
    def commit(_connection: object) -> None:
        write()


def opened_and_died(url: str, number: int) -> bool:
    """Whether a child has died while it opened a store."""
    child = os.fork()
    if not child:
        die_at(number)
        Store(url)
        os._exit(0)
    return os.waitpid(child, 0)[1] != 0


def main() -> None:
    for line in sys.stdin:
        url, number = line.split()
        print("died" if opened_and_died(url, int(number)) else "through", flush=True)


if __name__ == "__main__":
    main()
