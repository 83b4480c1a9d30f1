"""What people are called, and how their browsers remember it."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from .visit import remember, remembered

LONGEST_NAME: Final = 24
_COOKIE: Final = "name"


def cleaned(name: str) -> str:
    """A name as somebody typed it, on one line and not too long."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:LONGEST_NAME].strip()


def remembered_name(request: Request) -> str:
    """What somebody was called the last time; "" if that is not known."""
    return cleaned(remembered(request, _COOKIE))


def remember_name(response: Response, request: Request, name: str) -> None:
    """Let a browser keep the name that somebody has given."""
    if name:
        remember(response, request, _COOKIE, name)
