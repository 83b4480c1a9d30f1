"""Sentences that are said over and over, found once: a page says hundreds, and most of them not for the first time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
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
    return partial(say, language)


def said(language: str, message: str, about: Mapping[str, str | int]) -> str:
    """A message of a language."""
    return say(language, message, **about)


@lru_cache(_REMEMBERED)
def say(language: str, message: str, /, **about: str | int) -> str:
    """The same, with what it is about by name."""
    return wording_in(language).message(message, **about)
