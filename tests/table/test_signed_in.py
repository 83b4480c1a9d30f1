"""Who is signed in is asked again after a while, where nobody tells of changes, and as soon as somebody does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from mindtable.store import News
from mindtable.store.belongings import CHANGED
from mindtable.table import identities
from mindtable.table.identities import Identities

A_MINUTE = 61.0  # and a little more


class Asked:
    """Identities over a store that counts how often it is asked, at a time that is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, hears_programs: bool) -> None:
        self.times = 0
        self.now = 0.0
        self.heard: dict[str, Callable[[Any], None]] = {}
        monkeypatch.setattr(identities, "time", SimpleNamespace(monotonic=lambda: self.now))
        rows = SimpleNamespace(account_of=self._account_of)
        store: Any = SimpleNamespace(people=lambda: None, accounts=lambda: rows, own_rows=lambda: None)
        news: Any = SimpleNamespace(
            hears_programs=hears_programs,
            hear=self.heard.__setitem__,
            hear_of_breaks=lambda missed: self.heard.__setitem__("", lambda _: missed()),
        )

        async def on_disk(work: Callable[[], Any]) -> Any:
            return work()

        disk: Any = on_disk
        self.identities = Identities(
            store, disk, news, {}, lambda _: asyncio.sleep(0), others_changed=lambda _players: None
        )

    def _account_of(self, _browser: str) -> str:
        self.times += 1
        return "account"

    def ask(self) -> int:
        assert asyncio.run(self.identities.account_of("browser")) == "account"
        return self.times


def test_it_is_asked_again_after_a_minute_where_a_host_may_change_it_unheard(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, hears_programs=False)
    assert [asked.ask(), asked.ask()] == [1, 1]
    asked.now += A_MINUTE
    assert asked.ask() == 2


def test_where_all_changes_are_told_it_is_asked_after_one_and_after_a_break(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, hears_programs=True)
    asked.ask()
    asked.now += A_MINUTE
    assert asked.ask() == 1
    for number, about in enumerate((CHANGED, ""), 2):
        asyncio.run(_hear(asked, about))
        assert asked.ask() == number


async def _hear(asked: Asked, about: str) -> None:
    asked.heard[about](News(about, text="browser"))
    await asyncio.sleep(0)
