"""A request as the pages see it: who it comes from, in which language and colours they read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, unquote

from starlette.requests import Request
from starlette.responses import Response

from ..wording import LANGUAGES, Wording
from .keys import kept_as, new_token
from .present.sayings import said, wording_in

PLAYER: Final = "mindtable"  # the cookies
LANGUAGE: Final = "language"
THEME: Final = "theme"
THEMES: Final = ("light", "dark")
_YEAR: Final = 365 * 24 * 3600
_ENGLISH: Final = "en"


@dataclass(frozen=True)
class Visit:
    """Who asks, and how they like to read."""

    token: str | None
    wording: Wording
    theme: str  # "" where the browser decides

    @staticmethod
    def of(request: Request) -> Visit:
        theme = remembered(request, THEME)
        return Visit(
            token=remembered(request, PLAYER) or None,
            wording=wording_in(_language(request)),
            theme=theme if theme in THEMES else "",
        )

    @property
    def player(self) -> str | None:
        """The browser, as the store knows it."""
        return kept_as(self.token) if self.token else None

    @property
    def language(self) -> str:
        return self.wording.language

    def say(self, message: str, **about: str | int) -> str:
        return said(self.language, message, about)


def address_of(request: Request) -> str:
    """Where a request comes from; "" if nobody knows."""
    return request.client.host if request.client else ""


def known_player(visit: Visit) -> tuple[str, str]:
    """The token of a browser, a new one if it has none, and how it is kept."""
    token = visit.token or new_token()
    return token, kept_as(token)


def remember(response: Response, request: Request, cookie: str, value: str) -> None:
    """Leave a cookie that no script can read and no post from another site brings along; a link there does: whoever
    follows one to their own game must not find themselves watching it. It holds plain letters only: others become
    numbers."""
    secure = request.url.scheme == "https"
    response.set_cookie(cookie, quote(value), max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def remembered(request: Request, cookie: str) -> str:
    """What a cookie says; "" if there is none."""
    return unquote(request.cookies.get(cookie, ""))


def _language(request: Request) -> str:
    """The language that was chosen, or the first of the browser's that we speak."""
    chosen = remembered(request, LANGUAGE)
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "")[:200].split(","):
        spoken = part.partition(";")[0].partition("-")[0].strip().lower()
        if spoken in LANGUAGES:
            return spoken
    return _ENGLISH
