"""The names by which a table may be asked for.

Whatever name a browser asks for goes into invitations, and a name of somebody else's could lead back to this machine.
So without being told, a table answers to addresses and to names that nobody can own.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from typing import Final

from starlette.datastructures import Headers

from .declined import Declined

_NAME: Final = r"\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253}"
_HOST: Final = re.compile(rf"(?P<name>{_NAME})(?::[0-9]{{1,5}})?")
_ADDRESS: Final = re.compile(r"\[.*\]|[0-9]{1,3}(?:\.[0-9]{1,3}){3}")
_HERE: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
# Reserved, or used in homes and offices only (RFC 6761, 6762, 8375); a name without a dot is one of these, too.
_NOBODYS: Final = (".localhost", ".local", ".home.arpa", ".internal", ".lan", ".test")


class Hosts:
    """The names of a table: those that its host has given it, or those that are safe without asking. This machine may
    always be asked by the names that every machine has for itself."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self._allowed = frozenset(map(_plain, allowed))
        self._machine = _plain(socket.gethostname())

    def check(self, headers: Headers) -> None:
        """Raises Declined if somebody else's name is asked for."""
        asked = headers.getlist("host")
        if not asked:  # an old or simple program: the table calls itself by its address
            return
        found = _HOST.fullmatch(asked[0])
        if len(asked) > 1 or found is None:
            raise Declined(400, "table-bad-request")
        name = _plain(found["name"])
        if name not in _HERE and not (name in self._allowed if self._allowed else self._is_safe(name)):
            raise Declined(400, "table-other-host", host=name)

    def _is_safe(self, name: str) -> bool:
        is_nobodys = "." not in name or name.endswith(_NOBODYS)
        return is_nobodys or name == self._machine or bool(_ADDRESS.fullmatch(name))


def is_host_name(text: str) -> bool:
    """Whether something is written like the name or the address of a host."""
    return bool(re.fullmatch(_NAME, text))


def _plain(name: str) -> str:
    """A name as names are compared."""
    return name.lower().rstrip(".")
