"""What a server of games in a database does ahead: its socket is bound and its first worker begins to load the program,
while this process loads what it needs itself and looks whether the games can be had."""

from __future__ import annotations

import errno
import socket
from contextlib import ExitStack
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Self

from ..game.flaws import Cause, cause_of
from .measured_together import together
from .newcomers import Newcomer, Post

_UNHEARD: Final = 30_000  # milliseconds after which a connection is given up whose other end says nothing
_NO_SUCH_HOST: Final = (socket.EAI_NONAME, socket.EAI_AGAIN)  # these are numbers of another list than those of errors


class CannotServe(Exception):
    """Why a table or its games cannot be opened. `message` is the name of a sentence."""

    def __init__(self, message: str, **about: str | Cause) -> None:
        super().__init__(message)
        self.message = message
        self.about = about


@dataclass(frozen=True)
class Place:
    """Where a table is to be found."""

    host: str
    port: int
    browser: bool  # whether it is opened in one, where there is one


class Ahead:
    """A socket, and a worker that has begun. It is sent away if it is not taken on."""

    def __init__(self, place: Place) -> None:
        """Raises CannotServe where nobody could come."""
        with ExitStack() as held:
            held.enter_context(together())
            self.listening = held.enter_context(listening_at(place.host, place.port))
            self._newcomer: Newcomer | None = Newcomer(worker_at(self.listening, 1))
            self._held = held.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _problem: BaseException | None, _where: TracebackType | None
    ) -> None:
        if newcomer := self.taken_on():
            newcomer.send_away()
        self._held.close()

    def taken_on(self) -> Newcomer | None:
        """The worker, which is somebody else's to end from now on."""
        newcomer, self._newcomer = self._newcomer, None
        return newcomer


def worker_at(listening: socket.socket, number: int) -> Post:
    """The post of somebody who answers those who come to a socket."""
    return Post(f"worker {number}", "mindtable.table.worker", (listening,))


def listening_at(host: str, port: int) -> socket.socket:
    """A socket to which browsers come. Raises CannotServe."""
    try:
        listening = socket.create_server((host, port), family=_family(host))
        # Connections take it over: whoever has lost theirs is not here any more.
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNHEARD)
        return listening
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise CannotServe("table-port-taken", port=str(port)) from problem
        why = Cause("no-address") if problem.errno in _NO_SUCH_HOST else cause_of(problem)
        raise CannotServe("table-no-listening", address=f"{host}:{port}", problem=why) from problem


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
