"""Calling players, wherever they listen: a game of theirs has begun, or somebody wants to play with them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from ..store import News
from .bell import Bell
from .switchboard import Switchboard

_CALLED: Final = "call"  # news; the text has those who are called
_IN_ONE: Final = 100  # players that fit into one piece of news


class Ear(Bell):
    """A bell by which a line hears of several things: of games, and of calls."""

    def __init__(self) -> None:
        super().__init__()
        self.is_called = False  # since it was asked last

    def call(self) -> None:
        """There is something new beside what the line knows of."""
        self.is_called = True
        self.set()


class Calls:
    """Passes calls on to those who listen, here and through other servers."""

    def __init__(self, news: Switchboard) -> None:
        self._news = news
        self._is_hung_up = False
        self._listening: defaultdict[str, set[Ear]] = defaultdict(set)
        news.hear(_CALLED, lambda heard: self._call(heard.text.split()))
        news.hear_of_breaks(lambda: self._call(list(self._listening)))

    @contextmanager
    def listening(self, player: str, ear: Ear) -> Iterator[None]:
        """Let a line hear what a player is called for."""
        ear.is_last |= self._is_hung_up
        self._listening[player].add(ear)
        try:
            yield
        finally:
            self._listening[player].discard(ear)
            if not self._listening[player]:
                del self._listening[player]

    def call(self, players: Iterable[str | None]) -> None:
        """Call some players."""
        called = list(dict.fromkeys(player for player in players if player is not None))
        self._call(called)
        for first in range(0, len(called), _IN_ONE):
            self._news.tell(News(_CALLED, text=" ".join(called[first : first + _IN_ONE])))

    def hang_up(self) -> None:
        """End all lines, and those that begin from now on: the server ends."""
        self._is_hung_up = True
        for ears in self._listening.values():
            for ear in ears:
                ear.ring_out()

    def _call(self, players: Iterable[str]) -> None:
        for player in players:
            for ear in self._listening.get(player, ()):
                ear.call()
