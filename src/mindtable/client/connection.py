"""What is said to a table that is somewhere else, and what it answers. The token goes there and nowhere else:
no answer leads to another address."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any, Final
from urllib.parse import urlsplit

_PATH: Final = "/api/1"
_PATIENCE: Final = 40.0  # seconds; a line that is open shows every fifteen that it is
_LONGEST_LINE: Final = 1_000_000


class Unreachable(Exception):
    """The table does not answer; it may again soon."""


class Declined(Exception):
    """The table has not done what it was asked for; the text is its own sentence."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code


class Table:
    """A table by its address, with a token that it knows."""

    def __init__(self, address: str, token: str, language: str) -> None:
        """Raises ValueError if that is no address of the web."""
        there = urlsplit(address)
        if there.scheme not in ("http", "https") or not there.hostname:
            raise ValueError(address)
        self._connect = HTTPSConnection if there.scheme == "https" else HTTPConnection
        self._host, self._port = there.hostname, there.port
        self._path = there.path.rstrip("/") + _PATH
        self._headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}

    def get(self, path: str) -> Any:
        """Ask for something. Raises Declined or Unreachable."""
        return self._asked("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        """Have something done. Raises Declined or Unreachable."""
        return self._asked("POST", path, body)

    def lines(self, path: str) -> Iterator[Any]:
        """What comes on a line of events until it ends. Raises Declined or Unreachable."""
        try:
            with closing(self._connection()) as connection:
                answer = self._said(connection, "GET", path)
                while line := answer.readline(_LONGEST_LINE):
                    yield json.loads(line)
        except (OSError, HTTPException, ValueError) as problem:
            raise Unreachable(str(problem)) from problem

    def _asked(self, method: str, path: str, body: object = None) -> Any:
        try:
            with closing(self._connection()) as connection:
                return json.loads(self._said(connection, method, path, body).read())
        except (OSError, HTTPException, ValueError) as problem:
            raise Unreachable(str(problem)) from problem

    def _connection(self) -> HTTPConnection:
        return self._connect(self._host, self._port, timeout=_PATIENCE)

    def _said(self, connection: HTTPConnection, method: str, path: str, body: object = None) -> HTTPResponse:
        """The answer, if it is one to go on with."""
        text = None if method == "GET" else json.dumps(body or {})
        connection.request(method, self._path + path, text, {**self._headers, "Content-Type": "application/json"})
        answer = connection.getresponse()
        if answer.status == 200:
            return answer
        if answer.status >= 500 or answer.status == 429:  # it is being replaced, or has too much to do
            raise Unreachable(str(answer.status))
        problem = json.loads(answer.read())
        raise Declined(answer.status, str(problem["code"]), str(problem["sentence"]))
