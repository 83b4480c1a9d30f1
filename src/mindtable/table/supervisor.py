"""Keeps processes going: one that dies is started again, and all can be replaced one after the other.

A process and its supervisor have a line between them. The process says once that it is ready, and ends in order as soon
as the line does: because it is told so, or because nobody is left to tell it.
"""

from __future__ import annotations

import logging
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, Final

from .measured_together import ended
from .newcomers import Newcomer, Post, line_within
from .pace import pauses

READY: Final = "ready"
_A_WHILE: Final = 30.0  # seconds; what has worked for so long is started again at once
_LAST_WORDS: Final = 30.0  # seconds in which a process ends by itself
_log: Final = logging.getLogger(__name__)

Work = tuple[Post, tuple[Any, ...]]  # with what is told to whoever has it


def end_with(line: Connection, end: Callable[[], None]) -> None:
    """In a process: end as soon as the line to the supervisor does."""
    threading.Thread(target=_wait_for_the_end, args=(line, end), daemon=True).start()


def _wait_for_the_end(line: Connection, end: Callable[[], None]) -> None:
    with suppress(OSError):  # that is one, too
        line.poll(None)  # nothing is ever said
    end()


class _Child:
    """A process."""

    def __init__(self, newcomer: Newcomer, told: tuple[Any, ...]) -> None:
        self._line, self.process = newcomer.line, newcomer.process
        newcomer.tell(*told)
        self.begun = monotonic()
        self.is_ready = False
        self._until: float | None = None  # when it is ended, unless it has done so by itself

    @property
    def ears(self) -> list[Connection | int]:
        """What is heard of it next: that it is ready, or has ended."""
        return [self.process.sentinel] if self.is_ready or self._line.closed else [self.process.sentinel, self._line]

    @property
    def pid(self) -> int:
        return self.process.pid or 0

    @property
    def is_over(self) -> bool:
        return not self.process.is_alive()

    def listen(self) -> None:
        """Take in what it has said."""
        if not self.is_ready and not self._line.closed and self._line.poll():
            try:
                self.is_ready = self._line.recv() == READY
            except (EOFError, OSError):  # it has ended
                self._line.close()

    def tell_to_end(self) -> None:
        if not self.is_ready:  # it has promised nothing yet
            self.process.terminate()
        self._line.close()
        self._until = self._until or monotonic() + _LAST_WORDS

    def seconds_left(self) -> float | None:
        """How long it may still take to end."""
        return None if self._until is None else max(0.0, self._until - monotonic())

    def end_if_overdue(self) -> None:
        if self.seconds_left() == 0 and not self.is_over:
            _log.error("%s does not end in time, and is ended", self.process.name)
            self.process.kill()
            self._until = None


class _Filled:
    """A post that is always filled: if a process has gone, by another. One that takes over is waited for."""

    def __init__(self, post: Post, told: tuple[Any, ...], newcomer: Newcomer | None = None) -> None:
        """What a process is told that has the post; the first may have begun already."""
        self._post = post
        self._told = told
        self._newcomer = newcomer
        self._child: _Child | None = None
        self._successor: _Child | None = None
        self._leaving: list[_Child] = []
        self._pauses = pauses()
        self._due: float | None = 0.0  # when one is to be started
        self.has_begun = False

    @property
    def children(self) -> list[_Child]:
        return [child for child in (self._child, self._successor, *self._leaving) if child]

    @property
    def is_settled(self) -> bool:
        """Whether nobody takes over, or leaves."""
        return self._successor is None and not self._leaving

    def replace(self) -> None:
        """Let another process take over, once it is ready."""
        self._successor = self._begun()

    def go_on(self) -> None:
        """Do what is to be done now."""
        for child in self.children:
            child.listen()
            child.end_if_overdue()
        for child in [child for child in self._leaving if child.is_over]:
            self._leaving.remove(child)
            ended(child.pid)
        self._hand_over()
        if self._child and self._child.is_over:
            self._bury(self._child)
        if self._due is not None and monotonic() >= self._due:
            self._due = None
            self._child = self._begun()

    def seconds_left(self) -> list[float]:
        """How long there is nothing to do, unless something is heard."""
        left = [child.seconds_left() for child in self._leaving]
        due = None if self._due is None else max(0.0, self._due - monotonic())
        return [seconds for seconds in (*left, due) if seconds is not None]

    def _begun(self) -> _Child:
        newcomer, self._newcomer = self._newcomer or Newcomer(self._post), None
        return _Child(newcomer, self._told)

    def _hand_over(self) -> None:
        if self._successor and self._successor.is_ready:
            if self._child:
                self._child.tell_to_end()
                self._leaving.append(self._child)
            self._child, self._successor, self._due = self._successor, None, None
        elif self._successor and self._successor.is_over:
            _log.error("%s could not be replaced", self._post.name)
            self._successor = None
        self.has_begun = self.has_begun or bool(self._child and self._child.is_ready)

    def _bury(self, child: _Child) -> None:
        """A process has ended that should not have. If it does so again and again, there is no hurry."""
        _log.error("%s has ended (%s) and is started again", self._post.name, child.process.exitcode)
        self._child = None
        ended(child.pid)
        lived = monotonic() - child.begun
        if lived > _A_WHILE:
            self._pauses = pauses()
        self._due = monotonic() + (0.0 if lived > _A_WHILE else next(self._pauses))


class Supervisor:
    """Several processes, each of which does what it is there for."""

    def __init__(self, works: Sequence[Work], later: Sequence[Work] = (), ahead: Newcomer | None = None) -> None:
        """What is to be done; what comes later is begun when the first has begun. It would keep that from
        beginning: to begin is much work. For the first of all, a process may have begun ahead."""
        self._first = [_Filled(*work, ahead if work is works[0] else None) for work in works]
        self._posts = self._first + [_Filled(*work) for work in later]
        self._to_replace: deque[_Filled] = deque()
        self._told, self._tell = line_within()

    def run(self, begun: Callable[[], None]) -> None:
        """Keep all going until this process is told to end; say when the first of them has begun. SIGHUP replaces all,
        one after the other."""
        unsaid = True
        self._heed_signals()
        try:
            while True:
                self._go_on()
                if unsaid and self._posts[0].has_begun:
                    unsaid = False
                    begun()
                self._listen()
        finally:
            self._end()

    @property
    def _due(self) -> list[_Filled]:
        """The posts that are to be filled by now."""
        return self._posts if self._posts[0].has_begun else self._first

    def _go_on(self) -> None:
        for post in self._due:
            post.go_on()
        if self._to_replace and all(post.is_settled for post in self._posts):
            self._to_replace.popleft().replace()

    def _listen(self) -> None:
        """Wait until something happens, or is to be done."""
        ears = [ear for post in self._due for child in post.children for ear in child.ears]
        seconds = [left for post in self._due for left in post.seconds_left()]
        if self._told in wait([self._told, *ears], min(seconds, default=None)):
            self._told.recv()
            self._to_replace = deque(self._posts)

    def _end(self) -> None:
        """Let all end at the same time, in order if they do so within their time."""
        children = [child for post in self._posts for child in post.children]
        for child in children:
            child.tell_to_end()
        for child in children:
            child.process.join(child.seconds_left())
            child.end_if_overdue()
            child.process.join()

    def _heed_signals(self) -> None:
        signal.signal(signal.SIGTERM, lambda _sign, _frame: sys.exit())  # in order, as by Ctrl-C
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, lambda _sign, _frame: self._tell.send(None))
