"""A request as the pages see it: who it comes from, in which language and colours they read."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from urllib.parse import SplitResult, quote, unquote, urlsplit

from starlette.requests import Request
from starlette.responses import Response

from ..wording import LANGUAGES, NAMINGS, Wording, with_names
from .keys import kept_as
from .pace import NORMAL
from .present.sayings import said, wording_in

PLAYER: Final = "mindtable"  # the cookies
BROWSER: Final = "mindtable.browser"  # in the scope of a request: which one asks (`recognition`)
LANGUAGE: Final = "language"
NAMES: Final = "names"  # of cards
THEME: Final = "theme"
THEMES: Final = ("light", "dark")
PACE: Final = "pace"  # of bots
PACES: Final = ("relaxed", NORMAL, "quick")
CUT_INS: Final = "cut-ins"  # how long great moments are shown
LENGTHS: Final = ("full", "quick", "off")
SOUND: Final = "sound"
EMOTES: Final = "emotes"  # whether those of others are shown
SWITCH: Final = ("on", "off")
_OVER_HTTPS: Final = "__Host-"  # before its name: for this host only, and never sent in the open
_YEAR: Final = 365 * 24 * 3600
_ENGLISH: Final = "en"


@dataclass(frozen=True)
class Browser:
    """A browser that asks, by the token that it has or is to have."""

    token: str | None  # None: it has none that counts
    fresh: str = ""  # for one that has none
    is_taken_over: bool = False  # from a cookie of before: the browser has to be told
    account: str | None = None  # that it is signed in to


_UNKNOWN: Final = Browser(None)


@dataclass(frozen=True)
class Visit:
    """Who asks, and how they like to read."""

    browser: Browser
    wording: Wording
    theme: str  # "" where the browser decides
    pace: str = NORMAL
    cut_ins: str = LENGTHS[0]
    has_sound: bool = False
    sees_emotes: bool = True

    @staticmethod
    def of(request: Request) -> Visit:
        """Who asks with a request, and how they like to read."""
        return Visit(
            browser=request.scope.get(BROWSER, _UNKNOWN),
            wording=wording_in(_language(request)),
            theme=_chosen(request, THEME, THEMES, ""),
            pace=_chosen(request, PACE, PACES, NORMAL),
            cut_ins=_chosen(request, CUT_INS, LENGTHS, LENGTHS[0]),
            has_sound=_chosen(request, SOUND, SWITCH, "off") == "on",
            sees_emotes=_chosen(request, EMOTES, SWITCH, "on") == "on",
        )

    @property
    def token(self) -> str | None:
        """What the browser is known by, if it is known."""
        return self.browser.token

    @cached_property
    def player(self) -> str | None:
        """Who asks, as the store knows them: the account that the browser is signed in to, or else the browser."""
        return self.browser.account or (kept_as(self.token) if self.token else None)

    @property
    def is_signed_in(self) -> bool:
        """Whether the browser is signed in to an account."""
        return self.browser.account is not None

    @property
    def language(self) -> str:
        """The language that is read."""
        return self.wording.language

    def say(self, message: str, **about: str | int) -> str:
        """A message in the language that is read."""
        return said(self.language, message, about)


def known_player(visit: Visit) -> tuple[str, str]:
    """The token of a browser, a new one if it has none, and who asks, as the store knows them."""
    token = visit.token or visit.browser.fresh
    return token, visit.player or kept_as(token)


def remember(response: Response, request: Request, cookie: str, value: str) -> None:
    """Leave a cookie that no script can read and no post from another site brings along; a link there does: whoever
    follows one to their own game must not find themselves watching it. It holds plain letters only: others become
    numbers."""
    secure = request.url.scheme == "https"
    name = name_of_player(request) if cookie == PLAYER else cookie
    response.set_cookie(name, quote(value), max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def name_of_player(request: Request) -> str:
    """How the cookie is called that says who a browser is."""
    return f"{_OVER_HTTPS}{PLAYER}" if request.url.scheme == "https" else PLAYER


def remembered(request: Request, cookie: str) -> str:
    """What a cookie says; "" if there is none."""
    return unquote(request.cookies.get(cookie, ""))


def _chosen(request: Request, cookie: str, known: Collection[str], usual: str) -> str:
    """What a cookie says, if it is one of what can be chosen."""
    value = remembered(request, cookie)
    return value if value in known else usual


def own_page(path: str) -> str:
    """A path that cannot lead to another site, however a browser reads it; else that of the first page."""
    is_ours = path.startswith("/") and not path.startswith("//") and path.isprintable() and "\\" not in path
    return path if is_ours else "/"


def split_address(text: str) -> SplitResult:
    """The parts of an address that a visitor has sent; all empty where it is none."""
    try:
        return urlsplit(text)
    except ValueError:
        return urlsplit("")


def _language(request: Request) -> str:
    """The language that is read, with the names of cards that are read in it."""
    return with_names(_spoken(request), _chosen(request, NAMES, NAMINGS, NAMINGS[0]))


def _spoken(request: Request) -> str:
    """The language that was chosen, or the first of the browser's that we speak."""
    chosen = remembered(request, LANGUAGE)
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "")[:200].split(","):
        spoken = part.partition(";")[0].partition("-")[0].strip().lower()
        if spoken in LANGUAGES:
            return spoken
    return _ENGLISH
