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
        self.accounts: dict[str, str] = {}  # of browsers that are not signed in to the usual one
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

    def _account_of(self, browser: str) -> str:
        self.times += 1
        return self.accounts.get(browser, "account")

    def ask(self, browser: str = "browser") -> int:
        """How often the store was asked, after one more question."""
        assert asyncio.run(self.identities.account_of(browser)) == self.accounts.get(browser, "account")
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


def test_all_browsers_of_an_account_are_forgotten_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch, hears_programs=True)
    asked.accounts["of another"] = "other account"
    browsers = ("browser", "second", "of another")
    assert [asked.ask(browser) for browser in (*browsers, *browsers)] == [1, 2, 3, 3, 3, 3]
    asyncio.run(_hear(asked, CHANGED, "account"))
    assert [asked.ask(browser) for browser in browsers] == [4, 5, 5]


def test_who_has_not_come_for_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identities, "_REMEMBERED", 2)
    asked = Asked(monkeypatch, hears_programs=True)
    assert [asked.ask(browser) for browser in ("one", "two", "one", "three", "one", "two")] == [1, 2, 2, 3, 3, 4]
    asyncio.run(_hear(asked, CHANGED, "account"))
    assert [asked.ask(browser) for browser in ("one", "two")] == [5, 6]


async def _hear(asked: Asked, about: str, text: str = "browser") -> None:
    asked.heard[about](News(about, text=text))
    await asyncio.sleep(0)
