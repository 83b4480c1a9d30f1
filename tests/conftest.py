"""Tests speak English, whatever language whoever runs them does."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINDTABLE_LANG", "en")
