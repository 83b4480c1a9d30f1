"""Tests speak English, whatever language whoever runs them does, and have somebody who types."""

from __future__ import annotations

from collections.abc import Callable

import pytest


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINDTABLE_LANG", "en")
    monkeypatch.delenv("MINDTABLE_NAMES", raising=False)


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets somebody type lines, after which the input ends."""

    def prepare(*lines: str) -> None:
        left = iter(lines)

        def read(prompt: str) -> str:
            print(prompt, end="")
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)

    return prepare
