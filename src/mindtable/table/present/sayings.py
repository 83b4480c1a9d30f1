"""Sentences that are said over and over, found once: a page says hundreds, and most of them not for the first time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Final

from ...wording import Wording

_REMEMBERED: Final = 1 << 15


@cache
def wording_in(language: str) -> Wording:
    """The wording of a language, made once."""
    return Wording(language)


@cache
def saying(language: str) -> Callable[..., str]:
    """What says messages of a language; for one language always the same."""
    return lambda message, **about: said(language, message, about)


def said(language: str, message: str, about: Mapping[str, str | int]) -> str:
    """A message of a language."""
    return _said(language, message, tuple(about.items()))


@lru_cache(_REMEMBERED)
def _said(language: str, message: str, about: tuple[tuple[str, str | int], ...]) -> str:
    return wording_in(language).message(message, **dict(about))
